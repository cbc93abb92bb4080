import { consolidationEndpoints as desk } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { expect, it } from 'vitest'
import { twoAboard } from './lcl-fixtures.ts'

/** A box with the cargo of two companies, closed, and the next train. */
async function closedBox() {
  const world = await twoAboard()
  const { staff, ready, anotherTrain } = world
  const closed = (await staff(desk.close, { id: ready.id, version: ready.version })).body.data
  const later = await anotherTrain({
    departureNo: 'X8157',
    etd: new Date('2031-01-29T04:00:00Z'),
    eta: new Date('2031-02-13T10:00:00Z'),
    siCutoff: new Date('2031-01-26T04:00:00Z'),
    cargoCutoff: new Date('2031-01-27T04:00:00Z'),
    customsCutoff: new Date('2031-01-28T04:00:00Z'),
  })
  const roll = (version: number, changes: object = {}) =>
    staff(desk.move, {
      id: closed.id,
      version,
      departureId: later.id,
      reasonCode: 'ROLLED',
      cause: 'carrier',
      ...changes,
    })
  return { ...world, closed, later, roll }
}

it('rolls a stuffed box with all that lies in it, and leaves it stuffed', async () => {
  const { closed, roll, first, second, show, staff } = await closedBox()
  const rolled = await roll(closed.version)
  expect(rolled.status, JSON.stringify(rolled.body)).toBe(200)
  expect(rolled.body.data).toMatchObject({ state: 'closed', departureNo: 'X8157' })
  for (const job of [first, second])
    expect(await show(job.id)).toMatchObject({
      departureNo: 'X8157',
      lclState: 'loaded',
      consolidationNo: closed.consolidationNo,
      containers: [{ containerNo: 'CSQU3054383' }],
    })
  expect((await roll(closed.version)).status).toBe(409)
  const again = await roll(rolled.body.data.version)
  expect(again.body.data.version).toBe((await staff(desk.show, { id: closed.id })).body.data.version)
})

it('lets one house roll out of an open box, and not out of one that is closed', async () => {
  const { staff, first, later, ready, show } = await openBox()
  const { version } = (await staff(moveEndpoints.choices, { id: first.bookingId, legSeq: 1 })).body.data
  const move = { id: first.bookingId, version, departureId: later.id, reasonCode: 'NOTREADY', cause: 'us' } as const
  expect((await staff(moveEndpoints.move, { ...move, jobIds: [first.id] })).status).toBe(200)
  expect((await show(first.id)).consolidationNo).toBeUndefined()
  expect((await staff(desk.show, { id: ready.id })).body.data.jobs).toHaveLength(1)

  const { closed, later: next, staff: clerk, second } = await closedBox()
  const at = (await clerk(moveEndpoints.choices, { id: second.bookingId, legSeq: 1 })).body.data.version
  const refused = await clerk(moveEndpoints.move, { ...move, id: second.bookingId, version: at, departureId: next.id })
  expect(refused.body).toMatchObject({ code: 'workorder.consolidation-closed' })
  expect((await clerk(desk.show, { id: closed.id })).body.data.jobs).toHaveLength(2)
})

async function openBox() {
  const world = await twoAboard()
  const later = await world.anotherTrain({
    departureNo: 'X8157',
    etd: new Date('2031-01-29T04:00:00Z'),
    eta: new Date('2031-02-13T10:00:00Z'),
    siCutoff: new Date('2031-01-26T04:00:00Z'),
    cargoCutoff: new Date('2031-01-27T04:00:00Z'),
    customsCutoff: new Date('2031-01-28T04:00:00Z'),
  })
  return { ...world, later }
}

it('takes nothing out of a shared box when its train is moved with all it carries, and names the box', async () => {
  const { staff, first, second, later, ready, show } = await openBox()
  const { departures } = (await staff(moveEndpoints.choices, { id: first.bookingId, legSeq: 1 })).body.data
  const from = departures.find(({ departureNo }) => departureNo === first.departureNo)?.departureId ?? ''
  const all = { id: from, departureId: later.id, reasonCode: 'ROLLED', cause: 'carrier' } as const
  const { items } = (await staff(moveEndpoints.moveAll, all)).body.data
  const named = { isMoved: false, reason: 'workorder.moves-with-container' }
  expect(items).toEqual([first, second].map(() => expect.objectContaining(named)))
  for (const { id, departureNo } of [first, second])
    expect(await show(id)).toMatchObject({ departureNo, consolidationNo: ready.consolidationNo })
  expect((await staff(desk.show, { id: ready.id })).body.data.jobs).toHaveLength(2)
})

it('lets whoever may amend bookings roll a box, and nobody who only edits work orders', async () => {
  const { closed, later, staffWith } = await closedBox()
  const move = { id: closed.id, version: closed.version, departureId: later.id, reasonCode: 'ROLLED' } as const
  const editor = await staffWith(['workorder.view', 'workorder.edit'])
  expect((await editor(desk.move, { ...move, cause: 'carrier' })).status).toBe(403)
  const amender = await staffWith(['workorder.view', 'booking.amend'])
  expect((await amender(desk.move, { ...move, cause: 'carrier' })).status).toBe(200)
})
