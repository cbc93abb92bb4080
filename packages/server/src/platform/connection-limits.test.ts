import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { failureTexts } from '../app/failure-texts.ts'
import { serverTimesOut } from '../testing/test-database.ts'
import { system } from './caller.ts'
import { type Connections, connect, type PoolLimits } from './connections.ts'
import { type Database, databaseOver } from './database.ts'
import { replyWithProblems } from './problems.ts'

const url = process.env.DATABASE_URL
const opened: Connections[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
})

async function portalWith(limits: PoolLimits, work: (db: Database) => Promise<unknown>) {
  const connections = await connect(url, limits)
  opened.push(connections)
  const db = databaseOver(connections.pool, { shiftMs: 0 }, [])
  if (!url) await connections.pool.query('create role landbridge_system')
  const app = fastify()
  replyWithProblems(app, failureTexts)
  app.get('/', async () => ({ success: true, data: await work(db) }))
  return { ...connections, ask: () => app.inject({ url: '/', headers: { 'accept-language': 'en' } }) }
}

async function expectToBeAskedBackLater(answer: Promise<{ statusCode: number; headers: object; json(): object }>) {
  const reply = await answer
  expect(reply.statusCode).toBe(503)
  expect(reply.headers).toMatchObject({ 'retry-after': '2' })
  expect(reply.json()).toMatchObject({ success: false, code: 'shared.unavailable' })
}

const one = (db: Database) => db.as(system, (tx) => tx.ask('select 1 as one', []))

it('asks a caller to come back who waits too long for a connection', async () => {
  const { pool, ask } = await portalWith({ poolSize: 1, waitMs: 3_000 }, one)
  const busy = await pool.connect()
  await expectToBeAskedBackLater(ask())
  busy.release()
  expect((await ask()).json()).toEqual({ success: true, data: [{ one: 1 }] })
})

it.runIf(serverTimesOut)('ends a statement that runs too long', async () => {
  const sleep = (db: Database) => db.readAs(system, (tx) => tx.ask('select pg_sleep(20)', []))
  const { pool, ask } = await portalWith({ poolSize: 1, statementMs: 1_000 }, sleep)
  await expectToBeAskedBackLater(ask())
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it.runIf(serverTimesOut)('waits no longer than it may for what somebody else holds', async () => {
  const lock = (db: Database) => db.as(system, (tx) => tx.ask('select pg_advisory_xact_lock(4711)', []))
  const { pool, ask } = await portalWith({ lockMs: 100 }, lock)
  const holder = await pool.connect()
  await holder.query('begin; select pg_advisory_xact_lock(4711)')
  await expectToBeAskedBackLater(ask())
  await holder.query('commit')
  holder.release()
  expect((await ask()).statusCode).toBe(200)
})

it.runIf(serverTimesOut)('lets no transaction lie idle, and goes on with another connection', async () => {
  let restMs = 600
  const { ask } = await portalWith({ poolSize: 1, idleMs: 100 }, (db) =>
    db.as(system, async (tx) => {
      await tx.ask('select 1', [])
      await wait(restMs)
      return tx.ask('select 1 as one', [])
    }),
  )
  await expectToBeAskedBackLater(ask())
  restMs = 0
  expect((await ask()).json()).toEqual({ success: true, data: [{ one: 1 }] })
})
