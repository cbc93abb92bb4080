import type { WayDone } from '@landbridge/contract/shared/way-done'
import type { Progress } from '../../workorder/index.ts'
import { bentWay } from './bent-way-rules.ts'
import { lengthKm, nearestOn, routeLine, type SeenSpot, type Way, type WayPoint } from './route-rules.ts'
import type { JobRoute } from './tracking-mode.ts'

type Spot = { latitude: number; longitude: number }
type EndsReached = Pick<Progress, 'atd' | 'ata' | 'impliedTimes' | 'passedCodes'>

/** The lines behind and ahead, the kilometres of both, and the facts that the rows of lists keep. */
export type PartWay = Way & { passedCodes: string[]; way: WayDone }

/** Distance in kilometres beyond a stop at which a box has passed it, reported or not. */
const beyondKm = 20

/** Progress along a route by sightings after the departure: nothing before it, all after the arrival. */
export function wayOf(
  route: JobRoute,
  { progress, seen, stops }: { progress: EndsReached; seen: readonly SeenSpot[]; stops: ReadonlyMap<string, Spot> },
): PartWay {
  const { atd, ata, impliedTimes, passedCodes } = progress
  const isOnWay = ({ at }: SeenSpot) =>
    atd !== null && (at >= atd || impliedTimes.includes('atd')) && (ata === null || at <= ata)
  const points = seen.filter(isOnWay).map(pointOf)
  const along = [...stops].map(([code, spot]) => ({ code, point: pointOf(spot), km: alongKm(route, pointOf(spot)) }))
  const last = points.at(-1)
  const reachedKm = last && alongKm(route, last)
  const isPast = (code: string, km: number) =>
    ata !== null || passedCodes.includes(code) || (reachedKm !== undefined && km + beyondKm < reachedKm)
  const end = along.at(-1)?.code
  const passed = atd === null ? [] : along.filter(({ code, km }) => (code !== end || ata !== null) && isPast(code, km))
  const behind = new Set([...passedCodes, ...passed.map(({ code }) => code)])
  const { stopKm, ...way } = lineOf(route, { along, behind, points, hasArrived: ata !== null })
  const isKnown = route.points.length > 1 && route.km > 0
  const totalKm = way.travelledKm + way.aheadKm
  return {
    ...way,
    passedCodes: [...behind],
    way: isKnown ? { doneKm: way.travelledKm, totalKm, stopKm } : {},
  }
}

const pointOf = ({ latitude, longitude }: Spot): WayPoint => [latitude, longitude]

function alongKm({ points, km }: JobRoute, to: WayPoint): number {
  const totalKm = lengthKm(points)
  const nearest = nearestOn(points, to)
  return nearest && totalKm > 0 ? (nearest.alongKm / totalKm) * km : 0
}

type Line = {
  along: readonly { code: string; point: WayPoint; km: number }[]
  behind: ReadonlySet<string>
  points: readonly WayPoint[]
  hasArrived: boolean
}

/** Kilometres of the stops: those behind by the distance travelled, those ahead by the distance left. */
function lineOf(
  route: JobRoute,
  { along, behind, points, hasArrived }: Line,
): Way & { stopKm: Readonly<Record<string, number>> } {
  const { winding } = route
  if (winding !== undefined) {
    const stops = along.map(({ code, point }) => ({ code, point, isBehind: behind.has(code) }))
    return bentWay({ points: route.points, winding }, { stops, seen: points })
  }
  const way = routeLine(route, points, hasArrived)
  const totalKm = way.travelledKm + way.aheadKm
  const kmAt = ({ code, km }: Line['along'][number]) =>
    behind.has(code) ? Math.min(km, way.travelledKm) : Math.max(totalKm - (route.km - km), way.travelledKm)
  return { ...way, stopKm: Object.fromEntries(along.map((stop) => [stop.code, Math.round(kmAt(stop))])) }
}
