import { loadBooking } from '../../booking/index.ts'
import type { Tx } from '../../platform/database.ts'
import { greatCircle, placesByCode } from '../../reference/index.ts'
import type { Halt } from '../chain/chain-rules.ts'
import type { roadChain } from './road-chain.ts'
import type { JobRoute, RouteEnds } from './tracking-mode.ts'

/** Roads are so much longer than the great circle from town to town. */
const winding = 1.25
/** No road keeps to the great circle. */
const mostOffKm = 600

/** Where a truck halts, in the order of its way. */
type RoadHalt = Omit<Halt, 'share'> & { kind: keyof typeof roadChain.halts }

/** What a booking says of the way of its trucks. */
type Booked = {
  truckWay?: string | null | undefined
  borderPortCode?: string | null | undefined
  stops?:
    | readonly {
        stopType?: string | null | undefined
        stopSeq?: number | null | undefined
        cityCode?: string | null | undefined
      }[]
    | null
    | undefined
}

/** Where trucks go: over the loading stops of the booking, through the border town, to the unloading stops, from city to city. */
export async function roadWay(tx: Tx, ends: RouteEnds): Promise<JobRoute> {
  const { form } = await loadBooking(tx, ends.bookingId)
  const halts = haltsOf(ends, form)
  const { originCode, destinationCode } = ends
  const places = await placesByCode(tx, 'TRUCK', [originCode, ...halts.map(({ near }) => near), destinationCode])
  const known = halts.filter(({ near }) => places.has(near))
  const wayOver = (codes: readonly string[]) =>
    greatCircle(
      codes.flatMap((code, i) => {
        const place = places.get(code)
        return place && code !== codes[i - 1] ? [[place.latitude, place.longitude] as const] : []
      }),
    )
  const { points, km } = wayOver([originCode, ...known.map(({ near }) => near), destinationCode])
  const shared = known.map((halt, i): Halt => {
    const driven = wayOver([originCode, ...known.slice(0, i + 1).map(({ near }) => near)]).km
    return { ...halt, share: km === 0 ? 0 : driven / km }
  })
  return { points, km: Math.round(km * winding), mostOffKm, halts: shared }
}

/** The stops of a booking between its first and its last one, and the border town, if a border is crossed. Its first loading stop is where it begins, its last unloading stop where it ends. */
export function haltsOf(
  { originCode, destinationCode, entryPortCode }: Pick<RouteEnds, 'originCode' | 'destinationCode' | 'entryPortCode'>,
  { truckWay, borderPortCode, stops }: Booked,
): RoadHalt[] {
  const inOrder = (stops ?? []).toSorted((a, b) => (a.stopSeq ?? 0) - (b.stopSeq ?? 0))
  const ofType = (type: 'L' | 'U') => inOrder.filter(({ stopType }) => stopType === type)
  const at = (code: string, kind: RoadHalt['kind']): RoadHalt => ({ near: code, far: code, kind })
  const loading = ofType('L').slice(1)
  const unloading = ofType('U').slice(0, -1)
  const border = truckWay === 'DOM' ? undefined : (entryPortCode ?? borderPortCode)
  return [
    ...loading.map(({ cityCode }) => at(cityCode || originCode, 'loading')),
    ...(border ? [at(border, borderKind({ originCode, destinationCode }, truckWay))] : []),
    ...unloading.map(({ cityCode }) => at(cityCode || destinationCode, 'unloading')),
  ]
}

/** Which customs the trucks pass, and whether they go on themselves. */
function borderKind(
  { originCode, destinationCode }: Pick<RouteEnds, 'originCode' | 'destinationCode'>,
  truckWay: string | null | undefined,
): RoadHalt['kind'] {
  const isChanged = truckWay === 'RELOAD' || truckWay === 'SWAP'
  const inChina = (code: string) => code.startsWith('CN')
  const customs = inChina(originCode) ? 'export' : inChina(destinationCode) ? 'import' : 'transit'
  return isChanged ? `${customs}Changed` : customs
}
