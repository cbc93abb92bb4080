import { emptyDatabase } from '../testing/test-database.ts'
import { system } from './caller.ts'
import { databaseOver } from './database.ts'
import { jobRunnerOver } from './job-runner.ts'
import { planJobs } from './jobs.ts'
import { emit } from './outbox.ts'

export async function jobShop() {
  const { pool } = await emptyDatabase()
  const clock = { shiftMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() }
  const db = databaseOver(pool, clock, [])
  const plan = planJobs()
  const call = <T>(work: (call: Parameters<typeof emit>[0]) => Promise<T>) =>
    db.as(system, (tx, now) => work({ tx, now, caller: system, language: 'en' }))
  const emitNoted = (id: string, no: number) => call((at) => emit(at, { kind: 'test.noted', id, data: { no } }))
  const node = () => jobRunnerOver(plan, { db, pool, clock })
  const later = (seconds: number) => {
    clock.shiftMs += seconds * 1000
  }
  const rows = async (sql: string) => (await pool.query(sql)).rows
  return { pool, clock, db, plan, call, tell: emitNoted, node, later, rows }
}
