import { kmBetween } from '../../reference/index.ts'
import type { Position } from '../way/position-store.ts'

type SeenPosition = Pick<Position, 'latitude' | 'longitude' | 'at'>
type Spot = Pick<SeenPosition, 'latitude' | 'longitude'>

export type Whereabouts = {
  /** Sightings of the same part, in any order. */
  seen: readonly SeenPosition[]
  ends: { origin: Spot; destination: Spot } | undefined
  wayKm: number | undefined
  fastestKmh: number
}

/** Kilometres by which a device may err, or a report name a place beside the way. */
const slackKm = 60
/** A way may go round mountains, seas and wars, but not so far. */
const longestDetour = 2

const at = ({ latitude, longitude }: Spot) => [latitude, longitude] as const

/** Doubts about a reported position: too far for the time since the last, or off every way between the ends. */
export function doubtsAboutPosition(spot: SeenPosition, { seen, ends, wayKm, fastestKmh }: Whereabouts): string[] {
  const isTooFar = (one: SeenPosition) => {
    const hours = Math.abs(spot.at.getTime() - one.at.getTime()) / 3_600_000
    return kmBetween(at(one), at(spot)) > slackKm + hours * fastestKmh
  }
  const nearest = (isBefore: boolean) =>
    seen
      .filter((one) => (isBefore ? one.at <= spot.at : one.at > spot.at))
      .toSorted(
        (a, b) => Math.abs(a.at.getTime() - spot.at.getTime()) - Math.abs(b.at.getTime() - spot.at.getTime()),
      )[0]
  const neighbours = [nearest(true), nearest(false)].filter((one) => one !== undefined)
  return [
    ...(neighbours.some(isTooFar) ? ['tracking.faster-than-mode'] : []),
    ...(ends && isOffTheWay(spot, ends, wayKm) ? ['tracking.off-the-way'] : []),
  ]
}

function isOffTheWay(spot: Spot, { origin, destination }: NonNullable<Whereabouts['ends']>, wayKm = 0): boolean {
  const direct = kmBetween(at(origin), at(destination))
  const detourKm = kmBetween(at(origin), at(spot)) + kmBetween(at(spot), at(destination))
  return detourKm > Math.max(direct, wayKm) * longestDetour + slackKm * 5
}
