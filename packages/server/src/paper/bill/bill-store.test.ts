import { expect, it } from 'vitest'
import { jobWorld } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'

it('lets its customer answer a draft, and write nothing else of a bill', async () => {
  const world = await jobWorld()
  const job = await world.open()
  const { customerId } = world.shipper
  const bill = deedsOnBill(world, job.id)
  await bill.send()
  const asCustomer = (sql: string) =>
    world.db.as({ actor: 'customer', userId: job.id, customerId } as never, (tx) => tx.rows(sql, []))
  await expect(asCustomer('update bill_of_lading set originals = 1')).rejects.toThrow(/permission denied/)
  await expect(asCustomer(`update bill_of_lading set state = 'released'`)).rejects.toThrow(/row-level security/)
  const made = (state: string, more: Readonly<Record<string, string>> = {}) =>
    `insert into bill_of_lading (${['id, job_id, customer_id, level, seq, release_kind, state', ...Object.keys(more)]})
      values (${[`gen_random_uuid(), '${job.id}', '${customerId}', 'house', 2, 'OBL', '${state}'`, ...Object.values(more)]})`
  await expect(asCustomer(made('issued'))).rejects.toThrow(/row-level security/)
  for (const more of [{ originals: '3' }, { issued_at: 'now()' }, { on_board_date: `'2031-01-01'` }, { set_no: '2' }])
    await expect(asCustomer(made('confirmed', more)), JSON.stringify(more)).rejects.toThrow(/row-level security/)
  await asCustomer(`update bill_of_lading set state = 'confirmed'`)
  expect((await bill.bill()).billState).toBe('confirmed')
  await asCustomer(`update bill_of_lading set state = 'changeAsked'`)
  expect((await bill.bill()).billState).toBe('confirmed')
})
