import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { pricingEndpoints as calls, priceCalls, type QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { insertDeparture } from '../departure/departure-store.ts'
import { airLine, airTerms, flight } from '../load-fixtures.ts'
import { departureForm, priceQuery } from '../pricing-fixtures.ts'
import { insertTariff } from '../tariff/tariff-store.ts'

const english = { 'accept-language': 'en' }
const { prices, departurePrices, quote } = priceCalls.air

async function airWorld() {
  const world = await newWorld()
  await world.db.as(system, async (tx) => {
    await insertTariff(tx, airLine())
    await insertDeparture(tx, flight())
  })
  return world
}
const lane = { originCode: 'PVG', destinationCode: 'FRA', currcd: 'CNY' } as const
const asked = (changes: Parameters<typeof priceQuery>[0] = {}) => priceQuery({ ...lane, ...changes })
const ask = (changes: Partial<QuoteQuery>): QuoteQuery => ({
  id: airLine().id,
  legType: 'Q',
  currcd: 'CNY',
  ...changes,
})

it("prices a lane by the specification's names: each rate, the load that is asked, and the cheaper next break", async () => {
  const { guest } = await airWorld()
  const query = { PortlCd: 'PVG', PortdCd: 'FRA', Weight: '95', Meas: '0.5', currcd: 'CNY' }
  const reply = await guest.send({ method: 'GET', path: '/api/v1/airprice-list', query, headers: english })
  expect(reply.json()).toMatchObject({ success: true, data: { Total: 1 } })
  expect(reply.json().data.Items[0]).toMatchObject({
    PortlCd: 'PVG',
    CriCd: 'CK',
    CriName: 'China Cargo Airlines',
    AirMinimum: '500.00',
    AirNormal: '42.10',
    Air1000: '25.10',
    // 100 kg at 29, and fuel, security and the waybill for what it weighs.
    LoadPrice: '3311.00',
    LoadCharge: {
      Assumed: false,
      Basis: 'weight',
      ChgWeight: '95.0',
      ChargedKg: '100.0',
      RateClass: 'Q',
      RateUsed: 'air100',
      Amount: '2900.00',
      OwnBreak: { RateUsed: 'air45', ChargedKg: '95.0', Amount: '3249.00' },
    },
    AlwaysCharged: [
      { CostCd: 'FUEL', UnitCd: 'KGC', Rate: '2.6' },
      { CostCd: 'SEC', UnitCd: 'KGC' },
      { CostCd: 'AWB', UnitCd: 'BILL' },
    ],
    LargestPiece: { PcsL: 300, PcsW: 240, PcsH: 160, PcsWeight: 1000 },
    ReceivingWarehouse: 'WHSGH',
    Weekdays: [1, 3, 5],
    CargoCutoffHours: 24,
    Departures: [{ TrainNo: 'CK215', CriCd: 'CK', IsOpen: true, Etsh: '2031-01-22 12:00:00' }],
  })
})

it('counts the volume of pieces against their weight, and rounds up to half a kilogram', async () => {
  const { guest } = await airWorld()
  const pieces = [{ pieceQty: 3, lengthCm: '80', widthCm: '60', heightCm: '50.5', pieceWeightKg: '20' }]
  const [row] = (await guest(prices, asked({ pieces }))).body.data.items
  // 3 × 80 × 60 × 50.5 / 6000 = 121.2
  expect(row?.loadCharge).toMatchObject({
    basis: 'volume',
    grossWeightKg: '60.000',
    volumeWeightKg: '121.200',
    chargeableWeightKg: '121.5',
    rateUsed: 'air100',
  })
  const { charges } = (await guest(quote, ask({ pieces }))).body.data
  expect(charges.map(({ chargeCode, unit, quantity }) => `${chargeCode} ${quantity} ${unit}`)).toEqual([
    'AIRF 121.5 KGC',
    'FUEL 121.5 KGC',
    'SEC 121.5 KGC',
    'AWB 1 BILL',
  ])
})

it('charges the minimum of a shipment as one', async () => {
  const { guest } = await airWorld()
  const answer = (await guest(quote, ask({ grossWeightKg: '3' }), english)).body.data
  expect(answer.charges[0]).toMatchObject({ chargeCode: 'AIRF', unit: 'SHPT', quantity: '1', amount: '500.00' })
  expect(answer.loadCharge).toMatchObject({ rateClass: 'M', isMinimum: true, chargeableWeightKg: '3.0' })
})

it('prices its usual load where none is asked, and says so', async () => {
  const { guest } = await airWorld()
  const [row] = (await guest(prices, asked())).body.data.items
  expect(row).toMatchObject({ loadPrice: '3330.00', loadCharge: { assumed: true, chargeableWeightKg: '100.0' } })
  const [hot] = (await guest(calls.hotLanes, { serviceModeId: 'A', currcd: 'CNY', most: 6 })).body.data.items
  expect(hot).toMatchObject({ originCode: 'PVG', destinationCode: 'FRA', price: '3330.00', currency: 'CNY' })
})

it('finds the airports of a city, in either direction of asking, and stands by what the load costs', async () => {
  const { guest, db } = await airWorld()
  const dearer = airLine({
    id: 'a0000000-0000-4000-8000-000000000011',
    lineage: 'a0000000-0000-4000-8000-000000000012',
    lineNo: 'AT-DEAR2',
    terms: airTerms({ carrierCode: 'LH', air100: '30', air45: '20' }),
  })
  await db.as(system, (tx) => insertTariff(tx, dearer))
  const found = async (changes: Parameters<typeof asked>[0]) =>
    (await guest(prices, asked(changes))).body.data.items.map(({ lineNo }) => lineNo)
  expect(await found({ originCode: 'CNSGH', grossWeightKg: '90' })).toEqual(['AT-DEAR2', 'AT-7K3QX'])
  expect(await found({ originCode: 'CNSGH', grossWeightKg: '200' })).toEqual(['AT-7K3QX', 'AT-DEAR2'])
  expect(await found({ originCode: 'CNSGH', grossWeightKg: '200', sort: 'desc', sortName: 'loadPrice' })).toEqual([
    'AT-DEAR2',
    'AT-7K3QX',
  ])
  const rail = await guest(prices, asked({ originCode: 'CNHRS' }))
  expect(rail).toMatchObject({ status: 422 })
})

it('prices single flights with the version of their day, and the days of a calendar', async () => {
  const { guest, db } = await airWorld()
  await db.as(system, (tx) =>
    insertTariff(
      tx,
      airLine({
        id: 'a0000000-0000-4000-8000-000000000021',
        revision: 2,
        validFrom: '2031-01-20',
        terms: airTerms({ air100: '31' }),
      }),
    ),
  )
  const query = { PortlCd: 'PVG', PortdCd: 'FRA', Weight: '100', currcd: 'CNY' }
  const reply = (await guest.send({ method: 'GET', path: '/api/v1/flightairprice-list', query })).json()
  expect(reply.data.Items).toMatchObject([{ LoadPrice: '3530.00', Departures: [{ TrainNo: 'CK215' }] }])
  expect((await guest(departurePrices, asked({ hasSpace: true }))).body.data.total).toBe(1)
  const calendar = (await guest(calls.calendar, { serviceModeId: 'A', ...lane, grossWeightKg: '100' })).body.data
  expect(calendar.items.filter(({ price }) => price)).toEqual([
    { day: '2031-01-22', price: '3530.00', departures: 1, hasSpace: true, isLowest: true },
  ])
})

it('gives the quote of a load with every charge, what it asks for besides, and its CO2e over the great circle', async () => {
  const { guest } = await airWorld()
  const answer = (
    await guest(
      quote,
      ask({
        grossWeightKg: '500',
        volumeM3: '2',
        departureId: flight().id,
        dangerous: true,
        services: ['CUSEXP', 'INS'],
        goodsValue: '10000',
        goodsCurrency: 'USD',
        currcd: 'USD',
      }),
      english,
    )
  ).body.data
  expect(answer.charges.map(({ chargeCode, amount, currency }) => `${chargeCode} ${amount} ${currency}`)).toEqual([
    'AIRF 13200.00 CNY',
    'FUEL 1300.00 CNY',
    'SEC 600.00 CNY',
    'AWB 50.00 CNY',
    'DG 300.00 CNY',
    'CUSEXP 250.00 CNY',
    'INS 8.00 USD',
  ])
  expect(answer.totals).toEqual([
    { currency: 'CNY', amount: '15700.00' },
    { currency: 'USD', amount: '8.00' },
  ])
  expect(answer).toMatchObject({ departure: { departureNo: 'CK215' }, warnings: [], pricedFor: '2031-01-22' })
  // 8,870 km at 0.5313 kg for each tonne and kilometre, half a tonne of it.
  expect(answer.emissionKg).toBeGreaterThan(2250)
  expect(answer.emissionKg).toBeLessThan(2450)
  expect(answer.notIncluded.map(({ chargeCode }) => chargeCode)).toEqual(['TRKO', 'TRKD'])
})

it('asks for a piece that the line does not take, and names what flies on freighters only', async () => {
  const { guest, db } = await airWorld()
  const piece = { pieceQty: 1, lengthCm: '120', widthCm: '100', heightCm: '161', pieceWeightKg: '100' }
  const answer = async (id = airLine().id) => (await guest(quote, ask({ id, pieces: [piece] }), english)).body.data
  expect((await answer()).amount).toBeUndefined()
  expect(await answer()).toMatchObject({
    warnings: [{ code: 'pricing.warn-largest-piece' }, { code: 'pricing.warn-freighter' }],
  })
  const [row] = (await guest(prices, asked({ pieces: [piece] }))).body.data.items
  expect(row?.air100).toBe('29.00')
  expect(row?.loadPrice).toBeUndefined()
  const largestPiece = { lengthCm: 600, widthCm: 240, heightCm: 290, pieceWeightKg: 5000 }
  const freighter = airLine({
    id: 'a0000000-0000-4000-8000-000000000031',
    lineage: 'a0000000-0000-4000-8000-000000000032',
    lineNo: 'AT-FRGHT',
    terms: airTerms({ largestPiece }),
  })
  await db.as(system, (tx) => insertTariff(tx, freighter))
  const taken = await answer(freighter.id)
  expect(taken.warnings.map(({ code }) => code)).toEqual(['pricing.warn-freighter'])
  expect(taken.amount).toBeDefined()
})

it('refuses a quote without a weight by its field, and offers no door that nobody prices', async () => {
  const { guest } = await airWorld()
  expect(await guest(quote, ask({}))).toMatchObject({
    status: 422,
    body: { fields: { Weight: 'pricing.weight-needed' } },
  })
  expect(await guest(quote, ask({ grossWeightKg: '100', pickUpCityCode: 'CNSGH' }))).toMatchObject({
    status: 422,
    body: { fields: { PickUpCityCode: 'pricing.leg-unknown' } },
  })
  const asked = ask({ grossWeightKg: '100', pickUpCityCode: 'CNSGH', doors: 'if-priced' })
  const { amount, warnings } = (await guest(quote, asked)).body.data
  expect(amount).toBeUndefined()
  expect(warnings).toMatchObject([{ code: 'pricing.warn-service' }])
})

it.each([
  [{ Weight: '-1' }, 'Weight'],
  [{ Weight: '0' }, 'Weight'],
  [{ Weight: '1e9' }, 'Weight'],
  [{ Weight: '9999999999' }, 'Weight'],
  [{ Meas: 'much' }, 'Meas'],
  [{ Pieces: JSON.stringify(Array(201).fill({ PcsQty: 1, PcsL: '1', PcsW: '1', PcsH: '1' })) }, 'Pieces'],
  [{ Pieces: JSON.stringify([{ PcsQty: 0, PcsL: '1', PcsW: '1', PcsH: '1' }]) }, 'Pieces.0.PcsQty'],
  [{ LoadType: 'FCL' }, 'LoadType'],
  [{ TruckQty: '201' }, 'TruckQty'],
  [{ PortdCd: 'PVG' }, 'PortdCd'],
])('refuses a load that is none by its field: %j', async (query, field) => {
  const { guest } = await airWorld()
  const sent = { PortlCd: 'PVG', PortdCd: 'FRA', ...query }
  const reply = await guest.send({ method: 'GET', path: '/api/v1/airprice-list', query: sent })
  expect(reply.statusCode).toBe(422)
  expect(Object.keys(reply.json().fields)).toEqual([field])
})

it('keeps the load with the question, so that it can be asked again', async () => {
  const { customer } = await airWorld()
  const shipper = await customer()
  const pieces = [{ pieceQty: 2, lengthCm: '80', widthCm: '60', heightCm: '50', pieceWeightKg: '20.5' }]
  await shipper(prices, asked({ pieces, hashistory: true }))
  const { items } = (await shipper(calls.queryHistory, {})).body.data
  expect(items).toMatchObject([{ serviceModeId: 'A', originCode: 'PVG', destinationCode: 'FRA', pieces }])
})

it('takes a flight from the desk without space, over the airport where it connects, and no airline that is none', async () => {
  const { staff, guest } = await airWorld()
  const form = departureForm({
    departureNo: 'CK217',
    carrierCode: 'CK',
    originCode: 'PVG',
    destinationCode: 'FRA',
    viaCodes: ['ANC'],
    entryPortCode: undefined,
    spaces: [],
    etd: new Date('2031-01-24T04:00:00Z'),
    eta: new Date('2031-01-25T04:00:00Z'),
  })
  const saved = await staff(departureDeskEndpoints.save, { ...form, serviceModeId: 'A' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const flights = (await guest(departurePrices, asked({ hasSpace: true }))).body.data.items
  expect(flights.map(({ departures }) => departures[0]?.departureNo)).toEqual(['CK215', 'CK217'])
  const refused = { ...form, carrierCode: 'MSCU', departureNo: 'CK219', serviceModeId: 'A' as const }
  expect(await staff(departureDeskEndpoints.save, refused)).toMatchObject({
    status: 422,
    body: { fields: { CriCd: 'pricing.carrier-unknown' } },
  })
})
