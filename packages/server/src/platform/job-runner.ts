import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { system } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { HeardEvent, JobPlan } from './jobs.ts'
import { giveBack, giveUpLost, type Owed, planRounds } from './lost-jobs.ts'
import { type NewJob, type Queues, queuesOver, type TakenJob } from './queues.ts'

export type JobRunner = {
  runDue(): Promise<number>
  /** Looks for due work until stopped: when it is woken, and every second. */
  start(onFailure: (error: unknown) => void): { stop(): Promise<void> }
}

type RunnerParts = { plan: JobPlan; db: Database; queues: Queues; owed: Set<Owed>; onFailure(error: unknown): void }

const lookEveryMs = 1000
const restMs = 50
const lookForLostEveryMs = 5_000
const relayedAtOnce = 200
const oneRelays = 7_203_116

export function jobRunnerOver(
  plan: JobPlan,
  { db, pool, clock }: { db: Database; pool: Pool; clock: Clock },
): JobRunner {
  const queues = queuesOver(pool, clock)
  const shop: RunnerParts = { plan, db, queues, owed: new Set(), onFailure() {} }
  const once = onceOpen(shop)
  return {
    async runDue() {
      await once()
      await giveBack(shop)
      await planRounds(shop)
      await giveUpLost(shop)
      let piecesDone = 0
      for (;;) {
        const { waiting, due } = await lookForWork(shop)
        const relayed = waiting ? await relay(shop) : 0
        const worked = await Promise.all((relayed ? [...plan.queues().keys()] : due).map((queue) => drain(shop, queue)))
        const round = worked.reduce((sum, count) => sum + count, 0) + relayed
        if (round === 0) break
        piecesDone += round
      }
      return piecesDone + (await runOutside(shop))
    },
    start(onFailure) {
      const running = { ...shop, onFailure }
      const stopping = new AbortController()
      const loops = [workOff(running, once, stopping.signal), sendOut(running, stopping.signal)]
      return {
        async stop() {
          stopping.abort()
          plan.wake()
          await Promise.all(loops)
        },
      }
    },
  }
}

/** Opens the queues at the first use; a failure to do so is met again at the next. */
function onceOpen({ plan, queues }: RunnerParts): () => Promise<void> {
  let opened: Promise<void> | undefined
  return () => {
    opened ??= queues.open(plan.queues()).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

/** The loop of one node, which empties each queue beside the others, so that a slow listener holds only itself up. */
async function workOff(shop: RunnerParts, open: () => Promise<void>, stop: AbortSignal): Promise<void> {
  const busy = new Map<string, Promise<unknown>>()
  let lookedForLost = 0
  let wake = () => {}
  let isAwake = false
  shop.plan.onWake(() => {
    isAwake = true
    wake()
  })
  while (!stop.aborted) {
    isAwake = false
    try {
      await open()
      if (Date.now() - lookedForLost > lookForLostEveryMs) {
        await planRounds(shop)
        await giveUpLost(shop)
        lookedForLost = Date.now()
      }
      let { waiting, due } = await lookForWork(shop)
      if (waiting && (await relay(shop)) > 0) due = (await lookForWork(shop)).due
      for (const queue of due.filter((name) => !busy.has(name))) {
        const emptying = drain(shop, queue, stop)
          .then((count) => void (count > 0 && shop.plan.wake()))
          .catch(shop.onFailure)
          .finally(() => busy.delete(queue))
        busy.set(queue, emptying)
      }
      await giveBack(shop)
    } catch (error) {
      shop.onFailure(error)
    }
    const woken = new Promise<void>((resolve) => {
      wake = resolve
    })
    await sleep(restMs)
    if (!isAwake && !stop.aborted) await Promise.race([woken, sleep(lookEveryMs - restMs, undefined, { ref: false })])
  }
  await Promise.all(busy.values())
}

/** A provider that is slow to answer holds nothing else up. */
async function sendOut(shop: RunnerParts, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await runOutside(shop).catch(shop.onFailure)
    await sleep(lookEveryMs, undefined, { signal: stop }).catch(() => {})
  }
}

async function runOutside({ plan }: RunnerParts): Promise<number> {
  let done = 0
  for (const work of plan.outsides) while (await work()) done++
  return done
}

const kindsOf = ({ listeners }: JobPlan): string[] => [
  ...new Set([...listeners.values()].flatMap(({ kinds }) => kinds)),
]

/** The events this node relays, by queues ($1) and kinds ($2); those of unknown kinds after an hour, or when no other release has a queue. */
const isForUs = `relayed_at is null and (kind = any($2) or at < app_now() - interval '1 hour'
  or not exists (select from pgboss.queue where name <> all($1::text[]) and name not like '\\_\\_pgboss%'))`

/** One question, one round trip: events that wait for their listeners, and queues with work that is due. */
async function lookForWork({ plan, db }: RunnerParts): Promise<{ waiting: boolean; due: string[] }> {
  const [found] = await db.readAs(system, (tx) =>
    tx.ask<{ waiting: boolean; due: string[] }>(
      `select exists (select from outbox_event where ${isForUs}) or exists (select from put_off_work where kind = any($2)) as waiting,
        array(select queue from unnest($1::text[]) queue where exists (select from pgboss.job
          where name = queue and state < 'active' and not blocked and start_after <= pgboss.job_now())) as due`,
      [[...plan.queues().keys()], kindsOf(plan)],
    ),
  )
  return found ?? { waiting: false, due: [] }
}

type EventRow = {
  id: string
  seq: string
  kind: string
  thingId: string
  customerId: string | null
  data: object
  at: Date
}
type PutOffRow = { id: string; kind: string; thingId: string; data: object; dueAt: Date; rank: number }

/** Relays events in order, and put-off work, to their queues: one node at a time. */
async function relay({ plan, db, queues }: RunnerParts): Promise<number> {
  return db.as(system, async (tx) => {
    const [[lock], events, putOff] = await Promise.all([
      tx.ask<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [oneRelays]),
      tx.ask<EventRow>(
        `select id, seq, kind, thing_id, customer_id, data, at from outbox_event
          where ${isForUs} order by seq limit $3`,
        [[...plan.queues().keys()], kindsOf(plan), relayedAtOnce],
      ),
      tx.ask<PutOffRow>(
        `select id, kind, thing_id, data, due_at, rank from put_off_work where kind = any($2)
          order by rank desc, due_at limit $1`,
        [relayedAtOnce, kindsOf(plan)],
      ),
    ])
    if (!lock?.taken) return 0
    const additions = [...plan.listeners].map(([queue, { kinds }]) => {
      const jobs = [
        ...events.filter(({ kind }) => kinds.includes(kind)).map(jobOf),
        ...putOff.filter(({ kind }) => kinds.includes(kind)).map(laterJobOf),
      ]
      return jobs.length > 0 ? queues.add(tx, queue, jobs) : undefined
    })
    await Promise.all([
      ...additions,
      tx.ask('update outbox_event set relayed_at = app_now() where id = any($1::uuid[])', [events.map(({ id }) => id)]),
      tx.ask('delete from put_off_work where id = any($1::uuid[])', [putOff.map(({ id }) => id)]),
    ])
    return events.length + putOff.length
  })
}

/** A job bears the number of its event: an event is in a queue once, and behind those written before it. */
const jobOf = ({ id, seq, kind, thingId, customerId, data, at }: EventRow): NewJob => ({
  id: `00000000-0000-7000-8000-${BigInt(seq).toString(16).padStart(12, '0')}`,
  data: { ...data, kind, id: thingId, customerId, eventId: id } satisfies HeardEvent,
  singletonKey: thingId,
  startAfter: at,
})

const laterJobOf = ({ id, kind, thingId, data, dueAt, rank }: PutOffRow): NewJob => ({
  id,
  data: { ...data, kind, id: thingId, customerId: null, eventId: id } satisfies HeardEvent,
  singletonKey: thingId,
  startAfter: dueAt,
  priority: rank,
})

async function drain(shop: RunnerParts, queue: string, stop?: AbortSignal): Promise<number> {
  const isSpare = shop.plan.spare.has(queue)
  let done = 0
  for (;;) {
    if (isSpare && stop) await shop.plan.spareTime.begins(stop)
    if (stop?.aborted) break
    const jobs = await (isSpare ? shop.queues.take(queue, 1) : shop.queues.take(queue))
    if (jobs.length === 0) break
    for (const job of jobs) await runOne(shop, queue, job)
    done += jobs.length
  }
  return done
}

const spareTries = 3

const isLeftOut = ({ plan }: RunnerParts, queue: string, { retryCount }: TakenJob): boolean =>
  plan.spare.has(queue) && retryCount + 1 >= spareTries

/** Removes a failed piece of spare-time work from its queue; if the database refuses that too, the job is given back later. */
async function leaveOut({ db, queues, owed }: RunnerParts, queue: string, job: TakenJob): Promise<void> {
  await db
    .as(system, (tx) => queues.finish(tx, queue, job))
    .catch((error: unknown) => void owed.add({ queue, job, reason: String(error) }))
}

/** The job ends in the transaction of its work: what was done is done once, however often it was begun. */
async function runOne(shop: RunnerParts, queue: string, job: TakenJob): Promise<void> {
  const { plan, db, queues, owed, onFailure } = shop
  try {
    await db.as(system, async (tx, now) => {
      if (!(await queues.finish(tx, queue, job))) return
      const call = { tx, caller: system, now, language: 'zh-CN' } as const
      const round = plan.rounds.get(queue)
      await (round ? round.work(call) : plan.listeners.get(queue)?.hear(job.data as HeardEvent, call))
      if (round) await queues.add(tx, queue, [{ startAfter: new Date(now.getTime() + round.seconds * 1000) }])
    })
  } catch (error) {
    onFailure(error)
    if (isLeftOut(shop, queue, job)) return leaveOut(shop, queue, job)
    owed.add({ queue, job, reason: String(error) })
    await giveBack(shop).catch(onFailure)
  }
}
