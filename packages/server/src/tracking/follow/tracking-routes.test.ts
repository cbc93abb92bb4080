import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints as calls, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { expect, it } from 'vitest'
import type { CallerAs } from '../../platform/caller.ts'
import { emit } from '../../platform/outbox.ts'
import { newWorld } from '../../testing/world.ts'
import { acceptedJob, boxes } from '../tracking-fixtures.ts'

const firstPage = { pageIndex: 1, pageSize: 20, sort: 'asc', hasFeederLeg: false } as const
const [csqu, cbhu] = boxes
const kept = { keepWarnings: true, reason: 'So the terminal' } as const
const asked = { keepWarnings: false } as const

/** Mid-journey: late in the evening of the 8th of February. */
async function onTheWay() {
  const world = await newWorld('2031-02-08T15:00:00Z')
  const shipper = await world.customer()
  const job = await acceptedJob(world.pool, { customerId: shipper.customerId })
  const record = (step: string, at: string, more = {}) =>
    world.staff(desk.save, { id: job.jobId, step, classifier: 'ACT', at: new Date(at), ...kept, ...more })
  const stateOf = async (table: 'booking' | 'work_order', id: string) =>
    (await world.pool.query(`select state, atd, ata, eta, last_event_code from ${table} where id = $1`, [id])).rows[0]
  const timeLine = async (id: string) => {
    const sql = `select kind, data->>'code' code from booking_event where booking_id = $1 order by at, ctid`
    return (await world.pool.query(sql, [id])).rows.map(({ kind, code }) => [kind, code].filter(Boolean).join(' '))
  }
  return { ...world, shipper, job, record, stateOf, timeLine }
}

it('takes a box from the station to the border: the departure ships the booking, and everybody sees where it is', async () => {
  const { shipper, staff, job, record, stateOf, timeLine } = await onTheWay()
  const before = (await staff(desk.list, { id: job.jobId })).body.data
  expect(before.lines.map(({ step, placeName }) => `${step} ${placeName}`)).toContain('DEPA.border1 阿腾科里')

  await record('GTIN.origin', '2031-02-02T08:00:00Z')
  expect(await stateOf('work_order', job.jobId)).toMatchObject({ state: 'underway', last_event_code: 'GTIN' })
  expect(await stateOf('booking', job.bookingId)).toMatchObject({ state: 'received' })
  await record('DEPA.origin', '2031-02-04T12:00:00Z')
  expect(await stateOf('booking', job.bookingId)).toMatchObject({ state: 'shipped', last_event_code: 'DEPA' })
  await record('ARRI.border1', '2031-02-08T01:00:00Z')
  expect(await timeLine(job.bookingId)).toEqual(['milestone GTIN', 'shipped', 'etaMoved', 'milestone ARRI-border'])
  await staff(desk.savePosition, {
    id: job.jobId,
    containerNo: csqu,
    latitude: 44.21,
    longitude: 80.41,
    address: 'Khorgos yard',
    locatedAt: new Date('2031-02-08T09:00:00Z'),
    source: 'terminal',
  })

  const box = (await shipper(calls.detail, { id: job.bookingId, containerNo: csqu })).body.data
  expect(box).toMatchObject({ jobNo: job.jobNo, containerNo: csqu, punctuality: 'late', delayDays: 1 })
  expect(box.eta).toEqual(new Date('2031-02-18T06:45:00Z')) // as late as the border was reached
  expect(box.borderWaiting).toMatchObject({ placeCode: 'CNHRS', hours: 14 })
  expect(box.silentHours).toBe(6)
  expect(box.positions[0]).toMatchObject({ address: 'Khorgos yard', source: 'terminal' })
  expect(box.positions.at(-1)?.address).toMatch(/西安/)
  expect(box.travelledKm + box.aheadKm).toBeGreaterThan(9000)
  expect(box.behindPercent).toBeGreaterThan(30)
  expect(box.travelled.at(-1)).toEqual(box.ahead[0])

  const { items, total } = (await shipper(trackingLists.railway, firstPage)).body.data
  expect(total).toBe(2)
  expect(items[0]).toMatchObject({
    containerNo: csqu,
    event: 'ARRI-border',
    trafficCode: job.jobId,
    punctuality: 'late',
  })
  expect(items[0]?.trackLabel).toMatch(/^抵达口岸 · /)
})

it('tells in the list of a box that was seen since the last milestone where that was, and has it wait at no border that it was seen far from', async () => {
  const { shipper, staff, job, record } = await onTheWay()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  await record('ARRI.border1', '2031-02-08T01:00:00Z')
  const seen = (placeCode: string, at: string) =>
    staff(desk.savePosition, {
      id: job.jobId,
      containerNo: csqu,
      placeCode,
      source: 'train',
      locatedAt: new Date(at),
    })
  const told = async (language: string) => {
    const words = { 'accept-language': language }
    const { items } = (await shipper(trackingLists.railway, firstPage, words)).body.data
    const { borderWaiting } = (await shipper(calls.detail, { id: job.jobId, containerNo: csqu }, words)).body.data
    return [items.find(({ containerNo }) => containerNo === csqu)?.trackLabel, borderWaiting?.placeName]
  }
  await seen('KZALA', '2031-02-07T12:00:00Z')
  expect(await told('en')).toEqual(['At the border · Khorgos', 'Khorgos'])
  await seen('KZTAR', '2031-02-08T12:00:00Z')
  expect(await told('en')).toEqual(['En route · Taraz', undefined])
  expect(await told('ru')).toEqual(['В пути · Тараз', undefined])
})

it('shows what is under way on one map: a booking once, the next arrival first, and nothing of other companies', async () => {
  const { shipper, record, job, pool, customer } = await onTheWay()
  const underway = async (by: typeof shipper) => (await by(calls.underway, {})).body.data
  expect(await underway(shipper)).toEqual({ items: [], total: 0 })
  await record('DEPA.origin', '2031-02-04T12:00:00Z')
  await pool.query(
    `insert into work_order (id, job_no, booking_id, booking_no, customer_id, mode, load_type, transport_type, state, origin_code,
        destination_code, etd, atd, promised_eta, eta, ordered_at, opened_at)
      select gen_random_uuid(), 'JR3101-ZZZZZ', booking_id, booking_no, customer_id, mode, load_type, transport_type, state, origin_code,
        destination_code, etd, atd, promised_eta, eta, ordered_at, opened_at from work_order where id = $1`,
    [job.jobId],
  )
  const { items, total } = await underway(shipper)
  expect(total).toBe(1)
  expect(items).toMatchObject([{ bookingId: job.bookingId, bookingNo: job.bookingNo, serviceModeId: 'R' }])
  expect(items[0]?.originName).toMatch(/西安/)
  expect(items[0]?.travelled.at(-1)).toEqual(items[0]?.ahead[0])
  expect(await underway(await customer({ name: 'Nordwind Handel' }))).toEqual({ items: [], total: 0 })
})

it('tells in the history of a booking when things happened, whenever they were entered: the same time as its strip', async () => {
  const { shipper, job, record } = await onTheWay()
  const [left, reached] = ['2031-02-04T12:00:00Z', '2031-02-08T01:00:00Z']
  await record('DEPA.origin', left)
  await record('ARRI.border1', reached)
  const { atd, events } = (await shipper(bookingCalls('R').show, { id: job.bookingId })).body.data
  const timeOf = (kind: string) => events.find(({ eventKind }) => eventKind === kind)?.at
  expect(timeOf('shipped')).toEqual(new Date(left))
  expect(timeOf('shipped')).toEqual(atd)
  expect(timeOf('milestone')).toEqual(new Date(reached))
})

it('ends the main carriage when the last box has arrived', async () => {
  const { record, stateOf, job, clock } = await onTheWay()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  clock.shiftMs += 12 * 86_400_000
  await record('ARRI.destination', '2031-02-18T12:00:00Z', { containerNos: [csqu] })
  expect(await stateOf('work_order', job.jobId)).toMatchObject({ state: 'underway', ata: null })
  await record('ARRI.destination', '2031-02-19T12:00:00Z', { containerNos: [cbhu] })
  expect(await stateOf('work_order', job.jobId)).toMatchObject({
    state: 'arrived',
    ata: new Date('2031-02-19T12:00:00Z'),
  })
  expect(await stateOf('booking', job.bookingId)).toMatchObject({ state: 'shipped' })
})

it('keeps a departure met while the booking is on hold for when it goes on', async () => {
  const { pool, shipper, staff, stateOf } = await onTheWay()
  const job = await acceptedJob(pool, {
    customerId: shipper.customerId,
    bookingState: 'stopped',
    bookingNo: 'R310115-AAAAA',
    jobNo: 'JR3101-AAAAA',
    boxNos: ['TGHU1234562'],
  })
  const departed = { id: job.jobId, step: 'DEPA.origin', classifier: 'ACT', ...kept } as const
  expect((await staff(desk.save, { ...departed, at: new Date('2031-02-03T12:00:00Z') })).status).toBe(200)
  expect(await stateOf('booking', job.bookingId)).toMatchObject({
    state: 'stopped',
    atd: new Date('2031-02-03T12:00:00Z'),
  })
})

it('corrects a time and keeps what stood before, with the reason and who did it', async () => {
  const { staff, job, record, stateOf } = await onTheWay()
  const sheet = (await record('DEPA.origin', '2031-02-05T12:00:00Z')).body.data
  const entry = sheet.lines.find(({ step }) => step === 'DEPA.origin')?.entries[0]
  const correction = {
    id: entry?.id ?? '',
    takenBack: false,
    keepWarnings: true,
    reason: 'Wrong day read from the list',
  }
  const corrected = (await staff(desk.correct, { ...correction, at: new Date('2031-02-03T12:00:00Z') })).body.data
  expect(corrected.lines.find(({ step }) => step === 'DEPA.origin')?.entries).toMatchObject([
    { at: new Date('2031-02-05T12:00:00Z'), reason: 'Wrong day read from the list', correctedBy: expect.any(String) },
    { at: new Date('2031-02-03T12:00:00Z') },
  ])
  expect(await stateOf('booking', job.bookingId)).toMatchObject({ atd: new Date('2031-02-03T12:00:00Z') })
  expect((await staff(desk.correct, correction)).body.code).toBe('tracking.changed-meanwhile')
  const standing = corrected.lines.find(({ step }) => step === 'DEPA.origin')?.entries[1]
  const back = await staff(desk.correct, { ...correction, id: standing?.id ?? '', takenBack: true })
  expect(back).toMatchObject({ status: 409, body: { code: 'tracking.kept-for-life' } })
})

it('takes back what never happened', async () => {
  const { staff, record } = await onTheWay()
  const sheet = (await record('STUF.origin', '2031-02-01T12:00:00Z')).body.data
  const entry = sheet.lines.find(({ step }) => step === 'STUF.origin')?.entries[0]
  const taken = { id: entry?.id ?? '', takenBack: true, keepWarnings: false, reason: 'Other box' }
  const after = (await staff(desk.correct, taken)).body.data.lines.find(({ step }) => step === 'STUF.origin')
  expect(after?.actualAt).toBeUndefined()
  expect(after?.entries).toMatchObject([{ reason: 'Other box' }])
})

it('records, corrects and takes back nothing of a job that was cancelled, and says so by name', async () => {
  const { pool, staff, job, record } = await onTheWay()
  const sheet = (await record('STUF.origin', '2031-02-01T12:00:00Z')).body.data
  const entry = sheet.lines.find(({ step }) => step === 'STUF.origin')?.entries[0]
  await pool.query(`update work_order set state = 'cancelled' where id = $1`, [job.jobId])
  const correction = { id: entry?.id ?? '', takenBack: true, keepWarnings: false, reason: 'Other box' }
  const position = { id: job.jobId, containerNo: csqu, placeCode: 'CNHRS', source: 'terminal' } as const
  const replies = [
    await record('GTIN.origin', '2031-02-02T08:00:00Z'),
    await staff(desk.correct, correction),
    await staff(desk.savePosition, { ...position, locatedAt: new Date('2031-02-08T09:00:00Z') }),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 409, body: { code: 'tracking.job-over' } })
  expect((await staff(desk.list, { id: job.jobId })).body.data.lines).toEqual(sheet.lines)
})

it('finds no milestone and no position to correct that is not there', async () => {
  const { staff } = await onTheWay()
  const nothing = { id: randomUUID(), takenBack: true, keepWarnings: false, reason: 'Other box' }
  const milestone = await staff(desk.correct, nothing)
  expect(milestone).toMatchObject({ status: 404, body: { code: 'tracking.milestone-missing' } })
  const position = await staff(desk.removePosition, { id: nothing.id, reason: nothing.reason })
  expect(position).toMatchObject({ status: 404, body: { code: 'tracking.position-missing' } })
})

it('keeps a customs inspection beside the chain, and a new estimate in place of the last', async () => {
  const { staff, job, record } = await onTheWay()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  const inspection = { id: job.jobId, event: 'CUSI', placeCode: 'CNHRS', keepWarnings: false } as const
  const sheet = (await staff(desk.save, { ...inspection, classifier: 'ACT', at: new Date('2031-02-08T03:00:00Z') }))
    .body.data
  expect(sheet.lines.find(({ step }) => step === 'CUSI.CNHRS')).toMatchObject({ eventLabel: '海关查验' })
  const estimate = { id: job.jobId, step: 'ARRI.destination', classifier: 'EST', keepWarnings: false } as const
  await staff(desk.save, { ...estimate, at: new Date('2031-02-20T12:00:00Z') })
  const later = (await staff(desk.save, { ...estimate, at: new Date('2031-02-21T12:00:00Z') })).body.data
  const arrival = later.lines.find(({ step }) => step === 'ARRI.destination')
  expect(arrival?.estimatedAt).toEqual(new Date('2031-02-21T12:00:00Z'))
  expect(arrival?.entries).toHaveLength(2)
})

it('warns before boxes depart without number, seal or consignment note, says which, and keeps the departure for a reason alone', async () => {
  const { pool, record } = await onTheWay()
  await pool.query(`update work_order_part set seal_nos = '{}' where part_no = $1`, [boxes[0]])
  await pool.query('update work_order_part set note_no = null')
  const departed = await record('DEPA.origin', '2031-02-03T12:00:00Z', asked)
  const [seal, note] = ['tracking.departs-without-seal', 'tracking.departs-without-note'] as const
  const warnings = ['tracking.not-released', seal, note]
  expect(departed).toMatchObject({
    status: 422,
    body: {
      code: 'tracking.warnings',
      data: { warnings, boxes: { [seal]: [boxes[0]], [note]: [...boxes] } },
    },
  })
  const early = await record('DEPA.origin', '2031-02-01T10:00:00Z', asked)
  expect(early.body.fields).toEqual({ At: 'tracking.long-before-plan' })
  const wordless = await record('DEPA.origin', '2031-02-03T12:00:00Z', { keepWarnings: true, reason: ' ' })
  expect(wordless).toMatchObject({ status: 422, body: { fields: { Reason: 'tracking.doubt-reason-needed' } } })
  const recorded = await record('DEPA.origin', '2031-02-03T12:00:00Z', { keepWarnings: true, reason: 'Notes follow' })
  const line = recorded.body.data.lines.find(({ step }) => step === 'DEPA.origin')
  expect(line?.entries).toMatchObject([{ doubtReason: 'Notes follow' }])
  const { rows } = await pool.query(`select after from audit_entry where action = 'tracking.record'`)
  expect(rows).toMatchObject([{ after: [{ step: 'DEPA.origin', reason: 'Notes follow' }] }])
})

it('refuses what cannot be so, and asks before it keeps what does not look right', async () => {
  const { staff, job, record } = await onTheWay()
  const refused = async (step: string, at: string, more = {}) => {
    const { status, body } = await record(step, at, { ...asked, ...more })
    return { status, code: body.code, fields: body.fields }
  }
  expect(await refused('DEPA.origin', '2031-02-09T12:00:00Z')).toMatchObject({
    status: 422,
    code: 'shared.invalid-input',
    fields: { At: 'tracking.in-future' },
  })
  expect(await refused('ARRI.border1', '2031-02-08T01:00:00Z')).toMatchObject({
    status: 422,
    code: 'tracking.warnings',
    fields: { At: 'tracking.not-departed' },
  })
  expect(await refused('NOPE.origin', '2031-02-08T01:00:00Z')).toMatchObject({
    fields: { Step: 'tracking.step-unknown' },
  })
  expect(await refused('DEPA.origin', '2031-02-03T12:00:00Z', { containerNos: ['XXXU0000000'] })).toMatchObject({
    fields: { ConNo: 'tracking.container-unknown' },
  })
  expect(await refused('DEPA.origin', '2031-02-03T12:00:00Z', { placeCode: 'XXXXX' })).toMatchObject({
    fields: { PortCd: 'tracking.place-unknown' },
  })
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  expect(await refused('DEPA.origin', '2031-02-03T13:00:00Z')).toMatchObject({ code: 'tracking.already-recorded' })
  expect(await refused('LOAD.origin', '2031-02-04T13:00:00Z')).toMatchObject({
    fields: { At: 'tracking.after-successor' },
  })
  expect(
    (await record('LOAD.origin', '2031-02-04T13:00:00Z', { keepWarnings: true, reason: 'So the terminal' })).status,
  ).toBe(200)
  expect((await staff(desk.list, { id: job.bookingId })).status).toBe(404)
})

it('reads a file of positions whole or not at all, with the error of every row', async () => {
  const { staff, job, pool } = await onTheWay()
  const head = 'ConNo,Latitude,Longitude,Addr,LocationTime,Source'
  const good = `${head}\n${csqu},42.9,71.38,Taraz,2031-02-07 09:00,train\n${cbhu},42.9,71.38,Taraz,2031-02-07 09:00,train\n`
  const bad = `${good}${csqu},91,71.38,,2031-02-09 09:00,train\nTGHU1234562,42.9,71.38,Taraz,2031-02-20 09:00,train`
  const read = async (csv: string) => (await staff(desk.importPositions, { id: job.jobId, csv })).body
  expect(await read(bad)).toMatchObject({
    code: 'tracking.rows-refused',
    fields: {
      'Rows.3.Latitude': 'tracking.latitude-wrong',
      'Rows.3.Addr': 'tracking.address-needed',
      'Rows.4.ConNo': 'tracking.container-unknown',
      'Rows.4.LocationTime': 'tracking.in-future',
    },
  })
  expect((await pool.query('select count(*)::int n from box_position')).rows[0].n).toBe(0)
  expect(await read('ConNo,Latitude\nX,1')).toMatchObject({ code: 'tracking.rows-refused' })
  expect(await read(head)).toMatchObject({ fields: { Csv: 'tracking.file-empty' } })
  expect(await read(`${head}\n"${csqu}`)).toMatchObject({ fields: { Csv: 'tracking.file-unreadable' } })
  expect((await read(good)).data).toMatchObject({ imported: 2 })
  expect((await read(good)).data).toMatchObject({ imported: 0, sheet: { positions: [{}, {}] } })
})

it('takes a place of the list for coordinates and words, and names it to each reader in their language', async () => {
  const { shipper, staff, job } = await onTheWay()
  const at = { locatedAt: new Date('2031-02-07T09:00:00Z'), source: 'train' } as const
  const save = (spot: object) => staff(desk.savePosition, { id: job.jobId, containerNo: csqu, ...at, ...spot })
  const [seen] = (await save({ placeCode: 'KZTAR' })).body.data.positions
  expect(seen).toMatchObject({ placeCode: 'KZTAR', latitude: 42.9, longitude: 71.38, address: '塔拉兹，哈萨克斯坦' })
  const named = async (language: string) => {
    const asked = { id: job.bookingId, containerNo: csqu }
    const { positions } = (await shipper(calls.detail, asked, { 'accept-language': language })).body.data
    return positions.find(({ source }) => source === 'train')?.address
  }
  expect([await named('en'), await named('ru')]).toEqual(['Taraz, Kazakhstan', 'Тараз, Казахстан'])
  expect((await save({})).body.fields).toEqual({
    Latitude: 'tracking.latitude-wrong',
    Longitude: 'tracking.longitude-wrong',
    Addr: 'tracking.address-needed',
  })
  expect((await save({ placeCode: 'XXXXX' })).body.fields).toMatchObject({ PortCd: 'tracking.place-unknown' })
})

it('reads a file in which stations stand by name or code, and degrees have commas', async () => {
  const { staff, job } = await onTheWay()
  const read = async (...rows: string[]) => {
    const csv = ['ConNo;LocationTime;Source;PortCd;Latitude;Longitude;Addr', ...rows].join('\n')
    return (await staff(desk.importPositions, { id: job.jobId, csv })).body
  }
  const { data } = await read(
    `${csqu};2031-02-07 09:00;train;Taraz;;;`,
    `${csqu};2031-02-06 09:00;train;KZALA;;;`,
    `${csqu};2031-02-07 19:00;train;;44,84;65,5;Kyzylorda yard`,
  )
  expect(data.sheet.positions.map(({ placeCode, latitude, address }) => [placeCode, latitude, address])).toEqual([
    [undefined, 44.84, 'Kyzylorda yard'],
    ['KZTAR', 42.9, '塔拉兹，哈萨克斯坦'],
    ['KZALA', expect.closeTo(43.3, 0), expect.stringMatching(/^阿拉木图/)],
  ])
  expect(await read(`${csqu};2031-02-07 09:00;train;Nowhere;;;`)).toMatchObject({
    code: 'tracking.rows-refused',
    fields: { 'Rows.1.PortCd': 'tracking.place-unknown' },
  })
})

it('takes away a position entered by mistake, with the reason', async () => {
  const { staff, job, pool } = await onTheWay()
  const spot = {
    containerNo: csqu,
    latitude: 1,
    longitude: 2,
    address: 'Nowhere',
    source: 'train',
    keepWarnings: true,
  } as const
  const at = new Date('2031-02-07T09:00:00Z')
  const sheet = (await staff(desk.savePosition, { id: job.jobId, ...spot, locatedAt: at })).body.data
  const removed = await staff(desk.removePosition, { id: sheet.positions[0]?.id ?? '', reason: 'Typed wrong' })
  expect(removed.body.data.positions).toEqual([])
  const audited = await pool.query(`select before from audit_entry where action = 'tracking.unlocate'`)
  expect(audited.rows[0].before).toMatchObject({ address: 'Nowhere', reason: 'Typed wrong' })
})

it('filters and sorts by what the specification names', async () => {
  const { shipper, record } = await onTheWay()
  await record('DEPA.origin', '2031-02-03T12:00:00Z', { containerNos: [csqu] })
  const found = async (filter: object) =>
    (await shipper(trackingLists.railway, { ...firstPage, ...filter })).body.data.items.map(
      ({ containerNo }) => containerNo,
    )
  expect(await found({ sortName: 'containerNo' })).toEqual([cbhu, csqu])
  expect(await found({ filter: 'csqu' })).toEqual([csqu])
  expect(await found({ filter: 'PO-77', sortName: 'containerNo', sort: 'desc' })).toEqual([csqu, cbhu])
  expect(await found({ atd: { from: '2031-02-04' } })).toEqual([])
  expect(await found({ atd: { from: '2031-02-03', to: '2031-02-03' }, originCode: 'CNXIA' })).toHaveLength(2)
  for (const destinationName of ['汉堡', '漢堡', 'hamburg', 'Гамбург'])
    expect(await found({ destinationName, originName: '西安' }), destinationName).toHaveLength(2)
  expect(await found({ destinationName: 'berlin' })).toEqual([])
  expect(await found({ filter: '茶叶' })).toEqual([])
  expect(await found({ pageIndex: 1000 })).toEqual([])
  expect(await found({ destinationCode: 'DEDUI' })).toEqual([])
  expect(await found({ hasFeederLeg: true })).toEqual([])
})

it('keeps the plan in the call that opens a job', async () => {
  const { db, pool, job, staff } = await onTheWay()
  await db.as(staff.who, (tx, now) =>
    emit(
      { tx, now, caller: staff.who as CallerAs<'staff'>, language: 'en' },
      { kind: 'workorder.opened', id: job.jobId },
    ),
  )
  const { rows } = await pool.query(`select count(*)::int n from milestone where job_id = $1 and classifier = 'PLN'`, [
    job.jobId,
  ])
  expect(rows[0].n).toBeGreaterThan(15)
})

it('shows nobody what is not theirs, and lets only those record who may', async () => {
  const { customer, guest, shipper, staffWith, job, record } = await onTheWay()
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  const stranger = await customer({ name: 'Other company' })
  expect((await stranger(trackingLists.railway, firstPage)).body.data.total).toBe(0)
  const absent = (await stranger(calls.detail, { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7aff' })).body
  for (const id of [job.jobId, job.bookingId]) expect((await stranger(calls.detail, { id })).body).toEqual(absent)
  expect((await shipper(calls.detail, { id: job.jobId, containerNo: 'XXXU0000000' })).body).toEqual(absent)
  expect((await guest(trackingLists.railway, firstPage)).status).toBe(401)
  expect((await shipper(desk.list, { id: job.jobId })).status).toBe(403)
  const entry = { id: job.jobId, step: 'LOAD.origin', classifier: 'ACT', keepWarnings: false } as const
  const sales = await staffWith(['booking.view'])
  expect((await sales(desk.save, { ...entry, at: new Date('2031-02-02T12:00:00Z') })).status).toBe(403)
})
