import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints as calls, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { acceptedJob, boxes } from '../tracking-fixtures.ts'

const firstPage = { pageIndex: 1, pageSize: 20, sort: 'asc', hasFeederLeg: false } as const
const [csqu] = boxes
const day = 86_400_000

/** Two boxes from Shanghai to Gdansk, which change vessels in Bremerhaven. */
async function atSea() {
  const world = await newWorld('2031-03-10T15:00:00Z')
  const shipper = await world.customer()
  const job = await acceptedJob(world.pool, { customerId: shipper.customerId, jobNo: 'JS3101-7K3QX' })
  const head = {
    viaPlaces: [{ placeCode: 'DEBRV' }],
    vessel: 'COSCO SHIPPING ARIES',
    carrierName: 'COSCO',
    houseBillNo: 'LBSHA310077',
  }
  await world.pool.query(
    `update work_order set mode = 'S', origin_code = 'CNSHA', destination_code = 'PLGDN', entry_port_code = null, train_no = '042W',
      master_bill_no = 'COSU6312345670', promised_eta = '2031-03-20T12:00:00Z', eta = '2031-03-20T12:00:00Z', head = $2 where id = $1`,
    [job.jobId, JSON.stringify(head)],
  )
  await world.pool.query(`update booking set mode = 'S' where id = $1`, [job.bookingId])
  await world.pool.query('update work_order_part set note_no = null where job_id = $1', [job.jobId])
  const record = (step: string, at: string, more = {}) =>
    world.staff(desk.save, {
      id: job.jobId,
      step,
      classifier: 'ACT',
      keepWarnings: true,
      reason: 'So the line',
      at: new Date(at),
      ...more,
    })
  return { ...world, shipper, job, record }
}

it('finds the boxes that go on by feeder, and none where the vessel goes all the way', async () => {
  const { shipper, pool, job } = await atSea()
  const byFeeder = async () => (await shipper(trackingLists.sea, { ...firstPage, hasFeederLeg: true })).body.data.total
  expect(await byFeeder()).toBe(2)
  await pool.query(`update work_order set head = head - 'viaPlaces' where id = $1`, [job.jobId])
  expect(await byFeeder()).toBe(0)
  await pool.query(`update work_order set head = head || '{"transhipPortCode": "DEBRV"}' where id = $1`, [job.jobId])
  expect(await byFeeder()).toBe(2)
})

it('takes each column by which the list of the specification is ordered', async () => {
  const { shipper } = await atSea()
  for (const sortName of ['masterBillNo', 'bookingNo', 'stateLabel'] as const)
    expect((await shipper(trackingLists.sea, { ...firstPage, sortName })).status, sortName).toBe(200)
})

it('lists boxes at sea with their bills and vessel, found by either bill, apart from those on rails', async () => {
  const { shipper } = await atSea()
  const found = async (filter?: string) =>
    (await shipper(trackingLists.sea, { ...firstPage, ...(filter && { filter }) }, { 'accept-language': 'en' })).body
      .data
  const { items, total } = await found()
  expect(total).toBe(2)
  expect(items[0]).toMatchObject({
    masterBillNo: 'COSU6312345670',
    houseBillNo: 'LBSHA310077',
    vessel: 'COSCO SHIPPING ARIES',
    departureNo: '042W',
    carrierName: 'COSCO',
    transhipPortName: 'Bremerhaven',
  })
  expect((await found('cosu6312345670')).total).toBe(2)
  expect((await found('LBSHA310077')).total).toBe(2)
  expect((await found('LBSHA310078')).total).toBe(0)
  expect((await shipper(trackingLists.railway, firstPage)).body.data.total).toBe(0)
})

it('follows a box over the port where it changes vessels, in the words of ships', async () => {
  const { shipper, record, job } = await atSea()
  await record('LOAD.origin', '2031-02-03T04:00:00Z')
  const said = async (language: string) => {
    const { items } = (await shipper(trackingLists.sea, firstPage, { 'accept-language': language })).body.data
    return items[0]?.trackLabel
  }
  expect([await said('zh-CN'), await said('zh-TW'), await said('en'), await said('ru')]).toEqual([
    '已装船 · 上海',
    '已裝船 · 上海',
    'Loaded · Shanghai',
    'Погружен · Шанхай',
  ])
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  await record('ARRI.tranship1', '2031-03-09T12:00:00Z')
  await record('DISC.tranship1', '2031-03-10T01:00:00Z')
  expect(await said('zh-CN')).toBe('已卸船 · 不来梅港')
  const box = (await shipper(calls.detail, { id: job.jobId, containerNo: csqu })).body.data
  expect(box).toMatchObject({
    vessel: 'COSCO SHIPPING ARIES',
    departureNo: '042W',
    masterBillNo: 'COSU6312345670',
    houseBillNo: 'LBSHA310077',
    carrierName: 'COSCO',
    transhipPortName: '不来梅港',
  })
  expect(box.borderWaiting).toBeUndefined()
  expect(box.ata).toBeUndefined()
  expect(box.stops.map(({ placeCode, passed }) => [placeCode, passed])).toEqual([
    ['CNSHA', true],
    ['DEBRV', true],
    ['PLGDN', false],
  ])
  expect(box.travelledKm + box.aheadKm).toBeGreaterThan(19_000)
  expect(box.travelledKm).toBeGreaterThan(box.aheadKm * 9)
  expect(box.travelled.at(-1)).toEqual(box.ahead[0])
})

it('waits in the transhipment port for the sailing of the week after, where the first vessel comes too late for the planned one', async () => {
  const { shipper, record, job, pool } = await atSea()
  const etaOf = async () =>
    (await shipper(calls.detail, { id: job.jobId, containerNo: csqu })).body.data.eta?.getTime() ?? 0
  const promised = Date.parse('2031-03-20T12:00:00Z')
  await record('DEPA.origin', '2031-02-04T12:00:00Z')
  expect(await etaOf()).toBe(promised)
  const { rows } = await pool.query(`select at from milestone where step = 'DEPA.tranship1' and classifier = 'PLN'`)
  const late = new Date(rows[0].at.getTime() + day).toISOString()
  await record('ARRI.tranship1', late, { classifier: 'EST' })
  expect(await etaOf()).toBe(promised + 7 * day)
  const booking = await pool.query('select eta from booking where id = $1', [job.bookingId])
  expect(booking.rows[0].eta.getTime()).toBe(promised + 7 * day)
})

it('warns before boxes sail without a seal or a verified mass, and asks for no consignment note', async () => {
  const { record } = await atSea()
  const { body } = await record('DEPA.origin', '2031-02-03T12:00:00Z', { keepWarnings: false })
  expect(body).toMatchObject({
    code: 'tracking.warnings',
    data: { warnings: ['tracking.not-released', 'tracking.departs-without-vgm'] },
  })
})

it('takes positions by hand and by file: of a vessel, at a port by its code or its name', async () => {
  const { shipper, staff, record, job } = await atSea()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  await staff(desk.savePosition, {
    id: job.jobId,
    containerNo: csqu,
    latitude: 12.4,
    longitude: 47,
    address: 'Gulf of Aden',
    source: 'vessel',
    locatedAt: new Date('2031-02-20T06:00:00Z'),
  })
  const before = (await shipper(calls.detail, { id: job.jobId, containerNo: csqu })).body.data
  expect(before.positions[0]).toMatchObject({ source: 'vessel', address: 'Gulf of Aden' })
  await staff(desk.savePosition, {
    id: job.jobId,
    containerNo: csqu,
    latitude: 13.1,
    longitude: 52.5,
    address: '13.1°N 52.5°E',
    source: 'vessel',
    locatedAt: new Date('2031-02-19T06:00:00Z'),
    keepWarnings: true,
  })
  const inRussian = { 'accept-language': 'ru' }
  const seen = (await shipper(calls.detail, { id: job.jobId, containerNo: csqu }, inRussian)).body.data
  expect(seen.positions.map(({ address }) => address)).toContain('Аравийское море')
  const csv = `ConNo,PortCd,LocationTime,Source\n${csqu},Suez Canal,2031-02-24 06:00,vessel\n`
  expect((await staff(desk.importPositions, { id: job.jobId, csv })).body.fields).toEqual({
    'Rows.1.PortCd': 'tracking.place-unknown',
  })
  const known = csv.replace('Suez Canal', 'Port Said')
  expect((await staff(desk.importPositions, { id: job.jobId, csv: known })).body.data.imported).toBe(1)
  const after = (await shipper(calls.detail, { id: job.jobId, containerNo: csqu })).body.data
  expect(after.positions[0]?.latitude).toBeCloseTo(31.25, 1)
  expect(after.aheadKm).toBeLessThan(before.aheadKm - 2_000)
  // Lists say where a vessel is in the words of its page.
  await staff(desk.savePosition, {
    ...{ id: job.jobId, containerNo: csqu, latitude: 34.2, longitude: 22.5, address: '34.2°N 22.5°E' },
    ...{ source: 'vessel', locatedAt: new Date('2031-02-26T06:00:00Z'), keepWarnings: true },
  })
  const [row] = (await shipper(trackingLists.sea, { ...firstPage, filter: csqu }, inRussian)).body.data.items
  expect(row?.trackLabel).toBe('В пути · Средиземное море')
})

it('lets no box out in silence while its bill is not issued or its cargo not released: why it went is kept with the gate-out', async () => {
  const { staff, record, job, pool } = await atSea()
  for (const [step, at] of [
    ['GTIN.origin', '2031-02-01T08:00:00Z'],
    ['DEPA.origin', '2031-02-03T12:00:00Z'],
    ['ARRI.destination', '2031-03-01T08:00:00Z'],
    ['DISC.destination', '2031-03-01T20:00:00Z'],
  ] as const)
    expect((await record(step, at)).status).toBe(200)
  const out = {
    step: 'GTOT.destination',
    classifier: 'ACT',
    at: new Date('2031-03-03T08:00:00Z'),
    keepWarnings: false,
  } as const
  const leave = (more: object = {}) => staff(desk.save, { id: job.jobId, ...out, ...more })
  const openBill = ['workorder.warn-bill-not-issued', 'workorder.warn-not-released']
  expect((await leave({ classifier: 'EST' })).status).toBe(200)
  expect((await leave()).body).toMatchObject({ code: 'tracking.warnings', data: { warnings: openBill } })
  expect((await leave({ keepWarnings: true })).body.fields).toEqual({ Reason: 'tracking.doubt-reason-needed' })
  const reason = 'Bank guarantee in hand'
  const kept = (await leave({ keepWarnings: true, reason, containerNos: [csqu] })).body.data
  const entries = kept.lines.find(({ step }) => step === out.step)?.entries
  expect(entries?.find(({ classifier }) => classifier === 'ACT')).toMatchObject({ doubtReason: reason })
  const { rows } = await pool.query(
    `select after from audit_entry where thing_id = $1 and action = 'tracking.record' order by at desc limit 1`,
    [job.jobId],
  )
  expect(rows).toMatchObject([{ after: [{ step: out.step, reason }] }])

  await pool.query(`update work_order set bill_state = 'released', release_state = 'released' where id = $1`, [
    job.jobId,
  ])
  expect((await leave({ containerNos: [boxes[1]] })).status).toBe(200)
})

it('asks of a box under a waybill only while it is held, and of an empty box where nothing said that its cargo was taken', async () => {
  const { staff, record, job, pool } = await atSea()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  await record('ARRI.destination', '2031-03-01T08:00:00Z')
  await record('DISC.destination', '2031-03-01T20:00:00Z')
  /** The doubts about the release of a box; that the step is early may be said beside them. */
  const releaseDoubts = async (step: string, at: string): Promise<string[]> => {
    const milestone = { id: job.jobId, step, classifier: 'ACT' as const, at: new Date(at), containerNos: [csqu] }
    const { body } = await staff(desk.save, { ...milestone, keepWarnings: false })
    const { warnings = [] } = (body.data ?? {}) as { warnings?: string[] }
    return warnings.filter((warning) => warning.startsWith('workorder.'))
  }
  const setHead = (sql: string) => pool.query(`update work_order set ${sql} where id = $1`, [job.jobId])
  expect(await releaseDoubts('DROP.destination', '2031-03-08T08:00:00Z')).toContain('workorder.warn-bill-not-issued')
  await setHead(`head = head || '{"billRelease": "SWB"}', release_state = 'held'`)
  expect(await releaseDoubts('GTOT.destination', '2031-03-03T08:00:00Z')).toEqual(['workorder.warn-held'])
  await setHead(`release_state = 'notAsked'`)
  expect(await releaseDoubts('GTOT.destination', '2031-03-03T08:00:00Z')).toEqual([])
  await record('GTOT.destination', '2031-03-03T08:00:00Z')
  expect(await releaseDoubts('DROP.destination', '2031-03-08T08:00:00Z')).toEqual([])
})

it('asks before cargo is loaded that customs ordered not to load', async () => {
  const { staff, job, pool } = await atSea()
  await pool.query(`update work_order set head = head || '{"doNotLoad": ["ICS2"]}' where id = $1`, [job.jobId])
  const load = { id: job.jobId, step: 'LOAD.origin', classifier: 'ACT' as const, at: new Date('2031-02-03T04:00:00Z') }
  const { body } = await staff(desk.save, { ...load, containerNos: [csqu], keepWarnings: false })
  expect(body.data).toMatchObject({ warnings: expect.arrayContaining(['workorder.warn-do-not-load']) })
})
