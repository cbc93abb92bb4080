import {
  type LoginEvent,
  messagingAppEndpoints,
  simulatorEndpoints,
} from '@landbridge/contract/access/messaging-app-endpoints'
import { useCall, useCommand } from '../../platform/use-call.ts'

const { events, binding, bind, unbind } = messagingAppEndpoints

/** Hears what comes of a ticket until `close`; `lost` tells that the stream is over and will not come back. */
export function hearTicket(ticket: string, on: { event(event: LoginEvent): void; lost(): void }): { close(): void } {
  const stream = new EventSource(`${events.path}?${new URLSearchParams({ ticket })}`)
  stream.onmessage = ({ data }) => on.event(events.wire.output.decode(JSON.parse(data)))
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) on.lost()
  }
  return { close: () => stream.close() }
}

export const useBinding = () => useCall(binding, {}, { staleMs: 0 })
export const useBindMessagingApp = () => useCommand(bind, [binding])
export const useUnbindMessagingApp = () => useCommand(unbind, [binding])

export const useSimulatedPhone = (ticket: string) => useCall(simulatorEndpoints.show, { ticket }, { staleMs: Infinity })
export const useSimulatedAct = () => useCommand(simulatorEndpoints.act, [])
