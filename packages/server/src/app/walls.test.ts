import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { sendsBody } from '@landbridge/contract/shared/endpoint'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { newBooking } from '../booking/booking-fixtures.ts'
import type { Caller } from '../platform/caller.ts'
import { jobWorld } from '../workorder/workorder-fixtures.ts'
import { allEndpoints } from './endpoints.ts'

type World = Awaited<ReturnType<typeof jobWorld>>

/** The tables that hold something of a company's. */
async function companyTables({ pool }: World): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'customer_id' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** What somebody sees of a table who asks for all of it: how many rows, or that there is no right to ask at all. */
const seenBy = ({ db }: World, caller: Caller, table: string): Promise<number | 'refused'> =>
  db
    .readAs(caller, async (tx) => (await sql`select customer_id from ${sql.table(table)}`.execute(tx)).rows)
    .then(
      (rows) => rows.filter((row) => (row as { customerId: string | null }).customerId !== null).length,
      (error: { code?: string }) => {
        if (error.code === '42501') return 'refused'
        throw error
      },
    )

it('shows nobody else’s row to a query that forgets to ask whose, in no table', async () => {
  const world = await jobWorld()
  await world.open()
  const stranger = await world.customer({ name: 'Nordwind Handel' })
  const newcomer = await world.colleague(null)
  const tables = await companyTables(world)
  expect(tables.length).toBeGreaterThan(10)
  const seen: string[] = []
  let own = 0
  for (const table of tables) {
    const mine = await seenBy(world, world.shipper.who, table)
    if (typeof mine === 'number') own += mine
    // A stranger sees the own user, and nothing of a thing that belongs to the other company.
    for (const who of [stranger.who, newcomer.who, { actor: 'guest' } as const]) {
      const rows = await seenBy(world, who, table)
      const allowed = table === 'app_user' && who === stranger.who ? 1 : 0
      if (rows !== 'refused' && rows > allowed) seen.push(`${table}: ${who.actor} sees ${rows}`)
    }
  }
  expect(seen).toEqual([])
  expect(own).toBeGreaterThan(5)
})

it('answers byte for byte alike for somebody else’s thing and for one that never was', async () => {
  const world = await jobWorld()
  const job = await world.open()
  const stranger = await world.customer({ name: 'Nordwind Handel' })
  const theirs = [world.bookingId, job.id, ...job.containers.map(({ id }) => id)]
  const asking = allEndpoints().filter(
    ({ by, input }) => by.includes('customer') && 'id' in ((input as { shape?: object }).shape ?? {}),
  )
  expect(asking.length).toBeGreaterThan(10)
  const different: string[] = []
  for (const endpoint of asking) {
    const ask = async (keyId: string) => {
      const fields = { keyId, version: '1' }
      const sent = sendsBody(endpoint) ? { body: fields } : { query: fields }
      const reply = await stranger.send({ method: endpoint.method, path: endpoint.path, ...sent })
      return `${reply.statusCode} ${reply.body.replaceAll(keyId, '')}`
    }
    const never = await ask(randomUUID())
    for (const id of theirs) if ((await ask(id)) !== never) different.push(`${endpoint.method} ${endpoint.path}`)
  }
  expect(different).toEqual([])
})

it('acknowledges nothing while the disk is full or the database is gone, and takes the same call afterwards', async () => {
  const world = await jobWorld()
  const { pool, shipper } = world
  const send = (key: string) =>
    shipper(bookingCalls('R').create, newBooking({ customerReference: key }), {
      'idempotency-key': key,
      'accept-language': 'en',
    })
  const kept = async () =>
    Number((await pool.query(`select count(*) as n from booking where customer_reference = 'FULL'`)).rows[0]?.n)

  await pool.query(`create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await pool.query('create trigger disk_is_full before insert on booking execute function disk_is_full()')
  const full = await send('FULL')
  await pool.query('drop trigger disk_is_full on booking')
  await pool.query('drop function disk_is_full')
  expect(full).toMatchObject({ status: 503, body: { success: false, code: 'shared.unavailable' } })
  expect(full.body.message).toMatch(/Nothing was lost/)
  expect(await kept()).toBe(0)

  const lost = vi.spyOn(pool, 'connect').mockImplementation(async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  expect(await send('FULL')).toMatchObject({ status: 503, body: { code: 'shared.unavailable' } })
  lost.mockRestore()

  expect((await send('FULL')).body.data).toMatchObject({ state: 'submitted' })
  expect(await kept()).toBe(1)
})
