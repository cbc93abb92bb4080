import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { trackingEndpoints } from '@landbridge/contract/tracking/tracking-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { afterAll, describe, expect, it } from 'vitest'
import { verifyChain } from '../insight/index.ts'
import { migrate, migrationsFolder } from '../platform/migrations.ts'
import { hindrancesIn } from '../testing/migration-rules.ts'
import { contentOf, releasedDatabase, schemaOf } from '../testing/released-database.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { newWorld } from '../testing/world.ts'

/**
 * What a migration since the release changed on purpose, by `table` or `table.column`, and why nothing is lost by it.
 * Everything that is not named here must hold after the migrations what it held before.
 */
const changedOnPurpose: Record<string, string> = {
  'booking.search_words': '0026 writes them anew, with the numbers and goods that the opening of a job had taken out.',
  job: 'What waits moved over into put_off_work, from where the queues take it; what comes round is planned anew.',
}

const { pool, release, close } = await releasedDatabase()
const before = await contentOf(pool)
await migrate(pool)
const after = await contentOf(pool)
const world = newWorld(release.at, pool)
afterAll(close)

const numbers = async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows
const everything = { pageIndex: 1, pageSize: 200, sort: 'asc', orderState: 'all', lclState: 'all' } as const
const pageIndexes = (total: number) => Array.from({ length: Math.ceil(total / 200) }, (_, i) => i + 1)

describe('the migrations since the last release, over its demo business', () => {
  it('are new files: those that were released stand as they were', async () => {
    const names = (await readdir(migrationsFolder)).toSorted()
    const released = Object.keys(release.migrations)
    expect(names.slice(0, released.length)).toEqual(released)
    for (const name of released) {
      const text = await readFile(new URL(name, migrationsFolder))
      expect.soft(createHash('sha256').update(text).digest('hex'), name).toBe(release.migrations[name])
    }
    const heads = names.map((name) => name.slice(0, 4))
    expect(new Set(heads).size, 'two migrations have one number').toBe(names.length)
  })

  it('let the portal go on while they run, or say why they need not', async () => {
    const released = new Set([...before.keys()].map((name) => name.slice(0, name.indexOf('.'))))
    const names = (await readdir(migrationsFolder)).filter((name) => name > release.newest)
    for (const name of names) {
      const text = await readFile(new URL(name, migrationsFolder), 'utf8')
      expect.soft(hindrancesIn(text, released), `${name}; CONTRIBUTING.md says how such a step is taken`).toEqual([])
    }
  })

  it('lose and alter nothing that is not named as changed on purpose', () => {
    expect(before.get('booking.*')).toBe('400 rows')
    const changed = [...before].filter(([name, content]) => after.get(name) !== content).map(([name]) => name)
    const isNamed = (name: string) => name in changedOnPurpose || name.slice(0, name.indexOf('.')) in changedOnPurpose
    expect(changed.filter((name) => !isNamed(name))).toEqual([])
    const idle = Object.keys(changedOnPurpose).filter(
      (name) => !changed.some((one) => one === name || one.startsWith(`${name}.`)),
    )
    expect(idle, 'named as changed and not changed').toEqual([])
  })

  it('move over what was put off, and what nodes of the release before put off meanwhile', async () => {
    const kept = (sql: string) => numbers<{ kind: string; thing: string; due: Date }>(sql)
    const putOff = 'select kind, thing_id as thing, due_at as due from put_off_work order by due_at, kind'
    const inQueue = before.get('job.*')
    const old = `insert into job (kind, data, run_at, unique_key) values
      ('every platform.old', '{}', now(), 'every platform.old'),
      ('booking.lapse-offer', '{"bookingId":"b","requestId":"r"}', '2031-02-01', 'booking.lapse-offer r'),
      ('workorder.lapse', '{"id":"j"}', '2031-02-02', null) on conflict (unique_key) do nothing`
    const moved = await kept(putOff)
    await pool.query(old)
    expect((await kept(putOff)).slice(moved.length)).toEqual([
      { kind: 'booking.lapse-offer', thing: 'r', due: new Date('2031-02-01') },
      { kind: 'workorder.lapse', thing: 'j', due: new Date('2031-02-02') },
    ])
    expect(await numbers('select * from job')).toEqual([])
    expect(moved.length).toBeLessThanOrEqual(Number.parseInt(inQueue ?? '0', 10))
    await pool.query(`delete from put_off_work where thing_id in ('r', 'j')`)
  })

  it('lead to the schema of a fresh database', async () => {
    const [migrated, fresh] = await Promise.all([schemaOf(pool), schemaOf((await emptyDatabase()).pool)])
    expect(migrated.filter((part) => !fresh.includes(part))).toEqual([])
    expect(fresh.filter((part) => !migrated.includes(part))).toEqual([])
  })

  it('leave work that the jobs of now do to its end: what comes round, and what was put off until it is due', async () => {
    const { jobs, clock } = await world
    const due = 'select kind, thing_id as thing, due_at as due from put_off_work order by due_at'
    const putOff = await numbers<{ kind: string; thing: string; due: Date }>(due)
    expect(putOff.map(({ kind }) => kind)).toContain('workorder.lapse')
    const unfinished = `select name, state, output from pgboss.job where state in ('failed', 'retry', 'active')`
    expect(await jobs.runDue()).toBeGreaterThan(0)
    expect(await numbers(unfinished)).toEqual([])

    const now = clock.shiftMs
    clock.shiftMs = Math.max(...putOff.map((one) => one.due.getTime())) + 60_000 - Date.now()
    try {
      await jobs.runDue()
      expect(await numbers(unfinished)).toEqual([])
      expect(await numbers(due)).toEqual([])
    } finally {
      clock.shiftMs = now
    }
    const left = "select name from pgboss.job where name = 'workorder.lapse' and state = 'created'"
    expect(await numbers(left)).toEqual([])
  })

  it('leave the chain of the audit whole, over what the release had written, and find who tampers with that', async () => {
    const { db } = await world
    const released = Number(/^\d+/.exec(before.get('audit_entry.*') ?? '')?.[0])
    expect(released).toBeGreaterThan(400)
    const verify = () => db.readAs({ actor: 'system' }, (tx) => verifyChain(tx))
    const whole = await verify()
    expect(whole.broken).toBeUndefined()
    expect(whole.sealed).toBeGreaterThanOrEqual(released)

    const [oldest] = await numbers<{ id: string; action: string }>(
      'select id, action from audit_entry order by at, id limit 1',
    )
    const action = (made: string | undefined) =>
      pool.query(`set session_replication_role = replica; update audit_entry set action = '${made}'
        where id = '${oldest?.id}'; reset session_replication_role`)
    try {
      await action('booking.forged')
      expect(await verify()).toMatchObject({ broken: { entryId: oldest?.id } })
    } finally {
      await action(oldest?.action)
    }
    expect((await verify()).broken).toBeUndefined()
  })

  it('leave every booking in the lists and details of its company and of the desk', async () => {
    const { staff, colleague } = await world
    const companies = await numbers<{ id: string; total: number; states: Record<string, number> }>(`
      select customer_id as id, sum(n)::int as total, json_object_agg(state, n) as states
      from (select customer_id, state, count(*) as n from booking group by customer_id, state) by_state
      group by customer_id`)
    for (const { id, total, states } of companies) {
      const owner = await colleague(id, 'owner')
      const first = (await owner(bookingEndpoints.listAll, everything)).body.data
      expect(first.total).toBe(total)
      expect(first.counts).toMatchObject(states)
      for (const pageIndex of pageIndexes(total)) {
        const { items } = (await owner(bookingEndpoints.listAll, { ...everything, pageIndex })).body.data
        for (const { id: bookingId, bookingNo, state } of items)
          expect((await owner(bookingCalls('R').show, { id: bookingId })).body).toMatchObject({
            success: true,
            data: { id: bookingId, state, ...(bookingNo && { bookingNo }) },
          })
      }
    }

    const [counted] = await numbers<{ total: number }>(
      "select count(*)::int as total from booking where state <> 'draft'",
    )
    const seen = new Set<string>()
    for (const pageIndex of pageIndexes(counted?.total ?? 0)) {
      const { items, total } = (await staff(bookingDeskEndpoints.list, { ...everything, assignee: 'all', pageIndex }))
        .body.data
      expect(total).toBe(counted?.total)
      for (const { id } of items) seen.add(id)
    }
    expect(seen.size).toBe(counted?.total)
    for (const id of seen)
      expect((await staff(bookingDeskEndpoints.show, { id })).body).toMatchObject({ success: true })
  })

  it('leave every work order and its milestones to be read, by its company and by the desk', async () => {
    const { staff, colleague } = await world
    const jobs = await numbers<{ id: string; customer_id: string; job_no: string; state: string }>(
      'select id, customer_id, job_no, state from work_order',
    )
    expect((await staff(jobDeskEndpoints.list, everything)).body.data.total).toBe(jobs.length)
    for (const [customerId, own] of Map.groupBy(jobs, (job) => job.customer_id)) {
      const owner = await colleague(customerId, 'owner')
      expect((await owner(jobCalls.railway.list, everything)).body.data.total).toBe(own.length)
      for (const { id, job_no } of own) {
        expect((await owner(jobCalls.railway.show, { id })).body).toMatchObject({
          success: true,
          data: { jobNo: job_no },
        })
        expect((await owner(trackingEndpoints.detail, { id })).body).toMatchObject({ success: true, data: { id } })
      }
    }
  })
})
