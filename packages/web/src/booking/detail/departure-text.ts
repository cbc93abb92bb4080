import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'

type Departing = Pick<BookingDetail, 'given' | 'departureId' | 'trainNo' | 'vessel' | 'voyage' | 'etd' | 'etdTz'>

/** The departure of a booking by its number and time, never by its id: the one that was given, else the one that was chosen. */
export function useDepartureText({
  given,
  departureId,
  trainNo,
  vessel,
  voyage,
  etd,
  etdTz,
}: Departing): string | undefined {
  const text = useText()
  const format = useFormat()
  if (!given && !departureId) return undefined
  const day = given ? format.placeTime(given.etd, given.etdTz) : etd && format.placeTime(etd, etdTz)
  const [ship, number] = [given?.vessel ?? vessel, given?.departureNo ?? trainNo ?? voyage ?? '']
  if (ship) return text('booking.departure-vessel', { vessel: `${ship} / ${number}`, day: day ?? '' })
  return text('booking.departure-train', { trainNo: number, day: day ?? '' })
}
