import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareAmounts } from '../shared/money.ts'
import {
  airChargeableKg,
  airFreightOf,
  loadingMetresOf,
  roadChargeable,
  volumeWeightKg,
  volumeWeightOfM3,
} from './chargeable.ts'

const piece = (pieceQty: number, ...[lengthCm, widthCm, heightCm]: [string, string, string]) => ({
  pieceQty,
  lengthCm,
  widthCm,
  heightCm,
})

it('weighs volume by air: cubic centimetres by 6000, the larger weight rounded up to half a kilogram', () => {
  expect(volumeWeightKg([piece(1, '120', '80', '100')])).toBe('160.000')
  expect(volumeWeightKg([piece(3, '40.5', '30', '20'), piece(1, '10', '10', '10')])).toBe('12.317')
  expect(volumeWeightOfM3('0.96')).toBe('160.000')
  expect(airChargeableKg({ grossWeightKg: '120', volumeWeightKg: '160.000' })).toBe('160.0')
  expect(airChargeableKg({ grossWeightKg: '160.001' })).toBe('160.5')
  expect(airChargeableKg({ grossWeightKg: '160.5', volumeWeightKg: '12.317' })).toBe('160.5')
  expect(airChargeableKg({ grossWeightKg: 'heavy' })).toBe('0.0')
})

it('counts the loading metres of what nothing may stand upon', () => {
  const pallet = piece(4, '120', '80', '200')
  expect(loadingMetresOf([{ ...pallet, stackable: false }])).toBe('1.6')
  expect(loadingMetresOf([{ ...piece(1, '100', '80', '90'), stackable: false }])).toBe('0.4')
  expect(loadingMetresOf([{ ...pallet, stackable: true }])).toBe('0.0')
})

it('charges a part load by road by what it has most of', () => {
  const factors = { kgPerM3: 333, kgPerLdm: 1850 }
  expect(roadChargeable({ grossWeightKg: '500', volumeM3: '1' }, factors)).toEqual({ kg: '500.000', basis: 'weight' })
  expect(roadChargeable({ grossWeightKg: '500', volumeM3: '2.5' }, factors)).toEqual({ kg: '833.000', basis: 'volume' })
  expect(roadChargeable({ grossWeightKg: '2000', volumeM3: '6.912' }, factors)).toEqual({
    kg: '2302.000',
    basis: 'volume',
  })
  expect(roadChargeable({ grossWeightKg: '500', volumeM3: '2.5', loadingMetres: '1.6' }, factors)).toEqual({
    kg: '2960.000',
    basis: 'metres',
  })
})

const rates = {
  airMinimum: '500',
  airNormal: '42.1',
  air45: '34.2',
  air100: '29',
  air300: '27.7',
  air500: '26.4',
  air1000: '25.1',
}

it('charges air freight by the cheapest break, names the own one that it beats, and never less than the minimum', () => {
  expect(airFreightOf('120.0', rates, 'CNY')).toEqual({
    rateClass: 'Q',
    rate: 'air100',
    chargedKg: '120.0',
    unitPrice: '29',
    amount: '3480.00',
  })
  expect(airFreightOf('90.0', rates, 'CNY')).toMatchObject({
    rate: 'air100',
    chargedKg: '100.0',
    amount: '2900.00',
    ownBreak: { rate: 'air45', chargedKg: '90.0', amount: '3078.00' },
  })
  expect(airFreightOf('5.0', rates, 'CNY')).toMatchObject({ rateClass: 'M', amount: '500' })
  expect(airFreightOf('20.0', rates, 'CNY')).toMatchObject({ rateClass: 'N', amount: '842.00' })
  expect(airFreightOf('1000.0', rates, 'CNY')).toMatchObject({ rate: 'air1000', amount: '25100.00' })
  expect(airFreightOf('20.0', {}, 'CNY')).toBeUndefined()
  expect(airFreightOf('200.0', { air45: '20', air100: '29' }, 'CNY')).toMatchObject({ rate: 'air100' })
})

it('never charges more than another way would, nor a heavier load less', () => {
  const kg = fc.integer({ min: 1, max: 3000 })
  fc.assert(
    fc.property(kg, kg, (a, b) => {
      const [light, heavy] = [Math.min(a, b) / 2, Math.max(a, b) / 2]
      const of = (weight: number) => airFreightOf(weight.toFixed(1), rates, 'CNY')
      expect(compareAmounts(of(light)?.amount ?? '', of(heavy)?.amount ?? '')).toBeLessThanOrEqual(0)
      const found = of(heavy)
      if (found?.ownBreak) expect(compareAmounts(found.amount, found.ownBreak.amount)).toBe(-1)
    }),
  )
})
