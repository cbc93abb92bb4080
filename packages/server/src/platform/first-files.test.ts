import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { firstFiles, keepFirstFiles } from './first-files.ts'

let place: string
let folder: string

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'landbridge-first-'))
  folder = join(place, 'data', 'database')
})
afterEach(() => rm(place, { recursive: true, force: true }))

it('gives a new folder its first files, and one that holds a database none', async () => {
  expect((await firstFiles(folder))?.size).toBeGreaterThan(1_000_000)
  await mkdir(folder)
  await writeFile(join(folder, 'PG_VERSION'), '18')
  await keepFirstFiles(folder)
  expect(await firstFiles(folder)).toBeUndefined()
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
})

it('begins again where the program ended while the files were being unpacked', async () => {
  await firstFiles(folder)
  await mkdir(join(folder, 'base'), { recursive: true })
  await writeFile(join(folder, 'PG_VERSION'), '18')
  expect((await firstFiles(folder))?.size).toBeGreaterThan(1_000_000)
  expect(existsSync(folder)).toBe(false)
})

it('holds what initdb of the installed version would make: the same tables, functions, types and settings', async () => {
  const [made, delivered] = await Promise.all([
    PGlite.create(),
    firstFiles(undefined).then((archive) => PGlite.create({ ...(archive && { loadDataDir: archive }) })),
  ])
  for (const table of ['pg_class', 'pg_proc', 'pg_type', 'pg_operator', 'pg_opclass', 'pg_cast', 'pg_collation']) {
    const rows = `select count(*)::int as n, md5(string_agg(r::text, ' ' order by r::text)) as hash from ${table} r`
    expect([table, (await delivered.query(rows)).rows]).toEqual([table, (await made.query(rows)).rows])
  }
  const control = 'select pg_control_version, catalog_version_no from pg_control_system()'
  expect((await delivered.query(control)).rows).toEqual((await made.query(control)).rows)
  const offset = `select extract(timezone from now())::int as seconds`
  expect((await delivered.query(offset)).rows).toEqual([{ seconds: 0 }])
  await Promise.all([made.close(), delivered.close()])
})
