import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { migrate } from '../packages/server/src/platform/migrations.ts'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'

// npm run bench:tariffs: what the database takes to choose among 100,000 price lines and 100,000 departures of a mode, as a price query asks it.
const lines = 100_000
const rounds = 31
const say = (line: string) => void process.stdout.write(`${line}\n`)

const bin = findPostgres()
if (!bin) throw new Error('The programs of a PostgreSQL server are needed.')
const folder = await mkdtemp(join(tmpdir(), 'landbridge-bench-'))
const postgres = await startPostgres(bin, folder)
const pool = new Pool({ connectionString: postgres.url, max: 1 })
await migrate(pool)
await fill()

const held = `mode = 'R' and state = 'published' and valid_to >= '2031-01-15' and salesperson_id is null`
const open = `d.mode = 'R' and d.state = 'scheduled' and d.etd >= '2031-01-15' and d.etd <= '2031-02-19'
  and least(d.si_cutoff, d.cargo_cutoff, d.customs_cutoff) > '2031-01-15'`
const space = `coalesce((select jsonb_agg(jsonb_build_object('equipment', s.equipment, 'total', s.total, 'surplus', s.surplus) order by s.equipment)
  from departure_space s where s.departure_id = d.id), '[]') as spaces`
const nextThree = (lane: string) => `select d.*, ${space} from departure d where d.id in (select id from (
  select d.id, row_number() over (partition by d.origin_code, d.destination_code, coalesce(d.entry_port_code, '') order by d.etd, d.id) as place
  from departure d where ${open} and ${lane}) ranked where place <= 3) order by d.etd, d.id`
const questions = {
  'lines between two places': `select * from tariff where ${held} and origin_code = any('{O10}') and destination_code = any('{D77}') order by line_no, revision`,
  'lines from one place': `select * from tariff where ${held} and origin_code = any('{O10}') order by line_no, revision`,
  'the next three departures between two places': nextThree(
    `d.origin_code = any('{O10}') and d.destination_code = any('{D77}')`,
  ),
  'the next three departures of each lane from one place': nextThree(`d.origin_code = any('{O10}')`),
  'lines by weight between two cities of two airports each': `select * from tariff where mode = 'A' and state = 'published' and valid_to >= '2031-01-15'
    and salesperson_id is null and origin_code = any('{O10,O11}') and destination_code = any('{D77,D78}') order by line_no, revision`,
  'truck prices between two cities': `select * from tariff where mode = 'T' and state = 'published' and valid_to >= '2031-01-15'
    and salesperson_id is null and origin_code = any('{O10}') and destination_code = any('{D77}') order by line_no, revision`,
}
for (const [name, text] of Object.entries(questions)) {
  const times: number[] = []
  let rows = 0
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    rows = (await pool.query(text)).rowCount ?? 0
    times.push(performance.now() - began)
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
  say(`${name}: ${median?.toFixed(1)} ms, ${rows} rows`)
}
say(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)
await pool.end()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

/** 200 places of departure, 200 of arrival; prices and terms as long as those of a sample line. */
async function fill(): Promise<void> {
  await pool.query(
    `insert into tariff (id, lineage, revision, line_no, mode, state, origin_code, destination_code, valid_from, valid_to, currency, terms)
    select gen_random_uuid(), gen_random_uuid(), 1, 'RT-' || n, 'R', 'published', 'O' || n % 200, 'D' || n / 200 % 200,
      '2031-01-01', '2031-06-30', 'USD', jsonb_build_object('coc40Hq', (1000 + n * 7919 % 5000)::text, 'weekdays', '[1,3,5]'::jsonb,
        'transitDaysMin', 14, 'transitDaysMax', 17, 'remark', repeat('Terms of the line ', 60))
    from generate_series(1, $1::int) n`,
    [lines],
  )
  const byWeight = `jsonb_build_object('airMinimum', '500', 'airNormal', (20 + n % 30)::text, 'air45', '34', 'air100', '29', 'air300', '27', 'air500', '26', 'air1000', '25')`
  const byTruck = `jsonb_build_object('truckPrices', jsonb_build_array(
      jsonb_build_object('truckType', 'F092', 'truckWay', 'RELOAD', 'price', (4000 + n % 3000)::text),
      jsonb_build_object('truckType', 'FTIR', 'truckWay', 'THROUGH', 'price', (4500 + n % 3000)::text)))`
  for (const [mode, prices] of [
    ['A', byWeight],
    ['T', byTruck],
  ])
    await pool.query(
      `insert into tariff (id, lineage, revision, line_no, mode, state, origin_code, destination_code, valid_from, valid_to, currency, terms)
      select gen_random_uuid(), gen_random_uuid(), 1, $2 || 'T-' || n, $2, 'published', 'O' || n % 200, 'D' || n / 200 % 200,
        '2031-01-01', '2031-06-30', 'USD', ${prices} || jsonb_build_object('weekdays', '[1,3,5]'::jsonb,
          'transitDaysMin', 2, 'transitDaysMax', 4, 'remark', repeat('Terms of the line ', 60))
      from generate_series(1, $1::int) n`,
      [lines, mode],
    )
  await pool.query(
    `insert into departure (id, mode, departure_no, origin_code, destination_code, departs_on, etd, eta, origin_zone, destination_zone,
      si_cutoff, cargo_cutoff, customs_cutoff, capacity, capacity_left)
    select gen_random_uuid(), 'R', 'X' || n, 'O' || n % 200, 'D' || n / 200 % 200, day, day + interval '8 hours', day + interval '20 days',
      'Asia/Shanghai', 'Europe/Berlin', day - interval '1 day', day - interval '1 day', day - interval '1 day', 100, 60
    from (select n, date '2031-01-16' + n % 35 as day from generate_series(1, $1::int) n) planned`,
    [lines],
  )
  await pool.query(
    `insert into departure_space (departure_id, equipment, total, surplus) select id, '40HQ', 50, 30 from departure`,
  )
  await pool.query('vacuum analyze')
}
