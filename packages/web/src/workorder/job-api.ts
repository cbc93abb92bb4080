import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { type FavouriteFilter, favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobDeskEndpoints as desk, type JobDeskFilter } from '@landbridge/contract/workorder/job-desk-endpoints'
import { type JobFilter, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { useMemo } from 'react'
import { call } from '../platform/api.ts'
import type { Option } from '../platform/ui/option.tsx'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

export const useJobs = (filter: JobFilter) => useListCall(jobEndpoints.list, filter)
export const useJobsOfBooking = (bookingId: string) =>
  useCall(jobEndpoints.ofBooking, { id: bookingId, pageIndex: 1, pageSize: 50 })
export const useJob = (id: string) => useCall(jobEndpoints.show, { id })

export const useConfirmCompletion = () => useCommand(jobEndpoints.confirm)
export const useRefuseCompletion = () => useCommand(jobEndpoints.refuse)
export const attachToJob = (jobNoIn: string, fid: string, documentType: string) =>
  call(jobEndpoints.attach, { jobNoIn, fid, documentType })

export const useFavourites = (filter: FavouriteFilter) => useListCall(favouriteEndpoints.list, filter)
const collecting = [favouriteEndpoints.list, jobEndpoints.show]
export const useCollect = () => useCommand(favouriteEndpoints.add, collecting)
export const useUncollect = () => useCommand(favouriteEndpoints.remove, collecting)

/** The desk's calls. Every change answers with the job, and what shows jobs is read again. */
const shown = [desk.list, desk.show]
export const useDeskJobs = (filter: JobDeskFilter) => useListCall(desk.list, filter)
export const useDeskJob = (id: string) => useCall(desk.show, { id })
export const useOpenJobs = () => useCommand(desk.open)
export const useSaveHead = () => useCommand(desk.save, shown)
export const useSaveContainer = () => useCommand(desk.saveContainer, shown)
export const useRemoveContainer = () => useCommand(desk.removeContainer, shown)
export const useMoveContainer = () => useCommand(desk.moveContainer, shown)
export const useSavePacking = () => useCommand(desk.savePacking, shown)
export const useRemovePacking = () => useCommand(desk.removePacking, shown)
export const useImportPacking = () => useCommand(desk.importPacking, shown)
export const useSaveCharge = () => useCommand(desk.saveCharge, shown)
export const useRemoveCharge = () => useCommand(desk.removeCharge, shown)
export const useIssueCompletion = () => useCommand(desk.complete, shown)
export const useCancelJob = () => useCommand(desk.cancel, shown)
export const useAttach = () => useCommand(desk.attach, shown)
export const useDetach = () => useCommand(desk.detach, shown)

/** Staff who can be given a work order. */
export function useOperators(): readonly Option[] {
  const { data } = useCall(bookingDeskEndpoints.operators, {}, { staleMs: Number.POSITIVE_INFINITY })
  return useMemo(
    () => data?.items.map(({ operatorId, operatorName }) => ({ value: operatorId, label: operatorName })) ?? [],
    [data],
  )
}

/** The entries of one class of the code library, in the reader's language. */
export function useCodes(classcode: string): readonly Option[] {
  const { data } = useCall(
    referenceEndpoints.codes,
    { classcode, pageSize: 9999 },
    { staleMs: Number.POSITIVE_INFINITY },
  )
  return useMemo(() => data?.map(({ code, label }) => ({ value: code, label, subLabel: code })) ?? [], [data])
}

export function useCurrencies(): readonly Option[] {
  const { data } = useCall(referenceEndpoints.currencies, { pageSize: 9999 }, { staleMs: Number.POSITIVE_INFINITY })
  return useMemo(() => data?.map(({ code }) => ({ value: code, label: code })) ?? [], [data])
}

export function useContainerTypes(): readonly Option[] {
  const { data } = useCall(referenceEndpoints.containers, { pageSize: 9999 }, { staleMs: Number.POSITIVE_INFINITY })
  return useMemo(() => data?.map(({ label }) => ({ value: label, label })) ?? [], [data])
}

const placesLike = (type: 'R' | 'B') => async (key: string, signal: AbortSignal) => {
  const found = await call(referenceEndpoints.railPorts, { type, pageSize: 30, ...(key && { key }) }, { signal })
  return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}

/** Stations and border crossings that fit what is typed. */
export const findStations = placesLike('R')
export const findBorders = placesLike('B')

/** A place by its code, for a filter that stands in the address. */
export function usePlaceName(code: string): string {
  const { data } = useCall(
    referenceEndpoints.railPorts,
    { key: code, pageSize: 20 },
    { enabled: code !== '', staleMs: Number.POSITIVE_INFINITY },
  )
  return data?.find((place) => place.code === code)?.label ?? code
}
