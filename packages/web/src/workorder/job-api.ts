import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import { type FavouriteFilter, favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobDeskEndpoints as desk, type JobDeskFilter } from '@landbridge/contract/workorder/job-desk-endpoints'
import { type JobFilter, jobCalls, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { type JobModeName, jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { packingSheetEndpoints } from '@landbridge/contract/workorder/packing-sheet-endpoints'
import { useMemo } from 'react'
import type { z } from 'zod'
import { call } from '../platform/api.ts'
import { upload } from '../platform/files.ts'
import type { Option } from '../platform/ui/option.tsx'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'
import { usePlace } from '../reference/index.ts'
import { carriedModeOf } from './modes/job-modes.ts'

export const useJobs = (mode: JobModeName, filter: JobFilter) => useListCall(jobCalls[mode].list, filter)
export type BookingWithJobs = { id: string; jobNos: readonly string[] }

/** Jobs of a booking with at least one, which gives their mode. */
export const useJobsOfBooking = ({ id, jobNos: [jobNo = ''] }: BookingWithJobs) =>
  useCall(jobCalls[carriedModeOf(jobNo)].ofBooking, { id, pageIndex: 1, pageSize: 50 })
export const useJob = (mode: JobModeName, id: string) => useCall(jobCalls[mode].show, { id })

export const useConfirmCompletion = () => useCommand(jobEndpoints.confirm)
export const attachToJob = (jobNoIn: string, fid: string, documentType: string) =>
  call(jobCalls[carriedModeOf(jobNoIn)].attach, { jobNoIn, fid, documentType })

export const useFavourites = (filter: FavouriteFilter, enabled: boolean) =>
  useListCall(favouriteEndpoints.list, filter, { enabled })
const collecting = [favouriteEndpoints.list, ...jobModes.map((mode) => jobCalls[mode].show)]
export const useCollect = () => useCommand(favouriteEndpoints.add, collecting)
export const collectAgain = (favourite: z.output<typeof favouriteEndpoints.add.input>) =>
  call(favouriteEndpoints.add, favourite)
export const useUncollect = () => useCommand(favouriteEndpoints.remove, collecting)

export type ReadJob = { id: string; version: number }

export const jobsAtDesk = [desk.list, desk.show]
export const useDeskJobs = (filter: JobDeskFilter) => useListCall(desk.list, filter)
export const useDeskJob = (id: string) => useCall(desk.show, { id })
export const readDeskJob = (id: string) => call(desk.show, { id })

export const useOpenJobs = () => useCommand(desk.open)
export const useSaveHead = () => useCommand(desk.save, jobsAtDesk)
export const useSaveContainer = () => useCommand(desk.saveContainer, jobsAtDesk)
export const useRemoveContainer = () => useCommand(desk.removeContainer, jobsAtDesk)
export const useDeliver = () => useCommand(desk.deliver, [...jobsAtDesk, documentEndpoints.list])
export const useOrderContainers = () => useCommand(desk.orderContainers, jobsAtDesk)
export const useMoveContainer = () => useCommand(desk.moveContainer, jobsAtDesk)
export const useSavePacking = () => useCommand(desk.savePacking, jobsAtDesk)
export const useRemovePacking = () => useCommand(desk.removePacking, jobsAtDesk)
/** The first visible sheet of a workbook as rows of text. */
export async function readPackingSheet(file: Blob): Promise<string> {
  const { path, wire } = packingSheetEndpoints.read
  return wire.output.decode(await upload(path, {}, file)).rows
}
export const useImportPacking = () => useCommand(desk.importPacking, jobsAtDesk)
export const usePreviewPacking = () => useCommand(desk.previewPacking, [])
export const useSaveCharge = () => useCommand(desk.saveCharge, jobsAtDesk)
export const useRemoveCharge = () => useCommand(desk.removeCharge, jobsAtDesk)
export const useIssueCompletion = () => useCommand(desk.complete, jobsAtDesk)
export const useAttach = () => useCommand(desk.attach, jobsAtDesk)
export const useDetach = () => useCommand(desk.detach, jobsAtDesk)

export function useOperators(): readonly Option[] {
  const { data } = useCall(bookingDeskEndpoints.operators, {}, { staleMs: Number.POSITIVE_INFINITY })
  return useMemo(
    () => data?.items.map(({ operatorId, operatorName }) => ({ value: operatorId, label: operatorName })) ?? [],
    [data],
  )
}

/** A place's name for a filter in the address. */
export const usePlaceName = (code: string, mode: PlaceMode): string => usePlace(mode, code)?.label ?? code
