import { bookingListCall } from '@landbridge/contract/booking/booking-list-endpoints'
import { entityDeskEndpoints as entities } from '@landbridge/contract/entity/entity-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { photo, upload } from '../document/document-fixtures.ts'
import { entityForm } from '../entity/entity-fixtures.ts'
import type { JobHead } from '../workorder/job.ts'
import { jobWorld } from '../workorder/workorder-fixtures.ts'
import { deedsOnBill } from './bill-fixtures.ts'
import { seaJobWorld } from './sea-fixtures.ts'

const openBill = ['workorder.warn-bill-not-issued', 'workorder.warn-not-released']

/** A job by sea that has arrived, and its completion sheet as staff issue it. */
async function arrivedWorld(head: JobHead = {}) {
  const world = await seaJobWorld({ head })
  const { staff, job } = world
  await staff(entities.saveEntity, entityForm())
  await world.underway(job.id)
  await world.arrived(job.id)
  const seen = async () => ({ id: job.id, version: (await world.show(job.id)).version })
  return {
    ...world,
    seen,
    bill: deedsOnBill(world, job.id),
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

it('names originals that are out and a release that is not given, and asks nothing once both are done', async () => {
  const { issue, job, pool, bill, shipper } = await arrivedWorld()
  await pool.query(`update work_order set si_state = 'final', draft_state = 'confirmed' where id = $1`, [job.id])
  await bill.issued()
  const warningsNow = async () => ((await issue()).body.data as { warnings?: string[] }).warnings
  expect(await warningsNow()).toEqual(['workorder.warn-originals-out', 'workorder.warn-not-released'])
  await bill.surrender(3)
  expect(await warningsNow()).toEqual(['workorder.warn-not-released'])
  const listed = async () =>
    (await shipper(bookingListCall('R'), { ...firstPage, orderState: 'all', lclState: 'all' })).body.data.items
  expect(await listed()).toMatchObject([{ releaseState: 'notAsked' }])
  await bill.release()
  expect(await listed()).toMatchObject([{ releaseState: 'released' }])
  expect((await issue()).status).toBe(200)
})

it('completes no job that carried nothing or has no bill of its carrier, and asks about boxes that are out and charges that nobody entered', async () => {
  const { issue, job, pool } = await arrivedWorld({ billRelease: 'SWB' })
  await pool.query(`update work_order set master_bill_no = null where id = $1`, [job.id])
  expect((await issue()).body.code).toBe('workorder.master-document-needed')
  await pool.query(`update work_order set master_bill_no = 'COSU6012345670' where id = $1`, [job.id])
  await pool.query(
    `update work_order_part set facts = facts || '{"clockDays": {"gateOut": "2031-03-03"}}' where job_id = $1`,
    [job.id],
  )
  await pool.query(`delete from charge_line where job_id = $1`, [job.id])
  expect((await issue()).body).toMatchObject({
    code: 'workorder.warnings',
    data: { warnings: ['workorder.warn-box-not-returned', 'workorder.warn-no-charges'] },
  })
  await pool.query(`delete from work_order_part where job_id = $1`, [job.id])
  const anyway = await issue({ keepWarnings: true, reason: 'Nothing was carried' })
  expect(anyway.body.code).toBe('workorder.nothing-carried')
})

it('asks by rail, where a note frees no cargo, only while it is held', async () => {
  const world = await jobWorld()
  const { id } = await world.open()
  await world.arrived(id)
  await world.pool.query(`update work_order_part set note_no = 'N-1' where job_id = $1`, [id])
  const bill = deedsOnBill(world, id)
  await bill.holdForMoney()
  const complete = async () => world.staff(desk.complete, await bill.held())
  const doubted = await complete()
  expect(doubted.body).toMatchObject({ code: 'workorder.warnings', data: { warnings: ['workorder.warn-held'] } })
  await bill.liftForMoney()
  expect((await complete()).status).toBe(200)
})

it('takes the proof of a delivery against a hold with a reason alone', async () => {
  const { staff, job, seen, pool, bill } = await arrivedWorld({ billRelease: 'SWB' })
  const { fid } = JSON.parse((await upload(staff, 'pod.jpg', await photo())).body).data
  const delivery = { containerId: job.containers[0]?.id ?? '', fid, deliveredAt: new Date(), keepWarnings: false }
  await bill.holdForMoney()
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
