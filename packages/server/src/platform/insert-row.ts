import type { Tx } from './call.ts'
import { columnOf } from './rows.ts'

/** Adds a row to a table, with columns in our spelling; undefined ones are left to the table, and JSON goes in as text. */
export async function insertRow<Row extends object>(tx: Tx, table: string, row: Row): Promise<void> {
  const filledColumns = Object.entries(row).filter(([, value]) => value !== undefined)
  const names = filledColumns.map(([name]) => columnOf(name)).join(', ')
  const places = filledColumns.map((_, i) => `$${i + 1}`).join(', ')
  await tx.ask(
    `insert into ${table} (${names}) values (${places})`,
    filledColumns.map(([, value]) => value),
  )
}
