import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Pool, type PoolClient } from 'pg'
import { connect } from './connections.ts'
import { startEmbedded } from './embedded-database.ts'
import { migrationsFolder } from './migrations.ts'

/** The rows' place: a PostgreSQL with the environment of its programs, or the embedded database's folder. */
export type Source = Server | { folder: string }
type Server = { url: string; environment: NodeJS.ProcessEnv }

type Contents = { schema: string[]; counts: Record<string, number>; hashes: string[] }

const databaseName = 'postgres'

/** Copies the whole database into a file and tells what is in the copy. `hashes` asks for the files that rows name. */
export async function dumpDatabase(source: Source, file: string, hashes: string): Promise<Contents> {
  return 'url' in source ? dumpServer(source, file, hashes) : dumpEmbedded(source.folder, file, hashes)
}

async function dumpEmbedded(folder: string, file: string, hashes: string): Promise<Contents> {
  const embedded = await startEmbedded({ folder })
  try {
    const pool = new Pool({ host: embedded.host, user: 'postgres', database: databaseName, max: 1 })
    const client = await pool.connect()
    const contents = await contentsOf(client, hashes).finally(() => client.release())
    await pool.end()
    await embedded.keepAs(file)
    return contents
  } finally {
    await embedded.stop()
  }
}

/** Counts and copy share one snapshot beside a serving portal. */
async function dumpServer(server: Server, file: string, hashes: string): Promise<Contents> {
  const { pool, close } = await connect(server.url, { poolSize: 1 })
  try {
    const client = await pool.connect()
    try {
      await client.query('begin isolation level repeatable read, read only')
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
      const contents = await contentsOf(client, hashes)
      // The login owns the tables; their policies hold for it too, and as a member of the portal's roles it sees every row.
      const how = ['--format=custom', '--enable-row-security', `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`]
      await runProgram('pg_dump', server, [...how, addressOf(server.url).href])
      return contents
    } finally {
      client.release(true)
    }
  } finally {
    await close()
  }
}

type Restoring = { hashes: string; broughtBack: string }

/** Puts a copy into an empty database and tells what is there now. */
export async function restoreDatabase(target: Source, file: string, restoring: Restoring): Promise<Contents> {
  return 'url' in target ? restoreServer(target, file, restoring) : restoreEmbedded(target.folder, file, restoring)
}

async function restoreEmbedded(folder: string, template: string, restoring: Restoring): Promise<Contents> {
  const { pool, close } = await connect(undefined, { folder, template })
  try {
    await pool.query(restoring.broughtBack)
    return await withClient(pool, (client) => contentsOf(client, restoring.hashes))
  } finally {
    await close()
  }
}

async function restoreServer(server: Server, file: string, { hashes, broughtBack }: Restoring): Promise<Contents> {
  const { pool, close } = await connect(server.url, { poolSize: 1 })
  try {
    // Roles belong to the server and not to the database: a copy grants to them and does not make them.
    await pool.query(await rolesOfThePortal())
    await restoreFrom(file, server)
    for (const statement of await rightsOnTablesToCome()) await pool.query(statement)
    await pool.query(broughtBack)
    return await withClient(pool, (client) => contentsOf(client, hashes))
  } finally {
    await close()
  }
}

/** All that the copy lists but the rights on tables to come: those name the login that was, and this one may be another. */
async function restoreFrom(file: string, server: Server): Promise<void> {
  const listed = await runProgram('pg_restore', server, ['--list', file])
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-'))
  const list = join(folder, 'list')
  await writeFile(list, listed.replaceAll(/^.* DEFAULT ACL .*\n/gm, ''))
  const how = [`--use-list=${list}`, '--no-owner', '--no-comments', '--single-transaction', '--exit-on-error']
  await runProgram('pg_restore', server, [...how, `--dbname=${addressOf(server.url).href}`, file]).finally(() =>
    rm(folder, { recursive: true }),
  )
}

async function rightsOnTablesToCome(): Promise<string[]> {
  const names = (await readdir(migrationsFolder)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, migrationsFolder), 'utf8')))
  return texts.flatMap((text) => text.match(/^\s*alter default privileges [^;]*;/gm) ?? [])
}

export async function isEmptyServer(url: string): Promise<boolean> {
  const { pool, close } = await connect(url, { poolSize: 1 })
  try {
    return (await withClient(pool, tablesOf)).length === 0
  } finally {
    await close()
  }
}

/** The first statement of the first migration makes the roles, and bears to run again. */
async function rolesOfThePortal(): Promise<string> {
  const text = await readFile(new URL('0001-platform.sql', migrationsFolder), 'utf8')
  const end = '\n$$;'
  return text.slice(0, text.indexOf(end) + end.length)
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  return work(client).finally(() => client.release())
}

async function tablesOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  return rows.map(({ name }) => name)
}

async function contentsOf(client: PoolClient, hashes: string): Promise<Contents> {
  const counts: Record<string, number> = {}
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table}`)
    counts[table] = Number(rows[0]?.n)
  }
  const schema = await client.query<{ name: string }>('select name from migration order by name')
  const files = await client.query<{ hash: string }>(hashes)
  return { schema: schema.rows.map(({ name }) => name), counts, hashes: files.rows.map(({ hash }) => hash) }
}

const run = promisify(execFile)

/** Without the password, which other users of the machine would see among a program's words. */
const addressOf = (url: string) => Object.assign(new URL(url), { password: '' })

async function runProgram(program: string, { url, environment }: Server, words: readonly string[]): Promise<string> {
  const password = decodeURIComponent(new URL(url).password)
  const env = { ...environment, ...(password && { PGPASSWORD: password }) }
  try {
    return (await run(program, [...words], { env, maxBuffer: 16_000_000 })).stdout
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT') throw new Error(`${program} was not found. Install PostgreSQL's client programs.`)
    throw new Error(`${program} failed: ${stderr?.trim() || String(error)}`)
  }
}
