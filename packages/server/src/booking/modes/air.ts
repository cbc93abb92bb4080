import type { Departure } from '../../pricing/index.ts'
import type { BookingWork } from './booking-work.ts'
import { bookedByDeparture } from './by-departure.ts'

/** Pieces from airport to airport, on the flights of an airline; a flight sells no boxes, so nothing of it is taken. */
export const airWork: BookingWork = {
  ...bookedByDeparture,
  endPlaces: () => ['AIR'],
  placeElsewhere: 'booking.place-not-air',
  freightCharge: 'AIRF',
  departureInForm: ({ id, departureNo }: Departure) => ({ departureId: id, flightNo: departureNo }),
  acceptedAs: 'booking.event-received-flight',
  departureOnPaper: 'booking.paper-flight',
}
