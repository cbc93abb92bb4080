import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { photo, upload } from '../document/document-fixtures.ts'
import type { JobHead } from '../workorder/job.ts'
import { jobWorld } from '../workorder/workorder-fixtures.ts'
import { seaJobWorld } from './sea-fixtures.ts'

const openBill = ['workorder.warn-bill-not-issued', 'workorder.warn-not-released']

/** A job by sea that has arrived, and its completion sheet as staff issue it. */
async function arrivedWorld(head: JobHead = {}) {
  const world = await seaJobWorld({ head })
  const { staff, job } = world
  await world.underway(job.id)
  await world.arrived(job.id)
  const seen = async () => ({ id: job.id, version: (await world.show(job.id)).version })
  return {
    ...world,
    seen,
    issue: async (said: object = {}) => staff(desk.complete, { ...(await seen()), ...said }),
  }
}

it('issues no completion sheet in silence over a bill that was not issued or a cargo that was not released: both are named and the reason is kept', async () => {
  const { issue, job, show, shipper, pool } = await arrivedWorld()
  const doubted = await issue()
  expect(doubted).toMatchObject({ status: 422, body: { code: 'workorder.warnings', data: { warnings: openBill } } })
  expect((await issue({ keepWarnings: true, reason: '  ' })).body.fields).toEqual({ Reason: 'workorder.reason-needed' })
  expect((await show(job.id)).state).toBe('arrived')

  const reason = 'Originals are with our agent'
  const issued = await issue({ keepWarnings: true, reason })
  expect(issued.body.data).toMatchObject({
    state: 'awaitingConfirmation',
    completionKept: { warnings: openBill, reason },
  })
  const customers = (await shipper(jobCalls.sea.show, { id: job.id })).body.data
  expect(JSON.stringify(customers)).not.toContain(reason)
  const { rows } = await pool.query(
    `select after from audit_entry where thing_id = $1 and action = 'workorder.issue'`,
    [job.id],
  )
  expect(rows).toMatchObject([{ after: { warnings: openBill, reason } }])
})

it.each([
  ['a telex release', { billRelease: 'TLX' }, openBill],
  ['a sea waybill, which entitles nobody', { billRelease: 'SWB' }, undefined],
] as const)('asks by what frees the cargo: %s', async (_, head, warnings) => {
  const { issue } = await arrivedWorld(head)
  const { status, body } = await issue()
  if (warnings) expect(body).toMatchObject({ code: 'workorder.warnings', data: { warnings } })
  else expect(status).toBe(200)
})

it('asks nothing once the bill was issued and the cargo released', async () => {
  const { issue, staff, seen, pool, job } = await arrivedWorld()
  await pool.query(`update work_order set si_state = 'final', draft_state = 'confirmed' where id = $1`, [job.id])
  expect((await staff(desk.save, { ...(await seen()), draftState: 'issued' })).status).toBe(200)
  const { body } = await issue()
  expect(body).toMatchObject({ data: { warnings: ['workorder.warn-not-released'] } })
  await staff(paperDeskEndpoints.release, await seen())
  expect((await issue()).status).toBe(200)
})

it('asks by rail, where a note frees no cargo, only while it is held', async () => {
  const world = await jobWorld()
  const { id, version } = await world.open()
  await world.arrived(id)
  await world.staff(paperDeskEndpoints.hold, { id, version: version + 1, holdReason: 'UNPAID' })
  const seen = { id, version: version + 2 }
  const doubted = await world.staff(desk.complete, seen)
  expect(doubted.body).toMatchObject({ code: 'workorder.warnings', data: { warnings: ['workorder.warn-held'] } })
  await world.staff(paperDeskEndpoints.release, seen)
  expect((await world.staff(desk.complete, { id, version: version + 3 })).status).toBe(200)
})

it('takes the proof of a delivery against a hold with a reason alone', async () => {
  const { staff, job, seen, pool } = await arrivedWorld({ billRelease: 'SWB' })
  const { fid } = JSON.parse((await upload(staff, 'pod.jpg', await photo())).body).data
  const delivery = { containerId: job.containers[0]?.id ?? '', fid, deliveredAt: new Date(), keepWarnings: false }
  await staff(paperDeskEndpoints.hold, { ...(await seen()), holdReason: 'UNPAID' })
  const doubted = await staff(desk.deliver, { ...(await seen()), ...delivery })
  expect(doubted.body).toMatchObject({ fields: { DeliveredAt: 'workorder.warn-not-arrived' } })
  expect(doubted.body).toMatchObject({ data: { warnings: ['workorder.warn-not-arrived', 'workorder.warn-held'] } })
  const kept = { ...delivery, keepWarnings: true }
  expect((await staff(desk.deliver, { ...(await seen()), ...kept })).body.fields).toEqual({
    Reason: 'workorder.reason-needed',
  })
  const reason = 'Paid by cheque at the door'
  expect((await staff(desk.deliver, { ...(await seen()), ...kept, reason })).status).toBe(200)
  const { rows } = await pool.query(`select after from audit_entry where action = 'workorder.deliver'`)
  expect(rows).toMatchObject([{ after: { warnings: ['workorder.warn-held'], reason } }])
})
