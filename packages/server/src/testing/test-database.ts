import { afterAll, inject } from 'vitest'
import { type Connections, connect } from '../platform/connections.ts'
import { databaseAt } from './database-template.ts'

let opened: Promise<Connections> | undefined
afterAll(async () => (await opened)?.close())

let emptying: Promise<string> | undefined

/** Connections to a database that holds the reference data and nothing else. Starting one takes seconds, emptying it milliseconds: one for each file of tests. */
export async function emptyDatabase(): Promise<Connections> {
  const url = process.env.DATABASE_URL
  opened ??= url ? copyOnServer(url) : connect(undefined, { template: inject('template') })
  const connections = await opened
  emptying ??= emptyTablesOf(connections).then(emptyingOf)
  await connections.pool.query(await emptying)
  return connections
}

/** Deletes all rows without asking what refers to them. Truncating the same tables makes files anew for each, which takes sixty times as long on PostgreSQL and ten times in the embedded database. */
const emptyingOf = (tables: string[]): string =>
  [
    'begin',
    'set local session_replication_role = replica',
    ...['pgboss.job', ...tables].map((name) => `delete from ${name}`),
    'commit',
  ].join(';\n')

/** The tables that a fresh copy of the template has no rows in: all but the reference data. */
async function emptyTablesOf({ pool }: Connections): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const asked = rows.map(({ name }) => `select '${name}' as name where not exists (select from ${name})`)
  const empty = await pool.query<{ name: string }>(asked.join(' union all '))
  return empty.rows.map(({ name }) => name)
}

async function copyOnServer(url: string): Promise<Connections> {
  const name = `landbridge_test_${process.pid}`
  const server = await connect(url)
  await server.pool.query(`create database ${name} template ${inject('template')}`)
  const copy = await connect(databaseAt(url, name))
  return {
    pool: copy.pool,
    async close() {
      await copy.close()
      await server.pool.query(`drop database ${name}`)
      await server.close()
    },
  }
}
