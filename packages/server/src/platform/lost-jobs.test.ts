import { expect, it, vi } from 'vitest'
import { system } from './caller.ts'
import type { Tx } from './database.ts'
import { putAllOff } from './outbox.ts'
import { jobShop } from './queue-fixtures.ts'
import { queuesOver } from './queues.ts'

type Round = Awaited<ReturnType<typeof jobShop>> & { tx: Tx; ran: { begun: number; done: number } }

/** A node with a round of two seconds, in the middle of which something happens the first time. */
async function nodeWithRound(meanwhile: (round: Round) => Promise<void>) {
  const shop = await jobShop()
  const ran = { begun: 0, done: 0 }
  shop.plan.every('test.seal', 2, async ({ tx }) => {
    ran.begun++
    await tx.ask(`insert into outbox_event (kind, thing_id, data) values ('test.sealed', 'a', '{}')`, [])
    if (ran.begun === 1) await meanwhile({ ...shop, tx, ran })
    ran.done++
  })
  const sealed = () => shop.rows(`select count(*)::int as n from outbox_event where kind = 'test.sealed'`)
  return { ...shop, ran, sealed, runner: shop.node() }
}

let databaseIsBack = () => {}

/** Ends the connection of the transaction, as a database does that is killed; until it is back no other can be had. */
async function killDatabase({ pool, tx }: Round) {
  const away = vi.spyOn(pool, 'connect').mockImplementation(async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  databaseIsBack = () => away.mockRestore()
  const [{ pid } = { pid: 0 }] = await tx.ask<{ pid: number }>('select pg_backend_pid() as pid', [])
  if (process.env.DATABASE_URL) await tx.ask('select pg_terminate_backend($1)', [pid])
  else throw new Error('Connection terminated unexpectedly')
}

it('runs a round again within seconds when the database was killed in the middle of it and could not take the job back', async () => {
  const { runner, ran, later, sealed } = await nodeWithRound(killDatabase)
  await runner.runDue().catch(() => {})
  expect(ran).toEqual({ begun: 1, done: 0 })
  databaseIsBack()
  await runner.runDue()
  later(5)
  await runner.runDue()
  expect(ran).toEqual({ begun: 2, done: 1 })
  expect(await sealed()).toEqual([{ n: 1 }])
  later(5)
  await runner.runDue()
  expect(ran.done).toBe(2)
})

it('goes on with its rounds by itself once the database is back', async () => {
  const { runner, ran, later } = await nodeWithRound(killDatabase)
  const failures: unknown[] = []
  const running = runner.start((error) => failures.push(error))
  await expect.poll(() => failures.length).toBeGreaterThan(1)
  databaseIsBack()
  later(5)
  await expect.poll(() => ran.done).toBeGreaterThan(0)
  await running.stop()
})

it('takes up within seconds the round of a node that was killed', async () => {
  const { pool, clock, plan, runner, ran, later } = await nodeWithRound(async () => {})
  const dead = queuesOver(pool, clock)
  await dead.open(plan.queues())
  await runner.runDue()
  later(5)
  expect(await dead.take('test.seal')).toHaveLength(1)
  await runner.runDue()
  expect(ran.done).toBe(1)
  later(11)
  await runner.runDue()
  later(5)
  await runner.runDue()
  expect(ran.done).toBe(2)
})

it('takes up within seconds work in spare time that a killed node had begun', async () => {
  const { pool, clock, db, plan, node, later } = await jobShop()
  const done: string[] = []
  plan.inSpareTime('test.story', async ({ id }) => void done.push(id))
  const runner = node()
  await runner.runDue()
  await db.as(system, (tx, now) =>
    putAllOff({ tx, now, caller: system, language: 'en' }, [{ kind: 'test.story', id: 'a', dueAt: now }]),
  )
  const dead = queuesOver(pool, clock)
  await dead.open(plan.queues())
  const hear = plan.listeners.get('test.story')?.hear
  plan.inSpareTime('test.story', async () => {
    throw new Error('Not now.')
  })
  await runner.runDue()
  if (hear) plan.inSpareTime('test.story', hear)
  later(5)
  expect(await dead.take('test.story', 1)).toHaveLength(1)
  await runner.runDue()
  expect(done).toEqual([])
  later(11)
  await runner.runDue()
  later(10)
  await runner.runDue()
  expect(done).toEqual(['a'])
})

it.runIf(process.env.DATABASE_URL)('leaves a round that takes long to the node that lives', async () => {
  let begunBeside = 0
  const { runner, ran } = await nodeWithRound(async (round) => {
    round.later(600)
    await round.node().runDue()
    begunBeside = round.ran.begun
  })
  await runner.runDue()
  expect(begunBeside).toBe(1)
  expect(ran.done).toBe(ran.begun)
})
