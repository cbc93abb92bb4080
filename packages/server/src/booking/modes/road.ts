import type { BookingWork } from './booking-work.ts'
import { bookedByDeparture } from './by-departure.ts'

/** Full trucks and part loads from city to city; no departure carries them. */
export const roadWork: BookingWork = {
  ...bookedByDeparture,
  endPlaces: () => ['TRUCK'],
  borderPlaces: 'RAIL',
  placeElsewhere: 'booking.place-not-road',
  freightCharge: 'TRKF',
  departureInForm: () => ({}),
}
