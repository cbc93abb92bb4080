import { compareAmounts, multiplied, sumOf } from '@landbridge/contract/shared/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TruckType } from '../../reference/index.ts'
import { airLine, airTerms, roadLine } from '../load-fixtures.ts'
import { air } from '../modes/air.ts'
import { road } from '../modes/road.ts'
import type { Tariff } from '../price/line-rules.ts'
import type { ChargeAsk, PricingMode } from '../price/pricing-mode.ts'
import { quoteCharges } from '../price/quote-charge-rules.ts'
import { plainQuestion } from '../pricing-fixtures.ts'

const rates = new Map([
  ['CNY', '0.140845'],
  ['USD', '1'],
])
const trucks = new Map(
  ['F092', 'FTIR', 'F036'].map((type) => [
    type,
    { type, payloadT: type === 'F036' ? 5 : 22, volumeM3: 90 } as TruckType,
  ]),
)
const equipment = { boxes: new Map(), trucks }

const kg = fc.integer({ min: 1, max: 12_000_000 }).map((grams) => (grams / 1000).toFixed(3))
const m3 = fc.integer({ min: 1, max: 60_000 }).map((litres) => (litres / 1000).toFixed(3))
const load = fc.record({ grossWeightKg: kg, volumeM3: m3 })
const ofLine = (mode: PricingMode, line: Tariff, ask: Omit<ChargeAsk, 'currcd' | 'boxes'>) =>
  quoteCharges(mode, { ...ask, boxes: [], currcd: 'USD' }, { parts: { line }, rates })

it('charges a weight by air no more than any break would, and every kilogram of fuel once', () => {
  const cents = fc.integer({ min: 100, max: 9000 }).map((amount) => (amount / 100).toFixed(2))
  const terms = fc.record({ airMinimum: cents, airNormal: cents, air45: cents, air100: cents, air300: cents })
  fc.assert(
    fc.property(load, terms, (asked, prices) => {
      const line = airLine({ terms: airTerms({ ...prices, air500: undefined, air1000: undefined }) })
      const [freight, ...others] = ofLine(air, line, asked).charges
      const view = air.loadView(line, viewing(asked))
      const chargeable = view.loadCharge?.chargeableWeightKg ?? ''
      expect(Number(chargeable) * 2).toBe(Math.round(Number(chargeable) * 2))
      expect(Number(chargeable)).toBeGreaterThanOrEqual(Number(asked.grossWeightKg))
      expect(others.map(({ chargeCode, quantity }) => [chargeCode, quantity])).toEqual([
        ['FUEL', chargeable],
        ['SEC', chargeable],
        ['AWB', '1'],
      ])
      expect(compareAmounts(freight?.amount ?? '', prices.airMinimum)).toBeGreaterThanOrEqual(0)
      const later = [
        [45, prices.air45],
        [100, prices.air100],
        [300, prices.air300],
      ] as const
      for (const [from, rate] of later.filter(([from]) => from >= Number(chargeable))) {
        const amount = multiplied(rate, String(from), 'CNY')
        if (compareAmounts(amount, prices.airMinimum) >= 0)
          expect(compareAmounts(freight?.amount ?? '', amount)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

const viewing = (list: object) => ({
  wanted: { list },
  equipment,
  names: {
    charge: String,
    unit: String,
    truck: String,
    code: (_: string, code: string) => code,
    warehouse: () => undefined,
  },
  currency: 'USD',
  rates,
})

it('charges a part load by road at least its minimum, and by none of its measures less than by another', () => {
  const line = roadLine()
  fc.assert(
    fc.property(load, fc.integer({ min: 1, max: 136 }), (asked, tenths) => {
      const loadingMetres = (tenths / 10).toFixed(1)
      const [freight] = ofLine(road, line, { ...asked, loadingMetres }).charges
      // By the whole kilogram, rounded up.
      const grams = [Number(asked.grossWeightKg) * 1000, Number(asked.volumeM3) * 1000 * 333, tenths * 185_000]
      const kg = Math.ceil(Math.max(...grams.map(Math.round)) / 1000)
      expect(Number(freight?.amount)).toBeCloseTo(Math.max(kg * 0.4, 120), 2)
      expect(freight?.unit).toBe(kg < 300 ? 'SHPT' : 'KGC')
    }),
  )
})

it('tells in the list what the quote comes to, to the cent, for every load', () => {
  const wanted = fc.oneof(
    load.map((asked) => ({ mode: air, line: airLine(), list: asked, ask: asked })),
    load
      .filter(({ grossWeightKg }) => Number(grossWeightKg) > 0)
      .map((asked) => ({ mode: road, line: roadLine(), list: { ...asked, loadType: 'LTL' as const }, ask: asked })),
    fc
      .record({ truckType: fc.constantFrom('F092', 'FTIR', 'F036'), truckQty: fc.integer({ min: 1, max: 20 }) })
      .map((one) => ({
        mode: road,
        line: roadLine(),
        list: { ...one, loadType: 'FTL' as const },
        ask: { trucks: [one] },
      })),
  )
  fc.assert(
    fc.property(wanted, ({ mode, line, list, ask }) => {
      const asking = {
        mode,
        currency: 'USD',
        rates,
        versions: [],
        withHead: true,
        load: list,
        equipment,
        ...plainQuestion,
      }
      const { loadPrice } = mode.pricesOf({ line }, asking)
      const { charges } = ofLine(mode, line, ask)
      expect(loadPrice).toBe(
        sumOf(
          charges.map(({ convertedAmount }) => convertedAmount),
          'USD',
        ),
      )
    }),
  )
})

it('offers no price while a currency has no rate', () => {
  const asking = { mode: air, currency: 'USD', versions: [], withHead: true, load: {}, equipment, ...plainQuestion }
  expect(air.pricesOf({ line: airLine() }, { ...asking, rates: new Map() }).loadPrice).toBeUndefined()
  const { surcharges } = airLine().terms
  const inRoubles = {
    ...surcharges[0],
    chargeCode: 'FUEL',
    currency: 'RUB',
    unit: 'KGC',
    unitPrice: '1',
    occasion: 'always' as const,
  }
  const line = airLine({ terms: airTerms({ surcharges: [inRoubles] }) })
  expect(air.pricesOf({ line }, { ...asking, rates }).loadPrice).toBeUndefined()
})
