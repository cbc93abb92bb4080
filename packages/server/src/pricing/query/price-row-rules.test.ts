import { describe, expect, it } from 'vitest'
import { rail } from '../modes/rail.ts'
import type { LegPrice } from '../price/line-rules.ts'
import type { Offer, OfferAsking } from '../price/pricing-mode.ts'
import { departure, plainQuestion, tariff, tariffTerms } from '../pricing-fixtures.ts'
import { offerOf } from './offer-rules.ts'
import { endsOf, type RowContext, routePartsOf, rowOf, stopsOf, termsView } from './price-row-rules.ts'

const names: RowContext['names'] = {
  port: (code) => `port ${code}`,
  city: (code) => `city ${code}`,
  short: (code) => `short ${code}`,
  isBorder: (code) => code === 'KZ0AK',
  charge: (code) => `charge ${code}`,
  unit: (code) => `per ${code}`,
  code: (_, code) => code,
  truck: (code) => code,
  carrier: (code) => `line ${code}`,
  warehouse: (code) => (code === 'WHXIA' ? 'Warehouse of Xi’an' : undefined),
}
const asking: OfferAsking = {
  mode: rail,
  currency: 'CNY',
  rates: new Map([
    ['USD', '7.1'],
    ['CNY', '1'],
  ]),
  versions: [],
  withHead: true,
  load: {},
  equipment: { boxes: new Map(), trucks: new Map() },
  ...plainQuestion,
}
const context: RowContext = {
  names,
  asking,
  wish: { legType: 'Q', withFirst: 'no', withHead: true, withLast: 'no' },
  now: new Date('2031-01-15T08:00:00Z'),
  boxType: 'Z',
  emissionKg: 900,
}
const leg = (kind: 'T' | 'H', portCode: string, cityCode: string): LegPrice => ({
  id: `leg ${kind}`,
  mode: 'R',
  leg: kind,
  portCode,
  cityCode,
  currency: 'CNY',
  prices: { 20: '7200', 40: '8900' },
  transitDays: 2,
  validFrom: '2031-01-01',
  validTo: '2031-03-31',
  isSample: true,
})
const [first, last] = [leg('T', 'CNXIA', 'CNSGH'), leg('H', 'DEDUI', 'DECGN')]
const offer = (parts: Parameters<typeof offerOf>[0]): Offer => offerOf(parts, [departure()], asking)

describe('the way of an offer', () => {
  it('is one chain: each part begins where the one before it ends, and so do its stops', () => {
    const parts = [{ line: tariff() }, { line: tariff(), first }, { line: tariff(), first, last }, { first }, { last }]
    for (const pieces of parts) {
      const route = routePartsOf(pieces, names)
      for (const [i, part] of route.slice(1).entries()) expect(part.originCode).toBe(route[i]?.destinationCode)
      expect(endsOf(stopsOf(pieces, names))).toMatchObject({
        originCode: route[0]?.originCode,
        destinationCode: route.at(-1)?.destinationCode,
      })
    }
  })

  it('passes the borders that are such, and the one that the line names', () => {
    const stops = stopsOf({ line: tariff(), first }, names)
    expect(stops.map(({ placeCode }) => placeCode)).toEqual(['CNSGH', 'CNXIA', 'CNHRS', 'KZ0AK', 'DEDUI'])
    expect(stops.map(({ isBorder }) => isBorder)).toEqual([false, false, true, true, false])
    expect(stops[0]).toMatchObject({ placeName: 'city CNSGH', shortName: 'city CNSGH' })
    expect(stops[1]).toMatchObject({ placeName: 'port CNXIA', shortName: 'short CNXIA' })
  })

  it('has no ends where it has no stops', () => {
    expect(endsOf([])).toEqual({ originCode: '', originName: '', destinationCode: '', destinationName: '' })
  })
})

describe('a row', () => {
  it('of what shares a container sums no price over a road, and names the road as not included', () => {
    const sharedContainer = { perM3: '52', kgPerM3: 500, minM3: '1', warehouseCode: 'WHXIA', warehouseCutoffHours: 96 }
    const line = tariff({ terms: tariffTerms({ sharedContainer, notIncluded: [] }) })
    const shared = { ...asking, isShared: true, load: { grossWeightKg: '500', volumeM3: '3' } }
    const shown = (parts: Parameters<typeof offerOf>[0]) => {
      const row = rowOf(offerOf(parts, [], shared), { ...context, asking: shared, boxType: 'P' })
      return [row.loadPrice, row.split?.allIn, row.notIncluded.map(({ chargeCode }) => chargeCode)]
    }
    expect(shown({ line })).toEqual(['1557.60', '1557.60', []])
    expect(shown({ line, first })).toEqual([undefined, undefined, ['TRKO']])
    expect(shown({ line, first, last })).toEqual([undefined, undefined, ['TRKO', 'TRKD']])
  })

  it('says names for codes, prices in the currency asked for, and the rate from that of the tariff', () => {
    expect(rowOf(offer({ line: tariff() }), context)).toMatchObject({
      lineNo: 'RT-7K3QX',
      currency: 'CNY',
      tariffCurrency: 'USD',
      exchangeRate: '7.1',
      coc40Hq: '39760.00',
      entryPortCode: 'CNHRS',
      entryPortName: 'port CNHRS',
      emissionKg: 900,
      departures: [{ departureNo: 'X8003' }],
      sample: false,
    })
  })

  it('shows the columns that are asked for and have a price, and of a shared load none by the box', () => {
    const shown = (more: Partial<RowContext>) =>
      Object.keys(rowOf(offer({ line: tariff() }), { ...context, ...more })).filter((name) => /^[cs]oc\d/.test(name))
    expect(shown({}).toSorted()).toEqual(['coc20Gp', 'coc40Hq', 'coc45Hq', 'soc40Hq'])
    expect(shown({ showCol: ['coc40Hq', 'soc20Gp'] })).toEqual(['coc40Hq'])
    expect(shown({ boxType: 'P' })).toEqual([])
  })

  it('of the road alone is known by its leg, and has no line', () => {
    const row = rowOf(offer({ first }), { ...context, wish: { ...context.wish, legType: 'T' } })
    expect(row).toMatchObject({ id: 'leg T', legType: 'T', tariffCurrency: 'CNY', lineNo: undefined, sample: true })
    expect(row).toMatchObject({ weekdays: [], siCutoffHours: 0, included: [] })
  })

  it('says what a shared container costs in the currency asked for, and nothing of it where no rate is known', () => {
    const sharedContainer = { perM3: '100', kgPerM3: 500, minM3: '1', warehouseCode: 'WHXIA', warehouseCutoffHours: 48 }
    const shared = offer({ line: tariff({ terms: tariffTerms({ sharedContainer }) }) })
    expect(rowOf(shared, context).sharedContainer).toMatchObject({
      perM3: '710.00',
      minM3: '1',
      warehouseName: 'Warehouse of Xi’an',
    })
    const rateless = { ...context, asking: { ...asking, rates: new Map([['CNY', '1']]) } }
    expect(rowOf(shared, rateless).sharedContainer).toBeUndefined()
    expect(rowOf(offer({ line: tariff() }), context).sharedContainer).toBeUndefined()
  })

  it('tells of the charges at both ends those that fall on the load: boxes or a shared one', () => {
    const charge = { currency: 'CNY', unitPrice: '100', occasion: 'always' as const }
    const surcharges = [
      { ...charge, chargeCode: 'THC', unit: 'BOX', end: 'origin' as const },
      { ...charge, chargeCode: 'CFS', unit: 'WM', end: 'destination' as const },
      { ...charge, chargeCode: 'DOC', unit: 'BILL' },
    ]
    const local = (boxType: 'Z' | 'P') =>
      rowOf(offer({ line: tariff({ terms: tariffTerms({ surcharges }) }) }), { ...context, boxType }).localCharges?.map(
        ({ end, chargeName }) => `${end} ${chargeName}`,
      )
    expect(local('Z')).toEqual(['origin charge THC'])
    expect(local('P')).toEqual(['destination charge CFS'])
    expect(rowOf(offer({ line: tariff() }), context).localCharges).toBeUndefined()
  })
})

it('names the places where an empty box is fetched and given back, with what each costs more', () => {
  const { returnPlaces, notIncluded, carrierCode } = termsView({ line: tariff() }, names)
  expect(returnPlaces).toContainEqual({ cityCode: 'DEHAM', cityName: 'city DEHAM', extraCost: '180.50' })
  expect(notIncluded[0]).toEqual({ chargeCode: 'TRKO', chargeName: 'charge TRKO' })
  expect(carrierCode).toBeUndefined()
  const sailing = tariff({ terms: tariffTerms({ carrierCode: 'COSU', vgmCutoffHours: 48 }) })
  expect(termsView({ line: sailing }, names)).toMatchObject({ carrierName: 'line COSU', vgmCutoffHours: 48 })
})
