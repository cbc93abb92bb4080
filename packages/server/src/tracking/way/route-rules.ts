import type { TrackSource } from '@landbridge/contract/tracking/milestone'

export type WayPoint = readonly [number, number]

const earthKm = 6371
const rad = (degrees: number) => (degrees * Math.PI) / 180

export function kmBetween([lat1, lon1]: WayPoint, [lat2, lon2]: WayPoint): number {
  const half = (a: number, b: number) => Math.sin(rad(b - a) / 2) ** 2
  const h = half(lat1, lat2) + Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * half(lon1, lon2)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

type Spot = { latitude: number; longitude: number }

/** Distance in kilometres beyond which a box is no longer at a place. */
const awayKm = 10

export const isAway = (seen: Spot, place: Spot): boolean =>
  isAwayFrom([seen.latitude, seen.longitude], [place.latitude, place.longitude])

export const isAwayFrom = (seen: WayPoint, place: WayPoint): boolean => kmBetween(seen, place) > awayKm

export const lengthKm = (line: readonly WayPoint[]): number =>
  line.slice(1).reduce((sum, point, i) => sum + kmBetween(line[i] ?? point, point), 0)

type Nearest = { segment: number; point: WayPoint; alongKm: number; offKm: number }

export function nearestOn(line: readonly WayPoint[], to: WayPoint): Nearest | undefined {
  let best: Nearest | undefined
  let alongKm = 0
  for (const [i, from] of line.entries()) {
    const next = line[i + 1] ?? from
    const point = projectOnto(from, next, to)
    const offKm = kmBetween(point, to)
    if (!best || offKm < best.offKm) best = { segment: i, point, alongKm: alongKm + kmBetween(from, point), offKm }
    alongKm += kmBetween(from, next)
  }
  return best
}

/** The foot of a point on a segment, on a plane that is good enough for one segment of a way. */
function projectOnto([lat1, lon1]: WayPoint, [lat2, lon2]: WayPoint, [lat, lon]: WayPoint): WayPoint {
  const shrink = Math.cos(rad((lat1 + lat2) / 2))
  const [dx, dy] = [eastOf(lon1, lon2) * shrink, lat2 - lat1]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : (eastOf(lon1, lon) * shrink * dx + (lat - lat1) * dy) / length
  const share = Math.min(1, Math.max(0, t))
  return [lat1 + (lat2 - lat1) * share, eastOf(0, lon1 + eastOf(lon1, lon2) * share)]
}

function eastOf(from: number, to: number): number {
  const span = to - from
  return Math.abs(span) <= 180 ? span : span - Math.sign(span) * 360
}

/** Distance in kilometres from the line at which a box still counts as on it, unless its mode has one of its own. */
const usualOffKm = 200

export type DrawnWay = {
  points: readonly WayPoint[]
  km: number
  /** Distance in kilometres from the line at which a box still counts as on it. */
  mostOffKm?: number
  /** For an undrawn way: its length as a multiple of the straight line through the sightings. */
  winding?: number
}

export type Way = {
  travelled: WayPoint[]
  ahead: WayPoint[]
  travelledKm: number
  aheadKm: number
  behindPercent: number
}

/** The drawn line; where the box was seen far off it, sightings join behind, and the rest begins at the last. */
export function routeLine(route: DrawnWay, seen: readonly WayPoint[], hasArrived: boolean): Way {
  const last = seen.at(-1)
  const nearest = last && nearestOn(route.points, last)
  if (hasArrived) return roundedWay([...route.points], [], { behind: route.km, ahead: 0 })
  if (!last || !nearest) return roundedWay([], [...route.points], { behind: 0, ahead: route.km })
  const lineKm = lengthKm(route.points)
  const share = lineKm === 0 ? 0 : nearest.alongKm / lineKm
  const pointsAhead = route.points.slice(nearest.segment + 1)
  if (nearest.offKm <= (route.mostOffKm ?? usualOffKm)) {
    const behind = [...route.points.slice(0, nearest.segment + 1), nearest.point]
    return roundedWay(behind, [nearest.point, ...pointsAhead], {
      behind: route.km * share,
      ahead: route.km * (1 - share),
    })
  }
  const ahead = route.km * (1 - share) + nearest.offKm
  return roundedWay([...seen], [last, nearest.point, ...pointsAhead], { behind: lengthKm(seen), ahead })
}

export function roundedWay(travelled: WayPoint[], ahead: WayPoint[], km: { behind: number; ahead: number }): Way {
  const totalKm = km.behind + km.ahead
  return {
    travelled,
    ahead,
    travelledKm: Math.round(km.behind),
    aheadKm: Math.round(km.ahead),
    behindPercent: totalKm === 0 ? 0 : Math.round((km.behind / totalKm) * 100),
  }
}

export type SeenSpot = Spot & { at: Date }

/** Sightings in the order of time; of several at one spot within an hour the first is enough. */
export function traceOf<S extends SeenSpot>(sightings: readonly S[]): S[] {
  const sorted = sightings.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return sorted.filter((one, i) => {
    const before = sorted[i - 1]
    if (!before) return true
    const isSameSpot = kmBetween([before.latitude, before.longitude], [one.latitude, one.longitude]) < 1
    return !isSameSpot || one.at.getTime() - before.at.getTime() > 3_600_000
  })
}

export type Sighting = SeenSpot & { source: TrackSource; address?: string | undefined; placeCode?: string | undefined }

export function sightingsOf(
  rows: readonly { actual?: Date | undefined; placeCode: string }[],
  positions: readonly (SeenSpot & { source: TrackSource; address: string; placeCode: string | null })[],
  places: ReadonlyMap<string, Spot>,
): Sighting[] {
  const atPlaces = rows.flatMap(({ actual, placeCode }): Sighting[] => {
    const place = places.get(placeCode)
    if (!actual || !place) return []
    return [{ latitude: place.latitude, longitude: place.longitude, at: actual, source: 'terminal', placeCode }]
  })
  const onTheWay = positions.map(({ latitude, longitude, at, source, address, placeCode }) => {
    return { latitude, longitude, at, source, address, placeCode: placeCode ?? undefined }
  })
  return traceOf([...atPlaces, ...onTheWay])
}
