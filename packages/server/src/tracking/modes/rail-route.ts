import { readRailCorridors } from '@landbridge/reference-data/rail-corridors'
import type { Tx } from '../../platform/database.ts'
import { placesByCode, railRoute } from '../../reference/index.ts'
import { lengthKm, type Point } from '../positions/route-rules.ts'
import { crossingsOf, type RouteStop } from './rail-chain.ts'
import type { JobRoute, RouteEnds } from './tracking-mode.ts'

/** Points of the drawn lines that are stations. */
const codeAt = new Map(
  readRailCorridors().rows.flatMap(({ Line }) =>
    Line.flatMap(([lon, lat, code]) => (code ? [[keyOf([lat, lon]), code] as const] : [])),
  ),
)

function keyOf([latitude, longitude]: Point): string {
  return `${latitude},${longitude}`
}

/** Where a train goes along the drawn corridors, and the borders where it halts. */
export async function railCorridor(
  tx: Tx,
  { originCode, destinationCode, entryPortCode, viaCodes }: RouteEnds,
): Promise<JobRoute> {
  const via = entryPortCode && !viaCodes.includes(entryPortCode) ? [entryPortCode, ...viaCodes] : viaCodes
  const { points, km } = railRoute(originCode, via, destinationCode)
  const passed = codesAlong(points, { originCode, destinationCode })
  const places = await placesByCode(
    tx,
    'RAIL',
    passed.map(({ code }) => code),
  )
  const stops = passed.flatMap(({ code, share }): RouteStop[] => {
    const place = places.get(code)
    if (!place) return []
    return [{ code, countryCode: place.countryCode, isBorder: place.isBorder, share }]
  })
  return { points, km, halts: crossingsOf(stops, entryPortCode) }
}

/** The stations of a line in their order, each with its share of the way. */
function codesAlong(points: readonly Point[], ends: { originCode: string; destinationCode: string }) {
  const lineKm = lengthKm(points)
  let alongKm = 0
  const between = points.flatMap((point, i) => {
    alongKm += lengthKm([points[i - 1] ?? point, point])
    const code = codeAt.get(keyOf(point))
    const isEnd = code === ends.originCode || code === ends.destinationCode
    return code && !isEnd ? [{ code, share: lineKm === 0 ? 0 : alongKm / lineKm }] : []
  })
  return [{ code: ends.originCode, share: 0 }, ...between, { code: ends.destinationCode, share: 1 }]
}
