import { businessClock } from '@landbridge/contract/shared/business-day'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { railRoute, seaRoute, stationsAlong } from '../../reference/index.ts'
import { kmBetween, type Route } from '../../reference/place/rail-route-rules.ts'
import type { DemoLane } from './demo-lanes.ts'

export type TrainStop = { placeCode: string; at: Date }

const hourMs = 3_600_000
/** A train is reported about once a day, and not within sight of where it stops. */
const reportEveryMs = 20 * hourMs
const nearStopMs = 4 * hourMs

type Passed = { code: string; share: number }

export const reportsBetween = (lane: DemoLane, stops: readonly TrainStop[], until: Date): string[][] =>
  reportsOn(stationsOf(lane), stops, { until, source: 'train' })

/** Sightings at the places of a line until now, in their order, each a time and a place. */
export function reportsOn(
  line: readonly Passed[],
  stops: readonly TrainStop[],
  { until, source }: { until: Date; source: string },
): string[][] {
  const shareOf = (code: string) => line.find((place) => place.code === code)?.share
  let reportedMs = stops[0]?.at.getTime() ?? 0
  return stops.slice(1).flatMap((to, i) => {
    const from = stops[i] ?? to
    const [begin, end] = [shareOf(from.placeCode), shareOf(to.placeCode)]
    if (begin === undefined || end === undefined) return []
    const [fromMs, toMs] = [from.at.getTime(), to.at.getTime()]
    return line.flatMap(({ code, share }) => {
      if (share <= begin || share >= end) return []
      const atMs = fromMs + ((share - begin) / (end - begin)) * (toMs - fromMs)
      const isSeen = atMs - fromMs > nearStopMs && toMs - atMs > nearStopMs && atMs - reportedMs > reportEveryMs
      if (!isSeen || atMs >= until.getTime()) return []
      reportedMs = atMs
      return [[businessClock(new Date(atMs)), code, source]]
    })
  })
}

export function lineOver(codes: readonly string[], places: ReadonlyMap<string, readonly [number, number]>): Passed[] {
  const known = codes.flatMap((code) => {
    const at = places.get(code)
    return at ? [{ code, at }] : []
  })
  let km = 0
  const passed = known.map(({ code, at }, i) => {
    km += i > 0 ? kmBetween(known[i - 1]?.at ?? at, at) : 0
    return { code, km }
  })
  return passed.map(({ code, km: behind }) => ({ code, share: km > 0 ? behind / km : 0 }))
}

type Along = {
  everyHours: number
  /** So long before and after a stop nothing is reported, for the stop says where the cargo is. */
  awayHours: number
  source: string
  way(fromCode: string, toCode: string): Route['points']
}

/** Sightings between stops until now: a time, a latitude and a longitude each, at least one on every long way. */
export function reportsAlong(
  stops: readonly TrainStop[],
  until: Date,
  { everyHours, awayHours, source, way }: Along,
): string[][] {
  return stops.slice(1).flatMap((to, i) => {
    const from = stops[i] ?? to
    if (from.placeCode === to.placeCode) return []
    const points = way(from.placeCode, to.placeCode)
    const [fromMs, toMs] = [from.at.getTime() + awayHours * hourMs, to.at.getTime() - awayHours * hourMs]
    const count = Math.max(0, Math.floor((toMs - fromMs) / (everyHours * hourMs)))
    return Array.from({ length: count }, (_, n) => (n + 1) / (count + 1)).flatMap((share) => {
      const at = new Date(fromMs + share * (toMs - fromMs))
      const spot = pointAt(points, share)
      return spot && at < until
        ? [[businessClock(at), ...spot.map((degrees) => degrees.toFixed(4)), spotInWords(spot), source]]
        : []
    })
  })
}

/** Sightings of a vessel until now, about once a day and a half between ports. */
export const vesselReports = (stops: readonly TrainStop[], until: Date): string[][] =>
  reportsAlong(stops, until, {
    everyHours: 36,
    awayHours: nearStopMs / hourMs,
    source: 'vessel',
    way: (from, to) => seaRoute(from, [], to).points,
  })

const spotInWords = ([lat, lon]: readonly [number, number]): string =>
  `${Math.abs(lat).toFixed(1)}°${lat < 0 ? 'S' : 'N'} ${Math.abs(lon).toFixed(1)}°${lon < 0 ? 'W' : 'E'}`

function pointAt(points: Route['points'], share: number): readonly [number, number] | undefined {
  const lengths = points.slice(1).map((point, i) => kmBetween(points[i] ?? point, point))
  let kmLeft = share * lengths.reduce((sum, km) => sum + km, 0)
  for (const [i, km] of lengths.entries()) {
    const [from, to] = [points[i], points[i + 1]]
    if (!from || !to) return undefined
    if (kmLeft <= km && km > 0)
      return [0, 1].map((n) => (from[n] ?? 0) + ((to[n] ?? 0) - (from[n] ?? 0)) * (kmLeft / km)) as [number, number]
    kmLeft -= km
  }
  return points.at(-1)
}

/** The stations of a lane's way with its ends, each with its share of the way. */
function stationsOf({ lineNo, originCode, destinationCode }: DemoLane) {
  const via = readPriceLanes().rail.find(({ Id }) => Id === lineNo)?.ViaPortCds ?? []
  const between = stationsAlong(railRoute(originCode, via, destinationCode).points)
  const isEnd = (code: string) => code === originCode || code === destinationCode
  // Lines are drawn through cities as well, which are no stations.
  const stations = new Set(readRailTerminals().rows.map(({ PortCd }) => PortCd))
  return [
    { code: originCode, share: 0 },
    ...between.filter(({ code }) => stations.has(code) && !isEnd(code)),
    { code: destinationCode, share: 1 },
  ]
}
