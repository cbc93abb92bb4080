import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { insertPeople } from '../tooling/answers/people.ts'
import { type PortalProcess, startPortal } from '../tooling/portal-process.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>

type Database = { url: string; crash?(): Promise<void>; close(): Promise<void> }

/** The people of the recorded answers in a PostgreSQL, and nodes over it that are started one by one, each on the port it had before. */
export async function openShop(given?: Database) {
  const database = given ?? (await openDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-nodes-'))
  const pool = new Pool({ connectionString: database.url, max: 1 }).on('error', () => {})
  let hasPeople = false
  const ports = ['0', '0']
  return {
    /** Asks the database itself, as only a proof may. */
    ask: async <T extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]> =>
      (await pool.query<T>(text, values)).rows,
    async start(which: number): Promise<PortalProcess> {
      const environment = {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        FILES_SHARED: 'true',
        DRAIN_MS: '5000',
        PORT: ports[which] ?? '0',
        SEED_DEMO: 'false',
      }
      const portal = await startPortal({ ...environment, LOG_LEVEL: 'silent' }, { from: 'bundle' })
      ports[which] = new URL(portal.address).port
      if (!hasPeople) await insertPeople((text, values) => pool.query(text, values))
      hasPeople = true
      return portal
    },
    /** Ends the database as a power cut would, and starts it again. */
    crash: async () => database.crash?.(),
    async close() {
      await pool.end()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openDatabase(): Promise<Database> {
  const programs = findPostgres()
  if (!programs) throw new Error('This proof needs the programs of a PostgreSQL server.')
  const base = await mkdtemp(join(tmpdir(), 'landbridge-postgres-'))
  const postgres = await startPostgres(programs, base)
  return {
    url: postgres.url,
    crash: postgres.crash,
    async close() {
      await postgres.stop()
      await rm(base, { recursive: true, force: true })
    },
  }
}
