import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { expect, it } from 'vitest'
import { instructedWorld } from '../sea-bill-fixtures.ts'

/** A bill of three originals that is out. */
async function issuedWorld(head: object = {}) {
  const world = await instructedWorld({ head })
  await world.finalise()
  const { bill, staff } = world
  await bill.confirmed()
  await bill.issued()
  return {
    ...world,
    report: async (billState: 'none' | 'draft' | 'issued' | 'released', more: object = {}) =>
      staff(desk.report, { ...(await bill.seen()), billState, ...more }),
    switched: async (more: object = {}) =>
      staff(desk.switch, {
        ...(await bill.seen()),
        fid: await bill.scan(),
        partiesScreened: true,
        reason: 'Asked by the holder',
        issuePlace: 'Dubai',
        consignee: { partyName: 'Gulf Stores LLC' },
        ...more,
      }),
  }
}

it('is not switched over originals that are lost: an indemnity is no original', async () => {
  const { bill, staff, switched } = await issuedWorld()
  const papers = { indemnityFid: await bill.scan(), guaranteeFid: await bill.scan() }
  const taken = await staff(desk.indemnify, { ...(await bill.seen()), ...papers, reason: 'Lost by the courier' })
  expect(taken.status).toBe(200)
  expect((await switched()).body.fields).toEqual({ OriginalsBack: 'workorder.originals-not-all-back' })
  expect((await switched({ originalsBack: 2 })).body.fields).toEqual({
    OriginalsBack: 'workorder.originals-not-all-back',
  })
  expect((await bill.bill()).billState).toBe('surrendered')
})

it('is switched after it was surrendered with all of its originals, which are not counted twice', async () => {
  const { bill, switched } = await issuedWorld()
  await bill.surrender(3)
  expect((await switched()).status).toBe(200)
})

const otherPlace = { placeOfDelivery: 'Potsdam' }

it('brings what was changed meanwhile into the instruction when it is voided or switched, as when it is recalled', async () => {
  for (const deed of ['void', 'switch', 'recall'] as const) {
    const { bill, change, report, show, job, switched } = await issuedWorld()
    await report('issued')
    expect((await change(otherPlace)).changeToTell).toMatchObject({ reasons: ['billIssued'] })
    const done = {
      void: () => bill.void(3),
      switch: () => switched({ originalsBack: 3 }),
      recall: () => bill.recall(3),
    }
    expect((await done[deed]()).status, deed).toBe(200)
    const after = await show(job.id)
    expect([after.siState, after.changeToTell], deed).toEqual(['returned', undefined])
  }
})

it('is told for each of several bills of the line by itself', async () => {
  const { report, finalise, bill } = await linesWorld(2)
  await finalise()
  expect((await report('issued', { billSeq: 2 })).status).toBe(200)
  const states = (await bill.view()).bills.map(({ billSeq, billState }) => [billSeq, billState])
  expect(states).toEqual([
    [1, 'none'],
    [2, 'issued'],
  ])
  expect((await report('issued', { billSeq: 3 })).body.code).toBe('workorder.bill-missing')
})

it('is a new question to its customer whenever the line sends another draft', async () => {
  const { report, finalise, bill } = await linesWorld()
  await finalise()
  await report('draft')
  await report('draft')
  expect(await bill.bill()).toMatchObject({ billState: 'draft', draftVersion: 2 })
})

it('is entered for no job that was cancelled', async () => {
  const { report, pool, job } = await linesWorld()
  await pool.query(`update work_order set state = 'cancelled' where id = $1`, [job.id])
  expect((await report('issued')).body.code).toBe('workorder.action-not-allowed')
})

it('is not held once the line has released it: its release is not ours to call back', async () => {
  const { report, finalise, bill, show, job } = await linesWorld()
  await finalise()
  await report('released')
  expect((await bill.hold('CUSTOMS')).body.code).toBe('workorder.bill-as-carrier-reports')
  expect(await show(job.id)).toMatchObject({ releaseState: 'released', holds: [] })
})

/** A job that travels under bills of the line. */
async function linesWorld(billQty?: number) {
  const world = await instructedWorld({ head: { billKind: 'M' }, ...(billQty && { billQty }) })
  const { bill, staff } = world
  return {
    ...world,
    report: async (billState: 'draft' | 'issued' | 'released', more: object = {}) =>
      staff(desk.report, { ...(await bill.seen()), billState, ...more }),
  }
}
