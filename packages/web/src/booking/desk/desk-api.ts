import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskExportFilter, DeskFilter } from '@landbridge/contract/booking/booking-desk-views'
import { download } from '../../platform/files.ts'
import { useCall, useCommand, useListCall } from '../../platform/use-call.ts'

export const useDeskBookings = (filter: DeskFilter) => useListCall(desk.list, filter)
export const useDeskBooking = (id: string) => useCall(desk.show, { id })

export function useOperators() {
  const { data } = useCall(desk.operators, {}, { staleMs: 300_000 })
  return (data?.items ?? []).map(({ operatorId, operatorName }) => ({ value: operatorId, label: operatorName }))
}

export const useReceive = () => useCommand(desk.receive)
export const useOffer = () => useCommand(desk.offer)
export const useWithdrawOffer = () => useCommand(desk.withdrawOffer)
export const useDecideRequest = () => useCommand(desk.amend)
export const useAssign = () => useCommand(desk.assign)

export const exportDesk = (input: DeskExportFilter) =>
  download(desk.export.path, desk.export.wire.input.encode(input) as Record<string, unknown>, { method: 'GET' })
