import type { Pool, PoolClient } from 'pg'
import { type ConnectionOptions, PgBoss } from 'pg-boss'
import { type Clock, timeBy } from './clock.ts'
import type { Tx } from './database.ts'
import { flush, statement } from './flush.ts'

/** A job as a worker has taken it; `retryCount` tells this attempt from an earlier one that was given up. */
export type TakenJob = { id: string; data: Record<string, unknown>; retryCount: number }

export type QueueKind = 'events' | 'rounds' | 'spare'

export type Queues = {
  /** Makes the queues that are not there and knows them all, so that a transaction can use them without a look-up. */
  open(kinds: ReadonlyMap<string, QueueKind>): Promise<void>
  /** Puts jobs into a queue; one that is there already is left as it is. */
  add(tx: Tx, queue: string, jobs: readonly NewJob[]): Promise<void>
  /** Due jobs, one of each record, the higher rank first; so many at most. */
  take(queue: string, most?: number): Promise<TakenJob[]>
  /** Ends a job in the transaction of its work; false where it was no longer this worker's. */
  finish(tx: Tx, queue: string, job: TakenJob): Promise<boolean>
  /** A job failed: it is tried again later, or set aside when it was tried often enough. */
  fail(queue: string, job: Pick<TakenJob, 'id' | 'retryCount'>, reason: string): Promise<void>
}
export type NewJob = { id?: string; data?: object; startAfter: Date; singletonKey?: string; priority?: number }

const takenAtOnce = 5
const tenYearsS = 10 * 365 * 86_400

/** Finished jobs are removed with their work, so a job in a queue waits, or has failed and is kept until somebody looks. */
const commonOptions = { retentionSeconds: tenYearsS, deleteAfterSeconds: 0, retryBackoff: true }
const optionsOf = {
  // Ten tries within about an hour, then it is set aside; what concerns the same thing waits behind it.
  events: {
    ...commonOptions,
    policy: 'key_strict_fifo',
    retryLimit: 10,
    retryDelay: 2,
    retryDelayMax: 1800,
    expireInSeconds: 60,
  },
  // One at a time while nobody uses the portal, given up after a few tries; a killed node's work returns within seconds.
  spare: {
    ...commonOptions,
    policy: 'key_strict_fifo',
    retryLimit: 10,
    retryDelay: 2,
    retryDelayMax: 1800,
    expireInSeconds: 10,
  },
  // What comes round is never given up, and stands still for seconds only where its node died. 0189 brings older queues to the same figures.
  rounds: {
    ...commonOptions,
    policy: 'exclusive',
    retryLimit: 1_000_000,
    retryDelay: 2,
    retryDelayMax: 60,
    expireInSeconds: 10,
  },
} as const satisfies Record<QueueKind, object>

export async function installQueues(pool: Pool): Promise<void> {
  const boss = bossOver((text, values) => pool.query(text, values as unknown[]).then(rowsOf), true)
  await boss.start()
  await boss.stop({ close: false, graceful: false })
}

export function queuesOver(pool: Pool, clock: Clock): Queues {
  const boss = bossOver((text, values) => asSystem(pool, timeBy(clock), { text, values }), false)
  return {
    async open(kinds) {
      const known = new Set((await boss.getQueues()).map(({ name }) => name))
      for (const [name, kind] of kinds) if (!known.has(name)) await boss.createQueue(name, optionsOf[kind])
      for (const name of kinds.keys()) await boss.findJobs(name, { id: nobody })
    },
    async add(tx, queue, jobs) {
      await boss.insert(queue, jobs as Parameters<typeof boss.insert>[1], optionsWithin(tx))
    },
    take: (queue, most = takenAtOnce) => boss.fetch<Record<string, unknown>>(queue, { batchSize: most }),
    finish: async (tx, queue, job) =>
      (await affectedRows(boss.deleteJob(queue, attemptOf(job), optionsWithin(tx)))) > 0,
    async fail(queue, job, reason) {
      await boss.fail(queue, attemptOf(job), { reason })
    },
  }
}

const nobody = '00000000-0000-0000-0000-000000000000'

const attemptOf = ({ id, retryCount }: Pick<TakenJob, 'id' | 'retryCount'>) => ({ id, retryCount }) as unknown as string

const affectedRows = async (response: Promise<unknown>) => ((await response) as { affected: number }).affected

type ExecuteSql = NonNullable<ConnectionOptions['db']>['executeSql']

function bossOver(executeSql: ExecuteSql, migrate: boolean): PgBoss {
  const quiet = { supervise: false, schedule: false, monitorVacuum: false, reindex: false } as const
  return new PgBoss({ db: { executeSql }, migrate, ...quiet })
}

const optionsWithin = (tx: Tx): ConnectionOptions => ({
  db: { executeSql: async (text, values = []) => ({ rows: await tx.ask(text, values) }) },
})

/** One statement with values, or several without: in one transaction and one round trip, with the system's eyes. */
async function asSystem(pool: Pool, now: Date, { text, values }: { text: string; values: unknown[] | undefined }) {
  const client = await pool.connect()
  const eyes = `select set_config('role', 'landbridge_system', true), set_config('landbridge.now', '${now.toISOString()}', true)`
  try {
    const rows = values?.length
      ? await runFlush(client, [statement(eyes), statement(text, values)])
      : rowsOf(await client.query(`${eyes}; ${text}`)).rows.slice(1)
    client.release()
    return { rows }
  } catch (error) {
    // What failed in the middle may have left a transaction open.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}

async function runFlush(client: PoolClient, statements: Parameters<typeof flush>[1]): Promise<unknown[]> {
  const outcomes = await flush(client, statements)
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  const last = outcomes.at(-1)
  return last?.status === 'fulfilled' ? last.value.rows : []
}

const rowsOf = (result: unknown) => ({
  rows: [result].flat().flatMap((one) => (one as { rows: unknown[] }).rows ?? []),
})
