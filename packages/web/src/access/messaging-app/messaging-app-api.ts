import { messagingAppEndpoints, simulatorEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { useCall, useCommand } from '../../platform/use-call.ts'

const { binding, bind, unbind } = messagingAppEndpoints

export const useBinding = () => useCall(binding, {}, { staleMs: 0 })
export const useBindMessagingApp = () => useCommand(bind, [binding])
export const useUnbindMessagingApp = () => useCommand(unbind, [binding])

export const useSimulatedPhone = (ticket: string) => useCall(simulatorEndpoints.show, { ticket }, { staleMs: Infinity })
export const useSimulatedAct = () => useCommand(simulatorEndpoints.act, [])
