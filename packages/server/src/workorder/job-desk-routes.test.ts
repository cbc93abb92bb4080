import { randomUUID } from 'node:crypto'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { jobWorld } from './workorder-fixtures.ts'

const wholeQueue = { ...firstPage, orderState: 'all', lclState: 'all' } as const

it('keeps the head: carrier, times, papers, customs, remarks', async () => {
  const world = await jobWorld()
  const { staff } = world
  const job = await world.open()
  const seen = { id: job.id, version: 1 }
  const wrong = await staff(desk.save, {
    ...seen,
    entryPortCode: 'XXXXX',
    operatorId: randomUUID(),
    eta: job.etd,
    viaPlaces: [{ placeCode: 'NOWHERE' }],
  })
  expect(wrong.body.fields).toEqual({
    EntryPortCd: 'workorder.place-unknown',
    OprId: 'workorder.operator-unknown',
    Etad: 'workorder.arrival-before-departure',
    'ViaPlaces.0.PortCd': 'workorder.place-unknown',
  })
  const later = new Date(job.eta.getTime() + 86_400_000)
  const saved = await staff(desk.save, {
    ...seen,
    entryPortCode: 'CNHRS',
    eta: later,
    supplierRef: 'SO-1',
    exportCustomsState: 'released',
    declarationNo: '422620310000001',
    customsReleasedAt: new Date('2031-01-18T02:00:00Z'),
    viaPlaces: [{ placeCode: 'CNHRS' }],
    remark: 'Seal before noon',
  })
  expect(saved.body.data).toMatchObject({
    version: 2,
    eta: later,
    supplierRef: 'SO-1',
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
    siState: 'due',
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
  expect(rows.map(({ action }) => action)).toEqual([
    'workorder.open',
    'workorder.read',
    'workorder.save',
    'workorder.cancel',
  ])
})
