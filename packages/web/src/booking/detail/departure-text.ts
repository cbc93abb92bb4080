import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'

type Departing = Pick<BookingDetail, 'given' | 'departureId' | 'trainNo' | 'etd' | 'etdTz'>

/** The departure of a booking by its number and time, never by its id: the one that was given, else the one that was chosen. */
export function useDepartureText({ given, departureId, trainNo, etd, etdTz }: Departing): string | undefined {
  const text = useText()
  const format = useFormat()
  if (!given && !departureId) return undefined
  const day = given ? format.placeTime(given.etd, given.etdTz) : etd && format.placeTime(etd, etdTz)
  return text('booking.departure-train', { trainNo: given?.departureNo ?? trainNo ?? '', day: day ?? '' })
}
