import { departureName } from '@landbridge/contract/pricing/departure'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { bookedByDeparture } from './by-departure.tsx'
import { plainMode } from './plain-mode.ts'

const plain = plainMode('sea')

/** Sea: containers on the sailings of a line, from port to port, at the price of a lane. */
export const seaMode: BookingModeView = {
  ...plain,
  ...bookedByDeparture({
    mode: 'sea',
    placeOf: plain.placeOf,
    departureInForm: (sailing) => ({ vessel: sailing?.vessel, voyage: sailing?.departureNo }),
  }),
  detailFacts: ({ given, chosen = given, carrierName }, text) => [
    [text('booking.column-carrier'), (given ?? chosen)?.carrierName ?? carrierName],
    [text('booking.column-vessel'), (given ?? chosen) && departureName({ ...chosen, ...given })],
  ],
}
