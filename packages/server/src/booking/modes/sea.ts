import type { Departure } from '../../pricing/index.ts'
import type { BookingWork } from './booking-work.ts'
import { bookedByDeparture } from './by-departure.ts'

/** Full and shared containers from port to port, on the sailings of a line. */
export const seaWork: BookingWork = {
  ...bookedByDeparture,
  endPlaces: () => ['SEA'],
  placeElsewhere: 'booking.place-not-sea',
  freightCharge: 'OCEANF',
  departureInForm: ({ id, departureNo, vessel }: Departure) => ({ departureId: id, voyage: departureNo, vessel }),
  acceptedAs: 'booking.event-received-vessel',
  departureOnPaper: 'booking.paper-voyage',
}
