import { CamelCasePlugin } from 'kysely'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { columnOf, emptied, filled, inOurSpelling, pick, rowsAsJson } from './rows.ts'

it('spells every column of every table in our way and back, as the builder of queries does', async () => {
  const { pool } = await newWorld()
  const { rows } = await pool.query<{ column: string }>(
    `select distinct column_name as column from information_schema.columns where table_schema = 'public'
      -- Unused since 0029; a later release drops them.
      and column_name not in ('price_20', 'price_40') and table_name <> 'work_order_container'`,
  )
  const builder = new CamelCasePlugin() as unknown as { snakeCase(name: string): string }
  const columns = rows.map(({ column }) => column)
  expect(columns.length).toBeGreaterThan(200)
  expect(columns.map((column) => columnOf(inOurSpelling(column)))).toEqual(columns)
  expect(columns.map((column) => builder.snakeCase(inOurSpelling(column)))).toEqual(columns)
})

it('leaves out what is null, and empties the column of what is absent', () => {
  const row = { id: 'a', note: null, packages: 0, form: { seal_no: null } }
  expect(filled(row)).toEqual({ id: 'a', packages: 0, form: { seal_no: null } })
  const value: { id: string; note?: string; remark?: string; packages?: number } = { id: 'a', remark: '', packages: 0 }
  expect(emptied(value, ['note', 'remark', 'packages'])).toEqual({ id: 'a', note: null, remark: null, packages: 0 })
  expect(pick(value, ['id', 'note'])).toEqual({ id: 'a', note: undefined })
})

it('writes rows as JSON in the names of their columns, and leaves what lies in a value alone', () => {
  expect(rowsAsJson([{ jobId: 'a', volumeM3: '2', facts: { sealNo: 1 } }])).toBe(
    '[{"job_id":"a","volume_m3":"2","facts":{"sealNo":1}}]',
  )
})
