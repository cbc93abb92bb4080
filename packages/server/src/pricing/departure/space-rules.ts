import { type BoxOwner, placesOf, spaceSizes } from '@landbridge/contract/pricing/box'
import { cutoffNames, type DepartureCutoffKind, departureCutoffKinds } from '@landbridge/contract/pricing/departure'
import { departureLifecycle } from '@landbridge/contract/pricing/departure-lifecycle'
import { lifeOf } from '@landbridge/contract/shared/life'
import { sellsSpace } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Departure, Space } from '../price/departure-row.ts'

/** Boxes that take or give back space: C the carrier's, S the shipper's own. */
export type SpaceBoxes = { containerType: string; quantity: number; owner: BoxOwner }

/** In 20-foot places. */
export const slotsOf = (boxes: readonly { containerType: string; quantity: number }[]): number =>
  boxes.reduce((sum, box) => sum + box.quantity * placesOf(box.containerType), 0)

/** The places of a departure whose boxes are these, unless staff say otherwise. */
export const slotsOfSpaces = (spaces: readonly Space[], column: 'total' | 'surplus'): number =>
  slotsOf(spaces.map((space) => ({ containerType: space.equipment, quantity: space[column] })))

/** The carrier's boxes among these, one sum for each size: SOC takes places only. */
export function carrierBoxes(boxes: readonly SpaceBoxes[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { containerType, quantity, owner } of boxes) {
    if (owner === 'C') sums.set(containerType, (sums.get(containerType) ?? 0) + quantity)
  }
  return sums
}

export const boxesIn = (boxes: readonly SpaceBoxes[]): number => boxes.reduce((sum, box) => sum + box.quantity, 0)

/** The boxes left as one reads them aloud, most first, 40HQ*12/20GP*4; nothing where none are left. */
export function spaceText(counts: readonly { containerType: string; boxes: number }[]): string | undefined {
  const order = (type: string) => (spaceSizes as readonly string[]).indexOf(type)
  const spaceLeft = counts
    .filter(({ boxes }) => boxes > 0)
    .toSorted((a, b) => b.boxes - a.boxes || order(a.containerType) - order(b.containerType))
    .map(({ containerType, boxes }) => `${containerType}*${boxes}`)
  return spaceLeft.length > 0 ? spaceLeft.join('/') : undefined
}

/** The cut-offs of a departure, in the order of the paper's way; those that it does not have are left out. */
export const cutoffsIn = (departure: Departure): { cutoffKind: DepartureCutoffKind; at: Date }[] =>
  departureCutoffKinds.flatMap((cutoffKind) => {
    const at = departure[cutoffNames[cutoffKind]]
    return at ? [{ cutoffKind, at }] : []
  })

/** The last moment to choose a departure: its earliest cut-off. */
const closesAt = (departure: Departure): Date =>
  new Date(Math.min(...cutoffsIn(departure).map(({ at }) => at.getTime())))

export const isOpen = (departure: Departure, now: Date): boolean =>
  departure.state === 'scheduled' && now < closesAt(departure)

export const hasSpace = (departure: Departure): boolean =>
  !sellsSpace(departure.mode) || (departure.capacityLeft > 0 && departure.spaces.some(({ surplus }) => surplus > 0))

/** Refuses boxes that a departure has no space for, all or none of them, and says what is left. */
export function checkRoom(departure: Departure, boxes: readonly SpaceBoxes[], now: Date): void {
  if (departure.state === 'cancelled' || departure.etd <= now) throw new Problem('pricing.departure-closed')
  const spaceLeft = new Map(departure.spaces.map((space) => [space.equipment, space.surplus]))
  const isShort = [...carrierBoxes(boxes)].some(
    ([containerType, wanted]) => wanted > (spaceLeft.get(containerType) ?? 0),
  )
  if (isShort || slotsOf(boxes) > departure.capacityLeft) throw shortage(departure)
}

export function shortage({ spaces, capacityLeft }: Departure): Problem {
  const spaceLeft = Object.fromEntries(spaces.map((space) => [space.equipment, space.surplus]))
  return new Problem('pricing.space-short', undefined, { left: spaceLeft, slotsLeft: capacityLeft })
}

export const {
  advance: advanceDeparture,
  checkUnchanged: checkDepartureUnchanged,
  standing: departureStandingOf,
} = lifeOf(departureLifecycle, {
  notAllowed: 'pricing.action-not-allowed',
  changed: 'pricing.changed-meanwhile',
  standing: ({ id, departureNo, state, version }: Departure, actions) => ({ id, departureNo, state, version, actions }),
})

/** A departure that carries bookings of ours is not cancelled under them. */
export function checkCancellable({ boxesBooked }: Departure): void {
  if (boxesBooked > 0) throw new Problem('pricing.departure-carries', undefined, { boxes: boxesBooked })
}
