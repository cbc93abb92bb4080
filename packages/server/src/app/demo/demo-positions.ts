import { businessClock } from '@landbridge/contract/shared/business-day'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { railRoute, seaRoute, stationsAlong } from '../../reference/index.ts'
import { kmBetween, type Route } from '../../reference/place/rail-route-rules.ts'
import type { DemoLane } from './demo-bookings.ts'

/** Where and when a train was, by a milestone that has happened or is still to come. */
export type TrainStop = { placeCode: string; at: Date }

const hourMs = 3_600_000
/** A train is reported about once a day, and not within sight of where it stops. */
const reportEveryMs = 20 * hourMs
const nearStopMs = 4 * hourMs

/** At which stations a train was seen until now: those between one stop and the next, in their order. A time and a station each. */
export function reportsBetween(lane: DemoLane, stops: readonly TrainStop[], until: Date): string[][] {
  const line = stationsOf(lane)
  const shareOf = (code: string) => line.find((station) => station.code === code)?.share
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
      return [[businessClock(new Date(atMs)), code, 'train']]
    })
  })
}

/** Where a vessel was seen until now, about once a day and a half between ports: a time, a latitude and a longitude each. */
export function vesselReports(stops: readonly TrainStop[], until: Date): string[][] {
  return stops.slice(1).flatMap((to, i) => {
    const from = stops[i] ?? to
    const { points } = seaRoute(from.placeCode, [], to.placeCode)
    const [fromMs, toMs] = [from.at.getTime() + nearStopMs, to.at.getTime() - nearStopMs]
    const count = Math.max(0, Math.floor((toMs - fromMs) / (36 * hourMs)))
    return Array.from({ length: count }, (_, n) => (n + 1) / (count + 1)).flatMap((share) => {
      const at = new Date(fromMs + share * (toMs - fromMs))
      const spot = pointAt(points, share)
      return spot && at < until
        ? [[businessClock(at), ...spot.map((degrees) => degrees.toFixed(4)), spotInWords(spot), 'vessel']]
        : []
    })
  })
}

/** A spot as a ship's log writes it, in any language. */
const spotInWords = ([lat, lon]: readonly [number, number]): string =>
  `${Math.abs(lat).toFixed(1)}°${lat < 0 ? 'S' : 'N'} ${Math.abs(lon).toFixed(1)}°${lon < 0 ? 'W' : 'E'}`

/** The point of a line at a share of its length. */
function pointAt(points: Route['points'], share: number): readonly [number, number] | undefined {
  const lengths = points.slice(1).map((point, i) => kmBetween(points[i] ?? point, point))
  let left = share * lengths.reduce((sum, km) => sum + km, 0)
  for (const [i, km] of lengths.entries()) {
    const [from, to] = [points[i], points[i + 1]]
    if (!from || !to) return undefined
    if (left <= km && km > 0)
      return [0, 1].map((n) => (from[n] ?? 0) + ((to[n] ?? 0) - (from[n] ?? 0)) * (left / km)) as [number, number]
    left -= km
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
