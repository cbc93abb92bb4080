import type { MapDrawing, MapPoint } from './map-trace.ts'

const round = 360

/** A longitude in the round of the world nearest to another. */
const nearest = (longitude: number, to: number) => longitude + Math.round((to - longitude) / round) * round

/** Continues a line beyond the antimeridian instead of jumping across the map. */
function unbrokenLine(line: readonly MapPoint[]): MapPoint[] {
  let before: number | undefined
  return line.map(([latitude = 0, longitude = 0]) => {
    before = before === undefined ? longitude : nearest(longitude, before)
    return [latitude, before]
  })
}

const crosses = (line: readonly MapPoint[]) =>
  line.some(([, longitude = 0], i) => Math.abs(longitude - (line[i - 1]?.[1] ?? longitude)) > round / 2)

/** Places of a drawing that passes the antimeridian stand beside its line instead of at the other edge. */
export function unbroken(drawing: MapDrawing): MapDrawing {
  const { travelled, ahead = [], points, stops = [], routes } = drawing
  const seenPoints = points.map(({ latitude, longitude }) => [latitude, longitude])
  const fullLine = [...(travelled ?? seenPoints), ...ahead]
  if (routes) return { ...drawing, routes: routes.map((way) => ({ ...way, ...unbrokenRoute(way) })) }
  if (!crosses(fullLine)) return drawing
  const line = unbrokenLine(fullLine)
  const behind = travelled?.length ?? seenPoints.length
  const beside = <S extends { latitude: number; longitude: number }>(spot: S): S => ({
    ...spot,
    longitude: besideLine(spot, line),
  })
  return {
    ...drawing,
    ...(travelled && { travelled: line.slice(0, behind) }),
    ahead: line.slice(behind),
    points: points.map(beside),
    stops: stops.map(beside),
  }
}

function unbrokenRoute({ travelled, ahead }: { travelled: readonly MapPoint[]; ahead: readonly MapPoint[] }) {
  const line = unbrokenLine([...travelled, ...ahead])
  return { travelled: line.slice(0, travelled.length), ahead: line.slice(travelled.length) }
}

/** A spot's longitude on the line's side of the antimeridian. */
function besideLine(
  { latitude, longitude }: { latitude: number; longitude: number },
  line: readonly MapPoint[],
): number {
  const [best = longitude] = line
    .map(([lat = 0, lon = 0]) => {
      const nearestLongitude = nearest(longitude, lon)
      return [nearestLongitude, Math.hypot(lat - latitude, lon - nearestLongitude)] as const
    })
    .reduce((one, other) => (other[1] < one[1] ? other : one), [longitude, Number.POSITIVE_INFINITY] as const)
  return best
}

/** Offset of a drawing from the usual map, in rounds of the world. */
export function roundsOf({ travelled = [], ahead = [], routes = [] }: MapDrawing): number[] {
  const lines = [travelled, ahead, ...routes.flatMap((way) => [way.travelled, way.ahead])]
  const longitudes = lines.flat().map(([, longitude = 0]) => longitude)
  return [-1, 1].filter((side) => longitudes.some((longitude) => longitude * side > 180))
}

/** Lines without overlapping parts, whose dashes would fill each other's gaps. */
export function drawnOnce(lines: readonly (readonly MapPoint[])[]): MapPoint[][] {
  const drawn = new Set<string>()
  const keyOf = (point: MapPoint) => point.map((degrees) => degrees.toFixed(3)).join()
  return lines.flatMap((points) => {
    const parts: MapPoint[][] = []
    let isGoingOn = false
    for (const [i, to] of points.slice(1).entries()) {
      const from = points[i] ?? to
      const key = [keyOf(from), keyOf(to)].toSorted().join(' ')
      if (drawn.has(key)) isGoingOn = false
      else if (isGoingOn) parts.at(-1)?.push(to)
      else {
        parts.push([from, to])
        isGoingOn = true
      }
      drawn.add(key)
    }
    return parts
  })
}
