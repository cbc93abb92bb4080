import type { Departure } from '../../pricing/index.ts'
import type { BookingWork } from './booking-work.ts'
import { bookedByDeparture } from './by-departure.ts'

/** Pieces from airport to airport, on the flights of an airline. */
export const airWork: BookingWork = {
  ...bookedByDeparture,
  endPlaces: () => ['AIR'],
  borderPlaces: 'AIR',
  placeElsewhere: 'booking.place-not-air',
  freightCharge: 'AIRF',
  departureInForm: ({ id }: Departure) => ({ departureId: id }),
}
