import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Pool } from 'pg'
import { connect } from '../packages/server/src/platform/connections.ts'

/**
 * Keeps the rows of a release's demo business for the test of migrations, which runs every later migration over them.
 * Run it in the release's own source, on the data of a server that was started there and stopped:
 *   DATA_DIR=/tmp/released SEED_DEMO=whole npm start      (until it is open, then Ctrl-C)
 *   node tooling/keep-release.ts /tmp/released <commit>
 */
const [folder, commit] = process.argv.slice(2)
if (!folder || !commit) {
  process.stderr.write('Usage: node tooling/keep-release.ts <data folder> <commit>' + '\n')
  process.exit(1)
}
const migrations = new URL('../packages/server/migrations/', import.meta.url)
const kept = new URL('../packages/server/src/testing/release/', import.meta.url)
const rowsALine = 2_000

const { pool, close } = await connect(undefined, { folder: join(folder, 'database') })
const hashes = await hashesOfMigrations()
const head = { commit, at: new Date().toISOString(), newest: Object.keys(hashes).at(-1), migrations: hashes }
const lines = [JSON.stringify(head)]
for (const table of await tablesOf(pool)) lines.push(...(await linesOf(pool, table)))
await close()

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
