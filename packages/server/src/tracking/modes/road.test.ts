import { sharedTraceEndpoints, tracePath } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints as calls, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { acceptedJob, carriedOtherwise } from '../tracking-fixtures.ts'

const firstPage = { pageIndex: 1, pageSize: 20, sort: 'asc', hasFeederLeg: false } as const
const english = { 'accept-language': 'en' }
const stop = (stopType: 'L' | 'U', stopSeq: number, cityCode: string) => ({ stopType, stopSeq, cityCode })
const driver = {
  trailerPlate: '陕A9876挂',
  driverName: 'Li Wei',
  driverPhone: '+8613912345678',
  driverDocument: '6101990',
}

/** Two trucks from Xi'an over a second loading in Urumqi to Almaty, whose cargo is loaded over at Khorgos. */
async function onTheRoad(loadType: 'FTL' | 'LTL' = 'FTL') {
  const world = await newWorld('2031-02-12T15:00:00Z')
  const shipper = await world.customer()
  const job = await acceptedJob(world.pool, { customerId: shipper.customerId, jobNo: 'JT3101-7K3QX' })
  const [first = '', second = ''] = await carriedOtherwise(world.pool, job, {
    mode: 'T',
    loadType,
    transportType: 'DOOR-DOOR',
    eta: '2031-02-11T12:00:00Z',
    originCode: 'CNXIA',
    destinationCode: 'KZALA',
    entryPortCode: 'CNHRS',
    head: {
      stops: [stop('L', 1, 'CNXIA'), stop('L', 2, 'CNURM'), stop('U', 3, 'KZALA')],
      truckWay: 'RELOAD',
      loadingDate: '2031-02-03',
      truckTypeDomestic: 'D042',
      houseBillNo: 'CMR-310077',
    },
    parts: [
      { kind: 'truck', partNo: '陕A12345', facts: driver },
      { kind: 'truck', partNo: '陕B67890' },
    ],
  })
  const record = (step: string, at: string, more = {}) =>
    world.staff(desk.save, {
      id: job.jobId,
      step,
      classifier: 'ACT',
      keepWarnings: true,
      reason: 'So the driver',
      at: new Date(at),
      ...more,
    })
  const list = async (filter = {}) =>
    (await shipper(trackingLists.truck, { ...firstPage, sortName: 'containerNo', ...filter }, english)).body.data
  const truck = async (containerNo: string) =>
    (await shipper(calls.detail, { id: job.jobId, containerNo }, english)).body.data
  return { ...world, shipper, job, first, second, record, list, truck }
}

it('lists every truck by its plate with its driver and types, found by the plate as people print it and by the CMR note', async () => {
  const { list } = await onTheRoad()
  const { items, total } = await list()
  expect(total).toBe(2)
  expect(items[0]).toMatchObject({
    truckPlate: '陕A12345',
    trailerPlate: '陕A9876挂',
    driverName: 'Li Wei',
    driverPhone: '+8613912345678',
    truckTypeDomestic: '4.2 m box truck',
    loadingDate: '2031-02-03',
    entryPortName: 'Khorgos',
    houseBillNo: 'CMR-310077',
  })
  expect(JSON.stringify(items)).not.toContain('6101990')
  // A truck is no container and no wagon.
  expect(Object.keys(items[0] ?? {})).not.toEqual(expect.arrayContaining(['containerNo']))
  expect(Object.keys(items[0] ?? {})).not.toEqual(expect.arrayContaining(['wagonNo']))
  for (const filter of ['陕A12345', '陕A·12345', '陕a-12345', 'A12345'])
    expect((await list({ filter })).total, filter).toBe(1)
  for (const filter of ['CMR-310077', 'JT3101']) expect((await list({ filter })).total, filter).toBe(2)
  expect((await list({ filter: '陕A99999' })).total).toBe(0)
  expect((await list({ sortName: 'loadingDate' })).total).toBe(2)
})

it('warns where a truck leaves for the border without its note, and not at home', async () => {
  const { job, staff, pool } = await onTheRoad()
  const leaves = () =>
    staff(desk.save, {
      id: job.jobId,
      step: 'DEPA.origin',
      classifier: 'ACT',
      keepWarnings: false,
      at: new Date('2031-02-03T12:00:00Z'),
    })
  const abroad = (await leaves()).body
  expect(abroad).toMatchObject({ code: 'tracking.warnings' })
  expect(JSON.stringify(abroad)).toContain('tracking.departs-without-note')
  await pool.query(`update work_order set head = head || '{"truckWay":"DOM"}' where id = $1`, [job.jobId])
  expect(JSON.stringify((await leaves()).body)).not.toContain('tracking.departs-without-note')
})

it('says of a part load, and of nothing else, that it is loaded once its truck has left', async () => {
  for (const [loadType, standing] of [
    ['LTL', 'loaded'],
    ['FTL', null],
  ] as const) {
    const { record, pool, job } = await onTheRoad(loadType)
    await record('DEPA.origin', '2031-02-03T12:00:00Z')
    const { rows } = await pool.query(
      'select w.lcl_state as job, b.lcl_state as booking from work_order w join booking b on b.id = w.booking_id where w.id = $1',
      [job.jobId],
    )
    expect(rows, loadType).toEqual([{ job: standing, booking: standing }])
  }
})

it('follows a truck over its stops and waits at the border until it has crossed', async () => {
  const { record, truck, pool, job, list } = await onTheRoad()
  const booking = async () =>
    (await pool.query('select state, atd, ata from booking where id = $1', [job.bookingId])).rows[0]
  await record('ARRI.origin', '2031-02-03T08:00:00Z')
  expect(await booking()).toMatchObject({ state: 'received' })
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  expect(await booking()).toMatchObject({ state: 'shipped', atd: new Date('2031-02-03T12:00:00Z') })
  await record('LOAD.loading1', '2031-02-06T08:00:00Z')
  expect((await list()).items[0]?.trackLabel).toBe('Loaded · Urumqi')
  await record('ARRI.border1', '2031-02-08T02:00:00Z')
  const waiting = await truck('陕A·12345')
  expect(waiting).toMatchObject({
    containerNo: '陕A12345',
    borderWaiting: { placeCode: 'CNHRS', placeName: 'Khorgos', since: new Date('2031-02-08T02:00:00Z') },
  })
  expect(waiting.stops.map(({ placeCode, passed }) => [placeCode, passed])).toEqual([
    ['CNXIA', true],
    ['CNURM', true],
    ['CNHRS', true],
    ['KZALA', false],
  ])
  expect(waiting.travelledKm).toBeGreaterThan(waiting.aheadKm * 4)
  await record('CUSR.border1', '2031-02-09T02:00:00Z')
  await record('CROS.border1', '2031-02-09T06:00:00Z')
  expect((await truck('陕A12345')).borderWaiting).toBeUndefined()
  await record('ARRI.destination', '2031-02-11T10:00:00Z')
  expect(await booking()).toMatchObject({ ata: new Date('2031-02-11T10:00:00Z') })
})

it('is carried on by another truck where its cargo was loaded over, which is the truck now', async () => {
  const { record, truck, staff, pool, job, first, second, list } = await onTheRoad()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  await record('RELO.border1', '2031-02-09T08:00:00Z')
  await pool.query(
    `update work_order_part set facts = facts || jsonb_build_object('reloadedIntoId', $2::text, 'reloadedAt', '2031-02-09T08:00:00.000Z') where id = $1`,
    [first, second],
  )
  const locate = (containerNo: string, at: string, address: string, more: object) =>
    staff(desk.savePosition, {
      id: job.jobId,
      containerNo,
      address,
      source: 'truck',
      locatedAt: new Date(at),
      ...more,
    })
  await locate('陕B67890', '2031-02-08T08:00:00Z', 'Coming to fetch it', { latitude: 43.3, longitude: 77 })
  await locate('陕B67890', '2031-02-10T08:00:00Z', 'Near Zharkent', { latitude: 44.16, longitude: 80 })
  const seen = await truck('陕A12345')
  expect(seen.wagonNo).toBe('陕B67890')
  expect(seen.positions.map(({ address }) => address)).toContain('Near Zharkent')
  expect(seen.positions.map(({ address }) => address)).not.toContain('Coming to fetch it')
  expect((await list({ filter: '陕A12345' })).items[0]).toMatchObject({
    truckPlate: '陕A12345',
    wagonNo: '陕B67890',
    trackLabel: 'En route · Near Zharkent',
  })
  await record('ARRI.destination', '2031-02-11T10:00:00Z', { containerNos: ['陕B67890'] })
  expect((await truck('陕A12345')).ata).toEqual(new Date('2031-02-11T10:00:00Z'))
  expect((await pool.query('select state, ata from work_order where id = $1', [job.jobId])).rows[0]).toMatchObject({
    state: 'arrived',
    ata: new Date('2031-02-11T10:00:00Z'),
  })
})

it('reads positions from a file by plate, refuses a plate that is not on the job, and shows no driver on a link', async () => {
  const { staff, job, shipper, guest, app, record } = await onTheRoad()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  const rows = (plate: string) => `TruckNo;PortCd;LocationTime;Source\n${plate};Urumqi;2031-02-06 06:00;truck\n`
  const refused = await staff(desk.importPositions, { id: job.jobId, csv: rows('陕C11111') })
  expect(refused.body.fields).toEqual({ 'Rows.1.ConNo': 'tracking.container-unknown' })
  expect((await staff(desk.importPositions, { id: job.jobId, csv: rows('陕a·12345') })).body.data.imported).toBe(1)
  expect((await staff(desk.importPositions, { id: job.jobId, csv: rows('陕A 12345') })).body.data.imported).toBe(0)
  const { key, containerNo } = (await shipper(calls.share, { jobNo: job.jobNo, containerNo: '陕A·12345' })).body.data
  expect(containerNo).toBe('陕A12345')
  const shared = await guest(sharedTraceEndpoints.box, {
    bookingNo: job.bookingNo,
    jobNo: job.jobNo,
    containerNo,
    key,
  })
  expect(shared.body.data).toMatchObject({ state: 'open', box: { containerNo: '陕A12345' } })
  expect(JSON.stringify(shared.body)).not.toMatch(/139123|Li Wei|6101990/)
  const path = `${tracePath(job.jobNo, '陕A·12345')}?orderNum=${job.bookingNo}&key=${key}`
  const { data } = (await app.inject({ method: 'GET', url: path })).json()
  expect(data.track.at(-1)).toMatchObject({ createTime: '2031-02-06 06:00:00' })
})

it('records for some trucks in bulk, corrects with a history, and warns of trucks that leave without a plate', async () => {
  const { record, staff, pool, second } = await onTheRoad()
  await pool.query('update work_order_part set part_no = null where id = $1', [second])
  const { body } = await record('DEPA.origin', '2031-02-03T12:00:00Z', { keepWarnings: false })
  expect(body).toMatchObject({
    code: 'tracking.warnings',
    data: { boxes: { 'tracking.departs-without-plate': ['#2'] } },
  })
  await pool.query(`update work_order_part set part_no = '陕B67890' where id = $1`, [second])
  const saved = await record('LOAD.origin', '2031-02-03T11:00:00Z', { containerNos: ['陕A·12345', '陕B 67890'] })
  const line = saved.body.data.lines.find(({ step }) => step === 'LOAD.origin')
  expect(line?.entries.map(({ containerNo }) => containerNo).toSorted()).toEqual(['陕A12345', '陕B67890'])
  const id = line?.entries[0]?.id ?? ''
  const at = new Date('2031-02-03T10:30:00Z')
  const corrected = await staff(desk.correct, { id, at, reason: 'Wrong clock', takenBack: false, keepWarnings: true })
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
  const entries = corrected.body.data.lines.find(({ step }) => step === 'LOAD.origin')?.entries ?? []
  expect(entries.filter(({ correctedAt }) => correctedAt)).toMatchObject([{ reason: 'Wrong clock' }])
  expect(entries).toHaveLength(3)
})

it('draws the road behind a truck through where it was seen, for its owner and for the holder of a link, and ahead over the stops that are left', async () => {
  const { record, staff, shipper, job, truck, guest } = await onTheRoad()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  const containerNo = '陕A12345'
  const [zhangye, hami] = [
    [38.93, 100.45],
    [42.82, 93.51],
  ] as const
  for (const [[latitude, longitude], at] of [
    [zhangye, '2031-02-04T12:00:00Z'],
    [hami, '2031-02-05T12:00:00Z'],
  ] as const) {
    const seen = { id: job.jobId, containerNo, latitude, longitude, address: 'On the road', source: 'truck' } as const
    expect((await staff(desk.savePosition, { ...seen, locatedAt: new Date(at) })).status).toBe(200)
  }
  const { bookingNo, jobNo } = job
  const { key } = (await shipper(calls.share, { jobNo, containerNo })).body.data
  const shared = (await guest(sharedTraceEndpoints.box, { bookingNo, jobNo, containerNo, key })).body.data.box
  const shown = await truck(containerNo)
  for (const { travelled, ahead, travelledKm, aheadKm } of shared ? [shown, shared] : []) {
    expect(travelled).toEqual(expect.arrayContaining([[...zhangye], [...hami]]))
    expect(travelled.at(-1)).toEqual([...hami])
    expect(ahead[0]).toEqual([...hami])
    const stops = shown.stops.slice(1).map(({ latitude, longitude }) => [latitude, longitude])
    expect(ahead).toEqual(expect.arrayContaining(stops))
    expect(travelledKm, 'a quarter more than 836 and 725 km').toBeGreaterThan(1_900)
    expect(shown).toMatchObject({ doneKm: travelledKm, totalKm: travelledKm + aheadKm })
  }
  expect(shared).toBeDefined()
})
