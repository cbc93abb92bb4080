import type { Tx } from '../../platform/database.ts'
import { greatCircle, placesByCode } from '../../reference/index.ts'
import type { Halt } from '../way/chain-rules.ts'
import type { JobRoute, RouteEnds } from '../way/tracking-mode.ts'
import type { roadChain } from './road-chain.ts'

/** Roads are so much longer than the great circle from town to town. */
const winding = 1.25

type RoadHalt = Omit<Halt, 'share'> & { kind: keyof typeof roadChain.halts }

export async function roadWay(tx: Tx, ends: RouteEnds): Promise<JobRoute> {
  const halts = haltsOf(ends, ends.head)
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
  return { points, km: Math.round(km * winding), winding, halts: shared }
}

type RoadEnds = Pick<RouteEnds, 'originCode' | 'destinationCode' | 'entryPortCode'>

/** The stops between the first loading and the last unloading, and the border town, if a border is crossed. */
export function haltsOf(
  ends: RoadEnds,
  { truckWay, stops = [] }: Pick<RouteEnds['head'], 'truckWay' | 'stops'>,
): RoadHalt[] {
  const { originCode, destinationCode, entryPortCode } = ends
  const at = (code: string, kind: RoadHalt['kind']): RoadHalt => ({ near: code, far: code, kind })
  const { loading, unloading } = stopsBetween(stops)
  const border = truckWay === 'DOM' ? null : entryPortCode
  return [
    ...loading.map(({ cityCode }) => at(cityCode || originCode, 'loading')),
    ...(border ? [at(border, borderKind(ends, truckWay))] : []),
    ...unloading.map(({ cityCode }) => at(cityCode || destinationCode, 'unloading')),
  ]
}

export function stopsBetween<S extends { stopType: 'L' | 'U'; stopSeq: number }>(
  stops: readonly S[],
): { loading: S[]; unloading: S[] } {
  const inOrder = stops.toSorted((a, b) => a.stopSeq - b.stopSeq)
  return {
    loading: inOrder.filter(({ stopType }) => stopType === 'L').slice(1),
    unloading: inOrder.filter(({ stopType }) => stopType === 'U').slice(0, -1),
  }
}

function borderKind({ originCode, destinationCode }: RoadEnds, truckWay: string | null | undefined): RoadHalt['kind'] {
  const isChanged = truckWay === 'RELOAD' || truckWay === 'SWAP'
  const inChina = (code: string) => code.startsWith('CN')
  const customs = inChina(originCode) ? 'export' : inChina(destinationCode) ? 'import' : 'transit'
  return isChanged ? `${customs}Changed` : customs
}
