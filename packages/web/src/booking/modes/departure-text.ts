import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { departureWordsOf } from './departure-words.ts'
import { useBookingMode } from './mode-views.ts'

type Departing = Pick<
  BookingDetail,
  'given' | 'departureId' | 'trainNo' | 'vessel' | 'voyage' | 'flightNo' | 'etd' | 'etdZone'
>

/** The number and time of the assigned departure, else of the chosen one. */
export function useDepartureText({
  given,
  departureId,
  trainNo,
  vessel,
  voyage,
  flightNo,
  etd,
  etdZone,
}: Departing): string | undefined {
  const text = useText()
  const format = useFormat()
  const { numbered } = departureWordsOf(useBookingMode().code)
  if (!given && !departureId) return undefined
  const day = given ? format.placeTime(given.etd, given.etdZone) : etd && format.placeTime(etd, etdZone)
  const [ship, number] = [given?.vessel ?? vessel, given?.departureNo ?? trainNo ?? voyage ?? flightNo ?? '']
  if (ship) return text('booking.departure-vessel', { vessel: `${ship} / ${number}`, day: day ?? '' })
  if (!number) return given && text('booking.departure-day', { day: day ?? '' })
  return text(numbered, { departureNo: number, day: day ?? '' })
}
