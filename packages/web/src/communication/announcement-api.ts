import type { AnnouncementFilter, AnnouncementInput } from '@landbridge/contract/communication/announcement'
import {
  announcementEndpoints,
  announcementDeskEndpoints as desk,
} from '@landbridge/contract/communication/announcement-endpoints'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

export const useNotices = (input: AnnouncementInput) => useListCall(announcementEndpoints.list, input)

const rereads = [desk.list, desk.detail]

export const useAnnouncements = (input: AnnouncementFilter) => useListCall(desk.list, input, { staleMs: 0 })
export const useAnnouncement = (id: string) => useCall(desk.detail, { id }, { staleMs: 0 })
export const useMakeAnnouncement = () => useCommand(desk.create, rereads)
export const useSaveAnnouncement = () => useCommand(desk.save, rereads)
export const usePublishAnnouncement = () => useCommand(desk.publish, rereads)
export const useWithdrawAnnouncement = () => useCommand(desk.withdraw, rereads)
