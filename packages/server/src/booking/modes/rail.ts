import type { Departure } from '../../pricing/index.ts'
import { isBorderOnLine } from '../../reference/index.ts'
import type { BookingWork } from './booking-work.ts'
import { bookedByDeparture } from './by-departure.ts'

/** Full containers by block train. A leg by road begins or ends in a city. */
export const railWork: BookingWork = {
  ...bookedByDeparture,
  endPlaces: ({ legType }, end) => (legType === (end === 'origin' ? 'T' : 'H') ? ['RAIL', 'TRUCK'] : ['RAIL']),
  borders: { places: 'RAIL', lies: (border, { form }) => border.isBorder && isBorderOnLine(border.code, form) },
  placeElsewhere: 'booking.place-not-rail',
  freightCharge: 'RAILF',
  departureInForm: ({ id, departureNo }: Departure) => ({ departureId: id, trainNo: departureNo }),
  acceptedAs: 'booking.event-received',
  departureOnPaper: 'booking.paper-train',
}
