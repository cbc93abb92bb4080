type MapPoint = readonly number[]

/** Lines in parts, none of which lies on another: dashes that lie on dashes fill each other's gaps. */
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
