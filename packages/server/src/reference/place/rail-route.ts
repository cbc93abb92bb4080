import { readRailCorridors } from '@landbridge/reference-data/rail-corridors'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { type Point, type Route, routesOver } from './rail-route-rules.ts'

const lines = readRailCorridors().rows.map(({ Line }) =>
  Line.map(([lon, lat, code]) => ({ at: [lat, lon] as const, code })),
)
const stations = new Map<string, Point>(readRailTerminals().rows.map((row) => [row.PortCd, [row.Lat, row.Lon]]))

/** The way of a train from station to station along the corridors, to draw it and to measure it. Stations that nobody knows are passed over. */
export const railRoute: (fromCode: string, viaCodes: readonly string[], toCode: string) => Route = routesOver(
  lines,
  (code) => stations.get(code),
)
