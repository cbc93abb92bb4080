import type { AuditAction, AuditThing } from '@landbridge/contract/shared/audit-actions'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from './call.ts'
import type { Tx } from './database.ts'

/** What was done: the action as area.verb, the thing and its id, and what it was before and after. */
export type Deed = {
  action: AuditAction
  thing: AuditThing
  id: string
  /** The company it concerns; the caller's own unless told. */
  customerId?: string | null | undefined
  before?: unknown
  after?: unknown
}

type AuditTable = {
  at: Date
  actor: Actor
  user_id: string | null
  customer_id: string | null
  action: string
  thing: string
  thing_id: string
  before: string | null
  after: string | null
  address: string | null
}

/** Writes who did it, in the transaction that does it. */
export async function audit({ tx, caller, now, address }: Call<Actor>, deed: Deed): Promise<void> {
  const own = caller.actor === 'customer' ? caller.customerId : null
  await (tx as Tx)
    .withTables<{ audit_entry: AuditTable }>()
    .insertInto('audit_entry')
    .values({
      at: now,
      actor: caller.actor,
      user_id: 'userId' in caller ? caller.userId : null,
      customer_id: deed.customerId === undefined ? own : deed.customerId,
      action: deed.action,
      thing: deed.thing,
      thing_id: deed.id,
      before: asJson(deed.before),
      after: asJson(deed.after),
      address: address ?? null,
    })
    .execute()
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
