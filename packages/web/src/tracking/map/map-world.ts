import type * as leaflet from 'leaflet'
import { land } from './map-land.ts'
import { L } from './map-leaflet.ts'

/** The map can be moved once round the world, and on beyond the antimeridian where a way passes it. */
export const boundsWith = (rounds: readonly number[]): leaflet.LatLngBoundsLiteral => [
  [-80, Math.min(0, ...rounds) * 360 - 190],
  [85, Math.max(0, ...rounds) * 360 + 190],
]

export const landRounds = (rounds: number) =>
  L.polygon(
    land().map((rings) =>
      rings.map((ring) => ring.map(([lat = 0, lon = 0]): leaflet.LatLngTuple => [lat, lon + rounds * 360])),
    ),
    { interactive: false, className: 'map-land' },
  )
