import { airChain } from './air-chain.ts'
import { flightPath } from './air-route.ts'
import { numberOf, wordOf } from './part-words.ts'
import type { Flight, TrackingMode } from './tracking-mode.ts'

/** Air: from airport to airport, over those where the cargo changes flights; a consignment is one part, followed by its master air waybill, else by its house air waybill. */
export const air: TrackingMode = {
  chain: airChain,
  neededAtDeparture: ['masterBillNo'],
  route: flightPath,
  partNoOf: (_, { masterBillNo, head }) => masterBillNo ?? head.houseBillNo ?? undefined,
  vehicleOf: () => undefined,
  rowOf({ masterBillNo, head }, part, { place }) {
    const { flights = [], viaPlaces = [] } = head
    const flight = flightNow(flights)
    const changes = flights.length > 1 ? flights.slice(1).map(({ originCode }) => originCode) : viaCodesOf(viaPlaces)
    return {
      masterBillNo: masterBillNo ?? undefined,
      airline: flight?.airline ?? head.airline ?? undefined,
      flightNo: flight?.flightNo ?? undefined,
      flightDate: flight?.flightDate ?? undefined,
      transhipPortName: changes.flatMap((code) => (code ? [place(code)] : [])).join(', ') || undefined,
      actualPieces: numberOf(part, 'actualPieces'),
      actualGrossWeightKg: wordOf(part, 'actualGrossWeightKg'),
    }
  },
}

const viaCodesOf = (viaPlaces: readonly { placeCode: string }[]) => viaPlaces.map(({ placeCode }) => placeCode)

/** The flight that carries the cargo or will carry it next: the last that has left, else the first. */
const flightNow = (flights: readonly Flight[]): Flight | undefined => flights.findLast(({ atd }) => atd) ?? flights[0]
