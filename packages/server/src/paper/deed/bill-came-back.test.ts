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
        ...{ fid: await bill.scan(), partiesScreened: true, reason: 'Asked by the holder', issuePlace: 'Dubai' },
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
