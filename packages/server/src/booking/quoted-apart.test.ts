import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { priceCalls, type QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import type { TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { describe, expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { airLine, airTerms, roadLine } from '../pricing/load-fixtures.ts'
import { tariff, tariffTerms } from '../pricing/pricing-fixtures.ts'
import { insertTariff } from '../pricing/tariff/tariff-store.ts'
import { bookingWorld, newBooking } from './booking-fixtures.ts'
import { airBooking, partLoadBooking, roadAndAirWorld, truckBooking } from './road-and-air-fixtures.ts'
import { seaBooking, sharedBooking } from './sea-booking-fixtures.ts'

const english = { 'accept-language': 'en' }
type Surcharge = TariffTerms['surcharges'][number]

/** Sea's own line: flat racks and shared containers, with what is charged on them. */
const seaLine = (surcharges: Surcharge[]) =>
  tariff({
    id: '50000000-0000-4000-8000-000000000001',
    lineage: '50000000-0000-4000-8000-000000000002',
    mode: 'S',
    lineNo: 'ST-7K3QX',
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    entryPortCode: undefined,
    terms: tariffTerms({
      coc40Fr: '4560',
      coc40Rf: '5200',
      soc40Hq: undefined,
      pickUpPlaces: [],
      returnPlaces: [],
      surcharges,
      sharedContainer: { perM3: '50', kgPerM3: 1000, minM3: '1', warehouseCode: 'WHSGH', warehouseCutoffHours: 96 },
    }),
  })

/** Lines of every mode, with these charges on them. */
async function apartWorld(surcharges: Surcharge[] = []) {
  const world = await roadAndAirWorld()
  const lines = {
    S: seaLine(surcharges),
    A: airLine({ terms: airTerms({ surcharges }) }),
    T: roadLine(),
    R: tariff({ terms: tariffTerms({ coc40Rf: '7100', surcharges }) }),
  }
  await world.db.as(system, async (tx) => {
    for (const line of Object.values(lines)) await insertTariff(tx, line)
  })
  const shipper = await world.customer()
  const book = async (code: keyof typeof lines, form: NewBooking) => {
    const priced = { ...form, quoteId: lines[code].id, quoteType: 'PRICE' as const, askQuote: false }
    const reply = await shipper(bookingCalls(code).create, priced)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const { id, version } = reply.body.data
    const shown = (await shipper(bookingCalls(code).show, { id }, english)).body.data
    const { totals = [], lines: charges = [], quotedApart = [] } = shown.quoted ?? {}
    return {
      id,
      version,
      toQuote: shown.toQuote,
      apart: quotedApart.map((one) => one.code.replace('pricing.warn-', '')),
      messages: quotedApart.map(({ message }) => message),
      known: charges.map(({ chargeCode }) => chargeCode),
      totals,
    }
  }
  return { ...world, lines, shipper, book }
}

const danger: Partial<NewBooking> = {
  cargoKind: 'D',
  danger: [
    {
      goodsSeq: 1,
      unNo: '1263',
      hazardClass: '3',
      packingGroup: 'II',
      properShippingName: 'PAINT',
      flashPointC: '23',
      marinePollutant: false,
      emergencyContact: 'Wang',
      emergencyPhone: '+8613991002231',
      packingInstruction: '353',
      dgQty: '100',
      dgUnit: 'KGM' as const,
    },
  ],
}
const batteries = { containsBatteries: true, batteryType: 'PI967II', batteryNote: 'Cells in torches' }
const chilled = { temperatureControlled: true, setTemperatureC: '4', minTemperatureC: '2', maxTemperatureC: '8' }
const [box] = seaBooking().boxes ?? []
const rack = [{ ...box, containerType: '40FR', containerQty: 1, containerCargoKg: '18500' }]
const [goods] = seaBooking().goods ?? []
const machine = [{ ...goods, packages: 1, grossWeightKg: '18500', volumeM3: '20' }]
const oversize = {
  oversize: true,
  oogLengthCm: '1100',
  oogWidthCm: '330',
  oogHeightCm: '300',
  oogWeightKg: '18500',
  overLeftCm: '53',
  overRightCm: '53',
  overTopCm: '97',
  gravityHeightCm: '150',
}

describe('what no tariff has a charge for', () => {
  it.each<[string, keyof Awaited<ReturnType<typeof apartWorld>>['lines'], () => NewBooking, string]>([
    ['out of gauge by sea', 'S', () => seaBooking({ ...oversize, boxes: rack, goods: machine }), 'oversize-apart'],
    ['dangerous goods by sea', 'S', () => seaBooking({ ...danger, boxes: rack, goods: machine }), 'dangerous-apart'],
    ['dangerous goods in a shared container', 'S', () => sharedBooking(danger), 'dangerous-apart'],
    ['chilled goods in a shared container', 'S', () => sharedBooking(chilled), 'temperature-apart'],
    ['an oversize piece in a shared container', 'S', () => sharedBooking(oversize), 'oversize-apart'],
    ['batteries by air', 'A', () => airBooking(batteries), 'batteries-apart'],
    ['dangerous goods by air', 'A', () => airBooking(danger), 'dangerous-apart'],
    ['chilled goods by air', 'A', () => airBooking(chilled), 'temperature-apart'],
    ['dangerous goods by truck', 'T', () => truckBooking({ ...danger, adrVehicle: true }), 'dangerous-apart'],
    ['chilled goods in a curtain-sider', 'T', () => truckBooking(chilled), 'temperature-apart'],
    [
      'an oversize piece in a part of a truck',
      'T',
      () =>
        partLoadBooking({ ...oversize, oogLengthCm: '300', oogWidthCm: '80', oogHeightCm: '90', oogWeightKg: '300' }),
      'oversize-apart',
    ],
    ['chilled goods in a dry box by rail', 'R', () => newBooking(chilled), 'temperature-apart'],
    ['dangerous goods by rail', 'R', () => newBooking(danger), 'dangerous-apart'],
  ])('is quoted apart: %s', async (_, mode, form, reason) => {
    const { book, staff } = await apartWorld()
    const plain = await book(mode, { ...form(), ...ordinary })
    expect(plain).toMatchObject({ toQuote: false, apart: [] })
    const special = await book(mode, form())
    expect(special).toMatchObject({ toQuote: true, apart: [reason] })
    expect(special.known).toEqual(plain.known)
    const atDesk = (await staff(desk.show, { id: special.id })).body.data
    expect(atDesk.proposal?.agreedLines).toEqual([])
    expect(atDesk.quoted?.quotedApart?.map(({ code }) => code)).toEqual([`pricing.warn-${reason}`])
    expect(atDesk.warnings.map(({ reason: said }) => said)).toContain('booking.priced-apart')
    expect(atDesk.checks.map(({ check }) => check)).toContain('price')
  })
})

const ordinary = {
  oversize: false,
  cargoKind: 'G' as const,
  danger: null,
  temperatureControlled: false,
  containsBatteries: false,
}

it.each<[string, Surcharge, () => NewBooking, ModeCode & keyof Awaited<ReturnType<typeof apartWorld>>['lines']]>([
  [
    'out of gauge by the box',
    { chargeCode: 'OOG', currency: 'USD', unit: 'BOX', unitPrice: '2400', occasion: 'asked' },
    () => seaBooking({ ...oversize, boxes: rack, goods: machine }),
    'S',
  ],
  [
    'dangerous goods by the box',
    { chargeCode: 'DG', currency: 'USD', unit: 'BOX', unitPrice: '600', occasion: 'dangerous' },
    () => newBooking(danger),
    'R',
  ],
  [
    'dangerous goods in a shared container by the shipment',
    { chargeCode: 'DG', currency: 'USD', unit: 'SHPT', unitPrice: '80', occasion: 'dangerous' },
    () => sharedBooking(danger),
    'S',
  ],
  [
    'batteries by air by the shipment',
    { chargeCode: 'DG', currency: 'CNY', unit: 'SHPT', unitPrice: '300', occasion: 'asked' },
    () => airBooking(batteries),
    'A',
  ],
  [
    'dangerous goods by air',
    { chargeCode: 'DG', currency: 'CNY', unit: 'SHPT', unitPrice: '300', occasion: 'dangerous' },
    () => airBooking(danger),
    'A',
  ],
])('prices what the tariff has a charge for: %s', async (_, surcharge, form, mode) => {
  const { book } = await apartWorld([surcharge])
  const priced = await book(mode, form())
  expect(priced).toMatchObject({ toQuote: false, apart: [] })
  expect(priced.known).toContain(surcharge.chargeCode)
  expect((await book(mode, { ...form(), ...ordinary })).known).not.toContain(surcharge.chargeCode)
})

it('carries chilled goods at the price of what cools: a reefer box, a reefer truck', async () => {
  const { book } = await apartWorld()
  const cooled = [{ ...box, containerType: '40RF', containerQty: 1, containerCargoKg: '18500' }]
  const boxed = seaBooking({ ...chilled, ventilationM3h: 0, boxes: cooled, goods: machine })
  expect(await book('S', boxed)).toMatchObject({ toQuote: false, apart: [] })
})

it('asks the desk for what was quoted apart: the charges that are known are no price, and more than they is one', async () => {
  const { customer, staff, submit, shown } = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await customer()
  const known = async (id: string) =>
    ((await shown(id)).quoted?.lines ?? []).map(
      ({ chargeCode, containerType, unit, quantity, unitPrice, currency }) => ({
        chargeCode,
        unit,
        quantity,
        unitPrice,
        currency,
        ...(containerType && { containerType }),
      }),
    )
  const cooling = { chargeCode: 'REEF', unit: 'SHPT', quantity: '1', unitPrice: '350', currency: 'USD' }
  const [one, other, offered] = [
    await submit(shipper, chilled),
    await submit(shipper, chilled),
    await submit(shipper, chilled),
  ]
  const lines = await known(one.id)
  expect(lines.length).toBeGreaterThan(0)
  const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })
  expect((await staff(desk.receive, seen(one))).body).toMatchObject({ fields: { AgreedPrice: 'booking.price-needed' } })
  expect((await staff(desk.receive, { ...seen(one), agreedLines: lines })).body).toMatchObject({
    fields: { AgreedPrice: 'booking.apart-needs-line' },
  })
  const whole = await staff(desk.receive, { ...seen(one), agreedLines: [...lines, cooling] })
  expect(whole.body, JSON.stringify(whole.body)).toMatchObject({ success: true })
  const free = { agreedLines: lines, priceReason: 'The shipper brings dry ice' }
  expect((await staff(desk.receive, { ...seen(other), ...free })).body).toMatchObject({ success: true })

  const offer = (offerLines: PriceLine[]) =>
    staff(desk.offer, { ...seen(offered), until: new Date('2031-01-18T08:00:00Z'), offerLines })
  expect((await offer(lines)).body).toMatchObject({ fields: { OfferLines: 'booking.apart-needs-line' } })
  expect((await offer([...lines, cooling])).body).toMatchObject({ success: true })
  expect((await shown(offered.id)).requests[0]?.price?.lines.map(({ chargeCode }) => chargeCode)).toContain('REEF')
})

it('says in the quote what is quoted apart and why, and claims no sum', async () => {
  const { guest, lines } = await apartWorld()
  const ask = (changes: Partial<QuoteQuery>): QuoteQuery => ({
    id: lines.S.id,
    legType: 'Q',
    currcd: 'USD',
    ...changes,
  })
  const boxes = [{ containerType: '40FR', containerQty: 1, containerOwner: 'C' as const }]
  const open = (await guest(priceCalls.sea.quote, ask({ boxes, oversize: true }), english)).body.data
  expect(open.amount).toBeUndefined()
  expect(open.quotedApart).toMatchObject([
    { code: 'pricing.warn-oversize-apart', message: expect.stringContaining('quoted separately') },
  ])
  expect(open.charges.map(({ chargeCode }) => chargeCode)).toContain('OCEANF')
  const piece = { pieceQty: 1, lengthCm: '1100', widthCm: '330', heightCm: '150', pieceWeightKg: '18500' }
  const wide = (await guest(priceCalls.sea.quote, ask({ boxes, pieces: [piece] }), english)).body.data
  expect(wide.quotedApart?.map(({ code }) => code)).toEqual(['pricing.warn-piece-over'])
  const within = { ...piece, widthCm: '220' }
  const inGauge = (await guest(priceCalls.sea.quote, ask({ boxes, pieces: [within] }), english)).body.data
  expect([inGauge.quotedApart, inGauge.amount === undefined]).toEqual([undefined, false])
  const heavy = { ...within, pieceWeightKg: '40000' }
  expect((await guest(priceCalls.sea.quote, ask({ boxes, pieces: [heavy] }), english)).body.data.amount).toBeUndefined()
})
