import type { Departure } from '../../pricing/index.ts'
import { bookedByDeparture } from './by-departure.ts'

/** Full and shared containers from port to port, on the sailings of a line. */
export const seaWork = bookedByDeparture('sea', {
  departureInForm: ({ id, departureNo, vessel }: Departure) => ({ departureId: id, voyage: departureNo, vessel }),
})
