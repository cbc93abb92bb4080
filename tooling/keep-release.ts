import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Pool } from 'pg'
import { followers } from '../packages/server/src/app/areas.ts'
import { demoBusiness } from '../packages/server/src/app/demo/demo-business.ts'
import { connect } from '../packages/server/src/platform/connections.ts'
import { databaseOver } from '../packages/server/src/platform/database.ts'
import { filesIn } from '../packages/server/src/platform/folder-files.ts'
import { migrate } from '../packages/server/src/platform/migrations.ts'
import { loadReferenceData } from '../packages/server/src/reference/index.ts'

/**
 * Makes a release's demo business and keeps its rows for the test of migrations; the portal stays closed, so that
 * put-off work is still there. Run it in the release's own source, for some minutes: node tooling/keep-release.ts
 * <commit>
 */
const [commit] = process.argv.slice(2)
if (!commit) {
  process.stderr.write('Usage: node tooling/keep-release.ts <commit>\n')
  process.exit(1)
}
const migrations = new URL('../packages/server/migrations/', import.meta.url)
const kept = new URL('../packages/server/src/testing/release/', import.meta.url)
const rowsALine = 2_000

const folder = await mkdtemp(join(tmpdir(), 'landbridge-release-'))
const { pool, close } = await connect(undefined)
const hashes = await hashesOfMigrations()
await makeDemo(pool)
const head = { commit, at: new Date().toISOString(), newest: Object.keys(hashes).at(-1), migrations: hashes }
const lines = [JSON.stringify(head)]
for (const table of await tablesOf(pool)) lines.push(...(await linesOf(pool, table)))
await close()
await rm(folder, { recursive: true })

const text = Buffer.from(`${lines.join('\n')}\n`)
const options = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
}
await mkdir(kept, { recursive: true })
const archive = brotliCompressSync(text, { params: options })
await writeFile(new URL('release.jsonl.br', kept), archive)
process.stdout.write(`${lines.length} lines, ${text.length} bytes, kept in ${archive.length}\n`)

async function makeDemo(pool: Pool): Promise<void> {
  await migrate(pool)
  const clock = { shiftMs: 0 }
  const db = databaseOver(pool, clock, followers)
  const today = businessDay(new Date())
  await db.as({ actor: 'system' }, (tx) => loadReferenceData(tx, today, { samples: true }))
  const settings = { isProduction: false, publicAddress: undefined, trustsProxy: false, files: filesIn(folder) }
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  await demoBusiness({ db, clock, settings, password: 'Landbridge-demo-1', say }).make('whole')
}

/** What was released never changes: the test compares. */
async function hashesOfMigrations(): Promise<Record<string, string>> {
  const names = (await readdir(migrations)).toSorted()
  const hashes = names.map(async (name) => {
    return [
      name,
      createHash('sha256')
        .update(await readFile(new URL(name, migrations)))
        .digest('hex'),
    ] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

type Table = { name: string; columns: string[] }

/** Every table but the list of migrations, with the columns that can be written. */
async function tablesOf(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  return rows
}

/** The table's name and columns, then its rows column by column, some thousands a line: values that are alike lie together. */
async function linesOf(pool: Pool, { name, columns }: Table): Promise<string[]> {
  const lists = columns.map((column) => `json_agg("${column}") as "${column}"`)
  const { rows } = await pool.query<{ part: string }>(`
    select replace(to_json(part)::text, chr(10), '') as part from (
      select ${lists.join(', ')}
      from (select *, (row_number() over (order by ctid) - 1) / ${rowsALine} as line from "${name}") numbered
      group by line order by line) part`)
  return [JSON.stringify({ table: name, columns }), ...rows.map(({ part }) => part)]
}
