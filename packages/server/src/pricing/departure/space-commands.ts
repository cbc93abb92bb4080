import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import { giveBack, lockDeparture, takeBoxes, takePlaces } from './departure-space-store.ts'
import { departureById } from './departure-store.ts'
import { boxesIn, carrierBoxes, checkRoom, type SpaceBoxes, shortage, slotsOf } from './space-rules.ts'

/** Takes space on a departure for a booking, all of it or none: COC a box of its size and places, SOC places only. */
export async function takeSpace(call: Call<Actor>, departureId: string, boxes: readonly SpaceBoxes[]): Promise<void> {
  const { tx, now } = call
  await lockDeparture(tx, departureId)
  const departure = await departureById(tx, departureId)
  checkRoom(departure, boxes, now)
  const carriers = carrierBoxes(boxes)
  const [hasPlaces, hasBoxes] = await Promise.all([
    takePlaces(tx, departureId, { slots: slotsOf(boxes), boxes: boxesIn(boxes) }),
    takeBoxes(tx, departureId, carriers),
  ])
  if (!hasPlaces || !hasBoxes) throw shortage(departure)
  await audit(call, { action: 'pricing.take-space', thing: 'departure', id: departureId, after: { boxes } })
}

export async function giveBackSpace(
  call: Call<Actor>,
  departureId: string,
  boxes: readonly SpaceBoxes[],
): Promise<void> {
  await giveBack(call.tx, departureId, { slots: slotsOf(boxes), count: boxesIn(boxes), boxes: carrierBoxes(boxes) })
  await audit(call, { action: 'pricing.give-back-space', thing: 'departure', id: departureId, after: { boxes } })
}
