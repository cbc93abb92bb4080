import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { form } from '../tooling/answers/booking-forms.ts'
import { insertPeople } from '../tooling/answers/people.ts'
import { tariff } from '../tooling/answers/price-forms.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import { startPortal } from '../tooling/portal-process.ts'
import { startBare } from './bare-process.ts'
import { load, ratioOf } from './load.ts'

/**
 * npm run bench:create [seconds] [checkout]: bookings submitted through the whole portal, on a price, beside a bare insert of the same row in the
 * same run. Both answer HTTP on 16 connections over a pool of 16 to the same PostgreSQL, write into the same table with its triggers, indexes and
 * foreign keys, and commit each by itself. The bare handler writes that one row as the owner of the table, in one statement that is its own
 * transaction; a submission logs its caller in, reads what the form names, prices it, and writes five rows more under row-level security.
 */
const [seconds = '8', checkout] = process.argv.slice(2)
const pressure = { connections: 16, seconds: Number(seconds) }
const say = (line: string) => void process.stdout.write(`${line}\n`)

const bin = findPostgres()
if (!bin) throw new Error('The programs of a PostgreSQL server are needed.')
const folder = await mkdtemp(join(tmpdir(), 'landbridge-bench-'))
const postgres = await startPostgres(bin, folder)
const environment = {
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'data'),
  SEED_DEMO: 'false',
  LOG_LEVEL: 'silent',
}
const portal = await startPortal(environment, { ...(checkout && { checkout }) })
const db = new Client({ connectionString: postgres.url })
await db.connect()
await insertPeople((text, values) => db.query(text, values))

const quoteId = await publishPrice()
const customer = await new PlainClient(portal.address).logIn('chen')
const body = form({ ReadyDate: dayFromNow(3), WantDate: dayFromNow(6), QuoteId: quoteId, QuoteType: 'PRICE' })
const first = await customer.send('POST', '/api/v1/railorderonline', body)
if (!first.body.success) throw new Error(JSON.stringify(first.body))
const { rows: priced } = await db.query('select quote_amount from booking where not to_quote')
if (!priced[0]?.quote_amount) throw new Error('The booking has no price.')
const asked = await customer.request('POST', '/api/v1/railorderonline', body)
const backends = async () =>
  (await db.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')).rows.map(
    ({ pid }) => pid,
  )
const target = { method: 'POST', headers: asked.headers, body: asked.body ?? '', backends } as const
const bare = await startBare('bare-insert.ts', postgres.url)

const ratio = await ratioOf(
  {
    ours: () => load({ ...target, url: asked.url, pid: portal.process.pid ?? 0 }, pressure),
    bare: () => load({ ...target, url: bare.address, pid: bare.process.pid ?? 0 }, pressure),
    rounds: 3,
  },
  say,
)
const { rows } = await db.query('select count(*)::int as count from booking')
say(`${rows[0]?.count} bookings stand in the table, load average ${loadavg()[0]?.toFixed(1)}`)
say(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}: median ratio ${ratio.toFixed(2)}`,
)
bare.process.kill()
await db.end()
await portal.stop()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

/** A published price of the lane and the rate of its currency, so that every submission is priced. */
async function publishPrice(): Promise<unknown> {
  const sales = await new PlainClient(portal.address).logIn('sales')
  const admin = await new PlainClient(portal.address).logIn('admin')
  const put = async (name: string, fields: object, by = sales) => {
    const { body } = await by.send('PUT', `/api/v1/admin/${name}`, { ...fields }, { json: true })
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }
  // Without the rate of its currency a price is none.
  await put('exrate-save', { CurrCd: 'USD', YearMonth: dayFromNow(0).slice(0, 7), Rate: '7.1' }, admin)
  const line = tariff({ ValidFrom: dayFromNow(-1), ValidTo: dayFromNow(90), Surcharges: [] })
  const { keyId, version } = await put('tariff-save', line)
  await put('tariff-publish', { keyId, version })
  return keyId
}
