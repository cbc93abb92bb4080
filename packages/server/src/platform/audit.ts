import type { AuditAction, AuditThing } from '@landbridge/contract/insight/handed-in'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { sql } from 'kysely'
import type { Call } from './call.ts'
import { insertRow } from './insert-row.ts'

/** An entry of the audit log: the action as area.verb, the record and its id, and the values before and after. */
export type Deed = {
  action: AuditAction
  thing: AuditThing
  id: string
  customerId?: string | null | undefined
  before?: unknown
  after?: unknown
}

type AuditTable = {
  at: Date
  actor: Actor
  userId: string | null
  customerId: string | null
  action: string
  thing: string
  thingId: string
  before: string | null
  after: string | null
  address: string | null
}

/** Stands in the transaction of the deed itself. */
export async function audit(call: Call<Actor>, deed: Deed): Promise<void> {
  await insertRow(call.tx, 'audit_entry', rowOf(call, deed))
}

/** Writes a frequent deed, such as reading a company's data, once in ten minutes per user and address. */
export async function auditOnceAWhile(call: Call<Actor>, deed: Omit<Deed, 'before' | 'after'>): Promise<void> {
  const { at, actor, userId, customerId, action, thing, thingId, address } = rowOf(call, deed)
  await sql`
    insert into audit_entry (at, actor, user_id, customer_id, action, thing, thing_id, address)
    select ${at}, ${actor}, ${userId}, ${customerId}, ${action}, ${thing}, ${thingId}, ${address}
    where not exists (
      select from audit_entry where thing = ${thing} and thing_id = ${thingId} and action = ${action}
        and user_id is not distinct from ${userId} and address is not distinct from ${address} and at > app_now() - interval '10 minutes')`.execute(
    call.tx,
  )
}

function rowOf({ caller, now, address }: Call<Actor>, deed: Deed): AuditTable {
  const ownCompany = caller.actor === 'customer' ? caller.customerId : null
  return {
    at: now,
    actor: caller.actor,
    userId: 'userId' in caller ? caller.userId : null,
    customerId: deed.customerId === undefined ? ownCompany : deed.customerId,
    action: deed.action,
    thing: deed.thing,
    thingId: deed.id,
    before: asJson(deed.before),
    after: asJson(deed.after),
    address: address ?? null,
  }
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
