import { act } from '@testing-library/react'
import { vi } from 'vitest'

export type TestStream = { url: string; isClosed: boolean; tell(data: object): void; break(): void }

/** Stands in for the browser's event streams; each that is opened can be spoken through. */
export function eventStreams(): TestStream[] {
  const opened: TestStream[] = []
  function open(this: unknown, url: string) {
    const stream = {
      url,
      readyState: 1,
      isClosed: false,
      onmessage: (_event: { data: string }) => {},
      onerror: () => {},
      close() {
        stream.isClosed = true
      },
      tell: (data: object) => act(() => stream.onmessage({ data: JSON.stringify(data) })),
      break() {
        stream.readyState = 2
        act(() => stream.onerror())
      },
    }
    opened.push(stream)
    return stream
  }
  vi.stubGlobal('EventSource', Object.assign(open, { CLOSED: 2 }))
  return opened
}
