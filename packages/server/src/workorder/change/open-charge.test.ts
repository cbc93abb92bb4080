import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { cancelledWorld } from '../../booking/cancelled-fixtures.ts'
import { chargesByMonth } from '../../charge/index.ts'
import { type CallerAs, companyOf } from '../../platform/caller.ts'
import { openedForAll } from '../workorder-fixtures.ts'

it('leaves the fee of a cancellation before a job was opened as an open charge on the booking', async () => {
  const { id, cancel, charges, shipper, customer, db } = await cancelledWorld()
  expect((await cancel('180')).body.data.state).toBe('cancelled')
  expect(await charges()).toEqual([{ open: true, booking_id: id, charge_code: 'CANC', amount: 180 }])

  const owedBy = (reader: typeof shipper) =>
    db.readAs(reader.who, (tx) => chargesByMonth(tx, companyOf(shipper.who as CallerAs<'customer'>), '2031-01-01'))
  // With the tax that the code of the fee bears.
  expect(await owedBy(shipper)).toEqual([{ month: '2031-01', currency: 'USD', amount: '190.8000' }])
  expect(await owedBy(await customer({ name: 'Nordwind Handel' }))).toEqual([])
})

it('leaves no charge where nothing was asked for the cancellation', async () => {
  const { cancel, charges } = await cancelledWorld()
  expect((await cancel()).body.data.state).toBe('cancelled')
  expect(await charges()).toEqual([])
})

it('leaves the fee on the job that was opened, and not on the booking besides', async () => {
  const { cancel, charges } = await cancelledWorld(openedForAll)
  expect((await cancel('180')).body.data.state).toBe('cancelled')
  expect(await charges()).toEqual([{ open: false, booking_id: null, charge_code: 'CANC', amount: 180 }])
})

it('leaves nothing but the fee where the job was cancelled before its booking, in the currency that the company settles in', async () => {
  const { id, cancel, charges, staff, pool } = await cancelledWorld(openedForAll)
  await pool.query(
    "update customer set settle_currency = 'CNY' where id = (select customer_id from booking where id = $1)",
    [id],
  )
  const { items } = (await staff(jobDeskEndpoints.list, { ...firstPage, orderState: 'all', lclState: 'all' })).body.data
  const [{ id: jobId = '' } = {}] = items
  const { version } = (await staff(jobDeskEndpoints.show, { id: jobId })).body.data
  expect((await charges()).map(({ charge_code }) => charge_code)).toContain('RAILF')
  await staff(jobDeskEndpoints.cancel, { id: jobId, version, reason: 'The buyer moved the order' })
  expect(await charges()).toEqual([])

  expect((await cancel('180')).body.data.state).toBe('cancelled')
  expect(await charges()).toEqual([{ open: true, booking_id: id, charge_code: 'CANC', amount: 180 }])
  expect((await pool.query('select exchange_rate is not null as rated from charge_line')).rows).toEqual([
    { rated: true },
  ])
})
