import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { findPostgres, startPostgres } from '../../../../scripts/postgres.mjs'
import { newWorldWithSessions } from '../access/access-fixtures.ts'
import { system } from '../platform/caller.ts'
import { connect } from '../platform/connections.ts'
import { filesIn } from '../platform/folder-files.ts'
import { migrate } from '../platform/migrations.ts'
import { loadReferenceData } from '../reference/index.ts'
import { runCommand } from './command-line.ts'

const base = await mkdtemp(join(tmpdir(), 'landbridge-drill-'))
const programs = findPostgres()
const serverFolder = await mkdtemp(join(tmpdir(), 'landbridge-drill-postgres-'))
const server = programs ? await startPostgres(programs, serverFolder) : undefined
afterAll(async () => {
  await server?.stop()
  for (const made of [base, serverFolder]) await rm(made, { recursive: true, force: true })
})
afterEach(() => vi.restoreAllMocks())

const now = '2031-01-15T08:00:00Z'
const password = 'a-long-night-at-the-desk'
// biome-ignore lint/style/noProcessEnv: PostgreSQL's programs are found by it
const path = process.env.PATH
const bytes = Buffer.from('%PDF-1.7 a packing list')

/** What embedded databases start from; beside a server there is none, and the embedded one was tried before. */
const archive = inject('template').endsWith('.tar') ? inject('template') : undefined

type Place = { DATA_DIR: string; DATABASE_URL?: string }
const open = ({ DATA_DIR, DATABASE_URL }: Place, template?: string) =>
  connect(DATABASE_URL, { folder: join(DATA_DIR, 'database'), ...(template && { template }) })

/** Where a deployment can be made: on the embedded database, or by a login that owns its database and is nothing more. */
const places: Record<string, () => Promise<Place>> = {}
if (archive) places['the embedded database'] = async () => ({ DATA_DIR: join(base, randomUUID()) })
if (server)
  places.PostgreSQL = async () => {
    const name = `d${randomUUID().replaceAll('-', '')}`
    const admin = new Pool({ connectionString: server.url, max: 1 })
    await admin.query(`create role ${name} login createrole password 'with: a sign'`)
    await admin.query(`create database ${name} owner ${name}`)
    // On a new server the login makes these itself; here an earlier one did.
    const { rows } = await admin.query(`select rolname as role from pg_roles where rolname like 'landbridge\\_%'`)
    for (const { role } of rows) await admin.query(`grant ${role} to ${name}`)
    await admin.end()
    const at = Object.assign(new URL(server.url), { pathname: `/${name}`, username: name, password: 'with: a sign' })
    return { DATA_DIR: join(base, randomUUID()), DATABASE_URL: at.href }
  }

/** What the program says to a person, and how it ends. */
async function command(place: Place, ...words: string[]) {
  const said: string[] = []
  const hear = (part: unknown) => said.push(String(part)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(hear)
  vi.spyOn(process.stderr, 'write').mockImplementation(hear)
  const code = await runCommand(words, { PATH: path, ...place, NODE_ENV: 'test' })
  vi.restoreAllMocks()
  return { code, said: said.join('') }
}

/** A portal with an administrator, a company's user who can log in, and a file. */
async function business(place: Place): Promise<{ userId: string; sha256: string }> {
  await mkdir(place.DATA_DIR, { recursive: true })
  const { pool, close } = await open(place, place.DATABASE_URL ? undefined : archive)
  try {
    await migrate(pool)
    const { user, db } = await newWorldWithSessions(now, {}, pool)
    await db.as(system, (tx) => loadReferenceData(tx, now.slice(0, 10)))
    const { id } = await user({ account: 'wang', kind: 'staff', password })
    const sha256 = await filesIn(join(place.DATA_DIR, 'files')).put(bytes)
    await pool.query(
      `insert into attachment (id, audience, file_name, size, media_type, sha256, uploaded_by)
       values ($1, 'staff', 'list.pdf', $2, 'application/pdf', $3, $4)`,
      [randomUUID(), bytes.length, sha256, id],
    )
    return { userId: id, sha256 }
  } finally {
    await close()
  }
}

const kinds = Object.entries(places)

describe.each(kinds)('a backup of %s', (_, place) => {
  const folder = join(base, randomUUID())
  let own: Place
  let userId: string
  let sha256: string
  beforeAll(async () => {
    own = await place()
    ;({ userId, sha256 } = await business(own))
  })

  it('comes back into an empty place: every count agrees, the file is there, and people log in', async () => {
    const made = await command(own, 'backup', '--to', folder)
    expect(made, made.said).toMatchObject({ code: 0 })
    const { counts, schema } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
    expect(schema).toHaveLength((await readdir(new URL('../../migrations/', import.meta.url))).length)
    expect(counts['public.attachment']).toBe(1)
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0)

    const other = await place()
    const restored = await command(other, 'restore', '--from', folder)
    expect(restored, restored.said).toMatchObject({ code: 0 })
    const { pool, close } = await open(other)
    try {
      for (const [table, rows] of Object.entries(counts)) {
        const found = await pool.query(`select count(*)::int as n from ${table}`)
        expect.soft(found.rows[0].n, table).toBe(rows)
      }
      const file = await filesIn(join(other.DATA_DIR, 'files')).read(sha256)
      expect(Buffer.concat((await file?.toArray()) ?? [])).toEqual(bytes)
      await migrate(pool)
      const world = await newWorldWithSessions(now, {}, pool)
      const browser = world.browser()
      expect((await browser.logIn('wang', password)).body).toMatchObject({ success: true })
      // What the start brings is looked for again: whatever made the copy may have brought less.
      expect((await pool.query('select checksum from reference_delivery')).rows).toEqual([{ checksum: '' }])
      // The walls came back with the rows: a guest's eyes see nobody.
      await expect(world.db.readAs({ actor: 'guest' }, (tx) => tx.ask('select id from app_user', []))).rejects.toThrow(
        /permission denied/,
      )
      expect((await pool.query('select id from app_user')).rows).toContainEqual({ id: userId })
    } finally {
      await close()
    }
    expect(await command(other, 'audit', 'verify')).toMatchObject({ code: 0 })
  })

  it('does not come back over anything, nor when it is damaged, nor when a newer portal made it', async () => {
    expect(await command(own, 'restore', '--from', folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/is not empty/),
    })
    expect(await command(own, 'backup', '--to', folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/is not empty/),
    })

    const other = await place()
    const manifest = join(folder, 'manifest.json')
    const whole = await readFile(manifest, 'utf8')
    const newer = JSON.parse(whole)
    newer.schema.push('9999-later.sql')
    await writeFile(manifest, JSON.stringify(newer))
    expect(await command(other, 'restore', '--from', folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/newer portal.*9999-later/),
    })
    await writeFile(manifest, whole)
    await appendFile(join(folder, 'files', sha256), 'x')
    expect(await command(other, 'restore', '--from', folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/damaged/),
    })
    await writeFile(join(folder, 'files', sha256), bytes)
    await appendFile(join(folder, JSON.parse(whole).dump.name), 'x')
    expect(await command(other, 'restore', '--from', folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/damaged/),
    })
    await rm(manifest)
    expect(await command(other, 'restore', '--from', folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/no whole backup/),
    })
    expect(await readdir(join(other.DATA_DIR, 'database')).catch(() => [])).toEqual([])
  })

  it('says which files are lost', async () => {
    await filesIn(join(own.DATA_DIR, 'files')).drop(sha256)
    const { code, said } = await command(own, 'backup', '--to', join(base, randomUUID()))
    expect(code).toBe(1)
    expect(said).toContain(sha256)
  })
})

it('tells how it is used when it is not told from where or to where', async () => {
  const place = { DATA_DIR: join(base, randomUUID()) }
  expect(await command(place, 'backup')).toMatchObject({ code: 1, said: expect.stringMatching(/Usage/) })
  expect(await command(place, 'restore')).toMatchObject({ code: 1, said: expect.stringMatching(/Usage/) })
  expect(await command(place, 'backup', '--to', join(base, randomUUID()))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/no database/),
  })
})
