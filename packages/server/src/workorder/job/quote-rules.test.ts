import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { legOfLine, type PriceShare, quotedLinesOf } from './quote-rules.ts'

const oneLeg = { legSeq: 1, customs: { export: 1, import: 1 } }

it('shares the agreed price between jobs: boxes by their number, a paper on the first', () => {
  const agreed = [
    { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '3', unitPrice: '4250', containerType: '40HQ' },
    { chargeCode: 'DOC', currency: 'CNY', unit: 'BILL', quantity: '1', unitPrice: '500' },
  ]
  const booked = [{ kind: 'box' as const, containerType: '40HQ', qty: 3 }]
  const box = { kind: 'box' as const, containerType: '40HQ' }
  expect(quotedLinesOf(agreed, { ...oneLeg, booked, carried: [box, box], isFirst: true })).toMatchObject([
    { quoteLineId: '1', quantity: '2', amount: '8500.00' },
    { quoteLineId: '2', quantity: '1', amount: '500.00' },
  ])
  expect(quotedLinesOf(agreed, { ...oneLeg, booked, carried: [box], isFirst: false })).toMatchObject([
    { quoteLineId: '1', quantity: '1', amount: '4250.00' },
  ])
})

const line = (chargeCode: string, changes: object = {}) => ({
  chargeCode,
  currency: 'USD',
  unit: 'SHPT',
  quantity: '1',
  unitPrice: '120',
  ...changes,
})

it('puts what is agreed for the whole on the first leg, customs on the legs that they fall on, and what names its leg there', () => {
  const customs = { export: 2, import: 4 }
  const legs = ['RAILF', 'DOC', 'CUSEXP', 'CUSIMP'].map((code) => legOfLine(line(code), customs))
  expect(legs).toEqual([1, 1, 2, 4])
  expect(legOfLine(line('CUSEXP', { legSeq: 3 }), customs)).toBe(3)
})

it('charges over all legs and their jobs what was agreed, each line once, whichever leg it names', () => {
  const agreedLine = fc
    .record({
      chargeCode: fc.constantFrom('RAILF', 'OCEANF', 'DOC', 'CUSEXP', 'CUSIMP'),
      unit: fc.constantFrom('BOX', 'SHPT', 'BILL'),
      legSeq: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    })
    .map((drawn) => ({ ...line('X'), ...drawn, quantity: '6' }))
  const customs = fc.record({ export: fc.integer({ min: 1, max: 3 }), import: fc.integer({ min: 1, max: 3 }) })
  const onFirstJob = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 })
  const box = { kind: 'box' as const, containerType: '40HQ' }
  const boxes = (count: number) => Array.from({ length: count }, () => box)
  fc.assert(
    fc.property(fc.array(agreedLine), customs, onFirstJob, (agreed, customsOfLegs, split) => {
      // Every box goes by each of the three legs, on one or the other of its two jobs.
      const shares = split.flatMap((first, i): PriceShare[] => [
        { legSeq: i + 1, customs: customsOfLegs, booked: [{ ...box, qty: 6 }], carried: boxes(first), isFirst: true },
        {
          legSeq: i + 1,
          customs: customsOfLegs,
          booked: [{ ...box, qty: 6 }],
          carried: boxes(6 - first),
          isFirst: false,
        },
      ])
      const quoted = shares.flatMap((share) => quotedLinesOf(agreed, share))
      for (const [i, { quantity }] of agreed.entries()) {
        const ofLine = quoted.filter(({ quoteLineId }) => quoteLineId === String(i + 1))
        const sum = ofLine.reduce((total, one) => total.plus(one.quantity), new Decimal(0))
        expect(sum.toNumber()).toBeCloseTo(Number(quantity), 2)
      }
    }),
  )
})
