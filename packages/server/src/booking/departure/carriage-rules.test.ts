import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aBooking, railForm } from '../booking-fixtures.ts'
import { givenBy } from '../chain-fixtures.ts'
import type { BoxCount, GivenDeparture } from '../life/booking.ts'
import { legsOf } from '../life/leg.ts'
import { carriagesOf, carriedAsBooked, carriedOver, countOf, less, onCarriages } from './carriage-rules.ts'

const given = (departureId: string, changes: Partial<GivenDeparture> = {}): GivenDeparture => ({
  ...givenBy({}),
  departureId,
  ...changes,
})
const boxes = (quantity: number, containerType = '40HQ'): BoxCount[] => [{ containerType, owner: 'C', quantity }]
const booked = (changes = {}) => aBooking({ given: given('one'), ...changes })
const onlyLeg = (booking: ReturnType<typeof aBooking>) => {
  const [leg] = legsOf(booking)
  if (!leg) throw new Error('A booking of one mode has one leg')
  return leg
}
const places = (booking: ReturnType<typeof aBooking>) =>
  carriagesOf(onlyLeg(booking), booking.shares).map(({ given: { departureId }, boxes: some }) => [
    departureId,
    countOf(some),
  ])

it('goes by one departure until some of its boxes move, and then by two', () => {
  const before = booked()
  expect(places(before)).toEqual([['one', 2]])
  const carriages = carriedOver(carriagesOf(onlyLeg(before)), {
    to: given('two'),
    moving: [{ from: 'one', boxes: boxes(1) }],
    isWhole: false,
  })
  const split = onCarriages(before, 1, carriages)
  expect(places(split)).toEqual([
    ['one', 1],
    ['two', 1],
  ])
  expect(split.given?.departureId).toBe('one')
})

it('has the departure of its last box as its own, and the first estimate of its arrival', () => {
  const first = new Date('2031-02-07T04:00:00Z')
  const before = booked({
    given: given('one', { promisedEta: first }),
    shares: [{ legSeq: 1, given: given('two'), boxes: boxes(1) }],
  })
  const carriages = carriedOver(carriagesOf(onlyLeg(before), before.shares), {
    to: given('two'),
    moving: [{ from: 'one', boxes: boxes(1) }],
    isWhole: false,
  })
  const after = onCarriages(before, 1, carriages)
  expect(places(after)).toEqual([['two', 2]])
  expect(after.shares).toEqual([])
  const whole = carriedOver(carriagesOf(onlyLeg(booked({ given: given('one', { promisedEta: first }) }))), {
    to: given('three'),
    moving: [],
    isWhole: true,
  })
  expect(whole).toMatchObject([{ given: { departureId: 'three', promisedEta: first } }])
})

it('cuts what goes by another departure to what is still booked', () => {
  const [line] = railForm().boxes ?? []
  const fewer = booked({
    form: railForm({ boxes: [{ ...line, containerQty: 1 }] }),
    shares: [{ legSeq: 1, given: given('two'), boxes: boxes(2) }],
  })
  expect(places(carriedAsBooked(fewer))).toEqual([['two', 1]])
  expect(carriedAsBooked(booked())).toEqual(booked())
})

it('never makes a box or loses one, whatever moves from where', () => {
  const counts = fc.record({ first: fc.nat(5), second: fc.nat(5), third: fc.nat(3) })
  const moves = fc.array(
    fc.record({
      from: fc.constantFrom('one', 'two', 'three'),
      to: fc.constantFrom('one', 'two', 'three'),
      n: fc.nat(4),
    }),
  )
  fc.assert(
    fc.property(counts, moves, ({ first, second, third }, deeds) => {
      let carriages = [
        { given: given('one'), boxes: boxes(first + 1) },
        ...(second > 0 ? [{ given: given('two'), boxes: boxes(second, '20GP') }] : []),
        ...(third > 0 ? [{ given: given('three'), boxes: boxes(third) }] : []),
      ]
      const all = carriages.reduce((sum, one) => sum + countOf(one.boxes), 0)
      for (const { from, to, n } of deeds) {
        const there = carriages.find((one) => one.given.departureId === from)
        const some = (there?.boxes ?? []).map((box) => ({ ...box, quantity: Math.min(n, box.quantity) }))
        const moving = [{ from, boxes: some.filter(({ quantity }) => quantity > 0) }]
        if (from !== to) carriages = carriedOver(carriages, { to: given(to), moving, isWhole: false })
        expect(carriages.reduce((sum, one) => sum + countOf(one.boxes), 0)).toBe(all)
        expect(new Set(carriages.map((one) => one.given.departureId)).size).toBe(carriages.length)
      }
    }),
  )
  expect(less(boxes(1), boxes(3, '20GP'))).toEqual(boxes(1))
})
