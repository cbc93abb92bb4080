import { describe, expect, it } from 'vitest'
import { rail } from '../modes/rail.ts'
import type { LegPrice } from '../price/line-rules.ts'
import type { OfferAsking } from '../price/pricing-mode.ts'
import { byPrice } from '../price-order-rules.ts'
import { departure, plainQuestion, tariff, tariffTerms } from '../pricing-fixtures.ts'
import { priceCalendar } from './calendar-rules.ts'
import { foldedOffers, joinLegs, offeredOn, offerOf, sortedOffers } from './offer-rules.ts'

const now = new Date('2031-01-15T08:00:00Z')
const asking: OfferAsking = {
  mode: rail,
  currency: 'USD',
  rates: new Map([
    ['USD', '1'],
    ['CNY', '0.140845'],
  ]),
  versions: [],
  withHead: true,
  load: {},
  equipment: { boxes: new Map(), trucks: new Map() },
  ...plainQuestion,
}
const pickUp: LegPrice = {
  id: 'l1',
  mode: 'R',
  leg: 'T',
  portCode: 'CNXIA',
  cityCode: 'CNSGH',
  currency: 'CNY',
  prices: { 20: '7200.00', 40: '8900.00' },
  transitDays: 3,
  validFrom: '2031-01-01',
  validTo: '2031-03-31',
  isSample: false,
}

describe('prices', () => {
  it('stand by value and put what is missing last either way', () => {
    expect(['100', '20', undefined, '3.5'].toSorted((a, b) => byPrice(a, b))).toEqual(['3.5', '20', '100', undefined])
    expect(byPrice('20', '100', 'desc')).toBeGreaterThan(0)
    expect(byPrice(undefined, '100', 'desc')).toBeGreaterThan(0)
  })
})

describe('an offer of several legs', () => {
  it('takes as long as all of them and holds as long as each', () => {
    const offer = offerOf({ line: tariff(), first: pickUp }, [], asking)
    expect(offer).toMatchObject({ transitDaysMin: 17, transitDaysMax: 20, validTo: '2031-03-31' })
  })

  it('stands without the road where that is only wished for, and not at all where it is needed', () => {
    const lines = [tariff(), tariff({ id: 'z', lineage: 'z', originCode: 'CNZGZ' })]
    expect(joinLegs(lines, [pickUp], { withFirst: 'maybe', withLast: 'no', originCode: 'CNZGZ' })).toHaveLength(2)
    expect(joinLegs(lines, [pickUp], { withFirst: 'must', withLast: 'no' })).toEqual([
      { line: lines[0], first: pickUp, last: undefined },
    ])
  })
})

describe('one line over the same road', () => {
  it('keeps each price of the road with its days, and is a single price where the road has one', () => {
    const dearer = { ...pickUp, id: 'l2', prices: { 20: '8000.00', 40: '9900.00' }, validFrom: '2031-02-01' }
    const folded = (roads: readonly LegPrice[]) =>
      foldedOffers(roads.map((first) => offerOf({ line: tariff(), first }, [], asking)))
    expect(folded([pickUp, pickUp]).map(({ versions }) => versions)).toEqual([undefined])
    const [one] = folded([pickUp, dearer])
    expect(one?.prices.coc40Hq).toBe('6853.52')
    expect(one?.versions?.map(({ prices, validFrom }) => [prices.coc40Hq, validFrom])).toEqual([
      ['6994.37', '2031-02-01'],
    ])
  })
})

describe('trains', () => {
  const dearer = tariff({
    id: 'b',
    revision: 2,
    validFrom: '2031-01-25',
    terms: tariffTerms({ coc40Hq: '6000', coc45Hq: '6100' }),
  })
  const departures = [
    departure(),
    departure({
      id: 'later',
      departsOn: '2031-01-27',
      etd: new Date('2031-01-27T04:00:00Z'),
      siCutoff: new Date('2031-01-24T04:00:00Z'),
      cargoCutoff: new Date('2031-01-25T04:00:00Z'),
      customsCutoff: new Date('2031-01-26T04:00:00Z'),
    }),
    departure({ id: 'by another border', entryPortCode: 'CNAKL' }),
    departure({ id: 'closed', siCutoff: new Date('2031-01-15T07:00:00Z') }),
  ]
  const offers = offeredOn([tariff(), dearer], departures, now).map((one) =>
    offerOf({ line: one.line }, [one.departure], asking),
  )

  it('carry the price that holds on their day', () => {
    expect(offers.map((offer) => [offer.departures[0]?.departsOn, offer.prices.coc40Hq])).toEqual([
      ['2031-01-22', '5600.00'],
      ['2031-01-27', '6000.00'],
    ])
  })

  it('give each day its lowest price, and mark the lowest of all', () => {
    const days = priceCalendar(
      offers.map((offer) => ({ offer, day: offer.departures[0]?.departsOn ?? '' })),
      { from: '2031-01-21', to: '2031-01-27', column: 'coc40Hq', mode: rail },
    )
    expect(days.map(({ price, isLowest }) => (price ? `${price}${isLowest ? ' lowest' : ''}` : ''))).toEqual([
      '',
      '5600.00 lowest',
      '',
      '',
      '',
      '',
      '6000.00',
    ])
  })

  it('stand by the price asked for', () => {
    const order = (sortName: 'coc40Hq' | 'etd', sort: 'asc' | 'desc') =>
      sortedOffers(offers, { sortName, sort }).map((offer) => offer.departures[0]?.departsOn)
    expect(order('coc40Hq', 'desc')).toEqual(['2031-01-27', '2031-01-22'])
    expect(order('etd', 'asc')).toEqual(['2031-01-22', '2031-01-27'])
  })
})
