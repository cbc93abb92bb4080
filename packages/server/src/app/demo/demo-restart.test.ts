import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { verifyChain } from '../../platform/audit-chain/audit-chain-commands.ts'
import { system } from '../../platform/caller.ts'
import { connect } from '../../platform/connections.ts'
import { type Database, databaseOver } from '../../platform/database.ts'
import type { DemoReport } from '../../testing/demo-program.ts'
import { demoStories } from './demo-plan.ts'

const program = fileURLToPath(new URL('../../testing/demo-program.ts', import.meta.url))
const bookings = 4

let folder: string
let started: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landbridge-restart-'))
})
afterEach(async () => {
  started?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Starts the program and waits until it tells of something. */
async function startUntil(isSo: (told: DemoReport) => boolean): Promise<ChildProcess> {
  const child = fork(program, [folder, String(bookings)], { execArgv: [] })
  started = child
  await new Promise<void>((resolve, reject) => {
    child.on('message', (told: DemoReport) => isSo(told) && resolve())
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}.`)))
  })
  return child
}

async function killedOnce(isSo: (told: DemoReport) => boolean): Promise<void> {
  const child = await startUntil(isSo)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function looking<T>(
  look: (ask: (sql: string) => Promise<Record<string, unknown>[]>, db: Database) => Promise<T>,
) {
  const { pool, close } = await connect(undefined, { folder: join(folder, 'database') })
  const ask = async (sql: string) => (await pool.query(sql)).rows
  return look(ask, databaseOver(pool, { shiftMs: 0 }, [])).finally(close)
}

/** The company's own number of every booking that the business has when nothing interrupts it. */
const references = demoStories(new Date(), bookings)
  .flatMap((story) => Array.from({ length: story.bookings }, (_, index) => `PO-${88_000 + story.seq + index}`))
  .toSorted()

it('comes up again whole, and with nothing doubled, however often it is killed: in its base, in its first stories, in the rest', async () => {
  await killedOnce((message) => 'line' in message && message.line.startsWith('Making the demo business'))
  expect(
    await looking((ask) =>
      ask(`select (select count(*)::int from app_user) as users, (select count(*)::int from tariff) as tariffs,
        (select count(*)::int from put_off_work) as "toTell"`),
    ),
  ).toEqual([{ users: 0, tariffs: 0, toTell: 0 }])
  await killedOnce((told) => 'made' in told && !told.isOpen && told.made >= 3)
  let opened = 0
  await killedOnce((told) => {
    if (!('made' in told) || !told.isOpen) return false
    opened ||= told.made
    return told.made >= opened + 3
  })
  const child = await startUntil((told) => 'isWhole' in told)
  await once(child, 'exit')
  await looking(async (ask, db) => {
    const rows = await ask(`select form ->> 'customerReference' as reference from booking order by 1`)
    expect(rows.map(({ reference }) => reference)).toEqual(references)
    expect(
      await ask(`select count(distinct booking_no) = count(booking_no) as "haveOwnNumbers",
        (select count(*)::int from put_off_work where kind = 'demo.story') as "toTell",
        (select count(*)::int from pgboss.job where name = 'demo.story') as queued,
        (select count(*)::int from outbox_event where relayed_at is null) as news from booking`),
    ).toEqual([{ haveOwnNumbers: true, toTell: 0, queued: 0, news: 0 }])
    const verified = await db.readAs(system, (tx) => verifyChain(tx))
    expect(verified.broken).toBeUndefined()
  })
})
