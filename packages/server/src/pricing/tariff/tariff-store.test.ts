import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { tariff, tariffTerms } from '../pricing-fixtures.ts'
import { insertTariff, loadTariff } from './tariff-store.ts'

it('keeps the operator of a line under the name that the lines on file have, and reads it from there', async () => {
  const { db } = await newWorld()
  const { id, terms } = tariff({ terms: tariffTerms({ operator: 'Landbridge Express' }) })
  const read = await db.as(system, async (tx) => {
    await insertTariff(tx, tariff({ terms }))
    const { rows } = await sql<{ name: string }>`
      select key as name from tariff, jsonb_each(terms) where id = ${id} and value = '"Landbridge Express"'`.execute(tx)
    return { names: rows.map(({ name }) => name), terms: (await loadTariff(tx, id)).terms }
  })
  expect(read).toEqual({ names: ['trainOperator'], terms })
})
