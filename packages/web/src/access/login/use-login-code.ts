import {
  type LoginCode,
  type LoginEvent,
  messagingAppEndpoints,
} from '@landbridge/contract/access/messaging-app-endpoints'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../platform/api.ts'

export type ShownCode =
  | { state: 'loading' }
  | { state: 'none'; error: unknown }
  | { state: 'expired'; code: LoginCode }
  | { state: 'ok'; code: LoginCode; isScanned: boolean }

type Heard = {
  /** The string to log in with; in bind mode with who scanned and what the messaging app said. */
  token(exchange: string, event: Pick<LoginEvent, 'userId' | 'raw'>): void
  failed(code: string): void
}

/** A QR code that lives for a while, and its events, made anew on every refresh. */
export function useLoginCode(heard: Heard): { shown: ShownCode; refresh(): void } {
  const [round, setRound] = useState(0)
  const [shown, setShown] = useState<ShownCode>({ state: 'loading' })
  const refresh = useCallback(() => setRound((before) => before + 1), [])

  const tell = useEffectEvent((event: LoginEvent) => {
    if (event.event === 'token') heard.token(event.exchange ?? '', { userId: event.userId, raw: event.raw })
    if (event.event === 'error') heard.failed(event.code ?? '')
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round makes another code
  useEffect(() => {
    const leaving = new AbortController()
    setShown({ state: 'loading' })
    call(messagingAppEndpoints.code, {}, { signal: leaving.signal, once: false }).then(
      (code) => {
        if (leaving.signal.aborted) return
        const stop = follow(code, { show: setShown, tell })
        leaving.signal.addEventListener('abort', stop)
      },
      (error: unknown) => leaving.signal.aborted || setShown({ state: 'none', error }),
    )
    return () => leaving.abort()
  }, [round])

  return { shown, refresh }
}

/** Shows a code until its time is over, and passes its events on. */
function follow(
  code: LoginCode,
  { show, tell }: { show(shown: ShownCode): void; tell(event: LoginEvent): void },
): () => void {
  const expire = () => {
    stop()
    show({ state: 'expired', code })
  }
  const stream = hearTicket(code.ticket, {
    lost: expire,
    event(event) {
      if (event.event === 'scanned') return show({ state: 'ok', code, isScanned: true })
      stop()
      if (event.event === 'expired') return expire()
      tell(event)
    },
  })
  const timer = setTimeout(expire, code.qrExpiryMs)
  const stop = () => {
    clearTimeout(timer)
    stream.close()
  }
  show({ state: 'ok', code, isScanned: false })
  return stop
}

/** Listens to the events of a ticket until `close`; `lost` is called when the stream is over and will not come back. */
function hearTicket(ticket: string, on: { event(event: LoginEvent): void; lost(): void }): { close(): void } {
  const stream = new EventSource(`${messagingAppEndpoints.events.path}?${new URLSearchParams({ ticket })}`)
  stream.onmessage = ({ data }) => on.event(messagingAppEndpoints.events.wire.output.decode(JSON.parse(data)))
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) on.lost()
  }
  return { close: () => stream.close() }
}
