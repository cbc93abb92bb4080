import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { tables } from '../reference-tables.ts'

type KeptTable = 'place' | 'carrier' | 'codeItem' | 'exchangeRate'
type RowKey = Readonly<Record<string, string>>
export type Entry = { table: KeptTable; key: RowKey; row: object; version: number | undefined }

/** Adds a row, or changes the version that its editor saw, and answers the version it has now. */
export async function saveEntry(tx: Tx, entry: Entry): Promise<number> {
  return entry.version === undefined ? insertEntry(tx, entry) : updateEntry(tx, entry, entry.version)
}

async function insertEntry(tx: Tx, { table, key, row }: Entry): Promise<number> {
  const values = Object.entries({ ...key, ...row })
  const columns = sql.join(values.map(([name]) => sql.ref(name)))
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(values.map(([, value]) => storedValue(value)))})
    on conflict do nothing`.execute(tables(tx))
  if (numAffectedRows !== 1n) throw new Problem('reference.code-taken')
  return 1
}

async function updateEntry(tx: Tx, { table, key, row }: Entry, version: number): Promise<number> {
  const next = version + 1
  const changes = Object.entries({ ...row, version: next }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${storedValue(value)}`,
  )
  const keys = Object.entries({ ...key, version }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(keys, sql` and `)}`.execute(tables(tx))
  if (numAffectedRows !== 1n) throw new Problem('reference.changed-meanwhile')
  return next
}

/** Objects are kept as JSON; lists of words are the database's own. */
const storedValue = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value
