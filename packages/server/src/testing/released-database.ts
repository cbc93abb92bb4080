import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { type Connections, connect } from '../platform/connections.ts'
import { migrate } from '../platform/migrations.ts'
import { databaseAt } from './database-template.ts'

/** The last release as tooling/keep-release.ts wrote it: moment, source, newest migration, hash of each. */
type Release = { commit: string; at: string; newest: string; migrations: Record<string, string> }
type Table = { table: string; columns: string[] }

const file = new URL('./release/release.jsonl.br', import.meta.url)

/** A database as the last release left it, full of its demo business: its own migrations have run over it and none since. */
export async function releasedDatabase(): Promise<Connections & { release: Release }> {
  const lines = brotliDecompressSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const release: Release = JSON.parse(lines.shift() ?? '')
  const connections = await freshDatabase()
  await migrate(connections.pool, { until: release.newest })
  const client = await connections.pool.connect()
  await fillTables(client, lines)
  client.release(true)
  return { ...connections, release }
}

async function freshDatabase(): Promise<Connections> {
  const url = process.env.DATABASE_URL
  if (!url) return connect(undefined)
  const name = `landbridge_released_${process.pid}`
  const server = await connect(url)
  await server.pool.query(`create database ${name}`)
  const { pool, close } = await connect(databaseAt(url, name))
  return {
    pool,
    async close() {
      await close()
      await server.pool.query(`drop database ${name}`)
      await server.close()
    },
  }
}

/** Puts the kept rows in the place of those that the migrations made, unchecked: they were right when they were kept. */
async function fillTables(client: PoolClient, lines: readonly string[]) {
  await client.query('begin; set local session_replication_role = replica')
  let at: Table | undefined
  for (const line of lines) {
    const table = line.startsWith('{"table":') ? (JSON.parse(line) as Table) : undefined
    if (table) await client.query(`truncate "${table.table}" cascade`)
  }
  for (const line of lines) {
    if (line.startsWith('{"table":')) at = JSON.parse(line) as Table
    else if (at) await insert(client, at, line)
  }
  await client.query('commit')
  await continueCounting(client)
}

/** The database reads the values itself, so that no number passes through one of ours. */
async function insert(client: PoolClient, { table, columns }: Table, lists: string) {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const elements = columns.map((column) => `json_array_elements(kept.lists -> '${column}')`).join(', ')
  await client.query(
    `insert into "${table}" (${names}) overriding system value
      select ${columns.map((column) => `filled."${column}"`).join(', ')}
      from (select $1::json as lists) kept, rows from (${elements}) as line (${names}),
        json_populate_record(null::"${table}", row_to_json(line)) filled`,
    [lists],
  )
}

/** Numbers that the database itself gives go on behind the last one kept. */
async function continueCounting(client: PoolClient) {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and attidentity <> ''`)
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max("${column}"), 0) + 1, false) from "${table}"`,
    )
}

/** The number of values of each column of each table, and a sum over their hashes, in which two databases that hold the same agree. */
export async function contentOf(pool: Pool): Promise<Map<string, string>> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and attnum > 0 and not attisdropped
    order by relname, attnum`)
  const content = new Map<string, string>()
  for (const [table, tableColumns = []] of Map.groupBy(columns, (one) => one.table)) {
    const sums = tableColumns.map(
      ({ column }) => `count("${column}") || ' values, ' ||
      coalesce(sum(hashtextextended("${column}"::text, 0)::numeric), 0) as "${column}"`,
    )
    const { rows } = await pool.query(`select count(*) || ' rows' as "*", ${sums.join(', ')} from "${table}"`)
    for (const [column, sum] of Object.entries(rows[0])) content.set(`${table}.${column}`, String(sum))
  }
  return content
}

/** All that makes a schema, as sentences: two databases that agree in them behave alike. */
export async function schemaOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ part: string }>(`
    with own as (select oid, relname, relkind, relrowsecurity, relforcerowsecurity, relacl from pg_class
      where relnamespace = 'public'::regnamespace)
    select format('%s %s security %s %s', relkind, relname, relrowsecurity, relforcerowsecurity) as part from own
      where relkind in ('r', 'v', 'm', 'S', 'p')
    union all select format('grant on %s: %s may %s', relname, grantee::regrole, privilege_type)
      from own, aclexplode(relacl) where grantee <> 0
    union all select format('column %s.%s %s%s%s%s %s; %s', relname, attname, format_type(atttypid, atttypmod),
        case when attnotnull then ' not null' end, attidentity, attgenerated, pg_get_expr(adbin, adrelid),
        (select string_agg(format('%s may %s', grantee::regrole, privilege_type), ', ' order by grantee::regrole::text, privilege_type)
          from aclexplode(attacl)))
      from own join pg_attribute on attrelid = own.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relkind in ('r', 'v', 'm', 'p')
    union all select format('constraint %s.%s %s%s', relname, conname, pg_get_constraintdef(pg_constraint.oid),
        case when not convalidated then ' not validated' end)
      from own join pg_constraint on conrelid = own.oid
    union all select format('%s%s', pg_get_indexdef(indexrelid), case when not indisvalid then ' invalid' end)
      from own join pg_index on indrelid = own.oid
    union all select pg_get_triggerdef(pg_trigger.oid) from own join pg_trigger on tgrelid = own.oid where not tgisinternal
    union all select format('policy %s.%s %s %s to %s using %s with %s', tablename, policyname, permissive, cmd, roles, qual, with_check)
      from pg_policies where schemaname = 'public'
    union all select format('%s %s', pg_get_functiondef(pg_proc.oid), proacl)
      from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('extension %s', extname) from pg_extension
    order by part`)
  return rows.map(({ part }) => part)
}
