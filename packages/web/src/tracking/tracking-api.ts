import { instant } from '@landbridge/contract/shared/wire-values'
import type { TrackedMode } from '@landbridge/contract/tracking/modes/tracked-modes'
import { positionSheetEndpoints } from '@landbridge/contract/tracking/position-sheet-endpoints'
import { sharedTrace, sharedTraceEndpoints, tracePath } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import {
  type TrackingFilter,
  type TrackPosition,
  trackingEndpoints,
  trackingLists,
} from '@landbridge/contract/tracking/tracking-endpoints'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { useQuery } from '@tanstack/react-query'
import { callCrm, upload } from '../platform/files.ts'
import { useLanguage } from '../platform/text.tsx'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

const minuteMs = 60_000

export const useTrackingList = (mode: TrackedMode, input: TrackingFilter) => useListCall(trackingLists[mode], input)

/** A box by its job or booking, refreshed every few minutes. */
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

type SharedLink = { bookingNo: string; jobNo: string; containerNo: string; key: string }

export const useSharedBox = (link: SharedLink, { enabled }: { enabled: boolean }) =>
  useCall(sharedTraceEndpoints.box, link, { enabled, keepPrevious: true, pollMs: 5 * minuteMs })

/**
 * The trace of a shared box, newest first, from the deployment's own host for it or the portal; a failed call is no
 * result.
 */
export const useTrace = ({ bookingNo, jobNo, containerNo, key }: SharedLink) => {
  const language = useLanguage()
  return useQuery({
    queryKey: ['shared trace', bookingNo, jobNo, containerNo, key, language],
    queryFn: async (): Promise<Omit<TrackPosition, 'source'>[]> => {
      const headers = { 'Accept-Language': language }
      const response = await callCrm(tracePath(jobNo, containerNo), { orderNum: bookingNo, key }, { headers })
      const answer = sharedTrace.safeParse(response)
      const track = answer.success ? answer.data.data.track : []
      return track.toReversed().map(({ createTime, ...one }) => ({ ...one, locatedAt: instant.decode(createTime) }))
    },
    staleTime: minuteMs,
  })
}

/** The first visible sheet of a workbook as rows of text. */
export async function readPositionSheet(file: Blob): Promise<string> {
  const { path, wire } = positionSheetEndpoints.read
  return wire.output.decode(await upload(path, {}, file)).rows
}
export const useMilestoneSheet = (id: string) => useCall(trackingDeskEndpoints.list, { id })
export const useSaveMilestone = () => useCommand(trackingDeskEndpoints.save)
export const useCorrectMilestone = () => useCommand(trackingDeskEndpoints.correct)
export const useSavePosition = () => useCommand(trackingDeskEndpoints.savePosition)
export const useRemovePosition = () => useCommand(trackingDeskEndpoints.removePosition)
export const useImportPositions = () => useCommand(trackingDeskEndpoints.importPositions)
