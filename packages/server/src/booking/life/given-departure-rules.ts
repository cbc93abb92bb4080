import { cutoffsIn, type Departure } from '../../pricing/index.ts'
import type { Booking } from './booking.ts'

/** The cut-offs of a departure, with the zone they are read in. */
export const cutoffsOf = (departure: Departure): NonNullable<Booking['given']>['cutoffs'] =>
  cutoffsIn(departure).map((one) => ({ ...one, timeZone: departure.originZone }))

/** The departure that was given, as its booking keeps it. */
export function givenOf(departure: Departure): NonNullable<Booking['given']> {
  return {
    departureId: departure.id,
    departureNo: departure.departureNo,
    carrierCode: departure.carrierCode,
    vessel: departure.vessel,
    entryPortCode: departure.entryPortCode,
    etd: departure.etd,
    etdZone: departure.originZone,
    eta: departure.eta,
    etaZone: departure.destinationZone,
    promisedEta: departure.eta,
    cutoffs: cutoffsOf(departure),
  }
}
