import { sql } from 'kysely'
import type { Call } from './call.ts'
import { type Clock, timeBy } from './clock.ts'
import type { Database } from './database.ts'

type Work = (data: Record<string, unknown>, call: Call<'system'>) => Promise<void>

/** The system's own work: what was put off, what comes round, and who listens to events. */
export type Jobs = {
  /** What to do with a job of this kind. */
  on(kind: string, work: Work): void
  /** What to do when an event of this kind happened. At least once, in its own transaction with the mark that it was relayed; `eventId` tells one event from the next. */
  onEvent(kind: string, work: Work): void
  /** Work that comes round every so often, on one node at a time. */
  every(kind: string, seconds: number, work: (call: Call<'system'>) => Promise<void>): void
  /** Work that asks the outside world and so stands in no transaction: does one piece and says whether there was one. */
  outside(work: () => Promise<boolean>): void
  /** Does all that is due now and tells how much it was. */
  runDue(): Promise<number>
  /** Looks for due work until stopped. */
  start(onFailure: (error: unknown) => void): { stop(): Promise<void> }
}

type Plant = {
  db: Database
  clock: Clock
  works: Map<string, Work>
  listeners: Map<string, Work[]>
  rounds: Map<string, number>
}

const system = { actor: 'system' } as const
const mostAttempts = 20
const pollMs = 1000

export function jobsOver(db: Database, clock: Clock): Jobs {
  const plant: Plant = { db, clock, works: new Map(), listeners: new Map(), rounds: new Map() }
  const { works, listeners, rounds } = plant
  const outside: (() => Promise<boolean>)[] = []

  async function runInside(): Promise<number> {
    await planRounds(plant)
    let done = 0
    while ((await runOneJob(plant)) || (await relayOneEvent(plant))) done++
    return done
  }

  async function runOutside(): Promise<number> {
    let done = 0
    for (const work of outside) while (await work()) done++
    return done
  }

  const jobs: Jobs = {
    on: (kind, work) => void works.set(kind, work),
    onEvent: (kind, work) => void listeners.set(kind, [...(listeners.get(kind) ?? []), work]),
    every(kind, seconds, work) {
      rounds.set(kind, seconds)
      works.set(kind, (_, call) => work(call))
    },
    outside: (work) => void outside.push(work),
    runDue: async () => (await runInside()) + (await runOutside()),
    start(onFailure) {
      // A provider that is slow to answer holds nothing else up.
      const rounds = [roundsOf(runInside, onFailure), roundsOf(runOutside, onFailure)]
      return { stop: async () => void (await Promise.all(rounds.map(({ stop }) => stop()))) }
    },
  }
  return jobs
}

/** Works again and again, a second after it was done, until stopped. */
function roundsOf(work: () => Promise<unknown>, onFailure: (error: unknown) => void): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false
  const round = () => {
    running = work()
      .catch(onFailure)
      .finally(() => {
        if (!stopped) timer = setTimeout(round, pollMs)
      })
  }
  round()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Each round has one waiting job; who finds none makes it. */
async function planRounds({ db, rounds }: Plant) {
  const kinds = [...rounds.keys()]
  if (kinds.length === 0) return
  await db.as(system, (tx) =>
    sql`insert into job (kind, data, unique_key)
      select kind, '{}', 'every ' || kind from unnest(${kinds}::text[]) kind
      where not exists (select from job where unique_key = 'every ' || kind)
      on conflict (unique_key) do nothing`.execute(tx),
  )
}

/** Does one job that is due; one that fails is put off, longer each time. */
async function runOneJob({ db, works, rounds }: Plant): Promise<boolean> {
  let taken: { id: string; kind: string } | undefined
  try {
    await db.as(system, async (tx, now) => {
      const { rows } = await sql<{ id: string; kind: string; data: Record<string, unknown> }>`
        select id, kind, data from job where run_at <= app_now() and attempts < ${mostAttempts}
          and kind = any(${[...works.keys()]}::text[])
        order by run_at limit 1 for update skip locked`.execute(tx)
      const job = rows[0]
      taken = job
      if (!job) return
      await works.get(job.kind)?.(job.data, { tx, caller: system, now, language: 'zh-CN' })
      const again = rounds.get(job.kind)
      await (again === undefined
        ? sql`delete from job where id = ${job.id}`
        : sql`update job set run_at = app_now() + make_interval(secs => ${again}), attempts = 0 where id = ${job.id}`
      ).execute(tx)
    })
  } catch (error) {
    if (!taken) throw error
    const { id } = taken
    await db.as(system, (tx) =>
      sql`update job set attempts = attempts + 1, last_error = ${String(error)},
          run_at = app_now() + least(interval '1 hour', interval '5 seconds' * power(2, attempts))
        where id = ${id}`.execute(tx),
    )
  }
  return taken !== undefined
}

/** Tells one event to all who listen. */
async function relayOneEvent({ db, clock, listeners }: Plant): Promise<boolean> {
  return db.as(system, async (tx, now) => {
    const { rows } = await sql<{ id: string; kind: string; thing_id: string; customer_id: string; data: object }>`
      select id, kind, thing_id, customer_id, data from outbox_event
      where relayed_at is null order by at limit 1 for update skip locked`.execute(tx)
    const event = rows[0]
    if (!event) return false
    const call = { tx, caller: system, now, language: 'zh-CN' } as const
    for (const hear of listeners.get(event.kind) ?? [])
      await hear({ ...event.data, id: event.thing_id, customerId: event.customer_id, eventId: event.id }, call)
    await sql`update outbox_event set relayed_at = ${timeBy(clock)} where id = ${event.id}`.execute(tx)
    return true
  })
}
