import type { Tx } from '../../platform/database.ts'
import { greatCircle, placesByCode } from '../../reference/index.ts'
import type { Halt } from '../chain/chain-rules.ts'
import type { Flight, JobRoute, RouteEnds } from './tracking-mode.ts'

/** Aircraft keep to airways and go round what is closed to them. */
const mostOffKm = 1500

/** The great circle from airport to airport, and the airports where the cargo changes flights: those of its flights, else those of its way. */
export async function flightPath(tx: Tx, ends: RouteEnds): Promise<JobRoute> {
  const { originCode, destinationCode, viaCodes } = ends
  const { flights = [] } = ends.head
  const changes = flights.length > 1 ? flights.slice(1).flatMap((one) => one.originCode ?? []) : viaCodes
  const places = await placesByCode(tx, 'AIR', [originCode, ...changes, destinationCode])
  const between = changes.filter((code) => places.has(code) && code !== originCode && code !== destinationCode)
  const pathOver = (codes: readonly string[]) =>
    greatCircle(
      codes.flatMap((code) => {
        const place = places.get(code)
        return place ? [[place.latitude, place.longitude] as const] : []
      }),
    )
  const { points, km } = pathOver([originCode, ...between, destinationCode])
  const halts = between.map((code, i): Halt => {
    const flown = pathOver([originCode, ...between.slice(0, i + 1)]).km
    const share = km === 0 ? 0 : flown / km
    return { near: code, far: code, share, kind: 'connection', ...timesAt(code, flights) }
  })
  return { points, km, mostOffKm, halts }
}

/** When a flight lands at a connection and the next one leaves it. */
function timesAt(code: string, flights: readonly Flight[]): Pick<Halt, 'arrivesAt' | 'leavesAt'> {
  const [inbound, outbound] = [
    flights.find(({ destinationCode }) => destinationCode === code),
    flights.find(({ originCode }) => originCode === code),
  ]
  return {
    ...(inbound?.eta && { arrivesAt: new Date(inbound.eta) }),
    ...(outbound?.etd && { leavesAt: new Date(outbound.etd) }),
  }
}
