import { expect, it } from 'vitest'
import { chargedQuantity, differsFrom, measuredQuantity } from './measure-rules.ts'

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
  const basis = { kgPerM3: 333, minM3: '1' }
  const line = (quantity: string) => ({ unit: 'M3', quantity })
  expect(measuredQuantity(line('2.5'), { actual, declared, basis: undefined })).toBe('2.9')
  expect(measuredQuantity(line('3.604'), { actual, declared, basis })).toBe('3.904')
})

it('never charges less than the minimum that was agreed, which a revenue ton always has', () => {
  const small = { packages: 1, grossWeightKg: '20', volumeM3: '0.1' }
  const measured = { actual: small, declared: small, basis: undefined }
  expect(measuredQuantity({ unit: 'WM', quantity: '1' }, measured)).toBe('1')
  expect(measuredQuantity({ unit: 'M3', quantity: '2' }, measured)).toBe('2')
})
