import {
  type BookingExportFilter,
  type BookingFilter,
  bookingExport,
  bookingListCall,
} from '@landbridge/contract/booking/booking-list-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useMemo } from 'react'
import { download } from '../../platform/files.ts'
import { useListCall } from '../../platform/use-call.ts'

export function useModeBookings(serviceModeId: ModeCode, filter: BookingFilter) {
  const { data: page, ...read } = useListCall(bookingListCall(serviceModeId), filter)
  const data = useMemo(
    () => page && { ...page, items: page.items.map((row) => ({ ...row, serviceModeId })) },
    [page, serviceModeId],
  )
  return { ...read, data }
}

export const exportBookings = (input: BookingExportFilter) =>
  download(bookingExport.path, bookingExport.wire.input.encode(input) as Record<string, unknown>, {
    method: 'GET',
  })
