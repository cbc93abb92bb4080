import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import { rowsAsJson } from '../platform/rows.ts'

/** Adds the rows that are missing in one statement, and answers their ids; one that is there stays as it is. */
export async function addMissingRows(tx: Tx, table: string, rows: readonly object[]): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  const added = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${rowsAsJson(rows)}::jsonb)
    on conflict do nothing returning id`.execute(tx)
  return added.rows.map(({ id }) => id)
}
