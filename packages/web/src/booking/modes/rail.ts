import type { BookingModeView } from '../state/booking-mode-view.ts'
import { bookedByDeparture } from './by-departure.tsx'
import { plainMode } from './plain-mode.ts'
import { railPlaceOf } from './rail-places.ts'

/** Rail: full containers on trains between stations, over a border crossing, at the price of a lane. */
export const railMode: BookingModeView = {
  ...plainMode('railway'),
  ...bookedByDeparture({
    mode: 'railway',
    placeOf: railPlaceOf,
    departureInForm: (departure) => ({ trainNo: departure?.departureNo, entryPortCode: departure?.entryPortCode }),
  }),
  detailFacts: ({ route, entryPortName }, text) => {
    const border = route.find(({ stopKind }) => stopKind === 'border')
    return [[text('booking.entry-port'), border?.placeName ?? entryPortName]]
  },
}
