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

/** Queries of consolidations and jobs, read anew after every change. */
const affectedQueries = [desk.list, desk.show, jobDeskEndpoints.list, jobDeskEndpoints.show]

export const useReceive = () => useCommand(desk.receive, affectedQueries)
export const useConsolidations = (filter: ConsolidationFilter) => useListCall(desk.list, filter)
export const useConsolidation = (id: string) => useCall(desk.show, { id })
export const readConsolidation = (id: string) => call(desk.show, { id })
export const useSaveConsolidation = () => useCommand(desk.save, affectedQueries)
export const usePutJobs = () => useCommand(desk.put, affectedQueries)
export const useTakeJob = () => useCommand(desk.take, affectedQueries)
export const useCloseConsolidation = () => useCommand(desk.close, affectedQueries)
export const useReopenConsolidation = () => useCommand(desk.reopen, affectedQueries)
export const useCancelConsolidation = () => useCommand(desk.cancel, affectedQueries)

type Lane = { originCode?: string | undefined; destinationCode?: string | undefined }

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
