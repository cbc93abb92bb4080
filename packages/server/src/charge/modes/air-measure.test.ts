import { expect, it } from 'vitest'
import { chargeableWeightMeasure as by } from './air-measure.ts'

const declared = { packages: 12, grossWeightKg: '290', volumeM3: '1.2' }
const rates = { airMinimum: '60', airNormal: '5', air45: '4', air100: '3', air300: '2.5' }
const aLine = (chargeCode: string, unit: string, quantity: string, unitPrice: string) => ({
  chargeCode,
  unit,
  quantity,
  unitPrice,
  currency: 'USD',
})
const freight = aLine('AIRF', 'KGC', '290', '3')

it('charges the larger of weight and volume weight, by the pieces where they were measured', () => {
  expect(by.quantityOf(declared)).toBe('290.0')
  expect(by.quantityOf({ ...declared, volumeM3: '2.5' })).toBe('417.0')
  const pieces = [{ pieceQty: 12, lengthCm: '60', widthCm: '60', heightCm: '100' }]
  expect(by.quantityOf({ ...declared, volumeM3: '2.5', pieces })).toBe('720.0')
})

it('lets freight follow the measure by the agreed rates: the own break, the cheaper next one, the minimum', () => {
  const by45 = (grossWeightKg: string, terms: object = { rates }) =>
    by.followed(freight, { actual: { ...declared, grossWeightKg, volumeM3: '0.03' }, declared, terms })
  expect(by45('240')).toEqual({ unit: 'KGC', quantity: '240.0', unitPrice: '3' })
  expect(by45('251')).toEqual({ unit: 'KGC', quantity: '300.0', unitPrice: '2.5' })
  expect(by45('8')).toEqual({ unit: 'SHPT', quantity: '1', unitPrice: '60' })
  expect(by45('251', {})).toEqual({ unit: 'KGC', quantity: '251', unitPrice: '3' })
})

it('lets what is charged by the kilogram besides follow the chargeable weight, with its agreed minimum, and leaves the rest', () => {
  const measured = { actual: { ...declared, grossWeightKg: '310.2' }, declared, terms: { rates } }
  expect(by.followed(aLine('FUEL', 'KGC', '290', '0.6'), measured)?.quantity).toBe('310.5')
  expect(by.followed(aLine('SCR', 'KGC', '500', '0.1'), measured)?.quantity).toBe('500')
  expect(by.followed(aLine('AWB', 'BILL', '1', '8'), measured)).toBeUndefined()
  const minimum = aLine('AIRF', 'SHPT', '1', '60')
  expect(by.followed(minimum, measured)).toEqual({ unit: 'KGC', quantity: '310.5', unitPrice: '2.5' })
})
