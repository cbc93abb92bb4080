import {
  type LoginCode,
  type LoginEvent,
  messagingAppEndpoints,
} from '@landbridge/contract/access/messaging-app-endpoints'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../platform/api.ts'

export type LoginCodeState =
  | { state: 'loading' }
  | { state: 'none'; error: unknown }
  | { state: 'expired'; code: LoginCode }
  | { state: 'ok'; code: LoginCode; isScanned: boolean }

type LoginCodeHandlers = {
  /** The string to log in with, and in bind mode the scanned account and the messaging app's answer. */
  onToken(exchange: string, event: Pick<LoginEvent, 'userId' | 'raw'>): void
  onFailed(code: string): void
}

/** An expiring QR code and its events, made anew on every refresh. */
export function useLoginCode(handlers: LoginCodeHandlers): { codeState: LoginCodeState; refresh(): void } {
  const [round, setRound] = useState(0)
  const [codeState, setCodeState] = useState<LoginCodeState>({ state: 'loading' })
  const refresh = useCallback(() => setRound((before) => before + 1), [])

  const onEvent = useEffectEvent((event: LoginEvent) => {
    if (event.event === 'token') handlers.onToken(event.exchange ?? '', { userId: event.userId, raw: event.raw })
    if (event.event === 'error') handlers.onFailed(event.code ?? '')
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round makes another code
  useEffect(() => {
    const abortController = new AbortController()
    setCodeState({ state: 'loading' })
    call(messagingAppEndpoints.code, {}, { signal: abortController.signal, once: false }).then(
      (code) => {
        if (abortController.signal.aborted) return
        const stop = watchCode(code, { show: setCodeState, onEvent })
        abortController.signal.addEventListener('abort', stop)
      },
      (error: unknown) => abortController.signal.aborted || setCodeState({ state: 'none', error }),
    )
    return () => abortController.abort()
  }, [round])

  return { codeState, refresh }
}

/** Shows a code until it expires, and passes its events on. */
function watchCode(
  code: LoginCode,
  { show, onEvent }: { show(codeState: LoginCodeState): void; onEvent(event: LoginEvent): void },
): () => void {
  const expire = () => {
    stop()
    show({ state: 'expired', code })
  }
  const stream = streamTicketEvents(code.ticket, {
    onLost: expire,
    onEvent(event) {
      if (event.event === 'scanned') return show({ state: 'ok', code, isScanned: true })
      stop()
      if (event.event === 'expired') return expire()
      onEvent(event)
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

/** Streams the events of a ticket until `close`; `onLost` follows a stream that cannot be resumed. */
function streamTicketEvents(
  ticket: string,
  on: { onEvent(event: LoginEvent): void; onLost(): void },
): { close(): void } {
  const stream = new EventSource(`${messagingAppEndpoints.events.path}?${new URLSearchParams({ ticket })}`)
  stream.onmessage = ({ data }) => on.onEvent(messagingAppEndpoints.events.wire.output.decode(JSON.parse(data)))
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) on.onLost()
  }
  return { close: () => stream.close() }
}
