import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { PlainClient } from '../tooling/plain-client.ts'
import { startPortal } from '../tooling/portal-process.ts'
import { benchPassword, fillBusiness } from './lists-business.ts'
import { listCalls, type Measured, tableOf, wrongIn } from './lists-calls.ts'

/**
 * npm run bench:lists: every list of the product with 10,000 and with a million bookings, and a list of 20 with filter and total, for a customer with
 * 1,000 of 200,000 bookings, beside a bare handler in the same run. `npm run bench:lists -- ratio` and `-- many` measure one of both.
 */
const [only = 'both', secondsTyped = '8'] = process.argv.slice(2)
const sizes = [10_000, Number(process.env.BENCH_BOOKINGS ?? 1_000_000)]
const rounds = 15
const say = (line: string) => void process.stdout.write(`${line}\n`)

const bin = findPostgres()
if (!bin) throw new Error('The programs of a PostgreSQL server are needed.')
const folder = await mkdtemp(join(tmpdir(), 'landbridge-bench-'))
// The database's folder goes to another user, who cannot enter ours.
const postgresFolder = await mkdtemp(join(tmpdir(), 'landbridge-bench-postgres-'))
const log = join(postgresFolder, 'log')
const postgres = await startPostgres(bin, postgresFolder, {
  logging_collector: 'on',
  log_directory: log,
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_analyze': 'on',
})
const environmentAt = (database: string) => ({
  DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href,
  DATA_DIR: join(folder, database),
  SEED_DEMO: 'false',
  LOG_LEVEL: 'silent',
})
say(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)
if (only !== 'ratio') await measureLists()
if (only !== 'many') await measureRatio()
await postgres.stop()
for (const made of [folder, postgresFolder]) await rm(made, { recursive: true, force: true })

/** A portal over a database of its own with so many bookings, and the company that asks. */
async function portalWith(bookings: number, environment: Record<string, string> = {}) {
  const database = `bookings_${bookings}`
  const server = new Client({ connectionString: postgres.url })
  await server.connect()
  await server.query(`create database ${database}`)
  await server.end()
  const settings = environmentAt(database)
  const portal = await startPortal({ ...settings, ...environment })
  const db = new Client({ connectionString: settings.DATABASE_URL })
  await db.connect()
  const began = Date.now()
  const customerId = await fillBusiness(db, bookings)
  say(`${bookings} bookings were made in ${Math.round((Date.now() - began) / 1000)} s`)
  return { portal, db, customerId, url: settings.DATABASE_URL }
}

async function measureLists(): Promise<void> {
  const measured: Measured[] = []
  for (const bookings of sizes) {
    const { portal, db, customerId } = await portalWith(bookings)
    const people = {
      customer: await new PlainClient(portal.address).logIn('bench', benchPassword),
      staff: await new PlainClient(portal.address).logIn('clerk1', benchPassword),
    }
    for (const { name, by, path, body } of await listCalls(db, { bookings, customerId })) {
      const times: number[] = []
      let total: unknown
      for (let round = 0; round < rounds + 2; round++) {
        const began = performance.now()
        const reply = await people[by].send('POST', path, body)
        if (reply.body.success !== true) throw new Error(`${name}: ${JSON.stringify(reply.body)}`)
        total = reply.body.data?.Total
        if (round > 1) times.push(performance.now() - began)
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
      measured.push({ name, bookings, median, total: Number(total) })
    }
    if (bookings === sizes.at(-1)) await keepPlans(db, people, await listCalls(db, { bookings, customerId }))
    await db.end()
    await portal.stop()
  }
  say(tableOf(measured, sizes))
  for (const wrong of wrongIn(measured, sizes)) say(wrong)
}

type People = Record<'customer' | 'staff', PlainClient>

/** Asks each list once more while the database says how it goes about it. */
async function keepPlans(db: Client, people: People, calls: Awaited<ReturnType<typeof listCalls>>): Promise<void> {
  await db.query("load 'auto_explain'")
  await db.query("alter system set auto_explain.log_min_duration = '0'")
  await db.query('select pg_reload_conf()')
  for (const { name, by, path, body } of calls) {
    await db.query(`select '${name.replaceAll("'", "''")}' as list`)
    await people[by].send('POST', path, body)
  }
  await db.query('alter system reset auto_explain.log_min_duration')
  await db.query('select pg_reload_conf()')
  const files = (await readdir(log)).toSorted()
  const logText = (await Promise.all(files.map((name) => readFile(join(log, name), 'utf8')))).join('')
  const plans = logText
    .replaceAll(/^\S+ \S+ \S+ \[\d+\] LOG: {2}/gm, '')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
  await writeFile(new URL('lists-plans.txt', import.meta.url), plans.slice(Math.max(0, plans.indexOf('as list') - 200)))
}

async function measureRatio(): Promise<void> {
  const { portal, db, customerId, url } = await portalWith(200_000, { NODE_ENV: 'production' })
  await db.end()
  const bare = await startBare(url, customerId)
  const client = await new PlainClient(portal.address).logIn('bench', benchPassword)
  const asked = await client.request('POST', '/api/v1/railorderonline-list', { orderState: 'submitted', pageSize: 20 })
  const ratios: number[] = []
  for (let round = 1; round <= 3; round++) {
    const ours = await load({ url: asked.url, method: 'POST', headers: asked.headers, body: asked.body ?? '' })
    const plain = await load({ url: bare.address })
    ratios.push(ours / plain)
    say(
      `round ${round}: ${Math.round(ours)} against ${Math.round(plain)} requests/s, ratio ${(ours / plain).toFixed(2)}`,
    )
  }
  say(`median ratio ${ratios.toSorted((a, b) => a - b)[1]?.toFixed(2)}`)
  bare.process.kill()
  await portal.stop()
}

/** Requests per second without a failure, after a warm-up. */
async function load(options: {
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}): Promise<number> {
  const connections = 16
  await autocannon({ ...options, connections, duration: 3 })
  const result = await autocannon({ ...options, connections, duration: Number(secondsTyped) })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

async function startBare(url: string, customerId: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare-server.ts', import.meta.url)), customerId], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const part of child.stdout) {
    const [, address] = /open at (\S+)/.exec(String(part)) ?? []
    if (address) return { address, process: child }
  }
  throw new Error('The bare server did not start.')
}
