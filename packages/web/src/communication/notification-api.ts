import { notificationEndpoints } from '@landbridge/contract/communication/notification'
import { useCall, useCommand } from '../platform/use-call.ts'

export const useNotifications = () => useCall(notificationEndpoints.show, {}, { staleMs: 0 })
export const useOffLink = (key: string) =>
  useCall(notificationEndpoints.lookAtOffLink, { key }, { enabled: key !== '', staleMs: Number.POSITIVE_INFINITY })
export const useSwitchOff = () => useCommand(notificationEndpoints.switchOff, [notificationEndpoints.show])

export const useChooseNotification = () => useCommand(notificationEndpoints.save, [notificationEndpoints.show])
