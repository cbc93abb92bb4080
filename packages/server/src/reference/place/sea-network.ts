import { onFirstUse } from '@landbridge/contract/shared/on-first-use'
import { readSeaGraph } from '@landbridge/reference-data/sea-graph'
import { readSeaPorts } from '@landbridge/reference-data/sea-ports'
import { kmBetween, type Line, type Point, type Route, routesOver } from './rail-route-rules.ts'

/** Ships sail what is drawn, however long the coast between two ports. */
const bySea = { winding: 1, meetingKm: 0, mostDetour: Number.POSITIVE_INFINITY }

/** Lines of ships, read when the first way is sought: most starts seek none. */
const sailed = onFirstUse(() => {
  const { nodes, edges } = readSeaGraph()
  const wayPoints = new Map(
    Object.entries(nodes).map(([code, [lon, lat]]) => [code, { at: [lat, lon] as const, code }]),
  )
  const ports = new Map<string, Point>(readSeaPorts().rows.map((row) => [row.PortCd, [row.Lat, row.Lon]]))
  const lines = edges.map((edge): Line => edge.flatMap((code) => wayPoints.get(code) ?? []))
  /** A port is reached from its nearest way point. */
  const approaches = [...ports].map(([code, at]): Line => {
    const nearest = [...wayPoints.values()].toSorted((a, b) => kmBetween(at, a.at) - kmBetween(at, b.at)).slice(0, 1)
    return [...nearest, { at, code }]
  })
  return routesOver([...lines, ...approaches], (code) => ports.get(code), 1_000, bySea)
})

/** The way of a ship from port to port over the ports where the cargo changes ships, to draw it and to measure it. Ports that nobody knows are passed over. */
export const seaRoute = (fromCode: string, viaCodes: readonly string[], toCode: string): Route =>
  sailed()(fromCode, viaCodes, toCode)
