import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabase, serverTimesOut } from '../testing/test-database.ts'
import { migrate } from './migrations.ts'

const onServer = Boolean(process.env.DATABASE_URL)
const folders: string[] = []
const { pool } = await emptyDatabase()
const clean = () =>
  pool.query(
    "drop table if exists cart, wheel; drop sequence if exists turn; delete from migration where name like '9%'",
  )
beforeEach(clean)
afterEach(async () => {
  await clean()
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

async function folderWith(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-migrations-'))
  folders.push(folder)
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  return pathToFileURL(`${folder}/`)
}

const done = async () =>
  (await pool.query("select name from migration where name like '9%' order by name")).rows.map(({ name }) => name)

it('leaves nothing of a file that fails, and keeps those before it', async () => {
  const folder = await folderWith({
    '9001-cart.sql': 'create table cart (id int); insert into cart values (1);',
    '9002-wheel.sql': 'create table wheel (id int); insert into cart values (2); select 1 / 0;',
  })
  await expect(migrate(pool, { folder })).rejects.toThrow('division by zero')
  expect(await done()).toEqual(['9001-cart.sql'])
  expect((await pool.query("select id, to_regclass('wheel') as wheel from cart")).rows).toEqual([
    { id: 1, wheel: null },
  ])
})

it('makes an index while others write, in a file that says it runs outside a transaction', async () => {
  const folder = await folderWith({
    '9001-cart.sql': 'create table cart (id int);',
    '9002-cart-index.sql': [
      '-- Outside a transaction: an index on a table that may be large.',
      'drop index concurrently if exists cart_by_id;',
      'create index concurrently cart_by_id on cart (id)',
      '  where id > 0;',
      '',
    ].join('\n'),
  })
  await migrate(pool, { folder })
  expect(await done()).toEqual(['9001-cart.sql', '9002-cart-index.sql'])
  const { rows } = await pool.query("select indisvalid from pg_index where indexrelid = 'cart_by_id'::regclass")
  expect(rows).toEqual([{ indisvalid: true }])
})

it('goes on in a file outside a transaction that was broken off', async () => {
  const first = 'create table if not exists cart (id int);'
  const broken = await folderWith({ '9001-cart.sql': `-- Outside a transaction.\n${first}\nselect 1 / 0;\n` })
  await expect(migrate(pool, { folder: broken })).rejects.toThrow('division by zero')
  expect(await done()).toEqual([])
  await migrate(pool, { folder: await folderWith({ '9001-cart.sql': `-- Outside a transaction.\n${first}\n` }) })
  expect(await done()).toEqual(['9001-cart.sql'])
})

it('runs no further than it is told', async () => {
  const folder = await folderWith({ '9001-cart.sql': 'create table cart (id int);', '9002-wheel.sql': 'select 1 / 0;' })
  await migrate(pool, { folder, until: '9001-cart.sql' })
  expect(await done()).toEqual(['9001-cart.sql'])
})

it.runIf(serverTimesOut)('lets others go first where a table is in use, and comes back', async () => {
  await pool.query('create table cart (id int)')
  const folder = await folderWith({ '9001-cart.sql': 'alter table cart add column name text;' })
  const reader = await pool.connect()
  await reader.query('begin; select from cart')
  const migrated = migrate(pool, { folder, lockMs: 50, pauseMs: 100 })
  // Whoever comes after the migration asked for the table is not kept waiting until the reader ends.
  await expect.poll(async () => (await pool.query('select count(*)::int as n from cart')).rows[0]?.n).toBe(0)
  await reader.query('commit')
  reader.release()
  await migrated
  expect(await done()).toEqual(['9001-cart.sql'])
})

it('tries a file once more that the database gave up, for it and another waited for each other', async () => {
  await pool.query('create sequence turn')
  const folder = await folderWith({
    '9001-cart.sql': `create table cart (id int);
      do $$ begin if nextval('turn') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if; end $$;`,
  })
  await migrate(pool, { folder, pauseMs: 10 })
  expect(await done()).toEqual(['9001-cart.sql'])
})

it.runIf(serverTimesOut)('gives up after so many tries, and the table stands as it was', async () => {
  await pool.query('create table cart (id int)')
  const folder = await folderWith({ '9001-cart.sql': 'alter table cart add column name text;' })
  const reader = await pool.connect()
  await reader.query('begin; select from cart')
  await expect(migrate(pool, { folder, lockMs: 20, pauseMs: 10, tries: 3 })).rejects.toThrow('lock timeout')
  await reader.query('commit')
  reader.release()
  expect(await done()).toEqual([])
})

it.runIf(onServer)(
  'is run by one of several nodes that start at once, and none waits for another for ever',
  async () => {
    const folder = await folderWith({
      '9001-cart.sql': 'create table cart (id int);',
      '9002-cart-index.sql': '-- Outside a transaction.\ncreate index concurrently cart_by_id on cart (id);\n',
    })
    await Promise.all([1, 2, 3].map(() => migrate(pool, { folder })))
    expect(await done()).toEqual(['9001-cart.sql', '9002-cart-index.sql'])
  },
)
