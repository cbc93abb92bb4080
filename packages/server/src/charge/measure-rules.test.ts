import { expect, it } from 'vitest'
import { chargedQuantity, differsFrom, farFrom, sharedContainerMeasure } from './measure-rules.ts'

const aLine = (unit: string, quantity: string) => ({
  chargeCode: 'LCLF',
  currency: 'USD',
  unit,
  quantity,
  unitPrice: '100',
})
const declared = { packages: 100, grossWeightKg: '1200', volumeM3: '2.5' }

it('charges cubic metres or tons, whichever is more, and at least the minimum', () => {
  expect(chargedQuantity(declared)).toBe('2.5')
  expect(chargedQuantity({ ...declared, grossWeightKg: '3100.4' })).toBe('3.1')
  expect(chargedQuantity({ volumeM3: '0.2', grossWeightKg: '30' }, { kgPerM3: 333, minM3: '1' })).toBe('1')
  expect(chargedQuantity({ volumeM3: '2.5', grossWeightKg: '1998' }, { kgPerM3: 333, minM3: '1' })).toBe('6')
})

it('tells both sides of a measure that differs by more than three per cent', () => {
  expect(differsFrom(declared, { packages: 100, grossWeightKg: '1236', volumeM3: '2.575' })).toBe(false)
  expect(differsFrom(declared, { packages: 100, grossWeightKg: '1236.1', volumeM3: '2.5' })).toBe(true)
  expect(differsFrom(declared, { packages: 96, grossWeightKg: '1200', volumeM3: '2.5' })).toBe(true)
  expect(differsFrom({}, { packages: 96, grossWeightKg: '1200', volumeM3: '2.5' })).toBe(false)
})

it('lets the agreed quantity follow the measure, by the price where it is known', () => {
  const actual = { packages: 100, grossWeightKg: '1300', volumeM3: '2.9' }
  const shared = { kgPerM3: 333, minM3: '1' }
  const quantity = (agreed: string, terms: object) =>
    sharedContainerMeasure.followed(aLine('M3', agreed), { actual, declared, terms })?.quantity
  expect(quantity('2.5', {})).toBe('2.9')
  expect(quantity('3.604', { shared })).toBe('3.904')
  expect(sharedContainerMeasure.followed(aLine('BILL', '1'), { actual, declared, terms: {} })).toBeUndefined()
})

it('never charges less than the minimum that was agreed, which a revenue ton always has', () => {
  const small = { packages: 1, grossWeightKg: '20', volumeM3: '0.1' }
  const measured = { actual: small, declared: small, terms: {} }
  expect(sharedContainerMeasure.followed(aLine('WM', '1'), measured)?.quantity).toBe('1')
  expect(sharedContainerMeasure.followed(aLine('M3', '2'), measured)?.quantity).toBe('2')
})

it('doubts a figure that is more than twice or less than half of what was declared', () => {
  expect(farFrom(declared, { packages: 200, grossWeightKg: '600', volumeM3: '5' })).toEqual([])
  expect(farFrom(declared, { packages: 201, grossWeightKg: '599', volumeM3: '25' })).toEqual([
    'packages',
    'grossWeightKg',
    'volumeM3',
  ])
  expect(farFrom({}, { packages: 201 })).toEqual([])
})
