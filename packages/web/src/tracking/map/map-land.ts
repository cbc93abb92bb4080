import { feature } from 'topojson-client'
import landText from 'world-atlas/land-50m.json?raw'

type Ring = number[][]
let landShape: Ring[][] | undefined

/** The land as polygons of latitude and longitude, without borders. */
export function land(): Ring[][] {
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

/** A coast that passes the 180th meridian goes on beyond it, instead of jumping across the map. */
function unbroken(ring: Ring): Ring {
  let shift = 0
  let before: number | undefined
  const whole = ring.map(([longitude = 0, latitude = 0]): [number, number] => {
    if (before !== undefined && Math.abs(longitude - before) > 180) shift += longitude < before ? 360 : -360
    before = longitude
    return [latitude, longitude + shift]
  })
  const middle = whole.reduce((sum, [, longitude]) => sum + longitude, 0) / whole.length
  const home = Math.round(middle / 360) * 360
  return whole.map(([latitude, longitude]) => [latitude, longitude - home])
}
