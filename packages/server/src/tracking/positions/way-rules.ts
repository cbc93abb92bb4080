import type { WayDone } from '@landbridge/contract/shared/way-done'
import type { Progress } from '../../workorder/index.ts'
import type { JobRoute } from '../modes/tracking-mode.ts'
import { bentWay } from './bent-way-rules.ts'
import { lengthKm, nearestOn, type Point, routeLine, type Seen, type Way } from './route-rules.ts'

type Spot = { latitude: number; longitude: number }
type Ends = Pick<Progress, 'atd' | 'ata' | 'impliedTimes' | 'passedCodes'>

/** How far one part is on its way: its line behind and ahead, the kilometres of both, the stops that lie behind, and what of it its rows keep. */
export type Standing = Way & { passedCodes: string[]; way: WayDone }

/** How far beyond a stop something is seen that has passed it, whether that was reported or not. */
const beyondKm = 20

/**
 * How far one part is: the one source of it for lists, cards, pages and maps. Only what was seen from its departure on is part of its way;
 * before, it has done nothing of it, and once it has arrived, all.
 */
export function wayOf(
  route: JobRoute,
  { progress, seen, stops }: { progress: Ends; seen: readonly Seen[]; stops: ReadonlyMap<string, Spot> },
): Standing {
  const { atd, ata, impliedTimes, passedCodes } = progress
  const isOnWay = ({ at }: Seen) =>
    atd !== null && (at >= atd || impliedTimes.includes('atd')) && (ata === null || at <= ata)
  const points = seen.filter(isOnWay).map(pointOf)
  const along = [...stops].map(([code, spot]) => ({ code, point: pointOf(spot), km: alongKm(route, pointOf(spot)) }))
  const last = points.at(-1)
  const here = last && alongKm(route, last)
  const isPast = (code: string, km: number) =>
    ata !== null || passedCodes.includes(code) || (here !== undefined && km + beyondKm < here)
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

const pointOf = ({ latitude, longitude }: Spot): Point => [latitude, longitude]

/** How many kilometres of a drawn line lie before a point. */
function alongKm({ points, km }: JobRoute, to: Point): number {
  const whole = lengthKm(points)
  const nearest = nearestOn(points, to)
  return nearest && whole > 0 ? (nearest.alongKm / whole) * km : 0
}

type Line = {
  along: readonly { code: string; point: Point; km: number }[]
  behind: ReadonlySet<string>
  points: readonly Point[]
  hasArrived: boolean
}

/** The line behind and ahead, and at how many kilometres its stops lie: those behind by what was travelled, those ahead by what is left. */
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
