import { searchedWords } from '@landbridge/contract/booking/form/form-defaults'
import { searchText } from '../../platform/search.ts'
import type { Booking } from './booking.ts'

/** Longer than any booking's words should be: what stands behind is not searched. */
const longest = 2000

type Searched = Pick<
  Booking,
  'bookingNo' | 'form' | 'given' | 'legs' | 'jobNos' | 'containerNos' | 'houseBillNo' | 'masterBillNo' | 'carried'
>

/** The words of a booking itself by which people find it: its numbers, and the fields that the catalogue names. */
export function searchWords({
  bookingNo,
  form,
  given,
  legs = [],
  jobNos,
  containerNos,
  houseBillNo,
  masterBillNo,
  carried,
}: Searched): string {
  const words = [
    bookingNo,
    given?.departureNo ?? form.trainNo ?? form.voyage ?? form.flightNo,
    given?.vessel ?? form.vessel,
    ...legs.flatMap((leg) => [leg.given?.departureNo, leg.given?.vessel]),
    ...jobNos,
    ...containerNos,
    houseBillNo,
    masterBillNo,
    ...(carried.handed?.formerNos ?? []),
    ...(carried.handed?.carrierRefs ?? []),
    carried.flightNo,
    carried.truckPlate,
    carried.trailerPlate,
    carried.driverName,
    ...searchedWords(form),
  ]
  return searchText(words.filter(Boolean).join(' ')).slice(0, longest)
}
