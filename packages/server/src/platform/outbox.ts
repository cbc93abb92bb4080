import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { sql } from 'kysely'
import type { Call } from './call.ts'
import type { Tx } from './database.ts'

/** Something that happened and that others must hear of. */
export type DomainEvent = {
  kind: `${string}.${string}`
  id: string
  customerId?: string | null | undefined
  data?: Record<string, unknown>
}

/** Tells what happened, in the transaction in which it happens. */
export async function emit({ tx, caller, now }: Call<Actor>, event: DomainEvent): Promise<void> {
  const customerId = event.customerId ?? (caller.actor === 'customer' ? caller.customerId : null)
  await sql`insert into outbox_event (kind, thing_id, customer_id, data, at)
    values (${event.kind}, ${event.id}, ${customerId}, ${JSON.stringify(event.data ?? {})}, ${now})`.execute(tx)
}

/** Puts work off; with a `uniqueKey`, only once however often it is asked for. */
export async function enqueue(
  tx: Tx,
  job: { kind: string; data?: Record<string, unknown>; runAt?: Date; uniqueKey?: string },
): Promise<void> {
  await sql`insert into job (kind, data, run_at, unique_key)
    values (${job.kind}, ${JSON.stringify(job.data ?? {})}, coalesce(${job.runAt ?? null}, app_now()), ${job.uniqueKey ?? null})
    on conflict (unique_key) do nothing`.execute(tx)
}
