import type { Tx } from '../../platform/database.ts'
import { greatCircle, placesByCode } from '../../reference/index.ts'
import type { Halt } from '../way/chain-rules.ts'
import type { JobRoute, ReportedMilestone, RouteEnds } from '../way/tracking-mode.ts'

export type Flown = NonNullable<RouteEnds['head']['flights']>[number]

/** Aircraft keep to airways and go round what is closed to them. */
const mostOffKm = 1500

/** The great circle between airports over the connections, by flights, else by route. */
export async function flightPath(tx: Tx, ends: RouteEnds): Promise<JobRoute> {
  const { originCode, destinationCode, viaCodes } = ends
  const { flights = [] } = ends.head
  const changes = flights.length > 1 ? changesOf(flights) : viaCodes
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

/** The airports where cargo changes flights: where one lands and another leaves. */
export const changesOf = (flights: readonly Flown[]): string[] => [
  ...new Set(flights.slice(1).flatMap(({ originCode }) => (originCode === flights[0]?.originCode ? [] : [originCode]))),
]

/** When cargo lands at a connection and leaves it: of several flights that share it, by the last. */
function timesAt(code: string, flights: readonly Flown[]): Pick<Halt, 'arrivesAt' | 'leavesAt'> {
  const lastOf = (times: readonly (string | undefined)[]) =>
    times
      .filter((at) => at !== undefined)
      .toSorted()
      .at(-1)
  const arrives = lastOf(flights.filter(({ destinationCode }) => destinationCode === code).map(({ eta }) => eta))
  const leaves = lastOf(flights.filter(({ originCode }) => originCode === code).map(({ etd }) => etd))
  return {
    ...(arrives && { arrivesAt: new Date(arrives) }),
    ...(leaves && { leavesAt: new Date(leaves) }),
  }
}

/** Cargo has left an airport when the first of its flights has, and is at another when the last of them is. */
export function reportedByFlights(flights: readonly Flown[]): ReportedMilestone[] {
  const [origin, end] = [flights[0]?.originCode, flights.at(-1)?.destinationCode]
  const halts = changesOf(flights)
  const roleOf = (code: string) =>
    code === origin ? 'origin' : code === end ? 'destination' : `connection${halts.indexOf(code) + 1}`
  const departures = [...new Set(flights.map(({ originCode }) => originCode))].map((code) => {
    const times = flights.flatMap(({ originCode, atd }) => (originCode === code ? (atd ?? []) : []))
    return [`DEP.${roleOf(code)}`, times.toSorted()[0]] as const
  })
  const landed = [...new Set(flights.map(({ destinationCode }) => destinationCode))].map((code) => {
    const inbound = flights.filter(({ destinationCode }) => destinationCode === code)
    const times = inbound.flatMap(({ ata }) => ata ?? [])
    return [`ARR.${roleOf(code)}`, times.length === inbound.length ? times.toSorted().at(-1) : undefined] as const
  })
  return [...departures, ...landed].flatMap(([step, at]) => (at ? [{ step, containerId: null, at: new Date(at) }] : []))
}
