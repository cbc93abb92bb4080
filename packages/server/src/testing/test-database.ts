import { inject } from 'vitest'
import { type Connections, connect } from '../platform/connections.ts'
import { databaseAt } from './database-template.ts'

type TestDatabase = Connections & { emptying: string; untouched: string; kept: readonly string[] }

/** True for a PostgreSQL whose timeouts work, which they do not under faketime. */
export const serverTimesOut = Boolean(process.env.DATABASE_URL) && !process.env.FAKETIME

let openedDatabase: Promise<TestDatabase> | undefined
let isOfThisFile = false

/** The remains of the last file of tests are looked at before this one uses the database. */
export function beginFile(): void {
  isOfThisFile = false
}

/** Connections to a database with the reference data alone, started once per process and emptied between tests. */
export async function emptyDatabase(): Promise<Connections> {
  if (!isOfThisFile) openedDatabase = openedDatabase ? openedDatabase.then(checkUntouched) : openDatabase()
  isOfThisFile = true
  openedDatabase ??= openDatabase()
  const database = await openedDatabase
  await database.pool.query(database.emptying)
  return database
}

async function openDatabase(): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL
  const connections = await (url ? copyOnServer(url) : connect(undefined, { template: inject('template') }))
  const tables = await tablesOf(connections)
  const filledTables = tables.filled
  return {
    ...connections,
    kept: filledTables,
    emptying: emptyingOf(tables.empty),
    untouched: await stateOf(connections, filledTables),
  }
}

async function checkUntouched(database: TestDatabase): Promise<TestDatabase> {
  await endIdle(database)
  if ((await stateOf(database, database.kept)) === database.untouched) return database
  await database.close()
  return openDatabase()
}

/** Ends the connections that nobody uses, with the statements that were prepared on them. */
export async function endIdle({ pool }: Connections): Promise<void> {
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const connection of idle) connection.release(true)
}

/** A text that changes when a table is made, or a row of the reference data is written or deleted. */
async function stateOf({ pool }: Connections, kept: readonly string[]): Promise<string> {
  const rowsOf = (name: string) => `select count(*), coalesce(max(xmin::text::bigint), 0) from ${name}`
  const tableCount = "select count(*), max(oid::bigint) from pg_class where relpersistence = 'p'"
  const { rows } = await pool.query([tableCount, ...kept.map(rowsOf)].join(' union all '))
  return JSON.stringify(rows)
}

/** Deletes all rows without asking what refers to them; truncating makes files anew for each table and takes ten to sixty times as long. */
const emptyingOf = (tables: string[]): string =>
  [
    'begin',
    'set local session_replication_role = replica',
    ...['pgboss.job', ...tables].map((name) => `delete from ${name}`),
    'commit',
  ].join(';\n')

/** The tables of a fresh copy of the template: only those of the reference data have rows. */
async function tablesOf({ pool }: Connections): Promise<Record<'empty' | 'filled', string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const lookups = rows.map(({ name }) => `select '${name}' as name, exists (select from ${name}) as "isFilled"`)
  const answers = await pool.query<{ name: string; isFilled: boolean }>(lookups.join(' union all '))
  const namesOf = (isFilled: boolean) => answers.rows.filter((row) => row.isFilled === isFilled).map(({ name }) => name)
  return { empty: namesOf(false), filled: namesOf(true) }
}

async function copyOnServer(url: string): Promise<Connections> {
  const name = `${inject('template')}_${process.pid}`
  const server = await connect(url)
  await server.pool.query(`drop database if exists ${name}`)
  await server.pool.query(`create database ${name} template ${inject('template')}`)
  await server.close()
  return connect(databaseAt(url, name))
}
