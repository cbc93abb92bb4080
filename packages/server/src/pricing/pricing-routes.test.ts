import { randomUUID } from 'node:crypto'
import { pricingEndpoints as calls, priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { newWorld } from '../testing/world.ts'
import { insertDeparture } from './departure/departure-store.ts'
import { departure, priceQuery, tariff, tariffTerms } from './pricing-fixtures.ts'
import { addMissingLegs } from './tariff/leg-price-store.ts'
import { insertTariff } from './tariff/tariff-store.ts'

async function pricedWorld() {
  const world = await newWorld()
  await world.db.as(system, async (tx) => {
    await insertTariff(tx, tariff())
    await insertDeparture(tx, departure())
  })
  return world
}

it('prices a lane for a guest, with everything that the price depends on', async () => {
  const { guest } = await pricedWorld()
  const { items, total } = (await guest(priceCalls.railway.prices, priceQuery(), { 'accept-language': 'en' })).body.data
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    lineNo: 'RT-7K3QX',
    originName: "Xi'an International Port Station",
    destinationName: expect.stringContaining('Duisburg'),
    entryPortName: expect.stringMatching(/Khorgos|Horgos/),
    coc20Gp: '3700.00',
    coc40Hq: '5600.00',
    soc40Hq: '4700.00',
    currency: 'USD',
    transitDaysMin: 14,
    freeDays: 10,
    validTo: '2031-06-30',
    emissionKg: 3258,
    weightLimits: [{ containerType: '40HQ', weightLimitKg: 26000 }],
    included: [
      { chargeCode: 'RAILF', chargeName: 'Rail freight' },
      { chargeCode: 'THCO', chargeName: 'Terminal handling (THC), origin' },
    ],
    sample: false,
  })
  expect(items[0]?.stops.map((stop) => stop.placeCode)).toEqual(['CNXIA', 'CNHRS', 'KZ0AK', 'DEDUI'])
  expect(items[0]?.returnPlaces[1]).toMatchObject({ cityCode: 'DEHAM', extraCost: '180.50' })
  expect(items[0]?.departures).toMatchObject([
    {
      departureNo: 'X8003',
      spaceText: '40HQ*12/20GP*4',
      etdZone: 'Asia/Shanghai',
      etaZone: 'Europe/Berlin',
      isOpen: true,
    },
  ])
})

it("speaks the specification's names, and answers only the columns asked for in the currency asked for", async () => {
  const { guest } = await pricedWorld()
  const query = {
    PortlCd: 'CNXIA',
    PortdCd: 'DEDUI',
    LegType: '',
    BoxType: 'Z',
    currcd: 'CNY',
    showCol: 'Coc40Hq,Soc40Hq',
    sortName: 'Coc45Hq',
    sort: 'asc',
    ourBox: 'T',
    LrManager: '',
  }
  const reply = (await guest.send({ method: 'GET', path: '/api/v1/railpricefcl-list', query })).json()
  expect(reply).toMatchObject({ success: true, data: { Total: 1, PageIndex: 1, PageSize: 20 } })
  const [row] = reply.data.Items
  expect(row).toMatchObject({
    PortlCd: 'CNXIA',
    EntryPortCd: 'CNHRS',
    Currcd: 'CNY',
    TariffCurrency: 'USD',
    Coc40Hq: '39760.00',
    Soc40Hq: '33370.00',
  })
  expect(row).not.toHaveProperty('Coc20Gp')
  expect(row.Departures[0]).toMatchObject({
    Etsh: '2031-01-22 12:00:00',
    EtshTz: 'Asia/Shanghai',
    SpaceText: '40HQ*12/20GP*4',
  })
})

it('answers only lanes that have a price for the container asked for', async () => {
  const { guest } = await pricedWorld()
  const found = async (asked: object) =>
    (await guest(priceCalls.railway.departurePrices, priceQuery(asked))).body.data.total
  expect(await found({ containerType: '20GP' })).toBe(1)
  expect(await found({ containerType: '20GP', ourBox: false })).toBe(0)
  expect(await found({ containerType: '40RF' })).toBe(0)
  expect(await found({ ourBox: false })).toBe(1)
})

it('prices single trains by the version that holds on their day, and shows it in the calendar', async () => {
  const { guest, db } = await pricedWorld()
  await db.as(system, async (tx) => {
    const dearer = tariffTerms({ coc40Hq: '6000', coc45Hq: '6300' })
    await insertTariff(tx, tariff({ id: crypto.randomUUID(), revision: 2, validFrom: '2031-01-24', terms: dearer }))
    await insertDeparture(
      tx,
      departure({
        id: crypto.randomUUID(),
        departsOn: '2031-01-24',
        etd: new Date('2031-01-24T04:00:00Z'),
      }),
    )
  })
  const departures = (await guest(priceCalls.railway.departurePrices, priceQuery())).body.data.items
  expect(departures.map((row) => [row.departures[0]?.departsOn, row.coc40Hq, row.validTo])).toEqual([
    ['2031-01-22', '5600.00', '2031-01-23'],
    ['2031-01-24', '6000.00', '2031-06-30'],
  ])
  const calendar = (
    await guest(calls.calendar, {
      originCode: 'CNXIA',
      destinationCode: 'DEDUI',
      currcd: 'USD',
      priceColumn: 'coc40Hq',
    })
  ).body.data
  expect(calendar.items).toHaveLength(14)
  expect(calendar.items.filter((day) => day.price)).toMatchObject([
    { day: '2031-01-22', price: '5600.00', isLowest: true, hasSpace: true },
    { day: '2031-01-24', price: '6000.00', isLowest: false },
  ])
})

it('quotes an offer with every charge, what is in it and what is not', async () => {
  const { guest } = await pricedWorld()
  const quote = (
    await guest(
      priceCalls.railway.quote,
      {
        id: tariff().id,
        legType: 'Q',
        departureId: departure().id,
        boxes: [{ containerType: '40HQ', containerQty: 2, containerOwner: 'C', containerCargoKg: '26500' }],
        emptyReturnPlace: 'DEHAM',
        currcd: 'USD',
      },
      { 'accept-language': 'ru' },
    )
  ).body.data
  expect(quote.charges).toMatchObject([
    { chargeCode: 'RAILF', chargeName: 'Железнодорожный фрахт', unitName: 'Контейнер', amount: '11200.00' },
    { chargeCode: 'DROP', quantity: '2', unitPrice: '180.50', amount: '361.00' },
    { chargeCode: 'DOC', currency: 'CNY', amount: '450.00', convertedAmount: '63.38' },
  ])
  expect(quote).toMatchObject({ amount: '11624.38', validTo: '2031-06-30', freeDays: 10, pricedOn: '2031-01-15' })
  expect(quote.totals).toEqual([
    { currency: 'USD', amount: '11561.00' },
    { currency: 'CNY', amount: '450.00' },
  ])
  expect(quote.notIncluded.map((charge) => charge.chargeCode)).toEqual(['TRKO', 'TRKD', 'INS'])
  expect(quote.departure?.spaceText).toBe('40HQ*12/20GP*4')
  expect(quote.warnings).toEqual([
    {
      code: 'pricing.warn-weight-limit',
      message:
        '40HQ: масса груза в контейнере превышает предел маршрута 26000 кг. Перевозка возможна только после подтверждения, с надбавкой за перевес по тарифу',
    },
  ])
})

it('keeps the price of the rail where no road price covers a door, and names the door as left out', async () => {
  const { guest } = await pricedWorld()
  const boxes = [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' } as const]
  const ask = { id: tariff().id, legType: 'Q', boxes, currcd: 'USD', pickUpCityCode: 'CNSIA' } as const
  const asked = await guest(priceCalls.railway.quote, { ...ask, doors: 'if-priced' })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const { charges, amount, warnings } = asked.body.data
  expect(charges.map(({ chargeCode }) => chargeCode)).toEqual(['RAILF', 'DOC'])
  expect(amount).toBeUndefined()
  expect(warnings.map(({ code }) => code)).toEqual(['pricing.warn-service'])
  expect(await guest(priceCalls.railway.quote, ask)).toMatchObject({
    status: 422,
    body: { fields: { PickUpCityCode: 'pricing.leg-unknown' } },
  })
})

it('takes no road for a box that it has no price for', async () => {
  const { guest, db } = await pricedWorld()
  const { originCode, mode, validFrom, validTo } = tariff()
  const road = {
    leg: 'T',
    portCode: originCode,
    cityCode: 'CNSIA',
    currency: 'CNY',
    prices: { 40: '8900.00' },
  } as const
  const held = { id: randomUUID(), mode, transitDays: 1, validFrom, validTo, isSample: false }
  await db.as(system, (tx) => addMissingLegs(tx, [{ ...road, ...held }]))
  const askedFor = (...sizes: string[]) =>
    guest(priceCalls.railway.quote, {
      id: tariff().id,
      legType: 'Q',
      currcd: 'USD',
      pickUpCityCode: 'CNSIA',
      boxes: sizes.map((containerType) => ({ containerType, containerQty: 1, containerOwner: 'C' as const })),
    } as const)
  const long = (await askedFor('40HQ')).body.data
  expect(long.charges.map(({ chargeCode }) => chargeCode)).toEqual(['TRKO', 'RAILF', 'DOC'])
  const unknown = { status: 422, body: { fields: { PickUpCityCode: 'pricing.leg-unknown' } } }
  expect(await askedFor('20GP')).toMatchObject(unknown)
  expect(await askedFor('40HQ', '20GP')).toMatchObject(unknown)
})

it('lists trains with total and surplus of each size', async () => {
  const { guest } = await pricedWorld()
  const reply = await guest.send({
    method: 'POST',
    path: '/api/v1/multitrainfrequency-list',
    body: { PortlCd: 'CNXIA' },
  })
  expect(reply.json().data).toMatchObject({
    Total: 1,
    Items: [
      {
        TrainNo: 'X8003',
        Total: { '20GP': 10, '40FR': 0, '40GP': 0, '40HQ': 50, '40RF': 0, '45HQ': 0 },
        Surplus: { '20GP': 4, '40HQ': 12 },
        SurplusText: '40HQ*12/20GP*4',
      },
    ],
  })
})

it('lists trains that can still be booked before those whose cut-off has passed, unless an order is asked for', async () => {
  const { guest, db } = await pricedWorld()
  const siCutoff = new Date('2031-01-14T04:00:00Z')
  const cutoffs = { siCutoff, cargoCutoff: siCutoff, customsCutoff: siCutoff }
  const closed = { id: randomUUID(), departureNo: 'X8001', etd: new Date('2031-01-17T04:00:00Z'), ...cutoffs }
  await db.as(system, (tx) => insertDeparture(tx, departure({ ...closed, departsOn: '2031-01-17' })))
  const listed = async (sortName?: 'etd') => {
    const asked = { pageIndex: 1, pageSize: 20, sort: 'asc', ...(sortName && { sortName }) } as const
    return (await guest(calls.frequency, asked)).body.data.items.map(({ departureNo }) => departureNo)
  }
  expect(await listed()).toEqual(['X8003', 'X8001'])
  expect(await listed('etd')).toEqual(['X8001', 'X8003'])
})

it('names each wrong part of a query, in the reader’s language', async () => {
  const { guest } = await pricedWorld()
  const refused = async (changes: Parameters<typeof priceQuery>[0]) => {
    const reply = await guest(priceCalls.railway.prices, priceQuery(changes))
    expect(reply).toMatchObject({ status: 422, body: { success: false, code: 'shared.invalid-input' } })
    return reply.body.fields
  }
  expect(await refused({ originCode: 'XXXXX' })).toEqual({ PortlCd: 'pricing.port-unknown' })
  expect(await refused({ destinationCode: 'CNXIA' })).toEqual({ PortdCd: 'pricing.same-place' })
  expect(await refused({ queryDate: '2031-01-14' })).toEqual({ queryDate: 'pricing.date-past' })
  expect(await refused({ queryDate: '2031-02-14', queryDateTo: '2031-02-01' })).toEqual({
    QueryDateTo: 'pricing.date-to-early',
  })
  expect(await refused({ originCode: undefined, destinationCode: undefined })).toEqual({
    PortlCd: 'pricing.place-needed',
  })
  expect(await refused({ currcd: 'ZZZ' })).toEqual({ currcd: 'pricing.currency-unknown' })
  expect(await refused({ originCode: 'PVG', queryDate: '2030-01-01' })).toEqual({
    PortlCd: 'pricing.port-no-rail',
    queryDate: 'pricing.date-past',
  })
})

it('refuses no boxes, a million boxes and boxes that do not exist', async () => {
  const { guest } = await pricedWorld()
  const ask = async (boxes: object[]) =>
    (
      await guest.send({
        method: 'GET',
        path: '/api/v1/price-quote/railway-yzb',
        query: { keyId: tariff().id, Boxes: JSON.stringify(boxes) },
      })
    ).json()
  expect((await ask([{ SizeType: '40HQ', BoxQty: 0 }])).fields).toEqual({ 'Boxes.0.BoxQty': 'pricing.box-qty-range' })
  expect((await ask([{ SizeType: '40HQ', BoxQty: 1_000_000 }])).fields).toEqual({
    'Boxes.0.BoxQty': 'pricing.box-qty-range',
  })
  expect((await ask([{ SizeType: '99XX', BoxQty: 1 }])).fields).toEqual({
    'Boxes.0.SizeType': 'pricing.size-unknown',
  })
  expect((await ask([])).fields).toEqual({ Boxes: 'pricing.boxes-needed' })
  const tooMany = await ask([{ SizeType: '40HQ', BoxQty: 2 }])
  expect(tooMany.success).toBe(true)
})

it("shows a salesperson's own lines to staff and to that salesperson's customers only", async () => {
  const { guest, customer, staff, db } = await newWorld()
  const salespersonId = staff.who.actor === 'staff' ? staff.who.userId : ''
  await db.as(system, (tx) => insertTariff(tx, tariff({ salespersonId })))
  const [own, stranger] = [await customer({ salespersonId }), await customer()]
  const query = priceQuery({ salespersonId })
  const seen = async (who: typeof guest, asked = query) => (await who(priceCalls.railway.prices, asked)).body.data.total
  expect(await seen(own)).toBe(1)
  expect(await seen(own, priceQuery())).toBe(0)
  expect(await seen(staff)).toBe(1)
  expect(await seen(stranger)).toBe(0)
  expect(await seen(guest)).toBe(0)
  const boxes = [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' as const }]
  const ask = { id: tariff().id, legType: 'Q' as const, boxes, currcd: 'USD' }
  expect((await own(priceCalls.railway.quote, ask)).status).toBe(200)
  const refused = await stranger(priceCalls.railway.quote, ask)
  expect(refused.status).toBe(404)
  expect(refused).toEqual(await stranger(priceCalls.railway.quote, { ...ask, id: crypto.randomUUID() }))
  const rows = (who: typeof guest.who) =>
    db.as(who, async (tx) => (await sql`select id from tariff`.execute(tx)).rows.length)
  expect(await rows(own.who)).toBe(1)
  expect(await rows(stranger.who)).toBe(0)
  expect(await rows(guest.who)).toBe(0)
})

it('keeps what a user asked, once for each lane, and shows it to nobody else', async () => {
  const { customer, guest } = await pricedWorld()
  const [shipper, other] = [await customer(), await customer()]
  for (const destinationCode of ['DEDUI', 'DEHAM', 'DEDUI']) {
    await shipper(priceCalls.railway.departurePrices, priceQuery({ destinationCode, hashistory: true }))
  }
  await shipper(priceCalls.railway.prices, priceQuery({ destinationCode: 'PLMAA' }))
  await guest(priceCalls.railway.prices, priceQuery({ hashistory: true }))
  const kept = (await shipper(calls.queryHistory, {})).body.data.items
  expect(kept.map((one) => one.destinationCode)).toEqual(['DEDUI', 'DEHAM'])
  expect((await other(calls.queryHistory, {})).body.data.items).toEqual([])
  expect((await guest(calls.queryHistory, {})).status).toBe(401)
})

it('shows today’s lanes with their borders and departure days, in the tariff’s currency where no rate is known', async () => {
  const { guest, db } = await pricedWorld()
  const dearer = tariff({
    id: crypto.randomUUID(),
    lineage: crypto.randomUUID(),
    lineNo: 'RT-2',
    terms: tariffTerms({ coc40Hq: '6100' }),
  })
  await db.as(system, (tx) => insertTariff(tx, { ...dearer, entryPortCode: 'CNMLX' }))
  const lanes = async (currcd: string) =>
    (await guest(calls.hotLanes, { currcd, most: 6 }, { 'accept-language': 'en' })).body.data.items
  const lane = {
    originName: "Xi'an",
    destinationName: 'Duisburg',
    borderNames: [expect.stringMatching(/Khorgos|Horgos/)],
    weekdays: [1, 3, 5],
    transitDaysMin: 14,
  }
  expect(await lanes('CNY')).toMatchObject([{ ...lane, price: '39760.00', currency: 'CNY' }])
  expect(await lanes('XTS')).toMatchObject([{ ...lane, price: '5600.00', currency: 'USD' }])
})

it('closes prices to guests where the deployment says so', async () => {
  const { guest, customer, db } = await pricedWorld()
  await db.as(system, (tx) => sql`update site_setting set value = value || '{"guestPriceQuery": false}'`.execute(tx))
  try {
    expect(await guest(priceCalls.railway.prices, priceQuery())).toMatchObject({
      status: 401,
      body: { code: 'access.token-empty' },
    })
    expect((await guest(calls.hotLanes, { currcd: 'USD', most: 6 })).status).toBe(401)
    expect((await (await customer())(priceCalls.railway.prices, priceQuery())).status).toBe(200)
  } finally {
    await db.as(system, (tx) => sql`update site_setting set value = value || '{"guestPriceQuery": true}'`.execute(tx))
  }
})

it('quotes a line by the call of its own mode alone', async () => {
  const { guest } = await pricedWorld()
  const boxes = [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' as const }]
  const ask = { id: tariff().id, legType: 'Q' as const, boxes, currcd: 'USD' }
  expect((await guest(priceCalls.railway.quote, ask)).status).toBe(200)
  for (const mode of ['sea', 'truck', 'air'] as const)
    expect((await guest(priceCalls[mode].quote, ask)).body, mode).toMatchObject({ code: 'pricing.missing' })
})

it('refuses a place for empties that nobody knows, at its field', async () => {
  const { guest } = await pricedWorld()
  const wrong = await guest(priceCalls.railway.prices, priceQuery({ emptyReturnPlace: 'ZZZ' }))
  expect(wrong.body.fields).toEqual({ ReturnPlace: 'pricing.port-unknown' })
})
