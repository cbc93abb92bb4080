import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import { giveBackSpace, takeSpace } from '../../pricing/index.ts'
import { spaceOf } from '../booking-works.ts'
import type { Leg } from '../life/leg.ts'

type OnDeparture = Pick<Leg, 'mode' | 'form' | 'given'>

/** Takes the space of every leg that goes by a departure: of all of them or, as the transaction falls with the first that has too little, of none. */
export async function takeSpaceOfLegs(call: Call<Actor>, legs: readonly OnDeparture[]): Promise<void> {
  for (const { departureId, leg } of inLockOrder(legs)) await takeSpace(call, departureId, spaceOf(leg))
}

export async function giveBackSpaceOfLegs(call: Call<Actor>, legs: readonly OnDeparture[]): Promise<void> {
  for (const { departureId, leg } of inLockOrder(legs)) await giveBackSpace(call, departureId, spaceOf(leg))
}

/** By the id of the departure, so that two bookings on the same departures never wait for each other. */
const inLockOrder = (legs: readonly OnDeparture[]) =>
  legs
    .flatMap((leg) => (leg.given?.departureId ? [{ departureId: leg.given.departureId, leg }] : []))
    .toSorted((one, other) => (one.departureId < other.departureId ? -1 : 1))
