import {
  type DeskExportFilter,
  type DeskFilter,
  bookingDeskEndpoints as desk,
} from '@landbridge/contract/booking/booking-desk-endpoints'
import { download } from '../../platform/files.ts'
import { useCall, useCommand, useListCall } from '../../platform/use-call.ts'

export const useDeskBookings = (filter: DeskFilter) => useListCall(desk.list, filter)
export const useDeskBooking = (id: string) => useCall(desk.show, { id })

export function useOperators() {
  const { data } = useCall(desk.operators, {}, { staleMs: 300_000 })
  return (data?.items ?? []).map(({ operatorId, operatorName }) => ({ value: operatorId, label: operatorName }))
}

export const useReceive = () => useCommand(desk.receive)
export const useReturn = () => useCommand(desk.return)
export const useOffer = () => useCommand(desk.offer)
export const useWithdrawOffer = () => useCommand(desk.withdrawOffer)
export const useRefuse = () => useCommand(desk.refuse)
export const useStop = () => useCommand(desk.stop)
export const useResume = () => useCommand(desk.resume)
export const useDeskCancel = () => useCommand(desk.cancel)
export const useAnswerAsked = () => useCommand(desk.amend)
export const useAssign = () => useCommand(desk.assign)
export const useLift = () => useCommand(desk.lift)
export const useLiftCredit = () => useCommand(desk.liftCredit)

/** The queue as it is filtered and sorted, as one sheet. */
export const exportDesk = (input: DeskExportFilter) =>
  download(desk.export.path, desk.export.wire.input.encode(input) as Record<string, unknown>, { method: 'GET' })
