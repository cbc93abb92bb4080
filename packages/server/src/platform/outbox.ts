import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { sql } from 'kysely'
import type { Call, DomainEvent, Tx } from './call.ts'
import { system } from './caller.ts'

/** Followers act before this returns, in the transaction of the event, listeners once it is committed. */
export async function emit(call: Call<Actor>, event: DomainEvent): Promise<void> {
  const { tx, caller, now } = call
  const customerId = event.customerId ?? (caller.actor === 'customer' ? caller.customerId : null)
  await sql`insert into outbox_event (kind, thing_id, customer_id, data, at, relayed_at)
    values (${event.kind}, ${event.id}, ${customerId}, ${JSON.stringify(event.data ?? {})}, ${now},
      case when current_setting('landbridge.events', true) = 'past' then ${now}::timestamptz end)`.execute(tx)
  await followEvent(call, event)
}

/** Marks the events of some work as past: followers act on them, nobody is told. */
export async function inThePast(tx: Tx, work: () => Promise<void>): Promise<void> {
  await tx.ask("select set_config('landbridge.events', 'past', true)", [])
  await work()
  await tx.ask("select set_config('landbridge.events', '', true)", [])
}

async function followEvent(call: Call<Actor>, event: DomainEvent): Promise<void> {
  const { tx, now, language, address } = call
  const followers = tx.followers.filter(({ kind }) => kind === event.kind)
  if (followers.length === 0) return
  const asSystem = { tx, now, language, address, caller: system } as const
  await withEyesOfSystem(tx, async () => {
    for (const { follow } of followers) await follow(event, asSystem)
  })
}

/** The eyes that a transaction had before followers acted in it, and the number of events being followed. */
type LentTx = { before: Promise<string | undefined>; events: number }
const lentByTx = new WeakMap<Tx, LentTx>()

/** Events may be emitted side by side in one transaction: the first takes the system's eyes, and the last gives the caller's back. */
async function withEyesOfSystem(tx: Tx, work: () => Promise<void>): Promise<void> {
  const eyes = lentByTx.get(tx) ?? { before: takeEyes(tx), events: 0 }
  lentByTx.set(tx, eyes)
  eyes.events++
  const before = await eyes.before
  try {
    await work()
  } finally {
    eyes.events--
  }
  if (eyes.events > 0) return
  lentByTx.delete(tx)
  await setEyes(tx, before)
}

async function takeEyes(tx: Tx): Promise<string | undefined> {
  const now = tx.ask<{ role: string }>(`select current_setting('role') as role`, [])
  const [[eyes]] = await Promise.all([now, setEyes(tx, 'landbridge_system')])
  return eyes?.role
}

const setEyes = (tx: Tx, role: string | undefined) => tx.ask(`select set_config('role', $1, true)`, [role])

/** Work that waits until it is due; of one queue the higher rank comes first. */
export type PutOff = Omit<DomainEvent, 'customerId'> & { dueAt: Date; rank?: number }

export const putOff = (call: Call<'staff' | 'system'>, work: PutOff): Promise<void> => putAllOff(call, [work])

export async function putAllOff({ tx }: Call<'staff' | 'system'>, works: readonly PutOff[]): Promise<void> {
  const rows = works.map(({ kind, id, data = {}, dueAt, rank = 0 }) => ({
    kind,
    thing_id: id,
    data,
    due_at: dueAt,
    rank,
  }))
  await sql`insert into put_off_work (kind, thing_id, data, due_at, rank)
    select kind, thing_id, data, due_at, rank from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as work(kind text, thing_id text, data jsonb, due_at timestamptz, rank integer)`.execute(tx)
}

const keptDays = 30
const sweptAtOnce = 5000

export async function forgetOldEvents({ tx }: Call<'system'>): Promise<void> {
  await sql`delete from outbox_event where id in (
    select id from outbox_event e
    where relayed_at < app_now() - make_interval(days => ${keptDays})
      and not exists (select from pgboss.job where data ->> 'eventId' = e.id::text)
    order by relayed_at limit ${sweptAtOnce})`.execute(tx)
}
