import { instructionDeskEndpoints as instruction } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { expect, it } from 'vitest'
import { jobWorld } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'
import { instructedWorld } from '../sea-bill-fixtures.ts'

it('issues no bill that was not confirmed: from nothing, sent, or while a change is asked for', async () => {
  const { finalise, bill, job, show, saveHead } = await instructedWorld()
  await finalise()
  await bill.load()
  const refused = async () => expect((await bill.issue()).body.code).toBe('workorder.action-not-allowed')
  await refused()
  await bill.send()
  await refused()
  await saveHead({ vessel: 'MSC ALINA' })
  expect((await show(job.id)).billState).toBe('changeAsked')
  await refused()
  await bill.confirmed()
  expect((await bill.issue()).status).toBe(200)
  expect((await show(job.id)).billState).toBe('issued')
})

it('issues no bill by sea over an instruction that is not final, and sends no draft over one that came back', async () => {
  const { finalise, bill, job, staff, seen } = await instructedWorld({ head: { houseBillNo: 'LBSH77' } })
  await bill.confirmed()
  await bill.load()
  expect((await bill.issue()).body.code).toBe('workorder.draft-instruction-not-final')
  await finalise()
  const returned = [{ field: 'goods', reason: 'The marks are unreadable' }]
  await staff(instruction.return, { id: job.id, version: (await seen()).version, returned })
  expect((await bill.send()).body.code).toBe('workorder.draft-instruction-back')
  await finalise()
  await bill.confirmed()
  expect((await bill.issue()).status).toBe(200)
})

it('issues a note by rail once it is confirmed, whoever wrote its instruction elsewhere', async () => {
  const world = await jobWorld()
  const bill = deedsOnBill(world, (await world.open()).id)
  expect((await bill.issue()).body.code).toBe('workorder.action-not-allowed')
  await bill.confirmed()
  expect((await bill.issue()).status).toBe(200)
  expect(await bill.bill()).toMatchObject({ releaseKind: 'SWB', billState: 'issued' })
})

it('makes a confirmed draft anew when the head of the bill says something else, and alters no issued one until it is taken back', async () => {
  const { finalise, bill, saveHead, job, show } = await instructedWorld()
  await finalise()
  const changes = [
    { billRelease: 'TLX' as const },
    { vessel: 'MSC ALINA' },
    { departureNo: '043W' },
    { houseBillNo: 'LBSH78' },
  ]
  for (const said of changes) {
    await bill.confirmed()
    const saved = await saveHead(said)
    expect(saved.body.data?.billState, JSON.stringify(said)).toBe('changeAsked')
  }
  await saveHead({ billRelease: 'OBL' })
  await bill.confirmed()
  await bill.issued()
  const refused = await saveHead({ vessel: 'MSC OSCAR', billRelease: 'SWB', remark: 'Rolled' })
  const reason = 'workorder.bill-to-take-back'
  expect([refused.status, refused.body.fields]).toEqual([422, { Vessel: reason, ReleaseType: reason }])
  expect((await saveHead({ arrivalNoticeNo: 'AN-1', remark: 'Rolled' })).status).toBe(200)
  await bill.takenBack()
  expect((await saveHead({ vessel: 'MSC OSCAR' })).status).toBe(200)
  expect(await show(job.id)).toMatchObject({ vessel: 'MSC OSCAR', billState: 'changeAsked' })
})

it('tells its customer that a draft is to be made anew when its head says something else', async () => {
  const { finalise, bill, saveHead, pool } = await instructedWorld()
  await finalise()
  await bill.confirmed()
  await saveHead({ vessel: 'MSC OSCAR' })
  const { rows } = await pool.query(`select actor from booking_event where kind = 'draftReopened'`)
  expect(rows).toEqual([{ actor: 'system' }])
})
