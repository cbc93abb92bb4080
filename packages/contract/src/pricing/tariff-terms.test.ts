import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wire } from '../shared/wire.ts'
import { refusalsIn, takes } from '../testing/refusals.ts'
import { linePriceColumns } from './price-columns.ts'
import { surchargeOccasions, tariffForm } from './tariff-terms.ts'

const over = wire(tariffForm, { unknownNames: 'refuse', empty: 'clears' })

const line = (changes: object = {}) => ({
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  validFrom: '2031-01-01',
  validTo: '2031-06-30',
  currency: 'USD',
  direction: 'E',
  transitDaysMin: 14,
  transitDaysMax: 17,
  weekdays: [1, 3, 5],
  siCutoffHours: 72,
  cargoCutoffHours: 48,
  customsCutoffHours: 24,
  coc40Hq: '4200.00',
  weightLimits: [{ containerType: '40HQ', weightLimitKg: 26_000 }],
  freeDays: 10,
  pickUpPlaces: [{ cityCode: 'CNXIA', extraCost: '0' }],
  returnPlaces: [],
  surcharges: [{ chargeCode: 'DGS', currency: 'USD', unit: 'BOX', unitPrice: '350', occasion: 'dangerous' }],
  ...changes,
})
const wrong = (changes: object) => refusalsIn(tariffForm, line(changes))

describe('a price line', () => {
  it('is taken with what it needs', () => {
    expect(wrong({})).toEqual({})
    expect(
      wrong({
        sharedContainer: { perM3: '60', kgPerM3: 500, minM3: '1', warehouseCode: 'W1', warehouseCutoffHours: 96 },
      }),
    ).toEqual({})
  })

  it.each([
    [{ originCode: '' }, { originCode: 'pricing.origin-needed' }],
    [{ destinationCode: ' ' }, { destinationCode: 'pricing.destination-needed' }],
    [{ destinationCode: 'CNXIA' }, { destinationCode: 'pricing.same-place' }],
    [{ validFrom: undefined }, { validFrom: 'pricing.valid-from-needed' }],
    [{ validTo: '2031-02-30' }, { validTo: 'pricing.valid-to-needed' }],
    [{ weekdays: [] }, { weekdays: 'pricing.weekdays-needed' }],
  ])('is refused by name: %j', (change, refusals) => expect(wrong(change)).toEqual(refusals))

  it('holds from its first day to its last, one day at least', () => {
    const day = fc
      .date({ min: new Date('2030-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10))
    const range = fc.property(day, day, (validFrom, validTo) => {
      expect(wrong({ validFrom, validTo })).toEqual(validFrom <= validTo ? {} : { validTo: 'pricing.valid-to-early' })
    })
    fc.assert(range)
  })

  it('is under way so many days at least and so many at most', () => {
    const days = fc.integer({ min: 1, max: 120 })
    const range = fc.property(days, days, (transitDaysMin, transitDaysMax) => {
      const expected = transitDaysMin <= transitDaysMax ? {} : { transitDaysMax: 'pricing.transit-range' }
      expect(wrong({ transitDaysMin, transitDaysMax })).toEqual(expected)
    })
    fc.assert(range)
    for (const [field, value] of [
      ['transitDaysMin', 0],
      ['transitDaysMax', 121],
      ['transitDaysMin', 1.5],
    ] as const)
      expect(Object.keys(wrong({ [field]: value }))).toContain(field)
  })

  it('leaves on days of the week, Monday 1 to Sunday 7', () => {
    const days = fc.property(fc.integer({ min: -2, max: 10 }), (day) => {
      expect(takes(tariffForm, line({ weekdays: [day] }))).toBe(day >= 1 && day <= 7)
    })
    fc.assert(days)
    expect(takes(tariffForm, line({ weekdays: [1, 2, 3, 4, 5, 6, 7, 1] }))).toBe(false)
  })

  it('prices a box in money of two places, and never below nothing', () => {
    for (const column of linePriceColumns) {
      expect(takes(tariffForm, line({ [column]: '999999999999.99' })), column).toBe(true)
      expect(takes(tariffForm, line({ [column]: null }))).toBe(true)
      for (const price of ['-1', '1.005', '1,000', '1e3', ''])
        expect(takes(tariffForm, line({ [column]: price })), price).toBe(false)
    }
  })

  it('knows when a surcharge is charged, and no other occasion', () => {
    const [surcharge] = line().surcharges
    for (const occasion of surchargeOccasions)
      expect(takes(tariffForm, line({ surcharges: [{ ...surcharge, occasion }] }))).toBe(true)
    expect(takes(tariffForm, line({ surcharges: [{ ...surcharge, occasion: 'often' }] }))).toBe(false)
    expect(takes(tariffForm, line({ surcharges: [{ ...surcharge, unitPrice: '0.0001' }] }))).toBe(true)
    expect(takes(tariffForm, line({ surcharges: [{ ...surcharge, unitPrice: '0.00001' }] }))).toBe(false)
  })

  it('limits the weight of sizes that are priced, and of no others', () => {
    expect(takes(tariffForm, line({ weightLimits: [{ containerType: '53HQ', weightLimitKg: 1 }] }))).toBe(false)
    expect(takes(tariffForm, line({ weightLimits: [{ containerType: '40HQ', weightLimitKg: 0 }] }))).toBe(false)
    expect(takes(tariffForm, line({ weightLimits: [{ containerType: '40HQ', weightLimitKg: 60_001 }] }))).toBe(false)
  })

  it('crosses the wire under the specification’s names and comes back the same', () => {
    const sent = over.encode(over.decode(over.encode(tariffForm.parse({ ...line(), crossTrade: 'F' }) as never)))
    expect(sent).toMatchObject({
      PortlCd: 'CNXIA',
      PortdCd: 'DEDUI',
      Coc40Hq: '4200.00',
      Weekdays: [1, 3, 5],
      CrossTrade: 'F',
    })
  })
})
