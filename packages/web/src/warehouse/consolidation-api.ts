import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import {
  type ConsolidationFilter,
  consolidationEndpoints as desk,
} from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { useMemo } from 'react'
import { call } from '../platform/api.ts'
import { useFormat } from '../platform/format.ts'
import type { Option } from '../platform/ui/option.tsx'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

/** Every change answers with the consolidation, and what shows consolidations or jobs is read again. */
const shown = [desk.list, desk.show, jobDeskEndpoints.list, jobDeskEndpoints.show]

export const useReceive = () => useCommand(desk.receive, shown)
export const useConsolidations = (filter: ConsolidationFilter) => useListCall(desk.list, filter)
export const useConsolidation = (id: string) => useCall(desk.show, { id })
export const readConsolidation = (id: string) => call(desk.show, { id })
export const useSaveConsolidation = () => useCommand(desk.save, shown)
export const usePutJobs = () => useCommand(desk.put, shown)
export const useTakeJob = () => useCommand(desk.take, shown)
export const useCloseConsolidation = () => useCommand(desk.close, shown)
export const useReopenConsolidation = () => useCommand(desk.reopen, shown)
export const useCancelConsolidation = () => useCommand(desk.cancel, shown)

type Lane = { originCode?: string | undefined; destinationCode?: string | undefined }

/** The departures of a lane that are still ahead. */
export function useDeparturesOn({ originCode, destinationCode }: Lane): readonly Option[] {
  const format = useFormat()
  const isLane = Boolean(originCode && destinationCode)
  const { data } = useCall(
    departureDeskEndpoints.list,
    { originCode, destinationCode, state: 'scheduled', pageIndex: 1, pageSize: 50, sort: 'asc' },
    { enabled: isLane },
  )
  return useMemo(
    () =>
      data?.items.map(({ id, departureNo, etd, etdZone }) => ({
        value: id,
        label: departureNo,
        subLabel: format.dayTime(etd, etdZone),
      })) ?? [],
    [data, format],
  )
}
