import type { Tx } from './call.ts'
import { columnOf } from './rows.ts'

/** Adds a row to a table, its columns in our spelling; what is undefined is left to the table. A list for a JSON column goes in as text. */
export async function insertRow<Row extends object>(tx: Tx, table: string, row: Row): Promise<void> {
  const filledColumns = Object.entries(row).filter(([, value]) => value !== undefined)
  const names = filledColumns.map(([name]) => columnOf(name)).join(', ')
  const places = filledColumns.map((_, i) => `$${i + 1}`).join(', ')
  await tx.ask(
    `insert into ${table} (${names}) values (${places})`,
    filledColumns.map(([, value]) => value),
  )
}
