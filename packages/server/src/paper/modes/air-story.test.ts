import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { instructionEndpoints as instruction } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { expect, it } from 'vitest'
import { wholeList } from '../../booking/booking-fixtures.ts'
import { airBooking, flight, roadAndAirWorld } from '../../booking/road-and-air-fixtures.ts'
import { system } from '../../platform/caller.ts'
import { airLine } from '../../pricing/load-fixtures.ts'
import { insertTariff } from '../../pricing/tariff/tariff-store.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { deedsOnBill } from '../bill-fixtures.ts'

const english = { 'accept-language': 'en' }

/** A booking by air at the price of a line, on a flight of ours, accepted, with its job. */
async function storyWorld(departs: Parameters<typeof flight>[0] = {}) {
  const world = await roadAndAirWorld()
  const { staff, air, db } = world
  await db.as(system, (tx) => insertTariff(tx, airLine()))
  const flown = flight({ carrierCode: 'CK', departureNo: 'CK215', ...departs })
  const { id: departureId } = (await staff(departureDeskEndpoints.save, flown)).body.data
  const shipper = await world.customer()
  const form = airBooking({
    departureId,
    askQuote: false,
    quoteId: airLine().id,
    quoteType: 'PRICE',
    settleCurrency: 'CNY',
  })
  const booked = (await shipper(air.create, form)).body.data
  const accepted = await staff(bookingDeskEndpoints.receive, { id: booked.id, version: booked.version })
  expect(accepted.body).toMatchObject({ success: true })
  const [opened] = (await staff(desk.open, { bookingId: booked.id })).body.data.jobs
  const job = (await staff(desk.show, { id: opened?.id ?? '' }, english)).body.data
  const receive = (of: JobDeskDetail, kg: string, m3: string) =>
    staff(consolidationEndpoints.receive, {
      id: of.id,
      version: of.version,
      warehouseName: 'Pudong cargo terminal',
      keepWarnings: true,
      receivedAt: new Date('2031-01-15T07:00:00Z'),
      actualPieces: 10,
      actualGrossWeightKg: kg,
      actualVolumeM3: m3,
    })
  return { ...world, shipper, departureId, booked, job, receive }
}

const freightOf = ({ charges }: Pick<JobDeskDetail, 'charges'>) => {
  const { unit, quantity, unitPrice, amount, agreedAmount } =
    charges.find(({ chargeCode }) => chargeCode === 'AIRF') ?? {}
  return { unit, quantity, unitPrice, amount, agreedAmount }
}

it('opens from a booking on a flight, with the airline, one part and what was agreed by the kilogram', async () => {
  const { job, shipper, booked, air } = await storyWorld()
  expect(job).toMatchObject({
    airline: 'China Cargo Airlines',
    flightNo: 'CK215',
    flightDate: '2031-01-20',
    carrierCode: 'CK',
    packages: 10,
    chargeableWeightKg: '200.0',
    declaredQty: '200.0',
    boxText: '',
    flights: [{ flightNo: 'CK215', originCode: 'PVG', destinationCode: 'FRA' }],
    containers: [{ partKind: 'piece', packages: 10 }],
  })
  expect(job.jobNo).toMatch(/^JA/)
  expect(freightOf(job)).toMatchObject({ unit: 'KGC', quantity: '200.000', unitPrice: '29.0000', amount: '5800.0000' })
  const [row] = (await shipper(air.list, wholeList)).body.data.items
  expect(row?.houseBillNo).toBe(job.houseBillNo)
  const jobs = (await shipper(jobCalls.air.ofBooking, { id: booked.id, pageIndex: 1, pageSize: 20 })).body.data
  expect(jobs.items.map(({ jobNo }) => jobNo)).toEqual([job.jobNo])
})

it('charges by the rates of the price that was agreed: the next break where it is cheaper, and at least the minimum', async () => {
  const { job, receive, shipper } = await storyWorld()
  // 290 kg at 29 would be 8,410: 300 kg at 27.7 are 8,310.
  const heavier = (await receive(job, '290', '1.2')).body.data
  expect(freightOf(heavier)).toMatchObject({ quantity: '300.000', unitPrice: '27.7000', amount: '8310.0000' })
  expect(freightOf(heavier).agreedAmount).toBe('5800.00')
  expect(heavier.charges.find(({ chargeCode }) => chargeCode === 'FUEL')?.quantity).toBe('290.000')
  expect(heavier).toMatchObject({ measureDiffers: true, chargeableWeightKg: '290.0' })
  const light = (await receive(heavier, '8', '0.03')).body.data
  expect(freightOf(light)).toMatchObject({ unit: 'SHPT', quantity: '1.000', amount: '500.0000' })
  const own = (await shipper(jobCalls.air.show, { id: job.id })).body.data
  expect(own.charges.find(({ chargeCode }) => chargeCode === 'AIRF')).toMatchObject({ agreedAmount: '5800.00' })
  const again = (await receive(light, '150', '1.2')).body.data
  expect(freightOf(again)).toMatchObject({ quantity: '200.000', amount: '5800.0000', agreedAmount: undefined })
})

it('follows its flight when that is timed anew at the desk, with its booking', async () => {
  const { job, staff, departureId, shipper, booked, air } = await storyWorld()
  const shown = (await staff(departureDeskEndpoints.show, { id: departureId })).body.data
  const etd = new Date('2031-01-21T04:00:00Z')
  const eta = new Date('2031-01-21T16:00:00Z')
  const moved = await staff(departureDeskEndpoints.save, {
    ...flight({ carrierCode: 'CK', departureNo: 'CK215', etd, eta }),
    id: departureId,
    version: shown.version,
  })
  expect(moved.body).toMatchObject({ success: true })
  const after = (await staff(desk.show, { id: job.id }, english)).body.data
  expect(after).toMatchObject({ etd, eta, flights: [{ etd, eta }] })
  const seen = (await shipper(air.show, { id: booked.id })).body.data
  expect(seen.eta).toEqual(eta)
  const siCutoff = new Date('2031-01-20T04:00:00Z')
  const { version } = (await staff(departureDeskEndpoints.show, { id: departureId })).body.data
  const sooner = await staff(departureDeskEndpoints.save, {
    ...flight({ carrierCode: 'CK', departureNo: 'CK215', etd, eta, siCutoff }),
    id: departureId,
    version,
  })
  expect(sooner.body).toMatchObject({ success: true })
  expect((await staff(desk.show, { id: job.id }, english)).body.data.siCutoff).toEqual(siCutoff)
  const { cutoffs } = (await shipper(air.show, { id: booked.id })).body.data
  expect(cutoffs.find(({ cutoffKind }) => cutoffKind === 'SI')?.at).toEqual(siCutoff)
})

it('tells lists of bookings of its flight and of what the warehouse measured', async () => {
  const { job, receive, staff, shipper, air, booked } = await storyWorld()
  const received = (await receive(job, '290', '1.2')).body.data
  const row = async () => (await shipper(air.list, wholeList)).body.data.items[0]
  expect(await row()).toMatchObject({
    flightNo: 'CK215',
    airline: '中国货运航空',
    actualPieces: 10,
    actualGrossWeightKg: '290.000',
    chargeableWeightKg: '200.000',
    actualChargeableWeightKg: '290.0',
  })
  const flights = [{ flightNo: 'CK217', originCode: 'PVG', destinationCode: 'FRA' }]
  const saved = await staff(desk.save, { id: job.id, version: received.version, flights, masterBillNo: '112-12345675' })
  expect(saved.body).toMatchObject({ success: true })
  expect(await row()).toMatchObject({
    flightNo: 'CK217',
    masterBillNo: '112-12345675',
    airline: '中国货运航空',
  })
  expect((await shipper(air.list, { ...wholeList, keyword: 'CK217' })).body.data.total).toBe(1)
  const { actualChargeableWeightKg } = (await shipper(air.show, { id: booked.id })).body.data
  expect(actualChargeableWeightKg).toBe('290.0')
})

it('is instructed by its customer: pieces, the nature of the goods and the handling text, which stand on the waybill', async () => {
  const { job, shipper, staff } = await storyWorld()
  const { jobNo } = job
  const asked = (await shipper(instruction.show, { jobNo })).body.data
  expect(asked.content).toMatchObject({
    containers: [{ partKind: 'piece', packages: 10, grossWeightKg: '150.000' }],
    pieces: [{ pieceQty: 10, lengthCm: '60' }],
    goods: [{ goodsNameEnglish: 'Washing machine parts' }],
  })
  const lacking = asked.lacking.map(({ path }) => path)
  for (const path of ['containers.0.sealNos', 'containers.0.containerNo']) expect(lacking).not.toContain(path)
  const { containers, ...content } = asked.content
  const rows = containers.map(({ containerId, packages, grossWeightKg }) => ({ containerId, packages, grossWeightKg }))
  const full = { partyAddress: 'Street 1', cityName: 'Town', taxNo: '91350100M000100Y43', eoriNo: 'DE123456789' }
  const said = {
    ...content,
    containers: rows,
    handlingText: 'Keep dry and upright',
    parties: content.parties?.map((one) => ({ ...one, ...full })),
    goods: content.goods?.map((line) => ({ ...line, netWeightKg: '140', marks: 'RHEIN 1-10' })),
  }
  const sent = await shipper(instruction.save, { jobNo, version: asked.version, content: said, submit: true })
  expect('fields' in sent.body ? sent.body.fields : {}).toEqual({})
  expect(sent.body).toMatchObject({ success: true, data: { state: 'sent', lacking: [] } })
  expect((await staff(desk.show, { id: job.id })).body.data.siState).toBe('sent')
  const words = await paperWords(
    await staff.send({ ...paperDeskEndpoints.paper, query: { keyId: job.id, Paper: 'draft' }, headers: english }),
  )
  for (const one of ['Keep dry and upright', 'RHEIN 1-10', '10 × 60 × 40 × 50 cm']) expect(words, one).toContain(one)
})

it('takes a granted change of the consignee into a waybill that was confirmed, which is to be checked again', async () => {
  const world = await storyWorld()
  const { job, shipper, staff, booked, air } = world
  const show = async (id: string) => (await staff(desk.show, { id })).body.data
  await deedsOnBill({ ...world, show }, job.id).confirmed()
  const seen = async () => (await shipper(air.show, { id: booked.id })).body.data
  const { version } = await seen()
  const consignee = {
    partyType: 'CNE',
    partyName: 'Main Haushalt AG',
    countryCd: 'DE',
    contactPhone: '+49 69 123456',
  } as const
  const parties = (airBooking().parties ?? []).map((one) => (one.partyType === 'CNE' ? consignee : one))
  const asked = await shipper(bookingEndpoints.amend, { id: booked.id, version, changes: { parties } })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const { requests, version: now } = await seen()
  const answer = { id: booked.id, version: now, requestId: requests[0]?.id ?? '', answer: 'accept' } as const
  expect((await staff(bookingDeskEndpoints.amend, answer)).status).toBe(200)
  expect((await staff(desk.show, { id: job.id })).body.data.billState).toBe('changeAsked')
  const query = { keyId: job.id, Paper: 'draft' }
  expect(await paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers: english }))).toContain(
    'Main Haushalt AG',
  )
})
