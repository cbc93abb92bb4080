import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { airLine, roadLine } from '../pricing/load-fixtures.ts'
import { insertTariff } from '../pricing/tariff/tariff-store.ts'
import { airBooking, partLoadBooking, roadAndAirWorld, truckBooking } from './road-and-air-fixtures.ts'
import { seaBooking, seaWorld, sharedBooking } from './sea-booking-fixtures.ts'

/** What a booking is charged for, and what its reader is told of figures that contradict each other. */
const freightOf = (shown: {
  toQuote: boolean
  proposal?: { agreedLines: readonly { chargeCode: string; quantity: string; unit: string }[] } | undefined
  warnings: readonly { reason: string; values?: Readonly<Record<string, string>> | undefined }[]
}) => ({
  toQuote: shown.toQuote,
  freight: shown.proposal?.agreedLines
    .slice(0, 1)
    .map(({ chargeCode, quantity, unit }) => [chargeCode, Number(quantity), unit]),
  told: shown.warnings
    .filter(({ reason }) => reason.includes('-against-goods'))
    .map(({ reason, values }) => [reason.replace('booking.', ''), values?.other, values?.goods]),
})

async function loadWorld() {
  const world = await roadAndAirWorld()
  await world.db.as(system, async (tx) => {
    await insertTariff(tx, airLine())
    await insertTariff(tx, roadLine())
  })
  const shipper = await world.customer()
  const booked = async (code: 'A' | 'T', form: NewBooking) => {
    const reply = await shipper(bookingCalls(code).create, form)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return freightOf((await world.staff(desk.show, { id: reply.body.data.id })).body.data)
  }
  const onAir = { quoteId: airLine().id, quoteType: 'PRICE' as const, askQuote: false }
  const onRoad = { quoteId: roadLine().id, quoteType: 'PRICE' as const, askQuote: false }
  return { ...world, booked, onAir, onRoad }
}

const one = { goodsSeq: 1, pieceQty: 1, stackable: true } as const

it('prices a shared container by what the pieces say where the goods say less, and tells both figures', async () => {
  const { customer, staff, calls, priceTaken, departureId } = await seaWorld()
  const shipper = await customer()
  const booked = async (changes: Partial<NewBooking>) => {
    const reply = await shipper(calls.create, sharedBooking({ ...priceTaken, departureId, ...changes }))
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return freightOf((await staff(desk.show, { id: reply.body.data.id })).body.data)
  }
  const [goods] = sharedBooking().goods ?? []
  const tiny = [{ ...goods, packages: 1, grossWeightKg: '1', volumeM3: '0.001' }]
  const crate = [{ ...one, lengthCm: '200', widthCm: '150', heightCm: '100', pieceWeightKg: '500' }]
  expect(await booked({ goods: tiny, pieces: crate })).toEqual({
    toQuote: false,
    freight: [['LCLF', 3, 'WM']],
    told: [
      ['pieces-against-goods-kg', '500', '1'],
      ['pieces-against-goods-m3', '3', '0.001'],
    ],
  })
  const heavy = [{ ...crate[0], ...one, pieceWeightKg: '4200' }]
  expect((await booked({ goods: tiny, pieces: heavy })).freight).toEqual([['LCLF', 4.2, 'WM']])
  const large = [{ ...goods, packages: 1, grossWeightKg: '9000', volumeM3: '5' }]
  expect((await booked({ goods: large, pieces: crate })).freight).toEqual([['LCLF', 9, 'WM']])
})

it('prices a flight by the pieces in weight and in volume, and by the goods where they say more', async () => {
  const { booked, onAir } = await loadWorld()
  const [goods] = airBooking().goods ?? []
  const tiny = [{ ...goods, packages: 1, grossWeightKg: '1', volumeM3: '0.001' }]
  const dense = [{ ...one, lengthCm: '60', widthCm: '40', heightCm: '50', pieceWeightKg: '500' }]
  expect(await booked('A', airBooking({ ...onAir, goods: tiny, pieces: dense }))).toMatchObject({
    toQuote: false,
    freight: [['AIRF', 500, 'KGC']],
    told: [
      ['pieces-against-goods-kg', '500', '1'],
      ['pieces-against-goods-m3', '0.12', '0.001'],
    ],
  })
  const bulky = [{ ...goods, packages: 1, grossWeightKg: '600', volumeM3: '6' }]
  expect((await booked('A', airBooking({ ...onAir, goods: bulky, pieces: dense }))).freight).toEqual([
    ['AIRF', 1000, 'KGC'],
  ])
})

it('prices a part of a truck by the larger of both, and at the stops where these say most', async () => {
  const { booked, onRoad } = await loadWorld()
  const [goods] = partLoadBooking().goods ?? []
  const tiny = [{ ...goods, packages: 1, grossWeightKg: '1', volumeM3: '0.001' }]
  const crate = [{ ...one, lengthCm: '120', widthCm: '80', heightCm: '100', pieceWeightKg: '2500' }]
  const priced = await booked('T', partLoadBooking({ ...onRoad, goods: tiny, pieces: crate }))
  expect(priced).toMatchObject({ toQuote: false, freight: [['LTLF', 2500, 'KGC']] })
  const [loading, unloading] = partLoadBooking().stops ?? []
  const stops = [
    { ...loading, packages: 1, grossWeightKg: '2000', volumeM3: '1' },
    { ...loading, stopSeq: 2, packages: 1, grossWeightKg: '1500', volumeM3: '1' },
    unloading ?? {},
  ]
  const byStops = await booked('T', partLoadBooking({ ...onRoad, goods: tiny, pieces: crate, stops }))
  expect(byStops.freight).toEqual([['LTLF', 3500, 'KGC']])
  expect(byStops.told).toContainEqual(['stops-against-goods-kg', '3500', '1'])
})

it('leaves a truck to be quoted that does not hold what is said, wherever it is said', async () => {
  const { booked, onRoad } = await loadWorld()
  const [goods] = truckBooking().goods ?? []
  const load = (grossWeightKg: string) => [{ ...goods, packages: 1, grossWeightKg, volumeM3: '30' }]
  const priced = (truckQty: number, form: Partial<NewBooking>) =>
    booked('T', truckBooking({ ...onRoad, truckQty, ...form }))
  expect(await priced(1, { goods: load('31000') })).toMatchObject({ toQuote: true, freight: [] })
  expect(await priced(2, { goods: load('31000') })).toMatchObject({
    toQuote: false,
    freight: [['ROADF', 2, 'TRUCK']],
  })
  const piece = [{ ...one, lengthCm: '300', widthCm: '200', heightCm: '200', pieceWeightKg: '31000' }]
  expect(await priced(1, { goods: load('1'), pieces: piece })).toMatchObject({ toQuote: true, freight: [] })
})

it('prices and checks full containers by the goods where the boxes say less than they weigh', async () => {
  const { customer, staff, calls, priceTaken, departureId } = await seaWorld()
  const shipper = await customer()
  const booked = async (grossWeightKg: string, containerCargoKg: string) => {
    const [goods] = seaBooking().goods ?? []
    const [box] = seaBooking().boxes ?? []
    const form = seaBooking({ goods: [{ ...goods, grossWeightKg }], boxes: [{ ...box, containerCargoKg }] })
    const reply = await shipper(calls.create, { ...form, ...priceTaken, departureId })
    const { warnings, ...shown } = (await staff(desk.show, { id: reply.body.data.id })).body.data
    return { ...freightOf({ warnings, ...shown }), reasons: warnings.map(({ reason }) => reason) }
  }
  expect(await booked('40000', '20000')).toMatchObject({ toQuote: false, told: [] })
  const overLimit = await booked('54000', '1000')
  expect(overLimit).toMatchObject({ toQuote: false, told: [['boxes-against-goods-kg', '2000', '54000']] })
  expect(overLimit.reasons).toContain('booking.over-weight-limit')
  expect((await booked('60000', '1000')).toQuote).toBe(true)
  expect((await booked('1', '30000')).toQuote).toBe(true)
})
