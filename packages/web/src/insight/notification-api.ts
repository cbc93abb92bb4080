import { notificationEndpoints } from '@landbridge/contract/insight/notification'
import { useCall, useCommand } from '../platform/use-call.ts'

export const useNotifications = () => useCall(notificationEndpoints.show, {}, { staleMs: 0 })
export const useChooseNotification = () => useCommand(notificationEndpoints.save, [notificationEndpoints.show])
