import { chargeableLoad } from '@landbridge/contract/booking/form/chargeable-load'
import { modes } from '@landbridge/contract/shared/modes'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { bookedByDeparture } from './by-departure.tsx'
import { plainMode } from './plain-mode.ts'

const plain = plainMode('air')

/** Air: pieces from airport to airport, on the flights of an airline, by the chargeable weight. */
export const airMode: BookingModeView = {
  ...plain,
  ...bookedByDeparture({
    mode: 'air',
    placeOf: plain.placeOf,
    departureInForm: (flight) => ({ flightNo: flight?.departureNo }),
  }),
  freightOf: (form, name) => [
    { chargeCode: modes.air.mainCharge, unit: 'KGC', quantity: chargeableLoad(name, form).chargeableWeightKg ?? '1' },
  ],
  detailFacts: ({ given, airline, flightNo, freighterOnly, airWaybillType }, text) => [
    [text('booking.column-airline'), given?.carrierName ?? airline],
    [text('booking.column-flight'), given?.departureNo ?? flightNo],
    [text('booking.column-awb-type'), airWaybillType && text(`booking.awb-${airWaybillType}`)],
    ...(freighterOnly ? [[text('booking.freighter-only-fact'), '✓'] as const] : []),
  ],
}
