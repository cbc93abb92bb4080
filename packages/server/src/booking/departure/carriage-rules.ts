import { spaceOf } from '../booking-works.ts'
import type { Booking, BoxCount, GivenDeparture, GivenShare } from '../life/booking.ts'
import { type Leg, legsOf, withGiven } from '../life/leg.ts'

/** A departure of a leg with the boxes that go by it; without boxes it carries whatever the leg has. */
export type Carriage = { given: GivenDeparture; boxes: BoxCount[] }

type OfLeg = Pick<Leg, 'seq' | 'mode' | 'form' | 'given'>

/** The departures by which a leg goes: its own with all boxes that no other carries, then the others. */
export function carriagesOf({ given, ...leg }: OfLeg, shares: readonly GivenShare[] = []): Carriage[] {
  if (!given) return []
  const others = shares.filter(({ legSeq }) => legSeq === leg.seq).map(({ legSeq: _, ...share }) => share)
  const away = others.flatMap(({ boxes }) => boxes)
  return [{ given, boxes: less(added([], spaceOf(leg)), away) }, ...others]
}

/** The place among the departures of a leg of the one that a job goes by; a job of none goes by the leg's own. */
export const carriageAt = (carriages: readonly Carriage[], departureId: string | null | undefined): number =>
  Math.max(
    0,
    carriages.findIndex(({ given }) => given.departureId !== undefined && given.departureId === departureId),
  )

const keyOf = ({ containerType, owner }: BoxCount) => `${containerType} ${owner}`

export function added(boxes: readonly BoxCount[], more: readonly BoxCount[]): BoxCount[] {
  const sums = new Map<string, BoxCount>()
  for (const one of [...boxes, ...more]) {
    const before = sums.get(keyOf(one))?.quantity ?? 0
    sums.set(keyOf(one), { ...one, quantity: before + one.quantity })
  }
  return [...sums.values()].filter(({ quantity }) => quantity > 0)
}

export const less = (boxes: readonly BoxCount[], away: readonly BoxCount[]): BoxCount[] =>
  added(
    boxes,
    away
      .filter((one) => boxes.some((box) => keyOf(box) === keyOf(one)))
      .map((one) => ({ ...one, quantity: -one.quantity })),
  )

export const countOf = (boxes: readonly BoxCount[]): number => boxes.reduce((sum, { quantity }) => sum + quantity, 0)

export type MovedBoxes = { from: string | undefined; boxes: readonly BoxCount[] }

/** The departures of a leg after some boxes were moved; the first estimate of arrival stays. */
export function carriedOver(
  carriages: readonly Carriage[],
  { to, moving, isWhole }: { to: GivenDeparture; moving: readonly MovedBoxes[]; isWhole: boolean },
): Carriage[] {
  const promisedEta = carriages[0]?.given.promisedEta ?? to.promisedEta
  const given = { ...to, promisedEta }
  const movedBoxes = moving.flatMap(({ boxes }) => boxes)
  if (isWhole)
    return [
      {
        given,
        boxes: added(
          [],
          carriages.flatMap(({ boxes }) => boxes),
        ),
      },
    ]
  const remaining = carriages.map((one) => {
    const away = moving.filter(({ from }) => from === one.given.departureId).flatMap(({ boxes }) => boxes)
    return { ...one, boxes: less(one.boxes, away) }
  })
  const isThere = ({ given: { departureId } }: Carriage) => departureId === to.departureId
  const after = remaining.some(isThere)
    ? remaining.map((one) => (isThere(one) ? { ...one, boxes: added(one.boxes, movedBoxes) } : one))
    : [...remaining, { given, boxes: added([], movedBoxes) }]
  return after.filter(({ boxes }) => boxes.length > 0)
}

/** A booking whose leg goes by these departures: the first is the leg's own. */
export function onCarriages(booking: Booking, legSeq: number, carriages: readonly Carriage[]): Booking {
  const [own, ...others] = carriages
  if (!own) return booking
  const givenByLeg = legsOf(booking).flatMap(({ seq, given }) => (seq === legSeq ? [own.given] : given ? [given] : []))
  const elsewhere = (booking.shares ?? []).filter((share) => share.legSeq !== legSeq)
  return {
    ...withGiven(booking, givenByLeg),
    shares: [...elsewhere, ...others.map((share) => ({ legSeq, ...share }))],
  }
}

/** A booking cut to fewer boxes: departures that no box needs are given up, the second ones first. */
export function carriedAsBooked(booking: Booking): Booking {
  if (!booking.shares?.length) return booking
  return legsOf(booking).reduce((before, leg) => {
    const shares = (before.shares ?? []).filter(({ legSeq }) => legSeq === leg.seq)
    if (shares.length === 0 || !leg.given) return before
    let boxesLeft = added([], spaceOf(leg))
    const cut = shares.flatMap((share) => {
      const boxes = cutTo(share.boxes, boxesLeft)
      boxesLeft = less(boxesLeft, boxes)
      return boxes.length > 0 ? [{ given: share.given, boxes }] : []
    })
    const firstCarriage = { given: leg.given, boxes: boxesLeft }
    return onCarriages(before, leg.seq, boxesLeft.length > 0 || cut.length === 0 ? [firstCarriage, ...cut] : cut)
  }, booking)
}

const cutTo = (boxes: readonly BoxCount[], most: readonly BoxCount[]): BoxCount[] =>
  boxes
    .map((one) => ({
      ...one,
      quantity: Math.min(one.quantity, most.find((box) => keyOf(box) === keyOf(one))?.quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
