import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** A key that the server alone knows; the first who needs it makes it. */
export async function keyNamed(tx: Tx, name: 'code' | 'second-factor'): Promise<Buffer> {
  await sql`insert into access_secret (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ value: Buffer }>`select value from access_secret where name = ${name}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`The key ${name} is not there.`)
  return row.value
}
