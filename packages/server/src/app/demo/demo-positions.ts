import { businessClock } from '@landbridge/contract/shared/business-day'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { railRoute, stationsAlong } from '../../reference/index.ts'
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
