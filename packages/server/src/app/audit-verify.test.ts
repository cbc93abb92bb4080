import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, expect, inject, it, vi } from 'vitest'
import { audit } from '../platform/audit.ts'
import { sealAudit } from '../platform/audit-chain/audit-chain-rounds.ts'
import { system } from '../platform/caller.ts'
import { connect } from '../platform/connections.ts'
import { databaseAt } from '../testing/database-template.ts'
import { newWorld } from '../testing/world.ts'
import { runCommand } from './command-line.ts'

// biome-ignore lint/style/noProcessEnv: the server beside which the tests run
const server = process.env.DATABASE_URL
const base = await mkdtemp(join(tmpdir(), 'landbridge-verify-'))
afterAll(() => rm(base, { recursive: true, force: true }))

type Place = { DATA_DIR: string; DATABASE_URL?: string }

/** A deployment of its own: a folder, or a database on the server. */
async function newPlace(): Promise<Place> {
  const DATA_DIR = join(base, randomUUID())
  if (!server) {
    await mkdir(DATA_DIR)
    return { DATA_DIR }
  }
  const { pool, close } = await connect(server)
  const name = `${inject('template')}_verify_${process.pid}`
  await pool.query(`drop database if exists ${name} with (force)`)
  await pool.query(`create database ${name} template ${inject('template')}`)
  await close()
  return { DATA_DIR, DATABASE_URL: databaseAt(server, name) }
}

/** Does something in a deployment in which nobody else is. */
async function inside({ DATA_DIR, DATABASE_URL }: Place, work: (pool: Pool) => Promise<void>) {
  const folder = join(DATA_DIR, 'database')
  const isNew = !DATABASE_URL && !existsSync(folder)
  const { pool, close } = await connect(DATABASE_URL, { folder, ...(isNew && { template: inject('template') }) })
  await work(pool).finally(close)
}

/** What the command says to a person, and how it ends. */
async function verify(place: Place) {
  const printed: string[] = []
  const hear = (part: unknown) => printed.push(String(part)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(hear)
  vi.spyOn(process.stderr, 'write').mockImplementation(hear)
  const code = await runCommand(['audit', 'verify'], { ...place, NODE_ENV: 'test' })
  vi.restoreAllMocks()
  return { code, text: printed.join('') }
}

it('ends with 2 and says for how long when an entry has had no seal for over a minute, and says that what is sealed is whole', async () => {
  const place = await newPlace()
  await inside(place, async (pool) => {
    const { db, app } = await newWorld(undefined, pool)
    const write = (id: string) =>
      db.as(system, (tx, now) =>
        audit(
          { tx, now, caller: system, language: 'en' },
          { action: 'booking.draft', thing: 'booking', id, customerId: null },
        ),
      )
    for (const id of ['b1', 'b2', 'b3']) await write(id)
    await db.as(system, (tx, now) => sealAudit({ tx, now, caller: system, language: 'en' }, app.log))
    for (const id of ['b4', 'b5']) await write(id)
  })
  const justWritten = await verify(place)
  expect(justWritten, justWritten.text).toMatchObject({
    code: 0,
    text: expect.stringMatching(/is whole: 3 entries.* 2 wait for their seal/),
  })
  await inside(place, async (pool) => {
    await pool.query(`update audit_unsealed set written_at = written_at - interval '12 minutes'`)
  })
  const late = await verify(place)
  expect(late).toMatchObject({ code: 2, text: expect.stringMatching(/is whole: 3 entries.* 2 wait for their seal/) })
  expect(late.text).toMatch(/The oldest entry without a seal has waited 1\d min; sealing takes seconds/)
  await inside(place, async (pool) => {
    await pool.query(
      `set session_replication_role = replica; update audit_entry set after = '{"n": 7}' where thing_id = 'b2'; reset session_replication_role`,
    )
  })
  expect(await verify(place)).toMatchObject({ code: 1, text: expect.stringMatching(/BROKEN at entry 2/) })
})
