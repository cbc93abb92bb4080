import type {
  AnnouncementFilter,
  OwnAnnouncementInput,
  OwnAnnouncements,
} from '@landbridge/contract/communication/announcement'
import {
  announcementEndpoints,
  announcementDeskEndpoints as desk,
  ownAnnouncementEndpoints as own,
} from '@landbridge/contract/communication/announcement-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/api.ts'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

export const useNotices = (input: OwnAnnouncementInput) => useListCall(own.list, input, { staleMs: 0 })
export const useNoticesOnTop = ({ enabled }: { enabled: boolean }) =>
  useCall(announcementEndpoints.top, {}, { enabled, staleMs: Number.POSITIVE_INFINITY })
export const useReadAllNotices = () => useCommand(own.readAll, [own.list])

/** Marks a notice as read without moving it. */
export function useReadNotice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(own.read, { id }),
    onSuccess: ({ unread }, id) => {
      queries.setQueriesData<OwnAnnouncements>(
        { queryKey: [own.list.path] },
        (list) =>
          list && { ...list, unread, items: list.items.map((one) => (one.id === id ? { ...one, isRead: true } : one)) },
      )
    },
  })
}

const rereads = [desk.list, desk.detail]

export const useAnnouncements = (input: AnnouncementFilter) => useListCall(desk.list, input, { staleMs: 0 })
export const useAnnouncement = (id: string) => useCall(desk.detail, { id }, { staleMs: 0 })
export const readAnnouncement = (id: string) => call(desk.detail, { id })
export const useMakeAnnouncement = () => useCommand(desk.create, rereads)
export const useSaveAnnouncement = () => useCommand(desk.save, rereads)
export const usePublishAnnouncement = () => useCommand(desk.publish, rereads)
export const useWithdrawAnnouncement = () => useCommand(desk.withdraw, rereads)
