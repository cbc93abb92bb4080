import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { sql } from 'kysely'
import type { Call, DomainEvent } from './call.ts'

/** Tells what happened, in the transaction in which it happens. Followers act before this returns, listeners once it is committed. */
export async function emit(call: Call<Actor>, event: DomainEvent): Promise<void> {
  const { tx, caller, now } = call
  const customerId = event.customerId ?? (caller.actor === 'customer' ? caller.customerId : null)
  await sql`insert into outbox_event (kind, thing_id, customer_id, data, at)
    values (${event.kind}, ${event.id}, ${customerId}, ${JSON.stringify(event.data ?? {})}, ${now})`.execute(tx)
  await followEvent(call, event)
}

/** Lets the followers of an event act, with the system's eyes; then the transaction is its caller's again. */
async function followEvent(call: Call<Actor>, event: DomainEvent): Promise<void> {
  const { tx, now, language, address } = call
  const followers = tx.followers.filter(({ kind }) => kind === event.kind)
  if (followers.length === 0) return
  const [eyes] = await tx.ask<{ role: string }>(`select current_setting('role') as role`, [])
  const takeEyes = (role: string | undefined) => tx.ask(`select set_config('role', $1, true)`, [role])
  await takeEyes('landbridge_system')
  for (const { follow } of followers) await follow(event, { tx, now, language, address, caller: { actor: 'system' } })
  await takeEyes(eyes?.role)
}

/** Puts work on a thing off until it is due. */
export async function putOff(
  { tx }: Call<'staff' | 'system'>,
  { kind, id, data = {}, dueAt }: Omit<DomainEvent, 'customerId'> & { dueAt: Date },
): Promise<void> {
  await sql`insert into put_off_work (kind, thing_id, data, due_at)
    values (${kind}, ${id}, ${JSON.stringify(data)}, ${dueAt})`.execute(tx)
}

const keptDays = 30
const sweptAtOnce = 5000

/** Removes events that every listener has taken, some weeks after they happened. */
export async function forgetOldEvents({ tx }: Call<'system'>): Promise<void> {
  await sql`delete from outbox_event where id in (
    select id from outbox_event e
    where relayed_at < app_now() - make_interval(days => ${keptDays})
      and not exists (select from pgboss.job where data ->> 'eventId' = e.id::text)
    order by relayed_at limit ${sweptAtOnce})`.execute(tx)
}
