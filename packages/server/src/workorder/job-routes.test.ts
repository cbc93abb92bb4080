import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobEndpoints as calls, jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { shipBooking } from '../booking/index.ts'
import { boxNos, bySystem, jobWorld } from './workorder-fixtures.ts'

const rail = bookingCalls('R')

const wholeList = { ...firstPage, orderState: 'all', lclState: 'all' } as const
const english = { 'accept-language': 'en' }

it('carries a booking out: opened, numbered, packed, arrived, confirmed, and the booking is completed', async () => {
  const world = await jobWorld()
  const { staff, shipper, bookingId } = world
  const opened = await world.open()
  expect(opened).toMatchObject({ state: 'opened', boxText: '2*40HQ', bookingId, originCode: 'CNXIA', version: 1 })
  expect(opened.jobNo).toMatch(/^JR3101-[2-9A-HJ-NP-Z]{5}$/)
  expect(opened.missing).toContain('containerNo')

  let job = opened
  for (const [index, containerNo] of boxNos.entries()) {
    const containerId = job.containers[index]?.id
    const entered = await staff(desk.saveContainer, {
      id: job.id,
      version: job.version,
      containerId,
      containerNo,
      sealNos: [`SL8821${index}`],
      keepWarnings: false,
    })
    job = entered.body.data
  }
  expect(job.containers.map((box) => [box.containerNo, box.sealNos, box.warnings])).toEqual([
    ['CSQU3054383', ['SL88210'], []],
    ['CBHU3202732', ['SL88211'], []],
  ])

  const rows =
    'ConNo\tGoodsName\tCtns\tWeight\tMeas\nCSQU3054383\tTea\t420\t18640\t64.2\nCBHU3202732\tTea\t398\t17905\t61.8'
  const packed = await staff(desk.importPacking, { id: job.id, version: job.version, rows, replace: false })
  expect(packed.body.data).toMatchObject({ packages: 818, grossWeightKg: '36545.000', volumeM3: '126.000' })
  expect(packed.body.data.containers[0]).toMatchObject({ packages: 420, grossWeightKg: '18640.000' })

  const seen = (await shipper(rail.show, { id: bookingId })).body.data
  expect(seen).toMatchObject({ jobNos: [job.jobNo], containerNos: [...boxNos] })
  expect(seen.events.map(({ eventKind }) => eventKind)).toContain('jobOpened')

  await world.underway(job.id)
  await bySystem(world.db, (call) => shipBooking(call, bookingId))
  await world.arrived(job.id)
  const arrived = await world.show(job.id)
  expect(arrived.state).toBe('arrived')
  const issued = await staff(desk.complete, { id: job.id, version: arrived.version, note: 'All boxes collected' })
  expect(issued.body.data).toMatchObject({ state: 'awaitingConfirmation', completion: { note: 'All boxes collected' } })

  const waiting = (await shipper(jobCalls.railway.list, { ...wholeList, orderState: 'awaitingConfirmation' }, english))
    .body.data
  expect(waiting).toMatchObject({ total: 1, counts: { awaitingConfirmation: 1 } })
  expect(waiting.items[0]).toMatchObject({
    jobNo: job.jobNo,
    nextAction: 'confirmCompletion',
    containerNos: [...boxNos],
    originName: "Xi'an",
    stateLabel: 'Waiting for confirmation',
  })
  const confirmed = await shipper(calls.confirm, { jobNoIn: job.jobNo, version: issued.body.data.version })
  expect(confirmed.body.data).toMatchObject({ state: 'completed', completion: { answeredBy: 'Chen Mei' } })
  const over = (await shipper(rail.show, { id: bookingId })).body.data
  expect(over.state).toBe('completed')
  expect(seen.documentsDue.filter(({ isGiven }) => !isGiven)).not.toEqual([])
  expect(over.documentsDue.filter(({ isGiven }) => !isGiven)).toEqual([])
})

it('speaks the names of the specification on the wire', async () => {
  const world = await jobWorld({ customerReference: 'PO-77' })
  const job = await world.open()
  const detail = { method: 'GET', path: '/api/v1/railorderonline-worklistdetail', headers: english } as const
  const shown = (await world.shipper.send({ ...detail, query: { keyId: world.bookingId, jobNoIn: job.jobNo } })).json()
  expect(shown.data).toMatchObject({
    keyId: job.id,
    JobNoIn: job.jobNo,
    ProxyNo: 'PO-77',
    state: 'opened',
    StateText: 'Opened',
    PortlCd: 'CNXIA',
    Portl: "Xi'an International Port Station",
    PortdCd: 'DEDUI',
    LoadType: 'FCL',
    BoxText: '2*40HQ',
    SvTrafficId: 'R',
    TransType: 'Q',
    ServiceTerm: 'ST-ST',
    SiState: 'due',
    ReleaseState: 'notAsked',
  })
  expect(shown.data.Etsh).toMatch(/^2031-01-\d\d \d\d:\d\d:00$/)
  expect(shown.data.Containers[0]).toMatchObject({ SizeType: '40HQ', BoxOwner: 'C', Weight: '18272.500', Warnings: [] })
  expect(shown.data.Charges[0]).toMatchObject({ CostCd: 'RAILF', Currcd: 'USD', UnitCd: 'BOX', Quantity: '2.000' })
  expect(shown.data.actions).toEqual([
    { name: 'confirm', allowed: false, reason: 'shared.not-in-this-state' },
    { name: 'object', allowed: false, reason: 'shared.not-in-this-state' },
  ])
  const mixed = await world.shipper.send({ ...detail, query: { keyId: randomUUID(), jobNoIn: job.jobNo } })
  expect(mixed.statusCode).toBe(404)

  const body = { keyId: world.bookingId, pageIndex: '1', pageSize: '20' }
  const listed = await world.shipper.send({ method: 'POST', path: '/api/v1/railorderonline-detailworklist', body })
  expect(listed.json().data).toMatchObject({ Total: 1, Items: [{ JobNoIn: job.jobNo, BookingNo: job.bookingNo }] })
  const sorted = { sortName: 'Atd', sort: 'asc', keyword: job.jobNo.slice(3), PortlCd: 'CNXIA' }
  const work = await world.shipper.send({ method: 'POST', path: '/api/v1/railorderonline-worklist', body: sorted })
  expect(work.json().data).toMatchObject({ Total: 1, Counts: { opened: 1 } })
  const cofirm = await world.shipper.send({
    method: 'PUT',
    path: '/api/v1/ordercompletesheet_cofirm',
    body: { jobNoIn: job.jobNo },
  })
  expect([cofirm.statusCode, cofirm.json().code]).toEqual([409, 'workorder.action-not-allowed'])
})

it("keeps another company's work orders as if they were not there, and guests out", async () => {
  const world = await jobWorld()
  const job = await world.open()
  const stranger = await world.customer()
  const absent = randomUUID()
  expect(await stranger(jobCalls.railway.show, { id: job.id })).toEqual(
    await stranger(jobCalls.railway.show, { id: absent }),
  )
  expect((await stranger(jobCalls.railway.show, { jobNoIn: job.jobNo })).status).toBe(404)
  expect((await stranger(calls.confirm, { jobNoIn: job.jobNo })).status).toBe(404)
  expect((await stranger(jobCalls.railway.list, wholeList)).body.data).toMatchObject({
    total: 0,
    items: [],
    counts: { opened: 0 },
  })
  const ofBooking = { id: world.bookingId, pageIndex: 1, pageSize: 20 }
  expect((await stranger(jobCalls.railway.ofBooking, ofBooking)).body.data).toMatchObject({ total: 0, items: [] })
  expect((await world.guest(jobCalls.railway.list, wholeList)).status).toBe(401)
  expect((await world.guest(jobCalls.railway.show, { id: job.id })).status).toBe(401)
  expect((await world.staff(jobCalls.railway.list, wholeList)).status).toBe(403)
})

it('lets colleagues read by role, and lets only owner and members answer for the company', async () => {
  const world = await jobWorld()
  const job = await world.open()
  await world.arrived(job.id)
  const { version } = await world.show(job.id)
  await world.staff(desk.complete, { id: job.id, version })
  const finance = await world.colleague(world.shipper.customerId, 'finance')
  const member = await world.colleague(world.shipper.customerId, 'member')
  expect((await finance(jobCalls.railway.show, { id: job.id })).status).toBe(200)
  expect((await finance(calls.confirm, { jobNoIn: job.jobNo })).status).toBe(403)
  const nobody = await world.colleague(null)
  expect((await nobody(jobCalls.railway.list, wholeList)).body.code).toBe('customer.company-needed')
  expect((await member(calls.confirm, { jobNoIn: job.jobNo })).body.data.state).toBe('completed')
})

it('never shows a customer what is payable, what is internal, or the margin', async () => {
  const world = await jobWorld()
  const { staff, shipper } = world
  const job = await world.open()
  const payable = {
    id: job.id,
    version: job.version,
    side: 'P',
    chargeCode: 'RAILF',
    partyName: 'Secret Rail Ltd',
    currency: 'USD',
    unitPrice: '3000',
    unit: 'BOX',
    quantity: '2',
    recordedOn: '2031-01-16',
  } as const
  const charged = (await staff(desk.saveCharge, payable)).body.data
  await staff(desk.save, {
    id: job.id,
    version: charged.version,
    internalRemark: 'Margin is thin',
    remark: 'Handle with care',
  })
  const detail = { method: 'GET', path: '/api/v1/railorderonline-worklistdetail', query: { keyId: job.id } } as const
  const { body } = await shipper.send(detail)
  expect(body).toContain('Handle with care')
  for (const secret of ['Secret Rail', 'Margin', 'thin', 'RemarkIn', '"Side"', 'SupplierCd'])
    expect(body).not.toContain(secret)

  const eyes = `begin; set local role landbridge_customer; select set_config('landbridge.customer_id', '${shipper.customerId}', true);
    select side from charge_line; select id from work_order; commit`
  const results = (await world.pool.query(eyes)) as unknown as { rows: { side: string }[] }[]
  expect(results[3]?.rows.map(({ side }) => side)).not.toContain('P')
  expect(results[4]?.rows).toHaveLength(1)
  const strange = eyes.replace(shipper.customerId, randomUUID())
  const none = (await world.pool.query(strange)) as unknown as { rows: unknown[] }[]
  expect([none[3]?.rows, none[4]?.rows]).toEqual([[], []])
})

it('takes an objection: the days stop, and a new sheet can be issued', async () => {
  const world = await jobWorld()
  const { staff, shipper } = world
  const job = await world.open()
  await world.arrived(job.id)
  const first = await staff(desk.complete, { id: job.id, version: (await world.show(job.id)).version })
  const refusal = { jobNoIn: job.jobNo, reasonCode: 'damage', reason: 'Two cartons are wet' } as const
  const short = await shipper.send({
    method: 'PUT',
    path: '/api/v1/ordercompletesheet-refuse',
    body: { jobNoIn: job.jobNo, Reason: 'x' },
  })
  expect([short.statusCode, short.json().fields]).toEqual([
    422,
    { ReasonCode: 'workorder.reason-needed', Reason: 'workorder.reason-needed' },
  ])
  const stale = await shipper(calls.refuse, { ...refusal, version: first.body.data.version - 1 })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'workorder.changed-meanwhile', data: { state: 'awaitingConfirmation' } },
  })
  expect((await shipper(calls.refuse, refusal)).body.data).toMatchObject({
    state: 'objected',
    completion: refusal.reasonCode ? { reasonCode: 'damage' } : {},
  })

  world.clock.shiftMs += 8 * 24 * 3_600_000
  await world.jobs.runDue()
  const objected = await world.show(job.id)
  expect(objected).toMatchObject({ state: 'objected', completion: { reason: 'Two cartons are wet' } })
  const again = await staff(desk.complete, { id: job.id, version: objected.version })
  expect(again.body.data.state).toBe('awaitingConfirmation')
  expect(again.body.data.completion?.reason).toBeUndefined()
})

it('counts as completed when seven days pass without an answer', async () => {
  const world = await jobWorld()
  const job = await world.open()
  await world.underway(job.id)
  await bySystem(world.db, (call) => shipBooking(call, world.bookingId))
  await world.arrived(job.id)
  await world.staff(desk.complete, { id: job.id, version: (await world.show(job.id)).version })
  world.clock.shiftMs += 6 * 24 * 3_600_000
  await world.jobs.runDue()
  expect((await world.show(job.id)).state).toBe('awaitingConfirmation')
  world.clock.shiftMs += 24 * 3_600_000 + 1000
  await world.jobs.runDue()
  expect((await world.show(job.id)).state).toBe('completed')
  expect((await world.shipper(rail.show, { id: world.bookingId })).body.data.state).toBe('completed')
})

it('completes a booking once, when two of its jobs are confirmed at the same time', async () => {
  const world = await jobWorld()
  const { staff, shipper, bookingId } = world
  const box = { containerType: '40HQ', containerOwner: 'C', containerQty: 1 } as const
  const opened = await staff(desk.open, { bookingId, shares: [{ boxes: [box] }, { boxes: [box] }] })
  await bySystem(world.db, (call) => shipBooking(call, bookingId))
  for (const { id } of opened.body.data.jobs) {
    await world.arrived(id)
    await staff(desk.complete, { id, version: (await world.show(id)).version })
  }
  const answers = await Promise.all(
    opened.body.data.jobs.map(({ jobNo }) => shipper(calls.confirm, { jobNoIn: jobNo })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await shipper(rail.show, { id: bookingId })).body.data.state).toBe('completed')
})

it('answers rubbish with what is wrong, never with a failure of its own', async () => {
  const { shipper } = await jobWorld()
  const send = async (path: string, body: Record<string, unknown>, method: 'POST' | 'PUT' = 'POST') => {
    const reply = await shipper.send({ method, path: `/api/v1/${path}`, body })
    return [reply.statusCode, reply.json().fields]
  }
  expect(await send('railorderonline-worklist', { pageSize: '201', sortName: 'Price', orderState: 'gone' })).toEqual([
    422,
    { pageSize: 'shared.not-understood', sortName: 'shared.not-understood', orderState: 'shared.not-understood' },
  ])
  expect((await send('railorderonline-worklist', { keyword: `%_\\'"; drop table` }))[0]).toBe(200)
  expect((await send('railorderonline-worklist', { keyword: 'a\u0000b' }))[0]).toBe(400)
  expect(await send('railorderonline-detailworklist', { keyId: 'x' })).toEqual([
    422,
    { keyId: 'shared.not-understood' },
  ])
  expect(await send('ordercompletesheet_cofirm', { jobNoIn: 'JR3101-ZZZZZ', state: 'completed' }, 'PUT')).toEqual([
    422,
    { state: 'shared.unknown-name' },
  ])
  const nothing = await shipper.send({ method: 'GET', path: '/api/v1/railorderonline-worklistdetail' })
  expect(nothing.statusCode).toBe(422)
})
