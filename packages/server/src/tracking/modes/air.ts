import type { TrackingMode } from '../way/tracking-mode.ts'
import { airChain } from './air-chain.ts'
import { changesOf, type Flown, flightPath, reportedByFlights } from './air-route.ts'

/** Air: airport to airport over connections; a consignment is one part, followed by the airline's waybill or ours. */
export const air: TrackingMode = {
  fastestKmh: 1300,
  chain: airChain,
  neededAtDeparture: () => ['masterBillNo'],
  route: flightPath,
  reported: { source: 'flight', by: ({ head }) => reportedByFlights(head.flights ?? []) },
  partNoOf: (_, { masterBillNo, head }) => masterBillNo ?? head.houseBillNo ?? undefined,
  rowOf({ masterBillNo, head }, part, { place, written }) {
    const { flights = [], viaPlaces = [], carrierName } = head
    const flight = flightNow(flights, part.lastPlaceCode ?? undefined)
    const changes = flights.length > 1 ? changesOf(flights) : viaPlaces.map(({ placeCode }) => placeCode)
    return {
      masterBillNo: masterBillNo ?? undefined,
      airline: carrierName ? written(carrierName) : undefined,
      flightNo: flight?.flightNo,
      // A connection has no day of its own until somebody says it: its cargo left with the first flight.
      flightDate: flight?.flightDate ?? flights[0]?.flightDate,
      transhipPortName: changes.map(place).join(', ') || undefined,
      actualPieces: part.actualPieces,
      actualGrossWeightKg: part.actualGrossWeightKg,
    }
  },
}

/** The present flight: the next from where the cargo is, else the last; the first before it left. */
const flightNow = (flights: readonly Flown[], placeCode: string | undefined): Flown | undefined =>
  flights.find(({ originCode }) => originCode === placeCode) ??
  flights.findLast(({ destinationCode }) => destinationCode === placeCode) ??
  flights[0]
