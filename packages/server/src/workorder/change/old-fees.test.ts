import { expect, it } from 'vitest'
import { cancelledWorld } from '../../booking/cancelled-fixtures.ts'
import { chargesByMonth } from '../../charge/index.ts'
import { type CallerAs, companyOf, system } from '../../platform/caller.ts'
import { openedForAll } from '../workorder-fixtures.ts'
import { chargeOldFees } from './cancellation-fee-commands.ts'

/** A booking that was cancelled for a fee before fees became charges. */
async function oldWorld(...meanwhile: Parameters<typeof cancelledWorld>) {
  const world = await cancelledWorld(...meanwhile)
  const { pool, db, id } = world
  await world.cancel('180')
  return {
    ...world,
    /** As nodes from before fees became charges leave a booking: with the fee alone. */
    forgetCharges: () =>
      pool.query('delete from charge_line').then(() => pool.query('update booking set fee_charged_at = null')),
    /** A round of one node; it may be stopped before its end. */
    round: (isStopped = false) =>
      db.as(system, async (tx, now) => {
        await chargeOldFees({ tx, now, caller: system, language: 'en' })
        if (isStopped) throw new Error('The node was stopped')
      }),
    toCheck: async () =>
      (await pool.query<{ id: string }>('select booking_id as id from charge_line where to_check')).rows.map(
        (row) => row.id,
      ),
    /** As many bookings again, cancelled for the same fee. */
    copies: (count: number) =>
      pool.query(
        `insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'booking_no', booking_no || n))).*
          from booking b, generate_series(1, $2) n where b.id = $1`,
        [id, count],
      ),
  }
}

it('makes an open charge of an old fee, taxed as a new one, which its company does not see until it is checked', async () => {
  const { id, forgetCharges, round, charges, toCheck, pool, db, shipper } = await oldWorld()
  const fresh = (await pool.query('select tax_rate, tax_amount, unit, quantity, quoted_amount from charge_line')).rows
  await forgetCharges()
  await round()
  expect(await charges()).toEqual([{ open: true, booking_id: id, charge_code: 'CANC', amount: 180 }])
  expect(
    (await pool.query('select tax_rate, tax_amount, unit, quantity, quoted_amount from charge_line')).rows,
  ).toEqual(fresh)
  expect(await toCheck()).toEqual([id])
  expect((await pool.query('select fee from booking where id = $1', [id])).rows).toEqual([{ fee: '180.00' }])

  const company = companyOf(shipper.who as CallerAs<'customer'>)
  expect(await db.readAs(shipper.who, (tx) => chargesByMonth(tx, company, '2031-01-01'))).toEqual([])
  expect(await db.readAs(shipper.who, (tx) => tx.ask('select id from charge_line', []))).toEqual([])
  const { rows } = await pool.query("select customer_id from audit_entry where action = 'workorder.charge-old-fee'")
  expect(rows).toEqual([{ customer_id: company }])
})

it('makes it once: neither another round nor one at the same time makes another', async () => {
  const { forgetCharges, round, copies, toCheck, pool } = await oldWorld()
  await copies(24)
  await forgetCharges()
  await Promise.all([round(), round()])
  await Promise.all([round(), round()])
  await round()
  const charged = await toCheck()
  expect([charged.length, new Set(charged).size]).toEqual([25, 25])
  expect((await pool.query('select from booking where fee_charged_at is null')).rows).toEqual([])
})

it('goes on after a round that was killed half-way, with all of its fees and none twice', async () => {
  const { forgetCharges, round, copies, toCheck } = await oldWorld()
  await copies(24)
  await forgetCharges()
  await round()
  expect(await toCheck()).toHaveLength(20)
  await expect(round(true)).rejects.toThrow('The node was stopped')
  expect(await toCheck()).toHaveLength(20)
  await round()
  expect(new Set(await toCheck()).size).toBe(25)
  await round()
  expect(await toCheck()).toHaveLength(25)
})

it('leaves a fee alone that a job of the booking bears, and one that became a charge when it was agreed', async () => {
  const { round, charges, pool } = await oldWorld(openedForAll)
  const before = await charges()
  await pool.query('update booking set fee_charged_at = null')
  await round()
  expect(await charges()).toEqual(before)
  const fresh = await oldWorld()
  await pool.query('update booking set fee_charged_at = null where id = $1', [fresh.id])
  const asAgreed = await fresh.charges()
  await fresh.round()
  expect(await fresh.charges()).toEqual(asAgreed)
  expect(await fresh.toCheck()).toEqual([])
})

it('does not bring a fee back that staff took off its job after the round had seen it there', async () => {
  const { round, charges, pool } = await oldWorld(openedForAll)
  await round()
  await pool.query('delete from charge_line')
  await round()
  expect(await charges()).toEqual([])
})

it('is a round of the system that runs by itself', async () => {
  const { forgetCharges, toCheck, jobs, id } = await oldWorld()
  await forgetCharges()
  await jobs.runDue()
  expect(await toCheck()).toEqual([id])
})
