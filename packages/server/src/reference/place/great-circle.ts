import { kmBetween, type Point, type Route } from './rail-route-rules.ts'

const rad = (degrees: number) => (degrees * Math.PI) / 180
const deg = (radians: number) => (radians * 180) / Math.PI
const roundDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000

const mostApartKm = 150

/** The shortest way over the globe from point to point in their order: to draw it, and to measure it. */
export function greatCircle(stops: readonly Point[]): Route {
  const legs = stops.slice(1).map((to, i) => ({ from: stops[i] ?? to, to }))
  const points = [...stops.slice(0, 1), ...legs.flatMap(({ from, to }) => arcAfter(from, to))]
  return { points, km: Math.round(legs.reduce((sum, { from, to }) => sum + kmBetween(from, to), 0)) }
}

function arcAfter(from: Point, to: Point): Point[] {
  const parts = Math.max(1, Math.ceil(kmBetween(from, to) / mostApartKm))
  return Array.from({ length: parts }, (_, i) => (i === parts - 1 ? to : pointBetween(from, to, (i + 1) / parts)))
}

function pointBetween(from: Point, to: Point, share: number): Point {
  const [a, b] = [vectorTo(from), vectorTo(to)]
  const angle = Math.acos(
    Math.min(
      1,
      Math.max(
        -1,
        a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0),
      ),
    ),
  )
  const [ofA, ofB] = [Math.sin((1 - share) * angle), Math.sin(share * angle)].map((sine) => sine / Math.sin(angle))
  const [x = 0, y = 0, z = 0] = a.map((one, i) => one * (ofA ?? 0) + (b[i] ?? 0) * (ofB ?? 0))
  return [roundDegrees(deg(Math.atan2(z, Math.hypot(x, y)))), roundDegrees(deg(Math.atan2(y, x)))]
}

const vectorTo = ([latitude, longitude]: Point) => [
  Math.cos(rad(latitude)) * Math.cos(rad(longitude)),
  Math.cos(rad(latitude)) * Math.sin(rad(longitude)),
  Math.sin(rad(latitude)),
]
