import type { Departure } from '../../pricing/index.ts'
import type { BookingWork } from './booking-work.ts'
import { bookedByDeparture } from './by-departure.ts'

/** Full containers by block train. A leg by road begins or ends in a city. */
export const railWork: BookingWork = {
  ...bookedByDeparture,
  endPlaces: ({ legType }, end) => (legType === (end === 'origin' ? 'T' : 'H') ? ['RAIL', 'TRUCK'] : ['RAIL']),
  borderPlaces: 'RAIL',
  placeElsewhere: 'booking.place-not-rail',
  freightCharge: 'RAILF',
  departureInForm: ({ id, departureNo }: Departure) => ({ departureId: id, trainNo: departureNo }),
}
