import { describe, expect, it } from 'vitest'
import { rail } from '../modes/rail.ts'
import { plainQuestion, tariff } from '../pricing-fixtures.ts'
import { combinedPrices } from './combined-price-rules.ts'
import type { LegPrice } from './line-rules.ts'
import type { OfferAsking } from './pricing-mode.ts'

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

describe('a price over several legs', () => {
  it('is the sum of its parts, each converted and rounded', () => {
    const prices = combinedPrices({ line: tariff(), first: pickUp }, asking)
    expect(prices.coc20Gp).toBe('4714.08')
    expect(prices.coc40Hq).toBe('6853.52')
    expect(prices.soc40Hq).toBe('5953.52')
    expect(prices.soc20Gp).toBeUndefined()
  })

  it('is none for a size that the road has no price for: it is not carried for nothing', () => {
    const long = { ...pickUp, prices: { 40: '8900.00' } }
    const prices = combinedPrices({ line: tariff(), first: long }, asking)
    expect(prices.coc20Gp).toBeUndefined()
    expect(prices.coc40Hq).toBe('6853.52')
    expect(combinedPrices({ first: long }, asking).coc20Gp).toBeUndefined()
  })

  it('can be the road alone', () => {
    expect(combinedPrices({ first: pickUp }, asking)).toMatchObject({ coc20Gp: '1014.08', soc45Hq: '1253.52' })
    expect(combinedPrices({ line: tariff(), first: pickUp }, { ...asking, withHead: false }).coc40Hq).toBe('1253.52')
  })

  it('is none where neither the main haul nor a road is asked for: nothing is carried for nothing', () => {
    expect(combinedPrices({ line: tariff() }, { ...asking, withHead: false })).toEqual({})
  })

  it("costs the difference of other places for the carrier's empty box, and nothing for the shipper's own", () => {
    const elsewhere = { ...asking, pickUpPlace: 'CNZGZ', returnPlace: 'DEHAM' }
    const prices = combinedPrices({ line: tariff() }, elsewhere)
    expect(prices).toMatchObject({ coc40Hq: '5920.50', soc40Hq: '4700.00' })
    expect(combinedPrices({ line: tariff() }, { ...asking, returnPlace: 'FRPAR' }).coc40Hq).toBeUndefined()
  })
})
