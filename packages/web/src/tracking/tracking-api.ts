import type { TrackedMode } from '@landbridge/contract/tracking/modes/tracked-modes'
import { type SharedTrace, sharedTrace, tracePath } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { type TrackingFilter, trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { useQuery } from '@tanstack/react-query'
import { callCrm } from '../platform/files.ts'
import { useLanguage } from '../platform/text.tsx'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

const minuteMs = 60_000

export const useTrackingList = (mode: TrackedMode, input: TrackingFilter) => useListCall(trackingLists[mode], input)

/** One box, by its job or booking; it is asked for again every few minutes, as long as the page is open. */
export const useTracking = (id: string, containerNo?: string) =>
  useCall(
    trackingEndpoints.detail,
    { id, ...(containerNo && { containerNo }) },
    { keepPrevious: true, pollMs: 5 * minuteMs },
  )

export const useShares = (box: { jobNo: string; containerNo: string }) => useCall(trackingEndpoints.shares, box)
export const useShare = () => useCommand(trackingEndpoints.share, [trackingEndpoints.shares])
export const useUnshare = () => useCommand(trackingEndpoints.unshare, [trackingEndpoints.shares])

const favouriteJobs = { kind: 'job', pageIndex: 1, pageSize: 200, sort: 'asc' } as const
export const useFavouriteJobs = () => useCall(favouriteEndpoints.list, favouriteJobs)
export const useAddFavourite = () => useCommand(favouriteEndpoints.add, [favouriteEndpoints.list])
export const useRemoveFavourite = () => useCommand(favouriteEndpoints.remove, [favouriteEndpoints.list])

export type SharedLink = { orderNo: string; jobNo: string; containerNo: string; key: string }

/** The trace behind a share link, its places in the reader's language. A call that fails is no result, and nothing more is said of it. */
export function useSharedTrace({ orderNo, jobNo, containerNo, key }: SharedLink) {
  const language = useLanguage()
  return useQuery<SharedTrace['data']['track']>({
    queryKey: ['shared trace', orderNo, jobNo, containerNo, key, language],
    queryFn: async () => {
      const headers = { 'Accept-Language': language }
      const told = await callCrm(tracePath(jobNo, containerNo), { orderNum: orderNo, key }, { headers })
      const answer = sharedTrace.safeParse(told)
      return answer.success ? answer.data.data.track : []
    },
    staleTime: minuteMs,
  })
}

export const useMilestoneSheet = (id: string) => useCall(trackingDeskEndpoints.list, { id })
export const useSaveMilestone = () => useCommand(trackingDeskEndpoints.save)
export const useCorrectMilestone = () => useCommand(trackingDeskEndpoints.correct)
export const useSavePosition = () => useCommand(trackingDeskEndpoints.savePosition)
export const useRemovePosition = () => useCommand(trackingDeskEndpoints.removePosition)
export const useImportPositions = () => useCommand(trackingDeskEndpoints.importPositions)
