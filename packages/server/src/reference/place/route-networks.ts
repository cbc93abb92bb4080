import { onFirstUse } from '@landbridge/contract/shared/on-first-use'
import { readRailCorridors } from '@landbridge/reference-data/rail-corridors'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { readSeaGraph } from '@landbridge/reference-data/sea-graph'
import { readSeaPorts } from '@landbridge/reference-data/sea-ports'
import { kmBetween, type Line, type Point, type Route, routesOver } from './rail-route-rules.ts'

const keyOf = ([latitude, longitude]: Point) => `${latitude},${longitude}`

const corridors = onFirstUse(() => {
  const lines = readRailCorridors().rows.map(({ Line }) =>
    Line.map(([lon, lat, code]) => ({ at: [lat, lon] as const, code })),
  )
  const stations = new Map<string, Point>(readRailTerminals().rows.map((row) => [row.PortCd, [row.Lat, row.Lon]]))
  return {
    route: routesOver(lines, (code) => stations.get(code)),
    codeAt: new Map(
      lines.flatMap((line) => line.flatMap(({ at, code }) => (code ? [[keyOf(at), code] as const] : []))),
    ),
  }
})

/** The route of a train along the corridors, unknown stations left out. */
export const railRoute = (fromCode: string, viaCodes: readonly string[], toCode: string): Route =>
  corridors().route(fromCode, viaCodes, toCode)

/** The stations that a way passes between its ends, in their order, each with its share of the way. */
export function stationsAlong(points: readonly Point[]): { code: string; share: number }[] {
  const kms = points.map((point, i) => kmBetween(points[i - 1] ?? point, point))
  const lineKm = kms.reduce((sum, km) => sum + km, 0)
  let alongKm = 0
  return points.flatMap((point, i) => {
    alongKm += kms[i] ?? 0
    const code = corridors().codeAt.get(keyOf(point))
    return code ? [{ code, share: lineKm === 0 ? 0 : alongKm / lineKm }] : []
  })
}

/** Ships sail what is drawn, however long the coast between two ports. */
const bySea = { winding: 1, meetingKm: 0, mostDetour: Number.POSITIVE_INFINITY }

const sailed = onFirstUse(() => {
  const { nodes, edges } = readSeaGraph()
  const wayPoints = new Map(
    Object.entries(nodes).map(([code, [lon, lat]]) => [code, { at: [lat, lon] as const, code }]),
  )
  const ports = new Map<string, Point>(readSeaPorts().rows.map((row) => [row.PortCd, [row.Lat, row.Lon]]))
  const lines = edges.map((edge): Line => edge.flatMap((code) => wayPoints.get(code) ?? []))
  const approaches = [...ports].map(([code, at]): Line => {
    const nearest = [...wayPoints.values()].toSorted((a, b) => kmBetween(at, a.at) - kmBetween(at, b.at)).slice(0, 1)
    return [...nearest, { at, code }]
  })
  return routesOver([...lines, ...approaches], (code) => ports.get(code), 1_000, bySea)
})

/** The route of a ship over its transhipment ports, unknown ports left out. */
export const seaRoute = (fromCode: string, viaCodes: readonly string[], toCode: string): Route =>
  sailed()(fromCode, viaCodes, toCode)
