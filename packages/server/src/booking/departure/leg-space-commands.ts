import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import { giveBackSpace, takeSpace } from '../../pricing/index.ts'
import type { Booking, BoxCount, GivenDeparture } from '../life/booking.ts'
import { legsOf } from '../life/leg.ts'
import { carriagesOf } from './carriage-rules.ts'

type OnDeparture = { departureId: string; boxes: readonly BoxCount[] }

/** The space that a booking has on each departure by which its legs and their boxes go. */
const spaceTaken = (booking: Booking): OnDeparture[] =>
  legsOf(booking)
    .flatMap((leg) => carriagesOf(leg, booking.shares))
    .flatMap(({ given: { departureId }, boxes }) => (departureId ? [{ departureId, boxes }] : []))

/** Takes the space of every leg, or of none: the transaction fails at the first with too little. */
export async function takeSpaceOf(call: Call<Actor>, booking: Booking): Promise<void> {
  for (const { departureId, boxes } of inLockOrder(spaceTaken(booking))) await takeSpace(call, departureId, boxes)
}

export async function giveBackSpaceOf(call: Call<Actor>, booking: Booking): Promise<void> {
  for (const { departureId, boxes } of inLockOrder(spaceTaken(booking))) await giveBackSpace(call, departureId, boxes)
}

type FreedSpace = { given: Pick<GivenDeparture, 'departureId' | 'cutoffs' | 'etd'>; boxes: readonly BoxCount[] }

/** Boxes left a departure: their space goes back while it still takes cargo; after its cut-off nobody else could use it. */
export async function giveBackWhatMoved(call: Call<Actor>, left: readonly FreedSpace[]): Promise<void> {
  const isOpen = ({ given: { cutoffs, etd } }: FreedSpace) =>
    call.now < (cutoffs.find(({ cutoffKind }) => cutoffKind === 'CARGO')?.at ?? etd)
  const open = left
    .filter(isOpen)
    .flatMap(({ given: { departureId }, boxes }) => (departureId && boxes.length > 0 ? [{ departureId, boxes }] : []))
  for (const { departureId, boxes } of inLockOrder(open)) await giveBackSpace(call, departureId, boxes)
}

/** By the id of the departure, so that two bookings on the same departures never wait for each other. */
const inLockOrder = (taken: readonly OnDeparture[]) =>
  taken.toSorted((one, other) => (one.departureId < other.departureId ? -1 : 1))
