import { expect, it } from 'vitest'
import { system } from './caller.ts'
import { jobRunnerOver } from './job-runner.ts'
import { type HeardEvent, planJobs } from './jobs.ts'
import { emit, forgetOldEvents, putOff } from './outbox.ts'
import { jobShop } from './queue-fixtures.ts'
import { queuesOver } from './queues.ts'

const saidBy = (heard: HeardEvent[]) => heard.map(({ id, no }) => `${id}${no}`)

it('tells every listener of an event once, in a transaction of its own, and what a failing one does not take holds no other up', async () => {
  const { plan, tell, node, later } = await jobShop()
  const heard: HeardEvent[] = []
  let isBroken = true
  plan.onEvent('test.failing', ['test.noted'], async () => {
    if (isBroken) throw new Error('The provider is away.')
  })
  plan.onEvent('test.hearing', ['test.noted'], async (one) => void heard.push(one))
  const runner = node()
  for (let no = 1; no <= 3; no++) await tell('a', no)
  await runner.runDue()
  expect(saidBy(heard)).toEqual(['a1', 'a2', 'a3'])
  expect(heard[0]).toMatchObject({ kind: 'test.noted', id: 'a', no: 1, customerId: null, eventId: expect.any(String) })
  isBroken = false
  later(60)
  await runner.runDue()
  expect(heard).toHaveLength(3)
})

it('keeps the order of each thing: what follows a failure waits behind it, other things go on', async () => {
  const { plan, tell, node, later } = await jobShop()
  const heard: HeardEvent[] = []
  let isBroken = true
  plan.onEvent('test.hearing', ['test.noted'], async (one) => {
    if (isBroken && one.id === 'a' && one.no === 2) throw new Error('Not now.')
    heard.push(one)
  })
  const runner = node()
  for (let no = 1; no <= 4; no++) for (const id of ['a', 'b']) await tell(id, no)
  await runner.runDue()
  expect(saidBy(heard).toSorted()).toEqual(['a1', 'b1', 'b2', 'b3', 'b4'])
  isBroken = false
  later(60)
  await runner.runDue()
  expect(saidBy(heard.filter(({ id }) => id === 'a'))).toEqual(['a1', 'a2', 'a3', 'a4'])
  expect(saidBy(heard.filter(({ id }) => id === 'b'))).toEqual(['b1', 'b2', 'b3', 'b4'])
})

it('keeps the order in which events were written, whatever the clocks of their nodes said', async () => {
  const { plan, tell, node, pool } = await jobShop()
  const heard: HeardEvent[] = []
  plan.onEvent('test.hearing', ['test.noted'], async (one) => {
    heard.push(one)
  })
  for (let no = 1; no <= 4; no++) await tell('a', no)
  await pool.query(`update outbox_event set at = now() - (data ->> 'no')::int * interval '1 second'`)
  await node().runDue()
  expect(saidBy(heard)).toEqual(['a1', 'a2', 'a3', 'a4'])
})

it('takes back what a failed listener wrote, tries again later each time, and sets aside what failed eleven times with its reason', async () => {
  const { plan, tell, node, later, rows } = await jobShop()
  let tries = 0
  plan.onEvent('test.failing', ['test.noted'], async (_, { tx }) => {
    tries++
    await tx.ask(`insert into outbox_event (kind, thing_id, data) values ('test.written', 'a', '{}')`, [])
    throw new Error('The provider is away.')
  })
  const runner = node()
  await tell('a', 1)
  await runner.runDue()
  await runner.runDue()
  expect(tries).toBe(1)
  for (let round = 0; round < 15; round++) {
    later(1900)
    await runner.runDue()
  }
  expect(tries).toBe(11)
  expect(await rows(`select count(*)::int as n from outbox_event where kind = 'test.written'`)).toEqual([{ n: 0 }])
  expect(await rows(`select name, state, retry_count, output ->> 'reason' as reason from pgboss.job`)).toEqual([
    { name: 'test.failing', state: 'failed', retry_count: 10, reason: 'Error: The provider is away.' },
  ])
})

it('takes up again what a killed node had taken, once, and the dead one’s late work comes to nothing', async () => {
  const { pool, clock, db, plan, tell, node, later } = await jobShop()
  const heard: HeardEvent[] = []
  plan.onEvent('test.hearing', ['test.noted'], async (one) => void heard.push(one))
  const runner = node()
  await runner.runDue()
  await tell('a', 1)
  const dead = queuesOver(pool, clock)
  await dead.open(plan.queues())
  const isBroken = { is: true }
  plan.onEvent('test.hearing', ['test.noted'], async (one) => {
    if (isBroken.is) throw new Error('Not now.')
    heard.push(one)
  })
  await runner.runDue()
  isBroken.is = false
  later(60)
  const [taken] = await dead.take('test.hearing')
  if (!taken) throw new Error('Nothing was taken.')
  await runner.runDue()
  expect(heard).toEqual([])
  later(61)
  await runner.runDue()
  later(60)
  await runner.runDue()
  expect(saidBy(heard)).toEqual(['a1'])
  expect(await db.as(system, (tx) => dead.finish(tx, 'test.hearing', taken))).toBe(false)
})

it('lets two nodes take 500 events of 50 things once each, in the order of each thing', async () => {
  const { pool, plan, node } = await jobShop()
  const heard: HeardEvent[] = []
  plan.onEvent('test.hearing', ['test.noted'], async (one) => void heard.push(one))
  await pool.query(`insert into outbox_event (kind, thing_id, data)
    select 'test.noted', 'thing ' || i % 50, jsonb_build_object('no', i) from generate_series(1, 500) i`)
  const nodes = [node(), node()]
  await nodes[0]?.runDue()
  await pool.query(`insert into outbox_event (kind, thing_id, data)
    select 'test.noted', 'thing ' || i % 50, jsonb_build_object('no', i) from generate_series(501, 1000) i`)
  await Promise.all(nodes.map((one) => one.runDue()))
  while ((await nodes[0]?.runDue()) ?? 0);
  expect(heard).toHaveLength(1000)
  expect(new Set(heard.map(({ no }) => no)).size).toBe(1000)
  for (const group of Map.groupBy(heard, ({ id }) => id).values()) {
    const numbers = group.map(({ no }) => Number(no))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  }
})

it('works off by itself what is told while it runs, and stops when it is asked to', async () => {
  const { plan, tell, node } = await jobShop()
  const heard: HeardEvent[] = []
  const both = Promise.withResolvers<void>()
  plan.onEvent('test.hearing', ['test.noted'], async (one) => {
    if (heard.push(one) === 2) both.resolve()
  })
  const failures: unknown[] = []
  const running = node().start((error) => failures.push(error))
  await tell('a', 1)
  plan.wake()
  await tell('a', 2)
  await both.promise
  await running.stop()
  expect({ said: saidBy(heard), failures }).toEqual({ said: ['a1', 'a2'], failures: [] })
})

it('does work that was put off when it is due, and not before', async () => {
  const { plan, call, clock, node, later } = await jobShop()
  const heard: HeardEvent[] = []
  plan.on('test.lapse', async (one) => void heard.push(one))
  const runner = node()
  const dueAt = new Date(Date.now() + clock.shiftMs + 3600_000)
  await call((at) => putOff({ ...at, caller: system }, { kind: 'test.lapse', id: 'a', data: { no: 1 }, dueAt }))
  await runner.runDue()
  later(3590)
  await runner.runDue()
  expect(heard).toEqual([])
  later(20)
  await runner.runDue()
  expect(saidBy(heard)).toEqual(['a1'])
})

it('leaves to a newer release what only that one listens to, and lets go of an event that nobody listens to', async () => {
  const { plan, db, pool, clock, call, tell, node, later, rows } = await jobShop()
  const heard: HeardEvent[] = []
  plan.onEvent('test.hearing-before', ['test.known'], async () => {})
  const older = node()
  const newer = planJobs()
  newer.onEvent('test.hearing', ['test.noted'], async (one) => void heard.push(one))
  newer.on('test.lapse', async (one) => void heard.push(one))
  const upgraded = jobRunnerOver(newer, { db, pool, clock })
  await upgraded.runDue()
  await tell('a', 1)
  const dueAt = new Date(Date.now() + clock.shiftMs)
  await call((at) => putOff({ ...at, caller: system }, { kind: 'test.lapse', id: 'b', data: { no: 2 }, dueAt }))
  await older.runDue()
  await upgraded.runDue()
  expect(saidBy(heard).toSorted()).toEqual(['a1', 'b2'])

  await call((at) => emit(at, { kind: 'test.unheard', id: 'c' }))
  await call((at) => putOff({ ...at, caller: system }, { kind: 'test.later', id: 'd', dueAt }))
  later(3601)
  await older.runDue()
  expect(await rows('select count(*)::int as n from outbox_event where relayed_at is null')).toEqual([{ n: 0 }])
  expect(await rows('select kind from put_off_work')).toEqual([{ kind: 'test.later' }])
})

it('runs each round in its time, one that is new after an upgrade too, and one that fails again and again is never given up', async () => {
  const { plan, node, later } = await jobShop()
  const ran = { old: 0, added: 0, failing: 0 }
  plan.every('test.old', 3600, async () => void ran.old++)
  await node().runDue()
  plan.every('test.added', 60, async () => void ran.added++)
  plan.every('test.broken', 60, async () => {
    ran.failing++
    throw new Error('Not now.')
  })
  const runner = node()
  await runner.runDue()
  expect(ran).toEqual({ old: 1, added: 1, failing: 1 })
  for (let round = 0; round < 20; round++) {
    later(601)
    await runner.runDue()
  }
  expect(ran).toEqual({ old: 4, added: 21, failing: 21 })
})

it('forgets events some weeks after every listener has taken them, and none that somebody has still to take', async () => {
  const { plan, call, tell, node, later, rows } = await jobShop()
  plan.onEvent('test.failing', ['test.noted'], async ({ id }) => {
    if (id === 'b') throw new Error('Not now.')
  })
  const runner = node()
  await tell('a', 1)
  await tell('b', 1)
  await runner.runDue()
  later(31 * 86_400)
  await tell('c', 1)
  await call((at) => forgetOldEvents({ ...at, caller: system }))
  expect(await rows('select thing_id from outbox_event order by seq')).toEqual([{ thing_id: 'b' }, { thing_id: 'c' }])
})

it('lets customers and guests tell what is theirs to tell, and put no work into any queue', async () => {
  const { db } = await jobShop()
  const customerId = '6a1d5a3e-93d0-4c7c-9d39-1d0d7ce7d0a1'
  const customer = { actor: 'customer', userId: customerId, customerId, role: 'owner' } as const
  const insert = (who: Parameters<typeof db.as>[0], kind: string) =>
    db.as(who, (tx) =>
      tx.ask(`insert into outbox_event (kind, thing_id, customer_id, data) values ($1, 'a', $2, '{}')`, [
        kind,
        customerId,
      ]),
    )
  await insert(customer, 'booking.submitted')
  await expect(insert(customer, 'booking.received')).rejects.toThrow(/row-level security/)
  await expect(insert(customer, 'workorder.lapse')).rejects.toThrow(/row-level security/)
  await expect(insert({ actor: 'guest' }, 'booking.submitted')).rejects.toThrow(/permission denied/)
  for (const who of [
    customer,
    { actor: 'guest' } as const,
    { actor: 'staff', userId: customerId, permissions: [] } as const,
  ])
    await expect(
      db.as(who, (tx) => tx.ask(`insert into pgboss.job (name, data) values ('test.hearing', '{}')`, [])),
    ).rejects.toThrow(/permission denied/)
  for (const who of [customer, { actor: 'guest' } as const]) {
    const putOff = `insert into put_off_work (kind, thing_id, data, due_at) values ('workorder.lapse', 'a', '{}', app_now())`
    await expect(db.as(who, (tx) => tx.ask(putOff, []))).rejects.toThrow(/permission denied/)
  }
})
