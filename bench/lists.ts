import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { hashPassword } from '../packages/server/src/access/user/password.ts'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { PlainClient } from '../tooling/plain-client.ts'
import { startPortal } from '../tooling/portal-process.ts'

// npm run bench:lists: a list of 20 with filter and total, for a customer with 1,000 of 200,000 bookings, beside a bare handler in the same run.
const all = 200_000
const own = 1_000
const connections = 16
const seconds = Number(process.argv[2] ?? 8)
const rounds = 3
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
const portal = await startPortal({ ...environment, NODE_ENV: 'production' })
const customerId = await fill()
const bare = await startBare()

const figures: { ours: number; bare: number }[] = []
const client = await new PlainClient(portal.address).logIn('bench', 'Landbridge-demo-1')
const asked = await client.request('POST', '/api/v1/railorderonline-list', { orderState: 'submitted', pageSize: 20 })
say(
  `answers ${(await client.send('POST', '/api/v1/railorderonline-list', { orderState: 'submitted' })).body.data?.Total} bookings`,
)
for (let round = 0; round < rounds; round++) {
  const ours = await load({ url: asked.url, method: 'POST', headers: asked.headers, body: asked.body ?? '' })
  const plain = await load({ url: bare.address })
  figures.push({ ours, bare: plain })
  say(
    `round ${round + 1}: ${Math.round(ours)} against ${Math.round(plain)} requests/s, ratio ${(ours / plain).toFixed(2)}`,
  )
}
const ratios = figures.map((one) => one.ours / one.bare).toSorted((a, b) => a - b)
say(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}: median ratio ${ratios[1]?.toFixed(2)}`,
)
bare.process.kill()
await portal.stop()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

/** Requests per second without a failure, after a warm-up. */
async function load(options: {
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}): Promise<number> {
  await autocannon({ ...options, connections, duration: 3 })
  const result = await autocannon({ ...options, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

async function fill(): Promise<string> {
  const db = new Client({ connectionString: postgres.url })
  await db.connect()
  const made = await db.query<{ id: string }>(
    `insert into customer (id, name, short_name) select gen_random_uuid(), 'Company ' || n, 'C' || n from generate_series(1, 200) n returning id`,
  )
  const [first] = made.rows
  const hash = await hashPassword('Landbridge-demo-1')
  await db.query(
    `insert into app_user (id, kind, customer_id, company_role, account, password_hash, real_name)
     values (gen_random_uuid(), 'customer', $1, 'owner', 'bench', $2, 'Chen Mei')`,
    [first?.id, hash],
  )
  await db.query(
    `with company as (select id, row_number() over (order by id = $1 desc, id) as seq from customer)
     insert into booking (id, booking_no, mode, state, customer_id, form, ordered_at, listed_at, saved_at, origin_code, destination_code,
       entry_port_code, load_type, wanted_date, goods_name, box_text, customer_reference, packages, gross_weight_kg, volume_m3, search_words)
     select gen_random_uuid(), 'R260101-' || lpad(n::text, 7, '0'), 'R',
       (array['submitted', 'received', 'shipped', 'completed', 'completed'])[1 + (n / ${all / own}) % 5], company.id, '{}',
       now() - n * interval '3 minutes', now() - n * interval '3 minutes', now(), 'CNXIA', 'DEHAM', 'CNHRS', 'FCL', current_date + 10,
       'Washing machines', '1*40HQ', 'PO-' || n, 420, 18640, 64.2, 'po-' || n
     from generate_series(1, ${all}) n
     join company on company.seq = case when n % ${all / own} = 0 then 1 else 2 + n % 199 end`,
    [first?.id],
  )
  await db.query('vacuum analyze')
  await db.end()
  return first?.id ?? ''
}

async function startBare() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare-server.ts', import.meta.url)), customerId], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const part of child.stdout) {
    const [, address] = /open at (\S+)/.exec(String(part)) ?? []
    if (address) return { address, process: child }
  }
  throw new Error('The bare server did not start.')
}
