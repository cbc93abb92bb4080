import { system } from './caller.ts'
import type { Database } from './database.ts'
import type { JobPlan } from './jobs.ts'
import type { Queues, TakenJob } from './queues.ts'

export type Owed = { queue: string; job: TakenJob; reason: string }
type RunnerParts = { plan: JobPlan; db: Database; queues: Queues; owed: Set<Owed> }

/** Failed jobs go back into their queue; while the database is away they are owed, and given back as soon as it can be reached. */
export async function giveBack({ queues, owed }: Pick<RunnerParts, 'queues' | 'owed'>): Promise<void> {
  for (const failed of owed) {
    await queues.fail(failed.queue, failed.job, failed.reason)
    owed.delete(failed)
  }
}

/** Makes the one job of each round that has none, waiting or under way. */
export async function planRounds({ plan, db, queues }: Pick<RunnerParts, 'plan' | 'db' | 'queues'>): Promise<void> {
  const missing = await db.readAs(system, (tx) =>
    tx.ask<{ name: string }>(
      `select round as name from unnest($1::text[]) round
        where not exists (select from pgboss.job where name = round and state <= 'active')`,
      [[...plan.rounds.keys()]],
    ),
  )
  if (missing.length === 0) return
  await db.as(system, (tx, now) => Promise.all(missing.map(({ name }) => queues.add(tx, name, [{ startAfter: now }]))))
}

/** Takes up the jobs of a node that died; a live node holds the row of its job, however long its work takes. */
export async function giveUpLost({ db, queues }: Pick<RunnerParts, 'db' | 'queues'>): Promise<void> {
  const lost = await db.as(system, (tx) =>
    tx.ask<{ name: string; id: string; retryCount: number }>(
      `select name, id, retry_count from pgboss.job
        where state = 'active' and started_on + make_interval(secs => expire_seconds) < pgboss.job_now()
        for update skip locked`,
      [],
    ),
  )
  for (const { name, id, retryCount } of lost) {
    await queues.fail(name, { id, retryCount }, 'The server that had taken it did not finish it.')
  }
}
