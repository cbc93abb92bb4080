import type { AuditAction, AuditThing } from '@landbridge/contract/shared/audit-actions'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { sql } from 'kysely'
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
export async function audit(call: Call<Actor>, deed: Deed): Promise<void> {
  await (call.tx as Tx)
    .withTables<{ audit_entry: AuditTable }>()
    .insertInto('audit_entry')
    .values(rowOf(call, deed))
    .execute()
}

/** Writes that staff looked at a company's data. Looks at the same thing within ten minutes are one. */
export async function auditLook(call: Call<Actor>, deed: Deed): Promise<void> {
  const { at, actor, user_id, customer_id, action, thing, thing_id, address } = rowOf(call, deed)
  await sql`
    insert into audit_entry (at, actor, user_id, customer_id, action, thing, thing_id, address)
    select ${at}, ${actor}, ${user_id}, ${customer_id}, ${action}, ${thing}, ${thing_id}, ${address}
    where not exists (
      select from audit_entry where thing = ${thing} and thing_id = ${thing_id} and action = ${action}
        and user_id = ${user_id} and at > app_now() - interval '10 minutes')`.execute(call.tx)
}

function rowOf({ caller, now, address }: Call<Actor>, deed: Deed): AuditTable {
  const own = caller.actor === 'customer' ? caller.customerId : null
  return {
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
  }
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
