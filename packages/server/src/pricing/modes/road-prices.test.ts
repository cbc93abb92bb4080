import { pricingEndpoints as calls, priceCalls, type QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { roadLine, roadTerms } from '../load-fixtures.ts'
import { priceQuery } from '../pricing-fixtures.ts'
import { insertTariff } from '../tariff/tariff-store.ts'

const english = { 'accept-language': 'en' }
const { prices, quote } = priceCalls.truck

async function roadWorld() {
  const world = await newWorld()
  await world.db.as(system, (tx) => insertTariff(tx, roadLine()))
  return world
}
const lane = { originCode: 'CNXIA', destinationCode: 'KZALA' } as const
const asked = (changes: Parameters<typeof priceQuery>[0] = {}) => priceQuery({ ...lane, ...changes })
const ask = (changes: Partial<QuoteQuery>): QuoteQuery => ({
  id: roadLine().id,
  legType: 'Q',
  currcd: 'USD',
  ...changes,
})
const linesOf = (charges: readonly { chargeCode: string; quantity: string; unit: string; amount: string }[]) =>
  charges.map(({ chargeCode, quantity, unit, amount }) => `${chargeCode} ${quantity} ${unit} ${amount}`)

it("prices trucks by the specification's names, with what each carries and its way over the border", async () => {
  const { guest } = await roadWorld()
  const query = { PortlCd: 'CNXIA', PortdCd: 'KZALA', LoadType: 'FTL', CatType: 'F092' }
  const reply = await guest.send({ method: 'GET', path: '/api/v1/highwayprice-list', query, headers: english })
  expect(reply.json()).toMatchObject({ success: true, data: { Total: 1 } })
  const [row] = reply.json().data.Items
  expect(row).toMatchObject({
    EntryPortCd: 'CNHRS',
    // 6900, 200 yuan for papers and 60 for a seal.
    LoadPrice: '6936.62',
    LoadCharge: {
      Basis: 'trucks',
      Trucks: [{ CatType: 'F092', TruckWay: 'RELOAD', TruckQty: 1, Rate: '6900', Amount: '6900.00' }],
    },
    PartLoad: { PerKg: '0.4', PerM3: '133.20', PerLdm: '740.00', KgPerM3: 333, KgPerLdm: 1850, Minimum: '120.00' },
    LoadingStops: 1,
    FreeHoursLoading: 4,
    FreeHoursUnloading: 24,
    Weekdays: [2, 4],
    Departures: [],
  })
  expect(row.TruckPrices).toContainEqual({
    CatType: 'FTIR',
    TruckName: expect.stringContaining('TIR'),
    TruckWay: 'THROUGH',
    TruckWayName: 'Through (TIR)',
    Price: '7400.00',
    PayloadKg: 22000,
    Meas: '92',
    LengthM: '13.6',
  })
  const single = await guest.send({ method: 'GET', path: '/api/v1/truckroadprice-list', query })
  expect(single.statusCode).toBe(404)
})

it('takes the cheapest truck that holds the load, or the one of the way that is asked', async () => {
  const { guest } = await roadWorld()
  const truckFor = async (changes: Parameters<typeof asked>[0]) =>
    (await guest(prices, asked({ loadType: 'FTL', ...changes }))).body.data.items.flatMap(
      ({ loadCharge }) => loadCharge?.trucks?.map(({ truckType }) => truckType) ?? [],
    )
  expect(await truckFor({ grossWeightKg: '4000', volumeM3: '20' })).toEqual(['F036'])
  expect(await truckFor({ grossWeightKg: '4000', volumeM3: '60' })).toEqual(['F092'])
  expect(await truckFor({ truckWay: 'THROUGH' })).toEqual(['FTIR'])
  expect(await truckFor({ truckType: 'F120' })).toEqual([])
  expect(await truckFor({ truckWay: 'DOM' })).toEqual([])
})

it('charges a part load by the largest of weight, volume and loading metres, and at least the minimum', async () => {
  const { guest } = await roadWorld()
  const chargeOf = async (load: Partial<QuoteQuery>) => (await guest(quote, ask(load))).body.data
  const byWeight = await chargeOf({ grossWeightKg: '2000', volumeM3: '3' })
  expect(linesOf(byWeight.charges)).toEqual([
    'LTLF 2000.000 KGC 800.00',
    'DOC 1 SHPT 200.00',
    'FUEL 2000.000 KGC 20.00',
  ])
  expect(byWeight.loadCharge).toMatchObject({ basis: 'weight', kgPerM3: 333, kgPerLdm: 1850, truckWay: 'RELOAD' })
  const byVolume = await chargeOf({ grossWeightKg: '500', volumeM3: '5' })
  expect(byVolume.loadCharge).toMatchObject({ basis: 'volume', chargeableWeightKg: '1665.000', amount: '666.00' })
  const byMetres = await chargeOf({ grossWeightKg: '500', volumeM3: '5', loadingMetres: '2.4' })
  expect(byMetres.loadCharge).toMatchObject({ basis: 'metres', chargeableWeightKg: '4440.000', amount: '1776.00' })
  const pallets = [
    { pieceQty: 6, lengthCm: '120', widthCm: '80', heightCm: '100', pieceWeightKg: '50', stackable: false },
  ]
  // 6 × 1.2 × 0.8 / 2.4 = 2.4 metres on which nothing may stand.
  expect((await chargeOf({ pieces: pallets })).loadCharge).toMatchObject({ basis: 'metres', loadingMetres: '2.4' })
  const little = await chargeOf({ grossWeightKg: '80', volumeM3: '0.2' })
  expect(linesOf(little.charges)[0]).toBe('LTLF 1 SHPT 120.00')
  expect(little.loadCharge).toMatchObject({ isMinimum: true, amount: '120.00' })
})

it('quotes trucks by their number, and names what is too small, unpriced or unknown', async () => {
  const { guest } = await roadWorld()
  const trucks = [{ truckType: 'F092', truckQty: 2 }]
  const two = (await guest(quote, ask({ trucks, grossWeightKg: '40000', volumeM3: '180' }), english)).body.data
  expect(linesOf(two.charges)).toEqual(['ROADF 2 TRUCK 13800.00', 'DOC 1 SHPT 200.00', 'SEAL 2 TRUCK 120.00'])
  expect(two).toMatchObject({ warnings: [], amount: '13845.07' })
  expect(two.charges[0]).toMatchObject({ truckType: 'F092', truckWay: 'RELOAD', section: 'main' })
  // 40 tonnes over 5200 km at 0.07703.
  expect(two.emissionKg).toBe(16022)

  const warned = async (changes: Partial<QuoteQuery>) => {
    const { amount, warnings } = (await guest(quote, ask(changes), english)).body.data
    return [amount === undefined ? 'open' : 'priced', ...warnings.map(({ code }) => code)]
  }
  const one = [{ truckType: 'F036', truckQty: 1 }]
  // One truck is no price for what it does not hold: it takes more of them, or a price of ours.
  expect(await warned({ trucks: one, grossWeightKg: '6000', volumeM3: '40' })).toEqual([
    'open',
    'pricing.warn-truck-payload',
    'pricing.warn-truck-volume',
  ])
  expect(await warned({ trucks: one, truckWay: 'THROUGH' })).toEqual(['open', 'pricing.warn-unpriced'])
  expect(await warned({ grossWeightKg: '30000' })).toEqual(['open', 'pricing.warn-truck-needed'])
  expect(await guest(quote, ask({ trucks: [{ truckType: 'X999', truckQty: 1 }] }))).toMatchObject({
    status: 422,
    body: { fields: { 'Trucks.0.CatType': 'pricing.truck-unknown' } },
  })
  expect(await guest(quote, ask({}))).toMatchObject({
    status: 422,
    body: { fields: { Trucks: 'pricing.trucks-needed' } },
  })
})

it('shows in the calendar the days on which trucks leave, each by the version of the day', async () => {
  const { guest, db } = await roadWorld()
  const truckPrices = [{ truckType: 'F092', truckWay: 'RELOAD' as const, price: '6000' }]
  await db.as(system, (tx) =>
    insertTariff(
      tx,
      roadLine({
        id: 'b0000000-0000-4000-8000-000000000021',
        revision: 2,
        validFrom: '2031-01-23',
        terms: roadTerms({ truckPrices, surcharges: [] }),
      }),
    ),
  )
  const calendar = (await guest(calls.calendar, { serviceModeId: 'T', ...lane, currcd: 'USD', truckType: 'F092' })).body
    .data
  expect(calendar.items.flatMap(({ day, price, hasSpace }) => (price ? [`${day} ${price} ${hasSpace}`] : []))).toEqual([
    '2031-01-16 6936.62 true',
    '2031-01-21 6936.62 true',
    '2031-01-23 6000.00 true',
    '2031-01-28 6000.00 true',
  ])
  const [row] = (await guest(prices, asked({ truckType: 'F092', queryDate: '2031-01-22' }))).body.data.items
  expect(row).toMatchObject({ loadPrice: '6000.00', validFrom: '2031-01-23' })
  const [hot] = (await guest(calls.hotLanes, { serviceModeId: 'T', currcd: 'USD', most: 6 })).body.data.items
  expect(hot).toMatchObject({ originCode: 'CNXIA', destinationCode: 'KZALA', price: '4136.62', weekdays: [2, 4] })
})

it('stands by what is asked: part loads by their price, trucks by theirs, and a border by its code', async () => {
  const { guest, db } = await roadWorld()
  await db.as(system, (tx) =>
    insertTariff(
      tx,
      roadLine({
        id: 'b0000000-0000-4000-8000-000000000031',
        lineage: 'b0000000-0000-4000-8000-000000000032',
        lineNo: 'TT-PARTS',
        entryPortCode: 'CNBKT',
        terms: roadTerms({
          truckPrices: [],
          viaCodes: ['CNBKT'],
          partLoad: { perKg: '0.3', kgPerM3: 333, kgPerLdm: 1850, minimum: '60', truckWay: 'RELOAD' },
        }),
      }),
    ),
  )
  const found = async (changes: Parameters<typeof asked>[0]) =>
    (await guest(prices, asked(changes))).body.data.items.map(({ lineNo }) => lineNo)
  expect(await found({})).toEqual(['TT-7K3QX'])
  expect(await found({ loadType: 'LTL', grossWeightKg: '1500' })).toEqual(['TT-PARTS', 'TT-7K3QX'])
  expect(await found({ loadType: 'LTL', entryPortCode: 'CNHRS' })).toEqual(['TT-7K3QX'])
  expect(await found({ loadType: 'LTL', truckWay: 'THROUGH' })).toEqual([])
  expect(await guest(prices, asked({ originCode: 'PVG' }))).toMatchObject({
    status: 422,
    body: { fields: { PortlCd: 'pricing.port-no-road' } },
  })
})

it('shows a line by its later version where only that one prices the load', async () => {
  const { guest, db } = await roadWorld()
  const [line, lineage] = ['b0000000-0000-4000-8000-000000000041', 'b0000000-0000-4000-8000-000000000042']
  const versions = [
    { id: line, revision: 1, terms: roadTerms({ partLoad: undefined }) },
    { id: crypto.randomUUID(), revision: 2, validFrom: '2031-01-23', terms: roadTerms() },
  ]
  await db.as(system, async (tx) => {
    for (const version of versions) await insertTariff(tx, roadLine({ lineage, lineNo: 'TT-LATER', ...version }))
  })
  const { items } = (await guest(prices, asked({ loadType: 'LTL', grossWeightKg: '1500' }))).body.data
  expect(items.map(({ lineNo, validFrom }) => `${lineNo} ${validFrom}`)).toContain('TT-LATER 2031-01-23')
})
