import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { headFields } from '@landbridge/contract/booking/fields/form-fields'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useBookingMode } from '../modes/mode-views.ts'
import { BookedBoxes } from './booked-boxes.tsx'
import { BookedLooseLoad } from './booked-loose-load.tsx'

export function BookedLoad({ booking }: { booking: BookingDetail }) {
  return useIsBoxed(booking) ? <BookedBoxes booking={booking} /> : <BookedLooseLoad booking={booking} />
}

export function useIsBoxed({ loadType, boxes }: Pick<BookingDetail, 'loadType' | 'boxes'>): boolean {
  const { code } = useBookingMode()
  return (boxes ?? []).length > 0 || headFields.boxes.forms.includes(formNameOf(code, loadType))
}
