import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import type { Call } from '../platform/serve.ts'
import { departureById } from './departure-store.ts'
import { boxesIn, carrierBoxes, type SpaceBoxes, slotsOf } from './space-rules.ts'
import { giveBack, takeBoxes, takePlaces } from './space-store.ts'

/** Takes space on a departure for a booking, all of it or none: COC a box of its size and places, SOC places only. */
export async function takeSpace(call: Call<Actor>, departureId: string, boxes: readonly SpaceBoxes[]): Promise<void> {
  const { tx } = call
  const hasPlaces = await takePlaces(tx, departureId, { slots: slotsOf(boxes), boxes: boxesIn(boxes) })
  if (!hasPlaces || !(await takeBoxes(tx, departureId, carrierBoxes(boxes)))) {
    throw await shortage(call, departureId)
  }
  await audit(call, { action: 'pricing.take-space', thing: 'departure', id: departureId, after: { boxes } })
}

/** Gives back what a booking had taken, when it is cancelled or moved to another departure. */
export async function giveBackSpace(
  call: Call<Actor>,
  departureId: string,
  boxes: readonly SpaceBoxes[],
): Promise<void> {
  await giveBack(call.tx, departureId, { slots: slotsOf(boxes), count: boxesIn(boxes), boxes: carrierBoxes(boxes) })
  await audit(call, { action: 'pricing.give-back-space', thing: 'departure', id: departureId, after: { boxes } })
}

/** Why space could not be taken, with what is left. */
async function shortage({ tx, now }: Call<Actor>, departureId: string): Promise<Problem> {
  const departure = await departureById(tx, departureId)
  if (departure.state === 'cancelled' || departure.etd <= now) return new Problem('pricing.departure-closed')
  const left = Object.fromEntries(departure.spaces.map((space) => [space.containerType, space.surplus]))
  return new Problem('pricing.space-short', undefined, { left, slotsLeft: departure.slotsLeft })
}
