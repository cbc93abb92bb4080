import type * as leaflet from 'leaflet'
import { feature } from 'topojson-client'
import landText from 'world-atlas/land-50m.json?raw'
import { L } from './map-leaflet.ts'

type Ring = number[][]
let landShape: Ring[][] | undefined

function land(): Ring[][] {
  if (!landShape) {
    const topology = JSON.parse(landText) as Parameters<typeof feature>[0]
    const { land: outline } = topology.objects
    if (!outline) throw new Error('The atlas has no land.')
    const shapes = feature(topology, outline)
    const parts = 'features' in shapes ? shapes.features : [shapes]
    landShape = parts.flatMap(({ geometry }) => {
      if (geometry.type === 'MultiPolygon') return geometry.coordinates.map((rings) => rings.map(unbroken))
      return geometry.type === 'Polygon' ? [geometry.coordinates.map(unbroken)] : []
    })
  }
  return landShape
}

/** Continues a coast beyond the 180th meridian instead of jumping across the map. */
function unbroken(ring: Ring): Ring {
  let shift = 0
  let before: number | undefined
  const points = ring.map(([longitude = 0, latitude = 0]): [number, number] => {
    if (before !== undefined && Math.abs(longitude - before) > 180) shift += longitude < before ? 360 : -360
    before = longitude
    return [latitude, longitude + shift]
  })
  const middle = points.reduce((sum, [, longitude]) => sum + longitude, 0) / points.length
  const home = Math.round(middle / 360) * 360
  return points.map(([latitude, longitude]) => [latitude, longitude - home])
}

/** Bounds of one world, extended where a route passes the antimeridian. */
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
