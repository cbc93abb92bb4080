import type * as leaflet from 'leaflet'
import { land } from './map-land.ts'
import { L } from './map-leaflet.ts'

/** How far the map can be moved: round the world once, and on beyond the antimeridian where a way does so. */
export const boundsWith = (rounds: readonly number[]): leaflet.LatLngBoundsLiteral => [
  [-80, Math.min(0, ...rounds) * 360 - 190],
  [85, Math.max(0, ...rounds) * 360 + 190],
]

/** The land as it lies so many times round the world. */
export const landRounds = (rounds: number) =>
  L.polygon(
    land().map((rings) =>
      rings.map((ring) => ring.map(([lat = 0, lon = 0]): leaflet.LatLngTuple => [lat, lon + rounds * 360])),
    ),
    { interactive: false, className: 'map-land' },
  )
