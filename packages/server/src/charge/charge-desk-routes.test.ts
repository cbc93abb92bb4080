import { randomUUID } from 'node:crypto'
import { chargeDeskEndpoints as desk } from '@landbridge/contract/charge/charge-desk-endpoints'
import { expect, it } from 'vitest'
import { cancelledWorld } from '../booking/cancelled-fixtures.ts'
import { type CallerAs, companyOf } from '../platform/caller.ts'
import { chargesByMonth } from './charge-queries.ts'

/** A booking that bears the fee of its cancellation, which is to be checked. */
async function uncheckedWorld() {
  const world = await cancelledWorld()
  const { staff, pool, id, seen } = world
  await world.cancel('180')
  await pool.query('update charge_line set to_check = true')
  const shown = async () => (await staff(desk.ofBooking, { id })).body.data.items
  const [charge] = await shown()
  return { ...world, shown, confirmation: async () => ({ ...(await seen()), chargeId: charge?.id ?? '' }) }
}

it('shows staff the charges that a booking bears itself: open, and to be checked', async () => {
  const { shown } = await uncheckedWorld()
  expect(await shown()).toEqual([
    expect.objectContaining({
      side: 'R',
      chargeCode: 'CANC',
      chargeName: '取消费',
      amount: '180.0000',
      currency: 'USD',
      taxWay: 'TAXABLE',
      taxRate: '6.00',
      taxAmount: '10.8000',
      locked: false,
      toCheck: true,
    }),
  ])
})

it('is owed by its company once staff have confirmed it, which the audit keeps', async () => {
  const { staff, confirmation, shown, shipper, db, pool, id } = await uncheckedWorld()
  const owed = () =>
    db.readAs(shipper.who, (tx) => chargesByMonth(tx, companyOf(shipper.who as CallerAs<'customer'>), '2031-01-01'))
  expect(await owed()).toEqual([])
  const confirmed = await staff(desk.confirm, await confirmation())
  expect(confirmed).toMatchObject({ status: 200, body: { data: { items: [{ chargeCode: 'CANC', toCheck: false }] } } })
  expect(await shown()).toEqual(confirmed.body.data.items)
  expect(await owed()).toEqual([{ month: '2031-01', currency: 'USD', amount: '190.8000' }])
  const { rows } = await pool.query(
    `select thing, thing_id, before, after from audit_entry where action = 'workorder.charge-confirm'`,
  )
  expect(rows).toEqual([
    {
      thing: 'booking',
      thing_id: id,
      before: { toCheck: true },
      after: { toCheck: false, chargeCode: 'CANC', amount: '180.0000', currency: 'USD' },
    },
  ])
})

it('counts in the month in which it is confirmed, so that no month which its company has read changes', async () => {
  const { staff, confirmation, shipper, db, pool } = await uncheckedWorld()
  await pool.query("update charge_line set recorded_on = '2030-12-30'")
  await staff(desk.confirm, await confirmation())
  const owed = await db.readAs(shipper.who, (tx) =>
    chargesByMonth(tx, companyOf(shipper.who as CallerAs<'customer'>), '2030-12-01'),
  )
  expect(owed).toEqual([{ month: '2031-01', currency: 'USD', amount: '190.8000' }])
})

it('is confirmed once, by one of two who do it at the same time', async () => {
  const { staff, confirmation, pool } = await uncheckedWorld()
  const once = await confirmation()
  const both = await Promise.all([staff(desk.confirm, once), staff(desk.confirm, once)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await staff(desk.confirm, once)).toMatchObject({ status: 409, body: { code: 'workorder.charge-confirmed' } })
  const { rows } = await pool.query(`select from audit_entry where action = 'workorder.charge-confirm'`)
  expect(rows).toHaveLength(1)
})

it('is not confirmed upon an older version of the booking, nor under another booking, nor where there is none', async () => {
  const { staff, confirmation, shown } = await uncheckedWorld()
  const { id, version, chargeId } = await confirmation()
  const refused = [
    await staff(desk.confirm, { id, version: version - 1, chargeId }),
    await staff(desk.confirm, { id, version, chargeId: randomUUID() }),
    await staff(desk.confirm, { id: randomUUID(), version, chargeId }),
    await staff(desk.ofBooking, { id: randomUUID() }),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'booking.changed-meanwhile'],
    [404, 'workorder.part-missing'],
    [404, 'booking.missing'],
    [404, 'booking.missing'],
  ])
  expect((await shown()).map(({ toCheck }) => toCheck)).toEqual([true])
})

it('is confirmed by whoever enters charges, seen by whoever sees bookings, and by no customer or guest', async () => {
  const { confirmation, staffWith, shipper, guest, shown } = await uncheckedWorld()
  const [clerk, other] = [await staffWith(['booking.view']), await staffWith(['workorder.view'])]
  const charge = await confirmation()
  const { id } = charge
  expect((await clerk(desk.ofBooking, { id })).body.data.items).toHaveLength(1)
  const refused = [
    await clerk(desk.confirm, charge),
    await other(desk.ofBooking, { id }),
    await shipper(desk.ofBooking as never, { id } as never),
    await shipper(desk.confirm as never, charge as never),
    await guest(desk.ofBooking as never, { id } as never),
    await guest(desk.confirm as never, charge as never),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 401, 401])
  expect((await shown()).map(({ toCheck }) => toCheck)).toEqual([true])
  const finance = await staffWith(['booking.view', 'workorder.charge'])
  expect((await finance(desk.confirm, charge)).status).toBe(200)
})
