import type { Party } from '@landbridge/contract/booking/fields/parties'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import {
  instructionEndpoints as calls,
  instructionDeskEndpoints as desk,
  type InstructionView,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import { airBooking, roadAndAirWorld } from '../../booking/road-and-air-fixtures.ts'
import { seaBooking, seaWorld } from '../../booking/sea-booking-fixtures.ts'
import { boxNos } from '../../workorder/workorder-fixtures.ts'

const shipper: Party = { partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' }
const bank: Party = { partyType: 'CNE', partyName: 'TO THE ORDER OF DEUTSCHE BANK AG', countryCd: 'DE' }
const notify: Party = { partyType: 'NFY', partyName: 'Nordwind Handel GmbH', countryCd: 'DE' }
const shipperInFull: Party = {
  ...shipper,
  partyAddress: 'Main road 1',
  cityName: 'Xian',
  taxNo: '91610131MA6TXHD81X',
}
const notifyInFull: Party = {
  ...notify,
  partyAddress: 'Hafenstrasse 9',
  cityName: 'Hamburg',
  taxNo: 'DE814201353',
  eoriNo: 'DE814201353000',
  contactPhone: '+494055501234',
}

/** A job by sea from Shanghai to Hamburg under a letter of credit, whose instruction is due. */
async function creditWorld(parties: Party[]) {
  const world = await seaWorld()
  const { customer, staff, accept, priceTaken, departureId } = world
  const owner = await customer()
  const form = seaBooking({ ...priceTaken, departureId, parties, billRelease: 'OBL', billOriginals: 3, billCopies: 3 })
  const booked = await owner(world.calls.create, form)
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  await accept(booked.body.data)
  const [job] = (await staff(jobDeskEndpoints.open, { bookingId: booked.body.data.id })).body.data.jobs
  const jobNo = job?.jobNo ?? ''
  const show = async () => (await owner(calls.show, { jobNo })).body.data
  const write = async (content: object, submit = true) =>
    owner(calls.save, { jobNo, version: (await show()).version, content: content as never, submit })
  return { ...world, owner, bookingId: booked.body.data.id, jobId: job?.id ?? '', show, write }
}

/** Everything that the papers need but the people. */
const cargoOf = ({ containers, goods, ...rest }: InstructionView['content']) => ({
  ...rest,
  containers: containers.map(({ containerType: _type, containerOwner: _owner, ...row }, index) => ({
    ...row,
    containerNo: boxNos[index],
    sealNos: [`SL100${index}`],
    packages: 409,
    grossWeightKg: '18272.5',
    volumeM3: '63',
    vgmKg: '22200',
    tareKg: '3900',
  })),
  goods: boxNos.map((containerNo) => ({
    ...goods?.[0],
    containerNo,
    packages: 409,
    grossWeightKg: '18272.5',
    netWeightKg: '17000',
    volumeM3: '63',
    goodsNameEnglish: 'Washing machines',
    marks: 'N/M',
  })),
})

it('asks of a bank to whose order a bill is nothing but its wording and place, and names whoever is notified in full', async () => {
  const { show, write, staff, jobId, owner, bookingId } = await creditWorld([shipper, bank, notify])
  const first = await show()
  const people = first.lacking.map(({ path }) => path).filter((path) => path.startsWith('parties'))
  expect(people.filter((path) => path.startsWith('parties.1'))).toEqual([])
  expect(people.filter((path) => path.startsWith('parties.2')).toSorted()).toEqual(
    ['cityName', 'contactPhone', 'eoriNo', 'partyAddress', 'taxNo'].map((field) => `parties.2.${field}`),
  )
  const cargo = { ...cargoOf(first.content), vgmWay: 'SM1' as const }
  const short = await write({ ...cargo, parties: [shipperInFull, bank, notify] })
  expect(short.status).toBe(422)
  const missing = Object.keys('fields' in short.body ? (short.body.fields ?? {}) : {})
  expect(missing.toSorted()).toEqual(
    ['CityName', 'EoriNo', 'PartyAddr', 'TaxNo', 'Tel'].map((field) => `Content.Parties.2.${field}`),
  )
  const whole = await write({ ...cargo, parties: [shipperInFull, bank, notifyInFull] })
  expect(whole.body, JSON.stringify(whole.body)).toMatchObject({ success: true, data: { state: 'sent', lacking: [] } })
  const { version } = (await staff(desk.show, { id: jobId })).body.data
  expect((await staff(desk.final, { id: jobId, version })).body).toMatchObject({ success: true })
  expect((await owner(bookingCalls('S').show, { id: bookingId })).body.data.missing).toEqual([])
})

it('keeps readable what was written of a bank before: its invented number stands where it was', async () => {
  const { pool, show, owner, bookingId } = await creditWorld([shipper, bank, notify])
  const invented = [shipper, { ...bank, taxNo: 'DE000000000', eoriNo: 'DE000000000000' }, notify]
  await pool.query(`update booking set form = jsonb_set(form, '{parties}', $2::jsonb) where id = $1`, [
    bookingId,
    JSON.stringify(invented),
  ])
  const read = (await owner(bookingCalls('S').show, { id: bookingId })).body.data
  expect(read.parties?.[1]).toMatchObject({ taxNo: 'DE000000000', eoriNo: 'DE000000000000' })
  expect((await show()).content.parties?.[1]).toMatchObject({ taxNo: 'DE000000000' })
})

it('refuses an order by name where a waybill or a consignment note names its consignee, and a bill to order that tells nobody', async () => {
  const { customer, air } = await roadAndAirWorld()
  const sender = await customer()
  const byAir = await sender(
    air.create,
    airBooking({ parties: [shipper, { ...bank, contactPhone: '+4969100200' }, notify] }),
  )
  expect(byAir).toMatchObject({ status: 422, body: { fields: { 'Parties.1.PartyName': 'booking.to-order-by-rail' } } })
  const byRail = await sender(bookingCalls('R').create, {
    ...railForm({ parties: [shipper, bank, notify] }),
    submit: true,
  })
  expect(byRail).toMatchObject({ status: 422, body: { fields: { 'Parties.1.PartyName': 'booking.to-order-by-rail' } } })
  const bySea = seaBooking({ parties: [shipper, bank], billRelease: 'OBL', billOriginals: 3, billCopies: 3 })
  expect(await sender(bookingCalls('S').create, bySea)).toMatchObject({
    status: 422,
    body: { fields: { 'Parties.1.PartyName': 'booking.to-order-needs-notify' } },
  })
  const unplaced = { ...bySea, parties: [shipper, bank, { ...notify, countryCd: undefined }] }
  expect(await sender(bookingCalls('S').create, unplaced)).toMatchObject({
    status: 422,
    body: { fields: { 'Parties.2.CountryCd': 'shared.needed' } },
  })
})
