import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { formQuoteQuery } from '@landbridge/contract/booking/form/form-price-query'
import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { airLine, roadLine } from '../../pricing/load-fixtures.ts'
import { priceQuery } from '../../pricing/pricing-fixtures.ts'
import { insertTariff } from '../../pricing/tariff/tariff-store.ts'
import { newWorld } from '../../testing/world.ts'

const pieces = [
  {
    goodsSeq: 1,
    pieceQty: 4,
    lengthCm: '120',
    widthCm: '80',
    heightCm: '95.5',
    pieceWeightKg: '55',
    stackable: false,
    turnable: false,
  },
  {
    goodsSeq: 1,
    pieceQty: 10,
    lengthCm: '40',
    widthCm: '30',
    heightCm: '30',
    pieceWeightKg: '8.25',
    stackable: true,
    turnable: false,
  },
]
const goods: BookingForm['goods'] = [
  { goodsName: 'Pumps', packages: 14, packageType: 'CT', grossWeightKg: '302.5', volumeM3: '4.028' },
]
const asked = pieces.map(({ goodsSeq: _goods, turnable: _turned, ...piece }) => piece)

type Case = {
  called: string
  calls: typeof priceCalls.air
  form: Partial<BookingForm>
  query: Partial<PriceQuery>
  charged: object
}

const cases: Case[] = [
  {
    called: 'pieces by air',
    calls: priceCalls.air,
    form: { quoteId: airLine().id, goods, pieces, settleCurrency: 'CNY' },
    query: {
      originCode: 'PVG',
      destinationCode: 'FRA',
      currcd: 'CNY',
      grossWeightKg: '302.500',
      volumeM3: '4.028',
      pieces: asked,
    },
    // 4 × 120 × 80 × 95.5 + 10 × 40 × 30 × 30, by 6000.
    charged: { basis: 'volume', volumeWeightKg: '671.200', chargeableWeightKg: '671.5', rateUsed: 'air500' },
  },
  {
    called: 'a part load by road',
    calls: priceCalls.truck as typeof priceCalls.air,
    form: {
      quoteId: roadLine().id,
      loadType: 'LTL',
      truckWay: 'RELOAD',
      goods,
      pieces,
      loadingMetres: '1.2',
      settleCurrency: 'EUR',
    },
    query: {
      originCode: 'CNXIA',
      destinationCode: 'KZALA',
      currcd: 'EUR',
      loadType: 'LTL',
      truckWay: 'RELOAD',
      grossWeightKg: '302.500',
      volumeM3: '4.028',
      loadingMetres: '1.2',
      pieces: asked,
    },
    // What nothing may stand upon takes 4 × 1.2 × 0.8 / 2.4 = 1.6 metres.
    charged: { basis: 'metres', loadingMetres: '1.6', chargeableWeightKg: '2960.000' },
  },
  {
    called: 'whole trucks',
    calls: priceCalls.truck as typeof priceCalls.air,
    form: {
      quoteId: roadLine().id,
      loadType: 'FTL',
      truckWay: 'THROUGH',
      truckTypeForeign: 'FTIR',
      truckQty: 3,
      goods,
    },
    query: {
      originCode: 'CNXIA',
      destinationCode: 'KZALA',
      currcd: 'USD',
      loadType: 'FTL',
      truckWay: 'THROUGH',
      truckType: 'FTIR',
      truckQty: 3,
      grossWeightKg: '302.500',
      volumeM3: '4.028',
    },
    charged: { basis: 'trucks', amount: '22200.00' },
  },
]

it.each(cases)(
  'asks the same and is answered the same in the list, by the form and in the quote: $called',
  async ({ calls, form, query, charged }) => {
    const { guest, db } = await newWorld()
    await db.as(system, async (tx) => {
      await insertTariff(tx, airLine())
      await insertTariff(tx, roadLine())
    })
    const [row] = (await guest(calls.prices, priceQuery(query))).body.data.items
    const ask = formQuoteQuery({ legType: 'Q', ...form } as BookingForm)
    if (!ask) throw new Error('The form asks for no price.')
    const quote = (await guest(calls.quote, ask)).body.data
    expect(row?.loadPrice).toBeDefined()
    expect(quote.amount).toBe(row?.loadPrice)
    expect(quote.loadCharge).toEqual(row?.loadCharge)
    expect(quote.loadCharge).toMatchObject(charged)
    expect(quote.id).toBe(row?.id)
    expect(quote.emissionKg).toBe(row?.emissionKg)
  },
)

it('asks by the sums alone while a piece is not measured, and by those of the pieces where the goods say nothing', () => {
  const form = { legType: 'Q', quoteId: airLine().id, goods, pieces: [...pieces, { pieceQty: 1 }] } as BookingForm
  expect(formQuoteQuery(form)).toMatchObject({ grossWeightKg: '302.500', volumeM3: '4.028' })
  expect(formQuoteQuery(form)).not.toHaveProperty('pieces')
  expect(formQuoteQuery({ ...form, goods: [] } as BookingForm)).toMatchObject({ grossWeightKg: '302.500' })
  expect(formQuoteQuery({ ...form, goods: [], pieces: [] } as BookingForm)).toBeUndefined()
})
