import { businessClock } from '@landbridge/contract/shared/business-day'
import { readCities } from '@landbridge/reference-data/cities'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { railRoute } from '../../reference/index.ts'
import type { DemoLane } from './demo-bookings.ts'

const everyMs = 36 * 3_600_000
const countryName = new Intl.DisplayNames('en', { type: 'region' })

/** Where a train was seen between two moments: time, latitude, longitude, nearest known place, source. */
export function positionsBetween(
  lane: DemoLane,
  { from, to, until }: { from: Date; to: Date; until: Date },
): string[][] {
  const via = readPriceLanes().rail.find(({ Id }) => Id === lane.lineNo)?.ViaPortCds ?? []
  const { points } = railRoute(lane.originCode, via, lane.destinationCode)
  const rows: string[][] = []
  for (let at = from.getTime() + everyMs / 2; at < Math.min(to.getTime(), until.getTime()); at += everyMs) {
    const share = (at - from.getTime()) / (to.getTime() - from.getTime())
    const [latitude, longitude] = pointAt(points, share)
    const wall = businessClock(new Date(at))
    rows.push([wall, latitude.toFixed(4), longitude.toFixed(4), `"${nearestPlace(latitude, longitude)}"`, 'train'])
  }
  return rows
}

type At = readonly [number, number]

/** The point after a share of a line, by the lengths of its parts. */
function pointAt(points: readonly At[], share: number): At {
  const lengths = points.slice(1).map((point, i) => distance(points[i] ?? point, point))
  let left = lengths.reduce((sum, one) => sum + one, 0) * share
  for (const [i, length] of lengths.entries()) {
    const [start, end] = [points[i], points[i + 1]]
    if (!start || !end) break
    if (left <= length) {
      const part = length === 0 ? 0 : left / length
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
    }
    left -= length
  }
  return points.at(-1) ?? [0, 0]
}

const distance = ([lat, lon]: At, [otherLat, otherLon]: At) =>
  Math.hypot(lat - otherLat, (lon - otherLon) * Math.cos(((lat + otherLat) * Math.PI) / 360))

let known: { name: string; at: At }[] | undefined

function nearestPlace(latitude: number, longitude: number): string {
  known ??= [
    ...readRailTerminals().rows.map((row) => ({ ...row, name: row.PortNameEng })),
    ...readCities().rows.map((row) => ({ ...row, name: row.CityNameEng })),
  ].map(({ name, CountryCd, Lat, Lon }) => ({ name: `${name}, ${countryName.of(CountryCd)}`, at: [Lat, Lon] }))
  const here: At = [latitude, longitude]
  return known.reduce((best, one) => (distance(one.at, here) < distance(best.at, here) ? one : best)).name
}
