import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { findPostgres, startPostgres } from '../../../../scripts/postgres.mjs'
import { failureTexts } from '../app/failure-texts.ts'
import { system } from './caller.ts'
import { connect } from './connections.ts'
import { databaseOver } from './database.ts'
import { replyWithProblems } from './problems.ts'

const programs = findPostgres()

it.skipIf(!programs)('answers 503 where the wait for a missing standby is cancelled (real PostgreSQL)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-standby-'))
  const server = await startPostgres(programs, folder, {
    synchronous_standby_names: 'nobody',
    synchronous_commit: 'local',
  })
  // A client has ended when its connection has, a pool before that: it would hear of the server's stop.
  const desk = new Client({ connectionString: server.url })
  await desk.connect()
  await desk.query('create role landbridge_system; create table kept (no int); grant all on kept to landbridge_system')
  const { pool, close } = await connect(server.url, { poolSize: 1 })
  const db = databaseOver(pool, { shiftMs: 0 }, [])
  const app = fastify()
  replyWithProblems(app, failureTexts)
  app.post('/', async () => {
    const write = ['select set_config($1, $2, true)', 'insert into kept values (1)'] as const
    await db.as(system, (tx) => Promise.all([tx.ask(write[0], ['synchronous_commit', 'on']), tx.ask(write[1], [])]))
    return { success: true }
  })
  const answered = app.inject({ method: 'POST', url: '/' })
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`
  while ((await desk.query(cancel)).rowCount === 0);
  const reply = await answered
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'shared.unavailable'])
  expect(await db.readAs(system, (tx) => tx.ask('select no from kept', []))).toEqual([{ no: 1 }])
  await close()
  await desk.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
