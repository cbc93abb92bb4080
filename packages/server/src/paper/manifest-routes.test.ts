import { randomUUID } from 'node:crypto'
import { manifestEndpoints } from '@landbridge/contract/paper/manifest-endpoints'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { twoAboard } from '../warehouse/lcl-fixtures.ts'
import { boxNos, jobWorld } from '../workorder/workorder-fixtures.ts'

const parties = [
  { partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' },
  { partyType: 'CNE', partyName: 'Haus & Garten GmbH', countryCd: 'DE' },
] as const

async function trainWorld() {
  const world = await jobWorld({ parties: [...parties] })
  const { rows } = await world.pool.query('select departure_id, booking_no from booking where id = $1', [
    world.bookingId,
  ])
  const [{ departure_id: departureId, booking_no: bookingNo }] = rows
  const items = async () => (await world.staff(manifestEndpoints.show, { departureId })).body.data.items
  return { ...world, departureId: String(departureId), bookingNo: String(bookingNo), items }
}

it('lists what is booked on a train: a booking by its boxes, and container by container once it has a job', async () => {
  const world = await trainWorld()
  const head = { bookingNo: world.bookingNo, customerShortName: 'Silk Road Tea', consigneeName: 'Haus & Garten GmbH' }
  expect(await world.items()).toMatchObject([{ ...head, goodsName: '洗衣机', boxText: '2*40HQ', packages: 818 }])

  const job = await world.open()
  await world.staff(desk.saveContainer, {
    id: job.id,
    version: 1,
    containerId: job.containers[0]?.id,
    containerType: '40HQ',
    containerOwner: 'C',
    containerNo: boxNos[0],
    sealNos: ['SL-1'],
    wagonNo: '5267891',
    keepWarnings: true,
  })
  const items = await world.items()
  expect(items).toMatchObject([
    { ...head, jobNo: job.jobNo, boxText: '1*40HQ', containerNo: boxNos[0], sealNos: ['SL-1'], wagonNo: '5267891' },
    { ...head, jobNo: job.jobNo, boxText: '1*40HQ' },
  ])
  expect(items).toHaveLength(2)
})

it('gives the list as a sheet in the language of the reader, and keeps in the audit who took it', async () => {
  const world = await trainWorld()
  const reply = await world.staff.send({
    ...manifestEndpoints.sheet,
    query: { TrainId: world.departureId },
    headers: { 'accept-language': 'en' },
  })
  expect(reply.headers['content-type']).toContain('spreadsheetml')
  const sheet = strFromU8(unzipSync(new Uint8Array(reply.rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  for (const word of ['Consignee', 'Haus &amp; Garten GmbH', world.bookingNo]) expect(sheet).toContain(word)
  const { rows } = await world.pool.query(`select thing_id from audit_entry where action = 'workorder.manifest-read'`)
  expect(rows).toEqual([{ thing_id: world.departureId }])
})

it('is for staff who may see work orders, and of a departure that there is', async () => {
  const world = await trainWorld()
  const asked = { departureId: world.departureId }
  const pricing = await world.staffWith(['pricing.view'])
  expect((await pricing(manifestEndpoints.show, asked)).status).toBe(403)
  expect((await pricing(manifestEndpoints.sheet, asked)).status).toBe(403)
  const unknown = await world.staff(manifestEndpoints.sheet, { departureId: randomUUID() })
  expect(unknown.body).toMatchObject({ code: 'pricing.departure-missing' })
})

it('lists shared cargo before it is stuffed, and in its box afterwards', async () => {
  const { ready, staff, first, departureId } = await twoAboard()
  const lines = async () => (await staff(manifestEndpoints.show, { departureId })).body.data.items
  const line = async () => (await lines()).find(({ jobId }) => jobId === first.id)
  expect(await line()).toMatchObject({ jobNo: first.jobNo, packages: 100, boxText: '' })
  await staff(consolidationEndpoints.close, { id: ready.id, version: ready.version })
  expect(await line()).toMatchObject({ containerNo: boxNos[0], boxText: '1*20GP' })
})
