import { boxSizes } from '@landbridge/contract/pricing/box'
import { departureName } from '@landbridge/contract/pricing/departure'
import type { BookingModeView } from './booking-mode-view.ts'
import { bookedByDeparture } from './by-departure.tsx'
import { plainMode } from './plain-mode.ts'

const plain = plainMode('sea')

/** Sea: containers on the sailings of a line, from port to port, at the price of a lane. */
export const seaMode: BookingModeView = {
  ...plain,
  ...bookedByDeparture({
    mode: 'sea',
    mainCharge: 'OCEANF',
    placeOf: plain.placeOf,
    departureInForm: (sailing) => ({ vessel: sailing?.vessel, voyage: sailing?.departureNo }),
  }),
  containerTypes: boxSizes,
  carrierType: 'C',
  sharedUnit: 'WM',
  detailFacts: ({ given, carrierName }, text) => [
    [text('booking.column-carrier'), given?.carrierName ?? carrierName],
    [text('booking.column-vessel'), given && departureName(given)],
  ],
}
