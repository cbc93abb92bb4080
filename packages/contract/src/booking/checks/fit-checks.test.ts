import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckExample, tryExamples } from '../../testing/check-examples.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { BoxFacts } from '../form/check-facts.ts'
import { checkFacts, context } from '../form/form-fixtures.ts'
import { fitChecks } from './fit-checks.ts'
import { cargoLimitKg, isApart } from './form-check.ts'
import { warningsOf } from './form-checks.ts'

const open: BoxFacts = {
  innerLengthM: 11.76,
  innerWidthM: 2.24,
  innerHeightM: 2.03,
  maxPayloadKg: 39_000,
  volumeM3: 53,
}
const boxes = checkFacts().boxes
const one = (containerType: string, containerQty = 1) => ({ containerType, containerQty, containerOwner: 'C' as const })

const examples: CheckExample[] = [
  {
    // Nine tenths of 76.3 m³ are 68.67.
    check: 'fit',
    finds: ['boxes', 'booking.volume-does-not-fit'],
    fails: { boxes: [one('40HQ')], goods: [{ volumeM3: '68.671' }] },
    passes: { boxes: [one('40HQ')], goods: [{ volumeM3: '68.670' }] },
  },
  {
    check: 'fit',
    finds: ['boxes', 'booking.weight-does-not-fit'],
    fails: { boxes: [one('40HQ', 2)], goods: [{ grossWeightKg: '57200.001' }] },
    passes: { boxes: [one('40HQ', 2)], goods: [{ grossWeightKg: '57200' }] },
  },
  {
    check: 'fit',
    finds: ['boxes.0.containerCargoKg', 'booking.over-weight-limit'],
    fails: { boxes: [{ ...one('40HQ'), containerCargoKg: '26000.001' }] },
    passes: { boxes: [{ ...one('40HQ'), containerCargoKg: '26000' }] },
  },
  {
    check: 'fit',
    finds: ['boxes.0.containerQty', 'booking.more-than-a-train'],
    fails: { boxes: [one('40HQ', 51)] },
    passes: { boxes: [one('40HQ', 50)] },
    facts: { departure: { isOpen: true, etd: new Date('2031-02-01'), spaceTotal: { '40HQ': 50 } } },
  },
  {
    check: 'fit',
    finds: ['boxes.0.containerQty', 'booking.more-than-left'],
    fails: { boxes: [one('40HQ', 4)] },
    passes: { boxes: [one('40HQ', 3)] },
    facts: {
      departure: { isOpen: true, etd: new Date('2031-02-01'), spaceTotal: { '40HQ': 50 }, spaceLeft: { '40HQ': 3 } },
    },
  },
  {
    check: 'fit',
    finds: ['boxes', 'booking.piece-does-not-fit'],
    fails: { oversize: true, oogLengthCm: '400', oogWidthCm: '230', oogHeightCm: '260', boxes: [one('20GP')] },
    passes: { oversize: true, oogLengthCm: '400', oogWidthCm: '230', oogHeightCm: '260', boxes: [one('40HQ')] },
  },
  {
    check: 'fit',
    finds: ['boxes', 'booking.piece-does-not-fit'],
    fails: { oversize: true, oogLengthCm: '400', oogWidthCm: '300', oogHeightCm: '200', boxes: [one('40HQ')] },
    passes: { oversize: true, oogLengthCm: '400', oogWidthCm: '300', oogHeightCm: '200', boxes: [one('40FR')] },
    facts: { boxes: { ...boxes, '40FR': open } },
  },
]
tryExamples(fitChecks, examples)

const fitKeys = (form: BookingForm, changes = {}) =>
  warningsOf({ name: 'R.FCL', form, context }, checkFacts(changes))
    .map(({ key }) => key)
    .filter((key) => key.endsWith('-fit'))

const cm = fc.integer({ min: 1, max: 1300 })
const piece = (length: number, width: number, height: number): BookingForm => ({
  oversize: true,
  oogLengthCm: `${length}`,
  oogWidthCm: `${width}`,
  oogHeightCm: `${height}`,
  boxes: [one('40HQ')],
})

describe('a piece', () => {
  it('goes in as well when it is turned round on the floor', () => {
    const turned = fc.property(cm, cm, cm, (length, width, height) => {
      expect(fitKeys(piece(length, width, height))).toEqual(fitKeys(piece(width, length, height)))
    })
    fc.assert(turned)
  })

  it('goes in wherever a larger one does', () => {
    const smaller = fc.property(fc.tuple(cm, cm, cm), fc.tuple(cm, cm, cm), ([a, b, c], [x, y, z]) => {
      fc.pre(fitKeys(piece(a, b, c)).length === 0)
      expect(fitKeys(piece(Math.min(a, x), Math.min(b, y), Math.min(c, z)))).toEqual([])
    })
    fc.assert(smaller)
  })

  it('is measured at the door, where the door is lower than the room behind it', () => {
    const low = { ...checkFacts().boxes['40HQ'], doorHeightM: 2.58 } as BoxFacts
    expect(fitKeys(piece(1200, 230, 260))).toEqual([])
    expect(fitKeys(piece(1200, 230, 260), { boxes: { '40HQ': low } })).toEqual(['booking.piece-does-not-fit'])
  })
})

describe('a load', () => {
  const load = fc.record({
    kg: fc.integer({ min: 1, max: 400_000 }),
    dm3: fc.integer({ min: 1, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
  })
  const formOf = ({ kg, dm3, quantity }: { kg: number; dm3: number; quantity: number }): BookingForm => ({
    goods: [{ grossWeightKg: `${kg}`, volumeM3: (dm3 / 1000).toFixed(3) }],
    boxes: [one('40HQ', quantity)],
  })

  it('that fits goes into more boxes as well', () => {
    const more = fc.property(load, fc.integer({ min: 1, max: 5 }), (said, extra) => {
      fc.pre(fitKeys(formOf(said)).length === 0)
      expect(fitKeys(formOf({ ...said, quantity: said.quantity + extra }))).toEqual([])
    })
    fc.assert(more)
  })

  it('goes into the boxes that are suggested for it', () => {
    const suggested = fc.property(load, (said) => {
      const found = warningsOf({ name: 'S.FCL', form: formOf(said), context }, checkFacts())
      const { suggestion } = found.find(({ key }) => key === 'booking.volume-does-not-fit')?.values ?? {}
      if (suggestion === undefined) return
      const [quantity = '', type] = suggestion.split('*')
      expect(type).toBe('40HQ')
      expect(Number(quantity)).toBeGreaterThan(said.quantity)
      expect(fitKeys(formOf({ ...said, quantity: Number(quantity) }))).toEqual([])
    })
    fc.assert(suggested)
  })
})

it('says nothing of the room in boxes of which one has a type that nobody has measured', () => {
  const load: BookingForm = { goods: [{ grossWeightKg: '57000', volumeM3: '130' }] }
  expect(fitKeys({ ...load, boxes: [one('40HQ')] })).toEqual([
    'booking.volume-does-not-fit',
    'booking.weight-does-not-fit',
  ])
  expect(fitKeys({ ...load, boxes: [one('40HQ'), one('48XX')] })).toEqual([])
})

it('allows a box what it can bear, and less where the line allows less', () => {
  const limit = (containerType: string, weightLimitKg = {}) =>
    cargoLimitKg({ containerType }, { boxes, price: { validTo: '2031-06-30', priced: [], weightLimitKg } })
  expect(limit('40HQ')).toBe(28_600)
  expect(limit('40HQ', { '40HQ': 26_000 })).toBe(26_000)
  expect(limit('40HQ', { '40HQ': 30_000 })).toBe(28_600)
  expect(limit('45HQ', { '45HQ': 24_000 })).toBe(24_000)
  expect(limit('45HQ')).toBeUndefined()
})

it('finds sums apart alike from both sides, and never a sum from itself', () => {
  const sum = fc.double({ min: 0, max: 1e9, noNaN: true })
  const apart = fc.property(sum, sum, fc.constantFrom(0.01, 0.02), (a, b, share) => {
    expect(isApart(a, b, share)).toBe(isApart(b, a, share))
    expect(isApart(a, a, share)).toBe(false)
  })
  fc.assert(apart)
  expect([isApart(99, 100), isApart(98.9, 100), isApart(98, 100, 0.02), isApart(0, 0)]).toEqual([
    false,
    true,
    false,
    false,
  ])
})

it('suggests boxes of the kind that was chosen: chilled goods are never sent to a dry box', () => {
  const suggestionFor = (containerType: string) => {
    const form: BookingForm = { temperatureControlled: true, boxes: [one(containerType)], goods: [{ volumeM3: '150' }] }
    const facts = checkFacts({ boxes: { ...boxes, '40RF': open } })
    const found = warningsOf({ name: 'R.FCL', form, context }, facts)
    return found.find(({ key }) => key === 'booking.volume-does-not-fit')?.values?.suggestion
  }
  expect(suggestionFor('40RF')).toBe('4*40RF')
  expect(suggestionFor('40HQ')).toBe('3*40HQ')
})

it('suggests boxes for the load that it has measured against them: the largest piece stands in neither', () => {
  const goods = [{ grossWeightKg: '9000', volumeM3: '100.000' }]
  const form = { ...piece(1200, 1200, 1200), goods }
  const [found] = warningsOf({ name: 'R.FCL', form, context }, checkFacts()).filter(({ path }) => path === 'boxes')
  expect(found).toEqual({ path: 'boxes', key: 'booking.volume-does-not-fit', values: { suggestion: '2*40HQ' } })
})
