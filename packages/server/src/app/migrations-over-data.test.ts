import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingStates } from '@landbridge/contract/booking/booking-lifecycle'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { openModes } from '@landbridge/contract/booking/modes/open-forms'
import { chargeDeskEndpoints } from '@landbridge/contract/charge/charge-desk-endpoints'
import { modeOf } from '@landbridge/contract/shared/modes'
import { firstPage } from '@landbridge/contract/shared/paging'
import type { TrackedMode } from '@landbridge/contract/tracking/modes/tracked-modes'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import { afterAll, describe, expect, it } from 'vitest'
import { verifyChain } from '../platform/audit-chain/audit-chain-commands.ts'
import { system } from '../platform/caller.ts'
import { migrate, migrationsFolder } from '../platform/migrations.ts'
import { hindrancesIn } from '../testing/migration-rules.ts'
import { releasedBusiness } from '../testing/released-business.ts'
import { contentOf, releasedDatabase, schemaOf } from '../testing/released-database.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { newWorld } from '../testing/world.ts'

/** Changes that a migration since the release made on purpose, by `table` or `table.column`, and why nothing is lost by it. */
const changedOnPurpose: Record<string, string> = {}

const { pool, release, close } = await releasedDatabase()
const [before, released] = [await contentOf(pool), await releasedBusiness(pool)]
await migrate(pool)
const after = await contentOf(pool)
const world = newWorld(release.at, pool)
afterAll(close)

const numbers = async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows
const everything = { pageIndex: 1 as number, pageSize: 200, sort: 'asc', orderState: 'all', lclState: 'all' } as const
const pageIndexes = (total: number) => Array.from({ length: Math.ceil(total / 200) }, (_, i) => i + 1)
const modeName = (code: string) => modeOf(code) as JobModeName & TrackedMode

type Listed<Item> = { body: { data: { items: Item[]; total: number } } }

async function allOf<Item>(list: (page: typeof everything) => Promise<Listed<Item>>) {
  const { items, total } = (await list(everything)).body.data
  for (const pageIndex of pageIndexes(total).slice(1))
    items.push(...(await list({ ...everything, pageIndex })).body.data.items)
  expect(items).toHaveLength(total)
  return items
}

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
    expect(before.get('booking.*')).toBe('369 rows')
    const changed = [...before].filter(([name, content]) => after.get(name) !== content).map(([name]) => name)
    const isNamed = (name: string) => name in changedOnPurpose || name.slice(0, name.indexOf('.')) in changedOnPurpose
    expect(changed.filter((name) => !isNamed(name))).toEqual([])
    const idle = Object.keys(changedOnPurpose).filter(
      (name) => !changed.some((one) => one === name || one.startsWith(`${name}.`)),
    )
    expect(idle, 'named as changed and not changed').toEqual([])
  })

  it('name the consolidation of shared cargo in its work orders, also where a node of the release before puts it in or takes it out', async () => {
    const named = () =>
      numbers<{ id: string; lies_in: string; folded: string; no: string }>(`
        select w.id, w.consolidation_id as lies_in, w.consolidation_no as folded, c.consolidation_no as no
          from work_order w join consolidation c on c.id = w.consolidation_id order by w.id`)
    const jobs = await named()
    expect(jobs.length).toBeGreaterThan(0)
    expect(jobs.filter(({ folded, no }) => folded !== no)).toEqual([])
    const [{ id, lies_in } = {}] = jobs
    await pool.query('update work_order set consolidation_id = null where id = $1', [id])
    expect(await numbers(`select consolidation_no as no from work_order where id = '${id}'`)).toEqual([{ no: null }])
    await pool.query('update work_order set consolidation_id = $2 where id = $1', [id, lies_in])
    expect(await named()).toEqual(jobs)
  })

  it('still move over what nodes from before the queues put off, and drop what came round there', async () => {
    const putOff = () =>
      numbers<{ kind: string; thing: string; due: Date }>(
        'select kind, thing_id as thing, due_at as due from put_off_work order by due_at, kind',
      )
    const waiting = await putOff()
    await pool.query(`insert into job (kind, data, run_at, unique_key) values
      ('every platform.old', '{}', now(), 'every platform.old'),
      ('booking.lapse-offer', '{"bookingId":"b","requestId":"r"}', '2031-02-01', 'booking.lapse-offer r'),
      ('workorder.lapse', '{"id":"j"}', '2031-02-02', null) on conflict (unique_key) do nothing`)
    expect((await putOff()).slice(waiting.length)).toEqual([
      { kind: 'booking.lapse-offer', thing: 'r', due: new Date('2031-02-01') },
      { kind: 'workorder.lapse', thing: 'j', due: new Date('2031-02-02') },
    ])
    expect(await numbers('select * from job')).toEqual([])
    await pool.query(`delete from put_off_work where thing_id in ('r', 'j')`)
  })

  it('lead to the schema of a fresh database', async () => {
    const [migrated, fresh] = await Promise.all([schemaOf(pool), schemaOf((await emptyDatabase()).pool)])
    expect(migrated.filter((part) => !fresh.includes(part))).toEqual([])
    expect(fresh.filter((part) => !migrated.includes(part))).toEqual([])
  })

  it('come over a business in which every mode has bookings in all their states, jobs, and fees of each kind', () => {
    const { bookings, jobs } = released
    for (const mode of openModes) {
      const own = bookings.filter((booking) => booking.mode === mode)
      expect([mode, new Set(own.map(({ state }) => state))]).toEqual([mode, new Set(bookingStates)])
      const withFee = own.filter(({ state, fee }) => state === 'cancelled' && Number.parseFloat(fee ?? '0') > 0)
      expect([mode, new Set(withFee.map(({ jobIds }) => jobIds.length > 0))]).toEqual([mode, new Set([true, false])])
      const charges = jobs.filter((job) => job.mode === mode).flatMap((job) => job.charges)
      for (const fee of ['R AMND', 'R CANC'])
        expect([mode, fee, charges.some((one) => one.startsWith(fee))]).toEqual([mode, fee, true])
    }
    expect([...new Set(jobs.map(({ state }) => state))].toSorted()).toEqual(jobStates.toSorted())
  })

  it('leave every booking in the lists of its mode and of all, and in its details, with the fee that was agreed', async () => {
    const { staff, colleague } = await world
    const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted()
    for (const [customerId, ofCompany] of Map.groupBy(released.bookings, (booking) => booking.customerId)) {
      const owner = await colleague(customerId, 'owner')
      expect(idsOf(await allOf((page) => owner(bookingEndpoints.listAll, page)))).toEqual(idsOf(ofCompany))
      for (const [mode, own] of Map.groupBy(ofCompany, (booking) => booking.mode)) {
        const calls = bookingCalls(mode)
        expect(idsOf(await allOf((page) => owner(calls.list, page)))).toEqual(idsOf(own))
        const states = Map.groupBy(own, (booking) => booking.state)
        const counts = Object.fromEntries([...states].map(([state, some]) => [state, some.length]))
        expect((await owner(calls.list, everything)).body.data.counts).toMatchObject(counts)
        for (const { id, state, bookingNo, fee } of own) {
          const shown = (await owner(calls.show, { id })).body
          expect(shown).toMatchObject({ success: true, data: { id, state, ...(bookingNo && { bookingNo }) } })
          const { cancellationFee, cancellationCurrency } = shown.data
          if (fee) expect(`${cancellationFee} ${cancellationCurrency}`).toBe(fee)
        }
      }
    }
    const sent = released.bookings.filter(({ state }) => state !== 'draft')
    const atDesk = await allOf((page) => staff(bookingDeskEndpoints.list, { ...page, assignee: 'all' }))
    expect(idsOf(atDesk)).toEqual(idsOf(sent))
    for (const { id, state } of sent)
      expect((await staff(bookingDeskEndpoints.show, { id })).body).toMatchObject({
        success: true,
        data: { id, state },
      })
  })

  it('leave every work order to be read by its mode with its charges, by its booking, its company and the desk', async () => {
    const { staff, colleague } = await world
    expect((await staff(jobDeskEndpoints.list, everything)).body.data.total).toBe(released.jobs.length)
    for (const [customerId, ofCompany] of Map.groupBy(released.jobs, (job) => job.customerId)) {
      const owner = await colleague(customerId, 'owner')
      for (const [mode, own] of Map.groupBy(ofCompany, (job) => modeName(job.mode))) {
        const calls = jobCalls[mode]
        expect((await owner(calls.list, everything)).body.data.total).toBe(own.length)
        for (const { id, jobNo, state, charges } of own) {
          const data = { id, jobNo, state }
          expect((await owner(calls.show, { id })).body).toMatchObject({ success: true, data })
          const shown = (await staff(jobDeskEndpoints.show, { id })).body
          expect(shown).toMatchObject({ success: true, data })
          const lines = shown.data.charges.map(({ side, chargeCode, amount, currency }) =>
            [side, chargeCode, Number(amount), currency].join(' '),
          )
          expect(lines.toSorted()).toEqual(charges.toSorted())
        }
      }
      for (const { id, mode, jobIds } of released.bookings.filter((one) => one.customerId === customerId)) {
        const { items } = (await owner(jobCalls[modeName(mode)].ofBooking, { id, ...firstPage })).body.data
        expect(items.map((job) => job.id).toSorted()).toEqual(jobIds)
      }
    }
  })

  it('leave what happened to the cargo of every work order, and the cargo in the list of what its mode follows', async () => {
    const { staff, colleague } = await world
    for (const [customerId, ofCompany] of Map.groupBy(released.jobs, (job) => job.customerId)) {
      const owner = await colleague(customerId, 'owner')
      for (const [mode, own] of Map.groupBy(ofCompany, (job) => modeName(job.mode))) {
        const rows = await allOf((page) => owner(trackingLists[mode], { ...page, hasFeederLeg: false }))
        const followed = rows.map(({ trafficCode }) => trafficCode)
        for (const { id, state, happened, positions } of own) {
          const sheet = (await staff(trackingDeskEndpoints.list, { id })).body.data
          const steps = sheet.lines.filter(({ actualAt }) => actualAt).map(({ step }) => step)
          expect(steps).toEqual(expect.arrayContaining(happened))
          expect(sheet.positions).toHaveLength(positions)
          if (state === 'underway') expect(followed).toContain(id)
          expect((await owner(trackingEndpoints.detail, { id })).body).toMatchObject({ success: true, data: { id } })
        }
      }
    }
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

  it('leave the fee of every cancellation as one open charge that is to be checked, on its booking where no job bears it', async () => {
    const { staff, jobs } = await world
    await jobs.runDue()
    const owed = released.bookings.filter(
      ({ state, fee }) => state === 'cancelled' && Number.parseFloat(fee ?? '0') > 0,
    )
    const isBorne = ({ jobIds }: (typeof owed)[number]) =>
      released.jobs.some(({ id, charges }) => jobIds.includes(id) && charges.some((one) => one.startsWith('R CANC')))
    expect(new Set(owed.map(isBorne))).toEqual(new Set([true, false]))
    for (const booking of owed) {
      const { items } = (await staff(chargeDeskEndpoints.ofBooking, { id: booking.id })).body.data
      const lines = items.map(({ side, chargeCode, amount, currency, toCheck, locked }) =>
        [side, chargeCode, Number(amount).toFixed(2), currency, toCheck, locked].join(' '),
      )
      expect([booking.bookingNo, lines]).toEqual([
        booking.bookingNo,
        isBorne(booking) ? [] : [`R CANC ${booking.fee} true false`],
      ])
    }
    expect(
      await numbers("select from booking where fee > 0 and state = 'cancelled' and fee_charged_at is null"),
    ).toEqual([])
  })

  it('leave the chain of the audit whole, over what the release had written, and find who tampers with that', async () => {
    const { db } = await world
    const released = Number(/^\d+/.exec(before.get('audit_entry.*') ?? '')?.[0])
    expect(released).toBeGreaterThan(400)
    const verify = () => db.readAs(system, (tx) => verifyChain(tx))
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
})
