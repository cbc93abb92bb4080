import { bookingStates } from '@landbridge/contract/booking/booking-lifecycle'
import { deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { firstPage } from '@landbridge/contract/shared/paging'
import { failedWorkEndpoints } from '@landbridge/contract/site/failed-work'
import { beforeAll, expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { emit } from '../../platform/outbox.ts'
import { loadReferenceData } from '../../reference/index.ts'
import { newWorld } from '../../testing/world.ts'
import { demoBusiness } from './demo-business.ts'
import { customerId, demoCompanies } from './demo-people.ts'
import { demoStories } from './demo-plan.ts'
import { demoPortal } from './demo-portal.ts'
import { tellQuietly } from './demo-telling.ts'

let world: Awaited<ReturnType<typeof newWorld>>
let demo: ReturnType<typeof demoBusiness>
/** The modes that are booked: air, rail, sea and road. */
const booked = ['A', 'R', 'S', 'T']
const said: string[] = []
const ask = async <Row extends object>(sql: string) => (await world.pool.query<Row>(sql)).rows
const companyId = (account: string) => {
  const company = demoCompanies.find((one) => one.account === account)
  if (!company) throw new Error(`The demo business has no company of ${account}.`)
  return customerId(company)
}

// What is there when the portal opens takes seconds to make, and minutes on a machine that is busy with other tests.
beforeAll(async () => {
  world = await newWorld()
  const { db, clock, settings, pool } = world
  await pool.query('delete from app_user')
  await db.as(system, (tx) => loadReferenceData(tx, '2031-01-15', { samples: true }))
  demo = demoBusiness({ db, clock, settings, password: 'Landbridge-demo-1', say: (line) => void said.push(line) })
  await demo.make('first')
})

it('opens with bookings of every mode in every state, made in small pieces, and says how many', async () => {
  const lives = await ask<{ mode: string; states: string[] }>(
    'select mode, array_agg(distinct state order by state) as states from booking group by mode order by mode',
  )
  const states = bookingStates.toSorted()
  expect(lives).toEqual(booked.map((mode) => ({ mode, states })))
  expect(said.at(-1)).toMatch(
    /^\d\d of 370 bookings are there \(\d+\.\d s\); the others arrive while the portal is open\.$/,
  )
})

it('opens with what people look for first: a train under way with its boxes, jobs of every mode, a container that is shared, offers and a company to certify', async () => {
  const demoId = companyId('demo')
  const jobs = await ask<{ mode: string }>(
    `select distinct w.mode from work_order w join booking b on b.id = w.booking_id where b.customer_id = '${demoId}' order by 1`,
  )
  expect(jobs.map(({ mode }) => mode)).toEqual(booked)
  const [found] = await ask<Record<string, boolean>>(`
    select
      exists (select from work_order w join booking b on b.id = w.booking_id join work_order_part p on p.job_id = w.id
        where w.mode = 'R' and w.state = 'underway' and p.part_no is not null and b.customer_id = '${demoId}') as "trainUnderWay",
      exists (select from consolidation) as "sharedContainer",
      (select count(*) = 2 from change_request where kind = 'offer' and state = 'open') as offers,
      exists (select from customer where certification = 'underReview') as "toCertify",
      exists (select from work_order where mode = 'R' and state = 'objected') as objected,
      exists (select from box_position) as positions,
      exists (select from departure where mode = 'R' and etd > app_now() and state = 'scheduled') as departures`)
  expect(Object.entries(found ?? {}).filter(([, isThere]) => !isThere)).toEqual([])
})

it('tells the desk how far it has come, and nobody of what happened in the past', async () => {
  const { samples } = (await world.staff(deskAlarmEndpoints.list, {})).body.data
  const [made] = await ask<{ bookings: number }>('select count(*)::int as bookings from booking')
  expect(samples).toEqual({ made: made?.bookings, total: 370 })
  expect(await ask('select from outbox_event where relayed_at is null')).toEqual([])
  expect(await ask('select from outgoing_message')).toEqual([])
})

it('has a number of its own for each story, by which it is told once', () => {
  const numbers = demoStories(new Date('2031-01-15T04:00:00Z')).map(({ seq }) => seq)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('keeps quiet about its own events alone: those of people are told', async () => {
  const { db, settings } = world
  const portal = await demoPortal(settings)
  const call = { caller: system, language: 'en', now: new Date() } as const
  const eventOf = (id: string) => ({ kind: 'test.happened', id }) as const
  await db.as(system, (tx) => emit({ ...call, tx }, eventOf('of people')))
  await db.as(system, (tx) =>
    tellQuietly(tx, portal, async () => {
      await emit({ ...call, tx }, eventOf('of the demo'))
      // What may be refused is done within a savepoint, whose rows belong to a transaction of its own.
      await tx.ask('savepoint tried', [])
      await emit({ ...call, tx }, eventOf('tried by the demo'))
      await tx.ask('release savepoint tried', [])
    }),
  )
  const events = await ask(
    `select thing_id as id, relayed_at is not null as "isQuiet" from outbox_event where kind = 'test.happened' order by 1`,
  )
  expect(events).toEqual([
    { id: 'of people', isQuiet: false },
    { id: 'of the demo', isQuiet: true },
    { id: 'tried by the demo', isQuiet: true },
  ])
})

it('goes on while the portal is open, and leaves out what people have made impossible', async () => {
  const { clock, jobs, staff } = world
  const [possible, impossible] = [8_011, 9_010]
  await ask(`delete from put_off_work where kind = 'demo.story' and thing_id not in ('${possible}', '${impossible}')`)
  await ask(`update customer set certification = 'refused' where id = '${companyId('nordwind')}'`)
  demo.goOn(jobs)
  for (let tries = 0; tries < 4; tries++) {
    await jobs.runDue()
    clock.shiftMs += 60_000
  }
  const references = [possible, impossible].map((seq) => `'PO-${88_000 + seq}'`).join()
  const made = await ask<{ reference: string }>(
    `select form ->> 'customerReference' as reference from booking where form ->> 'customerReference' in (${references})`,
  )
  expect(made).toEqual([{ reference: `PO-${88_000 + possible}` }])
  expect(await ask(`select from pgboss.job where name = 'demo.story'`)).toEqual([])
  expect((await staff(failedWorkEndpoints.list, firstPage)).body.data).toMatchObject({ total: 0 })
  expect((await staff(deskAlarmEndpoints.list, {})).body.data.samples).toBeUndefined()
})
