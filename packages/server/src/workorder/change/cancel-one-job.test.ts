import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { truckBooking } from '../../booking/road-and-air-fixtures.ts'
import { roadJobWorld, trucksAgreed } from '../road-fixtures.ts'

/** Two trucks of one booking, each on a job of its own; the bill is agreed for the whole, and stands on the job with the lower number. */
async function twoJobs() {
  const world = await roadJobWorld()
  const { staff, customer, road, accept, pool, show } = world
  const booked = (await (await customer())(road.create, truckBooking())).body.data
  await accept(booked, trucksAgreed)
  const shares = [{ trucks: 1 }, { trucks: 1 }]
  const { jobs } = (await staff(desk.open, { bookingId: booked.id, shares })).body.data
  const [first = '', second = ''] = jobs.toSorted((a, b) => a.jobNo.localeCompare(b.jobNo)).map(({ id }) => id)
  const charged = async (id: string) =>
    (await show(id)).charges.map(({ chargeCode, amount }) => [chargeCode, Number(amount)])
  const cancel = async (id: string) =>
    staff(desk.cancel, { id, version: (await show(id)).version, reason: 'One truck is enough' })
  return { staff, pool, show, first, second, charged, cancel }
}

it('hands what is agreed for the whole over to the next job as staff have changed it, and leaves alone what that job bore already', async () => {
  const { staff, pool, show, first, second, charged, cancel } = await twoJobs()
  expect(await charged(first)).toEqual([
    ['ROADF', 3100],
    ['DOC', 40],
  ])
  const { version, charges } = await show(first)
  const paper = charges.find(({ chargeCode }) => chargeCode === 'DOC')
  await staff(desk.saveCharge, {
    id: first,
    version,
    chargeId: paper?.id,
    side: 'R',
    chargeCode: 'DOC',
    currency: 'USD',
    unit: 'BILL',
    unitPrice: '35',
    quantity: '1',
    recordedOn: '2031-01-16',
    quoteLineId: paper?.quoteLineId,
  })
  const [own] = (await show(second)).charges
  await pool.query("update charge_line set recorded_on = '2030-12-30' where id = $1", [own?.id])

  expect((await cancel(first)).status).toBe(200)
  expect(await charged(first)).toEqual([])
  expect(await charged(second)).toEqual([
    ['ROADF', 3100],
    ['DOC', 35],
  ])
  expect((await show(second)).charges[0]).toMatchObject({ id: own?.id, recordedOn: '2030-12-30' })
  const { rows } = await pool.query(
    `select after ->> 'chargeCode' as code from audit_entry where action = 'workorder.charge' and before ->> 'jobNo' is not null`,
  )
  expect(rows).toEqual([{ code: 'DOC' }])
})

it('leaves a line that was billed where it was billed, and charges it to nobody else', async () => {
  const { pool, first, second, charged, cancel } = await twoJobs()
  await pool.query("update charge_line set statement_no = 'ST3101-7K3QX' where job_id = $1 and charge_code = 'DOC'", [
    first,
  ])
  await cancel(first)
  expect(await charged(first)).toEqual([['DOC', 40]])
  expect(await charged(second)).toEqual([['ROADF', 3100]])
})

it('takes nothing from the first job where another is cancelled', async () => {
  const { first, second, charged, cancel } = await twoJobs()
  await cancel(second)
  expect(await charged(first)).toEqual([
    ['ROADF', 3100],
    ['DOC', 40],
  ])
  expect(await charged(second)).toEqual([])
})
