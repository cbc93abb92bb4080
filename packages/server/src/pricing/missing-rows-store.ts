import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import { rowsAsJson } from '../platform/rows.ts'

/** All in one statement; a row that is there stays as it is. Answers the ids of those added. */
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
