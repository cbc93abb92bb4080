import { sharedTraceEndpoints, tracePath } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints as calls, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { acceptedJob, carriedOtherwise } from '../tracking-fixtures.ts'

const firstPage = { pageIndex: 1, pageSize: 20, sort: 'asc', hasFeederLeg: false } as const
const english = { 'accept-language': 'en' }
const waybill = '176-12345675'

/** A consignment from Shanghai to Frankfurt, which changes flights in Dubai. */
async function inTheAir() {
  const world = await newWorld('2031-02-10T15:00:00Z')
  const shipper = await world.customer()
  const job = await acceptedJob(world.pool, { customerId: shipper.customerId, jobNo: 'JA3101-7K3QX' })
  const flights = [
    {
      flightNo: 'EK303',
      flightDate: '2031-02-03',
      originCode: 'PVG',
      destinationCode: 'DXB',
      etd: '2031-02-03T12:00:00.000Z',
      eta: '2031-02-03T21:00:00.000Z',
    },
    {
      flightNo: 'EK045',
      flightDate: '2031-02-04',
      originCode: 'DXB',
      destinationCode: 'FRA',
      etd: '2031-02-04T04:00:00.000Z',
      eta: '2031-02-04T11:00:00.000Z',
    },
  ]
  await carriedOtherwise(world.pool, job, {
    mode: 'A',
    transportType: 'APT-APT',
    originCode: 'PVG',
    destinationCode: 'FRA',
    departureNo: 'EK303 / EK045',
    masterBillNo: waybill,
    eta: '2031-02-04T11:00:00Z',
    head: {
      carrierCode: 'EK',
      carrierName: 'Emirates SkyCargo',
      houseBillNo: 'HA3101-7K3QX',
      flights,
      viaPlaces: [{ placeCode: 'DXB' }],
    },
    parts: [{ kind: 'piece' }],
  })
  await world.pool.query(
    `insert into warehouse_receipt (job_id, customer_id, warehouse_name, received_at, actual_pieces, actual_gross_weight_kg, actual_volume_m3)
      values ($1, $2, 'Pudong cargo', '2031-02-01T08:00:00Z', 12, 318.5, 2.1)`,
    [job.jobId, shipper.customerId],
  )
  const record = (step: string, at: string, more = {}) =>
    world.staff(desk.save, {
      id: job.jobId,
      step,
      classifier: 'ACT',
      keepWarnings: true,
      reason: 'So the airline',
      at: new Date(at),
      ...more,
    })
  const list = async (filter = {}) => (await shipper(trackingLists.air, { ...firstPage, ...filter }, english)).body.data
  const part = async (containerNo?: string) =>
    (await shipper(calls.detail, { id: job.jobId, ...(containerNo && { containerNo }) }, english)).body.data
  return { ...world, shipper, job, record, list, part }
}

it('lists consignments by air with their waybills, flight and what was received, found by the waybill in any spelling', async () => {
  const { list, shipper } = await inTheAir()
  const { items, total } = await list()
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    masterBillNo: waybill,
    houseBillNo: 'HA3101-7K3QX',
    airline: 'Emirates SkyCargo',
    flightNo: 'EK303',
    flightDate: '2031-02-03',
    transhipPortName: 'Dubai',
    actualPieces: 12,
    actualGrossWeightKg: '318.500',
  })
  // A consignment is no container and no wagon.
  for (const name of ['containerNo', 'wagonNo']) expect(items[0]).not.toHaveProperty(name)
  expect(items[0]?.containerType).toBeUndefined()
  for (const filter of ['176-12345675', '17612345675', '176 1234 5675', 'ha3101-7k3qx', '2345675'])
    expect((await list({ filter })).total, filter).toBe(1)
  expect((await list({ filter: '176-12345676' })).total).toBe(0)
  for (const sortName of ['containerNo', 'flightDate', 'locatedAt'] as const)
    expect((await list({ sortName })).total).toBe(1)
  expect((await shipper(trackingLists.sea, firstPage)).body.data.total).toBe(0)
})

it('tells programs of no kind of load by air, which has none, in the list of jobs, of the desk and of one job', async () => {
  const { shipper, staff, job } = await inTheAir()
  const page = { ...firstPage, orderState: 'all', lclState: 'all' } as const
  const rows = [
    (await shipper(jobCalls.air.list, page)).body.data.items[0],
    (await staff(jobDeskEndpoints.list, page)).body.data.items[0],
    (await shipper(jobCalls.air.show, { id: job.jobId })).body.data,
  ]
  expect(rows.map((row) => [row?.jobNo, row?.loadType])).toEqual(Array(3).fill([job.jobNo, undefined]))
})

it('calls the airline as its reader does, and leaves a name that no list has as it was written', async () => {
  const { shipper, pool, job } = await inTheAir()
  const called = async (language: string) =>
    (await shipper(trackingLists.air, firstPage, { 'accept-language': language })).body.data.items[0]?.airline
  expect(await called('zh-CN')).toBe('Emirates SkyCargo')
  await pool.query(
    `update work_order set head = head || '{"carrierCode": "CK", "carrierName": "China Cargo Airlines"}' where id = $1`,
    [job.jobId],
  )
  expect([await called('zh-CN'), await called('en'), await called('ru')]).toEqual([
    ...['中国货运航空', 'China Cargo Airlines', 'Чайна Карго Эйрлайнс'],
  ])
})

it('ships with the departure of the first flight and arrives with the last one, over the connection between', async () => {
  const { record, part, list, pool, job } = await inTheAir()
  const booking = async () =>
    (await pool.query('select state, atd, ata, eta from booking where id = $1', [job.bookingId])).rows[0]
  const atJob = async () =>
    (await pool.query('select state, atd, ata from work_order where id = $1', [job.jobId])).rows[0]
  expect((await record('RCS.origin', '2031-02-02T12:00:00Z')).status).toBe(200)
  expect(await booking()).toMatchObject({ state: 'received', atd: null })
  expect(await atJob()).toMatchObject({ state: 'underway' })
  await record('DEP.origin', '2031-02-03T12:40:00Z')
  expect(await booking()).toMatchObject({ state: 'shipped', atd: new Date('2031-02-03T12:40:00Z') })
  await record('ARR.connection1', '2031-02-03T21:10:00Z')
  expect((await list()).items[0]).toMatchObject({ trackLabel: 'Flight arrived · Dubai', flightNo: 'EK045' })
  const there = await part()
  expect(there).toMatchObject({ masterBillNo: waybill, containerNo: waybill, flightNo: 'EK045' })
  expect(there.stops.map(({ placeCode, passed }) => [placeCode, passed])).toEqual([
    ['PVG', true],
    ['DXB', true],
    ['FRA', false],
  ])
  expect(there.travelledKm).toBeGreaterThan(6_300)
  expect(there.travelledKm + there.aheadKm).toBeGreaterThan(11_000)
  expect(there.ata).toBeUndefined()
  await record('DEP.connection1', '2031-02-04T04:10:00Z')
  await record('ARR.destination', '2031-02-04T11:20:00Z')
  expect(await atJob()).toMatchObject({ state: 'arrived', ata: new Date('2031-02-04T11:20:00Z') })
  expect(await booking()).toMatchObject({ ata: new Date('2031-02-04T11:20:00Z') })
  await record('DLV.destination', '2031-02-05T09:00:00Z')
  expect((await list()).items[0]?.trackLabel).toBe('Delivered to the consignee · Frankfurt')
})

it('tells of a delay, where a late flight misses its connection by a day', async () => {
  const { record, part, pool, job } = await inTheAir()
  await record('DEP.origin', '2031-02-03T19:00:00Z')
  expect((await part()).eta).toEqual(new Date('2031-02-04T11:00:00Z'))
  await record('ARR.connection1', '2031-02-04T05:00:00Z')
  expect(await part()).toMatchObject({ eta: new Date('2031-02-05T11:00:00Z'), punctuality: 'late', delayDays: 1 })
  const { rows } = await pool.query(`select count(*)::int as told from outbox_event where kind = 'tracking.delayed'`)
  expect(rows[0].told).toBeGreaterThan(0)
  expect((await pool.query('select eta from booking where id = $1', [job.bookingId])).rows[0].eta).toEqual(
    new Date('2031-02-05T11:00:00Z'),
  )
})

it('warns of a flight that leaves without its waybill number, and lets customs be released beside the way', async () => {
  const { record, pool, job, part } = await inTheAir()
  await pool.query('update work_order set master_bill_no = null where id = $1', [job.jobId])
  const refused = await record('DEP.origin', '2031-02-03T12:00:00Z', { keepWarnings: false })
  expect(refused.body).toMatchObject({
    code: 'tracking.warnings',
    data: { warnings: ['tracking.not-released', 'tracking.departs-without-waybill'] },
  })
  expect((await record('CUSR.destination', '2031-02-03T20:00:00Z', { keepWarnings: false })).status).toBe(200)
  expect((await record('DEP.origin', '2031-02-03T12:00:00Z')).status).toBe(200)
  expect((await part('HA3101-7K3QX')).containerNo).toBe('HA3101-7K3QX')
})

it('takes positions by hand and by file for a waybill in any spelling, and a link follows it', async () => {
  const { record, part, staff, shipper, guest, app, job, list } = await inTheAir()
  await record('DEP.origin', '2031-02-03T12:00:00Z')
  const seen = { latitude: 28.4, longitude: 77.1, address: 'Over Delhi', source: 'flight' } as const
  const saved = await staff(desk.savePosition, {
    id: job.jobId,
    containerNo: '176 1234 5675',
    ...seen,
    locatedAt: new Date('2031-02-03T18:00:00Z'),
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body.data.positions[0]).toMatchObject({ containerNo: waybill, source: 'flight' })
  expect((await list()).items[0]?.trackLabel).toBe('En route · Over Delhi')
  const csv = `MBlno,PortCd,LocationTime,Source\n176-12345675,DXB,2031-02-04 05:00,flight\n17600000000,DXB,2031-02-04 05:00,flight\n`
  expect((await staff(desk.importPositions, { id: job.jobId, csv })).body.fields).toEqual({
    'Rows.2.ConNo': 'tracking.container-unknown',
  })
  const known = csv.split('\n').slice(0, 2).join('\n')
  expect((await staff(desk.importPositions, { id: job.jobId, csv: known })).body.data.imported).toBe(1)
  expect((await part(waybill)).positions[0]).toMatchObject({ placeName: 'Dubai' })
  const { key, containerNo } = (await shipper(calls.share, { jobNo: job.jobNo, containerNo: waybill })).body.data
  const link = { bookingNo: job.bookingNo, jobNo: job.jobNo, containerNo, key }
  const shared = (await guest(sharedTraceEndpoints.box, link)).body.data
  expect(shared).toMatchObject({ state: 'open', box: { containerNo: waybill } })
  const path = `${tracePath(job.jobNo, containerNo)}?orderNum=${job.bookingNo}&key=${key}`
  const { data } = (await app.inject({ method: 'GET', url: path })).json()
  expect(data.track.map(({ createTime }: { createTime: string }) => createTime)).toContain('2031-02-04 05:00:00')
})
