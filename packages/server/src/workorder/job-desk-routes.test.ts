import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { favouriteEndpoints as favourites } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf, upload } from '../document/document-fixtures.ts'
import { boxNos, jobWorld } from './workorder-fixtures.ts'

let folder = ''
const before = process.env.DATA_DIR
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landbridge-jobs-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  process.env.DATA_DIR = before
  await rm(folder, { recursive: true })
})

const wholeQueue = { ...firstPage, orderState: 'all', lclState: 'all' } as const
const box = (containerQty: number) => ({ containerType: '40HQ', containerOwner: 'C', containerQty }) as const
const keep = { keepWarnings: false } as const

describe('opening', () => {
  it('shares the boxes of a booking between jobs, with what was agreed for each', async () => {
    const { staff, bookingId, show } = await jobWorld()
    const opened = await staff(desk.open, { bookingId, shares: [{ boxes: [box(1)] }, { boxes: [box(1)] }] })
    const [first, second] = await Promise.all(opened.body.data.jobs.map(({ id }) => show(id)))
    expect([first?.boxText, second?.boxText]).toEqual(['1*40HQ', '1*40HQ'])
    const freight = (job: typeof first) => job?.charges.find(({ chargeCode }) => chargeCode === 'RAILF')
    expect(freight(first)).toMatchObject({ quantity: '1.000', difference: '0', side: 'R' })
    expect(freight(second)?.amount).toBe(freight(first)?.amount)
    expect(await staff(desk.open, { bookingId })).toMatchObject({
      status: 409,
      body: { code: 'workorder.nothing-left' },
    })
  })

  it('refuses more boxes than are left, a booking that was not accepted, and one that is not there', async () => {
    const world = await jobWorld()
    const { staff, bookingId } = world
    const tooMany = await staff(desk.open, { bookingId, shares: [{ boxes: [box(3)] }] })
    expect(tooMany).toMatchObject({
      status: 422,
      body: { code: 'workorder.too-many-boxes', fields: { 'Shares.0.Boxes.0.BoxQty': 'workorder.more-than-booked' } },
    })
    const waiting = await world.submit(world.shipper)
    const early = await staff(desk.open, { bookingId: waiting.id })
    expect(early).toMatchObject({ status: 409, body: { code: 'workorder.booking-not-accepted' } })
    expect((await staff(desk.open, { bookingId: randomUUID() })).status).toBe(404)
  })

  it('opens once, when two clerks open at the same time', async () => {
    const { staff, bookingId } = await jobWorld()
    const replies = await Promise.all([staff(desk.open, { bookingId }), staff(desk.open, { bookingId })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await staff(desk.list, { ...wholeQueue, bookingId })).body.data.total).toBe(1)
  })

  it('answers a repeated call with the same job', async () => {
    const { staff, bookingId } = await jobWorld()
    const key = { 'idempotency-key': randomUUID() }
    const first = await staff(desk.open, { bookingId }, key)
    expect((await staff(desk.open, { bookingId }, key)).body.data).toEqual(first.body.data)
  })

  it('goes with its booking, when that is cancelled', async () => {
    const world = await jobWorld()
    const job = await world.open()
    const booking = await world.shown(world.bookingId)
    const cancelled = await world.staff(bookingDeskEndpoints.cancel, {
      id: booking.id,
      version: booking.version,
      reasonCode: 'CARRIER',
    })
    expect(cancelled.status).toBe(200)
    await world.jobs.runDue()
    expect((await world.show(job.id)).state).toBe('cancelled')
  })
})

describe('containers', () => {
  it('refuses a wrong check digit, and keeps it with a warning when that is said', async () => {
    const { staff, open } = await jobWorld()
    const job = await open()
    const wrong = { id: job.id, version: job.version, containerId: job.containers[0]?.id, containerNo: 'CSQU3054384' }
    const refused = await staff(desk.saveContainer, { ...wrong, ...keep })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'workorder.warnings', fields: { ConNo: 'workorder.warn-check-digit' } },
    })
    const kept = await staff(desk.saveContainer, { ...wrong, keepWarnings: true })
    expect(kept.body.data.containers[0]).toMatchObject({
      containerNo: 'CSQU3054384',
      warnings: ['workorder.warn-check-digit'],
    })
  })

  it('warns of a box that another live full-container job of the leg carries', async () => {
    const world = await jobWorld()
    const { staff } = world
    const job = await world.open()
    await staff(desk.saveContainer, {
      id: job.id,
      version: job.version,
      containerId: job.containers[0]?.id,
      containerNo: boxNos[0],
      ...keep,
    })
    const another = await world.submit(world.shipper, { customerReference: 'second' })
    await world.accept(another)
    const [second] = (await staff(desk.open, { bookingId: another.id })).body.data.jobs
    const twice = {
      id: second?.id ?? '',
      version: 1,
      containerNo: boxNos[0],
      containerType: '40HQ',
      containerOwner: 'C',
    } as const
    const doubted = await staff(desk.saveContainer, { ...twice, ...keep })
    expect(doubted.body).toMatchObject({
      code: 'workorder.warnings',
      fields: { ConNo: 'workorder.warn-other-job' },
      data: { otherJobNo: job.jobNo },
    })
    expect((await staff(desk.saveContainer, { ...twice, keepWarnings: true })).body.data.containers).toHaveLength(3)
  })

  it('keeps wagons with the time of each change, and says what is wrong with a number', async () => {
    const { staff, open } = await jobWorld()
    const job = await open()
    const containerId = job.containers[0]?.id
    const body = {
      keyId: job.id,
      version: job.version,
      ContainerId: containerId,
      ConNo: 'csqu3054383',
      WagonNo: '5234567',
      WagonTime: '2031-01-20 08:30:00',
      WagonNo2: '94500001',
      WagonNo3: '21812471217',
      SealNo: 'A1,B2',
      Weight: '1e9',
      LastFreeDay: '2031-02-30',
      Price: '1',
    }
    const refused = await staff.send({ method: 'PUT', path: '/api/v1/admin/job-container-save', body })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      {
        WagonNo3: 'workorder.wagon-europe-wrong',
        Weight: 'shared.number-wrong',
        LastFreeDay: 'shared.not-understood',
        Price: 'shared.unknown-name',
      },
    ])
    const { WagonNo3, Weight, LastFreeDay, Price, ...good } = body
    const saved = await staff.send({
      method: 'PUT',
      path: '/api/v1/admin/job-container-save',
      body: { ...good, WagonNo2: '', WagonNo3: '218124712173' },
    })
    expect(saved.json().data.Containers[0]).toMatchObject({
      ConNo: 'CSQU3054383',
      SealNo: 'A1,B2',
      WagonNo: '5234567',
      WagonTime: '2031-01-20 08:30:00',
      WagonNo3: '218124712173',
    })
    const cleared = await staff(desk.saveContainer, {
      id: job.id,
      version: job.version + 1,
      containerId,
      wagonNo: null,
      ...keep,
    })
    expect(cleared.body.data.containers[0]).toMatchObject({ containerNo: 'CSQU3054383', sealNos: ['A1', 'B2'] })
    expect(cleared.body.data.containers[0]?.wagonNo).toBeUndefined()
  })

  it('moves a box with its goods to another job of the booking, and removes only an empty one', async () => {
    const { staff, bookingId, show } = await jobWorld()
    const opened = await staff(desk.open, { bookingId, shares: [{ boxes: [box(1)] }, { boxes: [box(1)] }] })
    const [from, to] = await Promise.all(opened.body.data.jobs.map(({ id }) => show(id)))
    if (!from || !to) throw new Error('Two jobs were opened.')
    const containerId = from.containers[0]?.id ?? ''
    await staff(desk.saveContainer, { id: from.id, version: 1, containerId, containerNo: boxNos[0], ...keep })
    const line = { containerNo: boxNos[0], goodsName: 'Tea', packages: 10, grossWeightKg: '100' }
    const packed = (await staff(desk.savePacking, { id: from.id, version: 2, ...line })).body.data
    const full = await staff(desk.removeContainer, { id: from.id, version: 3, containerId })
    expect(full.body.fields).toEqual({ ContainerId: 'workorder.container-has-goods' })
    const typed = await staff(desk.saveContainer, { id: from.id, version: 3, containerId, packages: 11, ...keep })
    expect(typed.body.fields).toEqual({ Ctns: 'workorder.totals-from-packing' })
    expect(packed.containers[0]).toMatchObject({ packages: 10, grossWeightKg: '100.000' })

    const moved = await staff(desk.moveContainer, { id: from.id, version: 3, containerId, toJobId: to.id })
    expect(moved.body.data).toMatchObject({ containers: [], packing: [] })
    expect(await show(to.id)).toMatchObject({ boxText: '2*40HQ', packing: [{ goodsName: 'Tea' }] })
    const elsewhere = await staff(desk.moveContainer, { id: to.id, version: 2, containerId, toJobId: to.id })
    expect(elsewhere.body.fields).toEqual({ ToJobId: 'workorder.other-booking' })
    const empty = (await show(to.id)).containers.find(({ containerNo }) => !containerNo)?.id ?? ''
    expect((await staff(desk.removeContainer, { id: to.id, version: 2, containerId: empty })).body.data.boxText).toBe(
      '1*40HQ',
    )
  })
})

describe('packing list', () => {
  it('takes all rows or none, and names the error of every row', async () => {
    const { staff, open } = await jobWorld()
    const job = await open()
    await staff(desk.saveContainer, {
      id: job.id,
      version: 1,
      containerId: job.containers[0]?.id,
      containerNo: boxNos[0],
      ...keep,
    })
    const rows = `ConNo,GoodsName,Ctns,PackUnit,Weight\n${boxNos[0]},Tea,10,CT,100\nCBHU3202732,Tea,10,XX,100\n,,0,CT,1e3`
    const refused = await staff(desk.importPacking, { id: job.id, version: 2, rows, replace: false })
    expect(refused).toMatchObject({ status: 422, body: { code: 'workorder.rows-refused' } })
    expect((refused.body.data as unknown as { rows: object[] }).rows).toEqual([
      { row: 4, field: 'GoodsName', reason: 'shared.needed' },
      { row: 4, field: 'Ctns', reason: 'shared.not-understood' },
      { row: 4, field: 'Weight', reason: 'shared.number-wrong' },
    ])
    const named = rows.split('\n').slice(0, 3).join('\n')
    const doubted = await staff(desk.importPacking, { id: job.id, version: 2, rows: named, replace: false })
    expect((doubted.body.data as unknown as { rows: object[] }).rows).toEqual([
      { row: 3, field: 'ConNo', reason: 'workorder.container-not-on-job' },
      { row: 3, field: 'PackUnit', reason: 'workorder.package-type-unknown' },
    ])
    const right = rows.split('\n').slice(0, 2).join('\n')
    const taken = await staff(desk.importPacking, { id: job.id, version: 2, rows: right, replace: false })
    expect(taken.body.data).toMatchObject({ version: 3, packing: [{ packages: 10, packageType: 'CT' }] })
    const replaced = await staff(desk.importPacking, { id: job.id, version: 3, rows: ',Silk,,1,,2.5', replace: true })
    expect(replaced.body.data.packing).toMatchObject([{ goodsName: 'Silk', grossWeightKg: '2.500' }])
    expect(replaced.body.data.containers[0]?.packages).toBeUndefined()
    const [line] = replaced.body.data.packing
    expect(
      (await staff(desk.removePacking, { id: job.id, version: 4, lineId: line?.id ?? '' })).body.data.packing,
    ).toEqual([])
    expect((await staff(desk.removePacking, { id: job.id, version: 5, lineId: randomUUID() })).status).toBe(404)
  })
})

describe('charges', () => {
  const storage = {
    side: 'R',
    chargeCode: 'STOR',
    currency: 'USD',
    unitPrice: '12.345',
    unit: 'DAY',
    quantity: '3',
    recordedOn: '2031-01-16',
  } as const

  it('works the amount out, asks why it is above the quote, and shows the customer the difference', async () => {
    const world = await jobWorld()
    const { staff, shipper } = world
    const job = await world.open()
    const seen = { id: job.id, version: 1 }
    expect((await staff(desk.saveCharge, { ...seen, ...storage })).body.fields).toEqual({
      DiffReason: 'workorder.diff-reason-needed',
    })
    const charged = await staff(desk.saveCharge, { ...seen, ...storage, diffReason: 'Two days at the border' })
    expect(charged.body.data.charges.at(-1)).toMatchObject({
      amount: '37.0400',
      diffReason: 'Two days at the border',
      locked: false,
    })
    const freight = charged.body.data.charges.find(({ chargeCode }) => chargeCode === 'RAILF')
    const dearer = {
      id: job.id,
      version: 2,
      chargeId: freight?.id,
      side: 'R',
      chargeCode: 'RAILF',
      currency: 'USD',
      unitPrice: '9999',
      unit: 'BOX',
      quantity: '2',
      recordedOn: '2031-01-16',
    } as const
    expect((await staff(desk.saveCharge, dearer)).body.fields).toEqual({ DiffReason: 'workorder.diff-reason-needed' })
    await staff(desk.saveCharge, { ...dearer, diffReason: 'Fuel' })
    const shown = (await shipper(jobEndpoints.show, { id: job.id })).body.data
    expect(shown.charges.find(({ chargeCode }) => chargeCode === 'RAILF')).toMatchObject({ diffReason: 'Fuel' })
    expect(Number(shown.charges.find(({ chargeCode }) => chargeCode === 'RAILF')?.difference)).toBeGreaterThan(0)
  })

  it('refuses unknown codes, a payable line without a supplier, numbers out of range, and a billed line', async () => {
    const world = await jobWorld()
    const { staff } = world
    const job = await world.open()
    const seen = { id: job.id, version: 1 }
    const wrong = await staff(desk.saveCharge, { ...seen, ...storage, side: 'P', chargeCode: 'NOPE', unit: 'MILE' })
    expect(wrong.body.fields).toEqual({
      CostCd: 'workorder.charge-code-unknown',
      UnitCd: 'workorder.unit-unknown',
      PartyName: 'workorder.party-needed',
    })
    const path = '/api/v1/admin/job-charge-save'
    const body = {
      keyId: job.id,
      version: 1,
      Side: 'R',
      CostCd: 'STOR',
      Currcd: 'usd',
      Rate: 'Infinity',
      UnitCd: 'DAY',
      Quantity: '0',
      RecordDate: '2031-13-01',
      Amount: '1',
    }
    const rubbish = (await staff.send({ method: 'PUT', path, body })).json()
    expect(rubbish.fields).toEqual({
      Currcd: 'shared.not-understood',
      Rate: 'shared.number-wrong',
      Quantity: 'shared.number-positive',
      RecordDate: 'shared.not-understood',
      Amount: 'shared.unknown-name',
    })
    const [line] = job.charges
    await world.pool.query(`update charge_line set statement_no = 'ST3101-7K3QX' where id = $1`, [line?.id])
    const locked = await staff(desk.removeCharge, { ...seen, chargeId: line?.id ?? '' })
    expect(locked).toMatchObject({ status: 409, body: { code: 'workorder.charge-locked' } })
  })
})

it('keeps the head: carrier, times, papers with the reason of a hold, customs, remarks', async () => {
  const world = await jobWorld()
  const { staff } = world
  const job = await world.open()
  const seen = { id: job.id, version: 1 }
  const wrong = await staff(desk.save, {
    ...seen,
    releaseState: 'held',
    entryPortCode: 'XXXXX',
    operatorId: randomUUID(),
    eta: job.etd,
    viaPlaces: [{ placeCode: 'NOWHERE' }],
  })
  expect(wrong.body.fields).toEqual({
    HoldReason: 'workorder.hold-reason-needed',
    EntryPortCd: 'workorder.place-unknown',
    OprId: 'workorder.operator-unknown',
    Etad: 'workorder.arrival-before-departure',
    'ViaPlaces.0.PortCd': 'workorder.place-unknown',
  })
  const later = new Date(job.eta.getTime() + 86_400_000)
  const saved = await staff(desk.save, {
    ...seen,
    releaseState: 'held',
    holdReason: 'UNPAID',
    entryPortCode: 'CNHRS',
    eta: later,
    supplierRef: 'SO-1',
    siState: 'due',
    exportCustomsState: 'released',
    declarationNo: '422620310000001',
    customsReleasedAt: new Date('2031-01-18T02:00:00Z'),
    viaPlaces: [{ placeCode: 'CNHRS' }],
    remark: 'Seal before noon',
  })
  expect(saved.body.data).toMatchObject({
    version: 2,
    eta: later,
    holdReason: 'UNPAID',
    supplierRef: 'SO-1',
    nextAction: 'siDue',
    exportCustomsState: 'released',
    entryPortCode: 'CNHRS',
  })
  expect(saved.body.data.promisedEta).toEqual(job.promisedEta)
  const cleared = await staff(desk.save, { id: job.id, version: 2, declarationNo: null, supplierRef: null })
  expect(cleared.body.data).toMatchObject({ exportCustomsState: 'released', remark: 'Seal before noon' })
  expect([cleared.body.data.declarationNo, cleared.body.data.supplierRef]).toEqual([undefined, undefined])
  expect((await world.shown(world.bookingId)).eta).toEqual(later)
})

it('lists the queue with what is missing, nearest cut-off first, to those who may see it', async () => {
  const world = await jobWorld()
  const { staff } = world
  const job = await world.open()
  const list = (await staff(desk.list, { ...wholeQueue, keyword: job.jobNo })).body.data
  expect(list).toMatchObject({ total: 1, counts: { opened: 1 } })
  expect(list.items[0]).toMatchObject({
    customerShortName: 'Silk Road Tea',
    mode: 'R',
    missing: ['containerNo', 'seal', 'consignmentNote', 'packing'],
    siState: 'notDue',
  })
  expect(list.items[0]?.firstCutoff).toEqual(job.siCutoff)
  for (const sortName of ['jobNo', 'state', 'etd', 'ata', 'firstCutoff'] as const) {
    expect((await staff(desk.list, { ...wholeQueue, sortName, sort: 'desc' })).status).toBe(200)
  }
  expect((await staff(desk.list, { ...wholeQueue, startDate: '2031-02-01' })).body.data.total).toBe(0)
  const sales = await world.staffWith(['workorder.view'])
  expect((await sales(desk.show, { id: job.id })).status).toBe(200)
  expect((await sales(desk.save, { id: job.id, version: 1 })).status).toBe(403)
  const finance = await world.staffWith(['workorder.view', 'workorder.charge'])
  const charge = {
    side: 'P',
    chargeCode: 'RAILF',
    partyName: 'KTZ',
    currency: 'USD',
    unitPrice: '1',
    unit: 'BOX',
    quantity: '1',
    recordedOn: '2031-01-16',
  } as const
  expect((await finance(desk.saveCharge, { id: job.id, version: 1, ...charge })).status).toBe(200)
  expect((await finance(desk.cancel, { id: job.id, version: 2, reason: 'x y' })).status).toBe(403)
  const nobody = await world.staffWith([])
  expect((await nobody(desk.list, wholeQueue)).status).toBe(403)
  expect((await world.shipper(desk.show, { id: job.id })).status).toBe(403)
  expect((await world.guest(desk.show, { id: job.id })).status).toBe(401)
})

it('refuses a stale version, and any change but charges and files to a job that has ended', async () => {
  const world = await jobWorld()
  const { staff } = world
  const job = await world.open()
  await staff(desk.save, { id: job.id, version: 1, remark: 'a' })
  const stale = await staff(desk.save, { id: job.id, version: 1, remark: 'b' })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'workorder.changed-meanwhile', data: { version: 2, state: 'opened' } },
  })
  const early = await staff(desk.complete, { id: job.id, version: 2 })
  expect(early).toMatchObject({ status: 409, body: { code: 'workorder.action-not-allowed' } })
  const cancelled = await staff(desk.cancel, { id: job.id, version: 2, reason: 'Rolled to another train' })
  expect(cancelled.body.data.state).toBe('cancelled')
  expect((await staff(desk.save, { id: job.id, version: 3, remark: 'c' })).body.code).toBe('workorder.closed')
  const again = await staff(desk.open, { bookingId: world.bookingId })
  expect(again.body.data.jobs).toHaveLength(1)
  const { rows } = await world.pool.query(`select action from audit_entry where thing_id = $1 order by at`, [job.id])
  expect(rows.map(({ action }) => action)).toEqual(['workorder.open', 'workorder.save', 'workorder.cancel'])
})

it('keeps the files of a job: the customer hands in its own and reads ours, but not what is internal', async () => {
  const world = await jobWorld()
  const { staff, shipper } = world
  const job = await world.open()
  const fidOf = async (by: typeof staff) => (await upload(by, 'paper.pdf', pdf())).json().data.fid as string
  const theirs = await fidOf(shipper)
  expect((await shipper(jobEndpoints.attach, { jobNoIn: job.jobNo, fid: theirs, documentType: 'PL' })).status).toBe(200)
  const [open, internal] = [await fidOf(staff), await fidOf(staff)]
  const at = { id: job.id, documentType: 'SMGS' }
  await staff(desk.attach, { ...at, version: 1, fid: open, audience: 'customer' })
  await staff(desk.attach, { ...at, version: 2, fid: internal, audience: 'staff' })
  const listed = async (by: typeof staff) =>
    (await by(documentEndpoints.list, { id: job.id })).body.data.map(({ fid }) => fid)
  expect((await listed(shipper)).toSorted()).toEqual([theirs, open].toSorted())
  expect(await listed(staff)).toHaveLength(3)
  const stranger = await world.customer()
  expect(await listed(stranger)).toEqual([])
  const foreign = await fidOf(stranger)
  expect((await stranger(jobEndpoints.attach, { jobNoIn: job.jobNo, fid: foreign, documentType: 'PL' })).status).toBe(
    404,
  )
  expect((await shipper(jobEndpoints.attach, { jobNoIn: job.jobNo, fid: foreign, documentType: 'PL' })).status).toBe(
    404,
  )
  await staff(desk.detach, { id: job.id, version: 3, fid: open })
  expect(await listed(shipper)).toEqual([theirs])
})

it('keeps favourites of one user: jobs as they stand now, and lanes', async () => {
  const world = await jobWorld()
  const { shipper } = world
  const job = await world.open()
  const kept = (await shipper(favourites.add, { id: job.id })).body.data
  expect((await shipper(favourites.add, { id: job.id, note: 'urgent' })).body.data).toEqual(kept)
  const jobs = { ...firstPage, kind: 'job' } as const
  expect((await shipper(favourites.list, jobs)).body.data).toMatchObject({
    total: 1,
    items: [{ jobNo: job.jobNo, state: 'opened', note: 'urgent' }],
  })
  expect((await shipper(jobEndpoints.show, { id: job.id })).body.data.collected).toBe(true)
  const colleague = await world.colleague(shipper.customerId)
  expect((await colleague(favourites.list, jobs)).body.data.total).toBe(0)
  const stranger = await world.customer()
  expect((await stranger(favourites.add, { id: job.id })).status).toBe(404)

  const lane = { mode: 'R', originCode: 'CNXIA', destinationCode: 'DEDUI' } as const
  await shipper(favourites.add, lane)
  expect((await shipper(favourites.list, { ...firstPage, kind: 'lane' })).body.data.items).toMatchObject([
    { kind: 'lane', ...lane },
  ])
  expect((await shipper(favourites.add, { ...lane, originCode: 'NOWHERE' })).body.fields).toEqual({
    PortlCd: 'workorder.place-unknown',
  })
  expect((await shipper(favourites.remove, { id: job.id })).status).toBe(200)
  expect((await shipper(favourites.remove, { id: job.id })).status).toBe(404)
  expect((await shipper(favourites.list, jobs)).body.data.total).toBe(0)
})
