import { instructionDeskEndpoints as instruction } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { jobWorld } from '../../workorder/workorder-fixtures.ts'
import { instructedWorld } from '../sea-bill-fixtures.ts'

const notConfirmed = { DraftState: 'workorder.draft-not-confirmed' }

it('issues no bill that was not confirmed: from nothing, sent, or while a change is asked for', async () => {
  const { finalise, saveHead, job, show } = await instructedWorld()
  await finalise()
  for (const draftState of ['none', 'sent', 'changeAsked'] as const) {
    await saveHead({ draftState })
    expect((await saveHead({ draftState: 'issued' })).body.fields).toEqual(notConfirmed)
  }
  await saveHead({ draftState: 'confirmed' })
  expect((await saveHead({ draftState: 'issued' })).status).toBe(200)
  expect((await show(job.id)).draftState).toBe('issued')
})

it('issues no bill by sea over an instruction that is not final, and sends no draft over one that came back', async () => {
  const { finalise, saveHead, job, staff, seen } = await instructedWorld({ head: { houseBillNo: 'LBSH77' } })
  await saveHead({ draftState: 'confirmed' })
  const early = await saveHead({ draftState: 'issued' })
  expect(early.body.fields).toEqual({ DraftState: 'workorder.draft-instruction-not-final' })
  await finalise()
  const returned = [{ field: 'goods', reason: 'The marks are unreadable' }]
  await staff(instruction.return, { id: job.id, version: (await seen()).version, returned })
  for (const draftState of ['sent', 'confirmed', 'issued'] as const) {
    const refused = await saveHead({ draftState })
    expect(refused.body.fields).toEqual({ DraftState: 'workorder.draft-instruction-back' })
  }
  await finalise()
  for (const draftState of ['sent', 'confirmed', 'issued'] as const)
    expect((await saveHead({ draftState })).status).toBe(200)
})

it('issues a note by rail once it is confirmed, whoever wrote its instruction elsewhere', async () => {
  const { staff, open, show } = await jobWorld()
  const { id } = await open()
  const save = async (draftState: 'confirmed' | 'issued') =>
    staff(desk.save, { id, version: (await show(id)).version, draftState })
  expect((await save('issued')).body.fields).toEqual(notConfirmed)
  expect((await save('confirmed')).status).toBe(200)
  expect((await save('issued')).status).toBe(200)
})

it('makes a confirmed draft anew when the head of the bill says something else, and alters no issued one until it is taken back', async () => {
  const { finalise, saveHead, job, show } = await instructedWorld()
  await finalise()
  const changes = [
    { billKind: 'M' as const },
    { billRelease: 'TLX' as const },
    { vessel: 'MSC ALINA' },
    { departureNo: '043W' },
    { billKind: 'H' as const, houseBillNo: 'LBSH78' },
  ]
  for (const said of changes) {
    await saveHead({ draftState: 'confirmed' })
    const saved = await saveHead(said)
    expect(saved.body.data?.draftState, JSON.stringify(said)).toBe('changeAsked')
  }
  await saveHead({ draftState: 'confirmed' })
  await saveHead({ draftState: 'issued', remark: 'Signed in Shanghai' })
  const refused = await saveHead({ vessel: 'MSC OSCAR', billRelease: 'SWB', remark: 'Rolled' })
  const reason = 'workorder.bill-to-take-back'
  expect([refused.status, refused.body.fields]).toEqual([422, { Vessel: reason, ReleaseType: reason }])
  expect((await saveHead({ arrivalNoticeNo: 'AN-1', remark: 'Rolled' })).status).toBe(200)
  expect((await saveHead({ vessel: 'MSC OSCAR', draftState: 'changeAsked' })).status).toBe(200)
  expect(await show(job.id)).toMatchObject({ vessel: 'MSC OSCAR', draftState: 'changeAsked' })
})
