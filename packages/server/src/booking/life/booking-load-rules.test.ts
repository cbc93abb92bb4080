import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { expect, it } from 'vitest'
import { aBooking, railForm } from '../booking-fixtures.ts'
import { chargedBy } from './booking-load-rules.ts'

const load = (grossWeightKg: string, volumeM3: string) => {
  const [line] = railForm().goods ?? []
  return { boxes: [], pieces: [], goods: [{ ...line, grossWeightKg, volumeM3 }] }
}

it('charges what flies by its weight, or by its volume where it is light', () => {
  const kgOf = (kg: string, m3: string) =>
    Number(chargedBy(aBooking({ mode: 'A', form: railForm(load(kg, m3)) })).chargeableWeightKg)
  expect(kgOf('900', '1.2')).toBe(900)
  expect(kgOf('100', '6')).toBe(1000)
})

it('charges a part load on the road by the factors of its price, and by the usual ones while it has none', () => {
  const form = railForm({ ...load('100', '3'), loadType: 'LTL' })
  const kgWith = (quote?: PriceSnapshot) => Number(chargedBy(aBooking({ mode: 'T', form, quote })).chargeableWeightKg)
  expect(kgWith()).toBe(999)
  expect(kgWith({ loadCharge: { kgPerM3: 250 } } as PriceSnapshot)).toBe(750)
})

it('charges boxes by themselves, whatever lies in them', () => {
  expect(chargedBy(aBooking())).toEqual({})
})
