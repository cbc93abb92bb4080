import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { system } from '../platform/caller.ts'
import { connect } from '../platform/connections.ts'
import { databaseOver } from '../platform/database.ts'
import { startEmbedded } from '../platform/embedded-database.ts'
import { migrate } from '../platform/migrations.ts'
import { loadReferenceData } from '../reference/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The archive or the database that every test worker's database is a copy of. */
    template: string
    folder: string
  }
}

/** Migrates one database before the tests, so that each worker starts from a copy: a database of the server's, or an archive. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-tests-'))
  project.provide('folder', folder)
  const forget = await (url ? templateOnServer(project, url) : templateArchive(project, folder))
  return async () => {
    await forget()
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}

async function templateArchive(project: TestProject, folder: string) {
  const file = join(folder, 'database.tar')
  const embedded = await startEmbedded({})
  const pool = new Pool({ host: embedded.host, user: 'postgres', database: 'postgres', max: 1 })
  await fillTemplate(pool)
  await pool.end()
  await embedded.keepAs(file)
  await embedded.stop()
  project.provide('template', file)
  return async () => undefined
}

async function templateOnServer(project: TestProject, url: string) {
  const name = `landbridge_template_${process.pid}`
  const server = await connect(url)
  await server.pool.query(`create database ${name}`)
  const template = await connect(databaseAt(url, name))
  await fillTemplate(template.pool)
  await template.close()
  project.provide('template', name)
  return async () => {
    const copies = `select datname from pg_database where datname = $1 or datname like $1 || '\\_%'`
    const { rows } = await server.pool.query<{ datname: string }>(copies, [name])
    for (const { datname } of rows) await server.pool.query(`drop database ${datname} with (force)`)
    await server.close()
  }
}

/** The tables, and the reference data of the day that most tests play on. */
async function fillTemplate(pool: Pool) {
  await migrate(pool)
  await databaseOver(pool, { shiftMs: 0 }, []).as(system, (tx) => loadReferenceData(tx, '2031-01-15'))
}

export function databaseAt(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
