import type { Tx } from '../../platform/database.ts'
import type { Booking } from '../life/booking.ts'
import type { AddressRow } from './address-book-store.ts'
import type { TemplateTable } from './template-store.ts'

const retention = '1 hour'

type Contents = {
  draft: Pick<Booking, 'mode' | 'form' | 'createdBy' | 'version' | 'savedAt' | 'listedAt'>
  template: TemplateTable
  address: AddressRow
}
/** A thing as it was when it was thrown away; its moments are text again. */
export type Discarded = { [Kind in keyof Contents]: { kind: Kind; content: AsText<Contents[Kind]> } }[keyof Contents]
type AsText<T> = { [Name in keyof T]: T[Name] extends Date ? string : T[Name] }

type Whose = { userId: string; customerId: string | null }

export async function keepDiscarded<Kind extends keyof Contents>(
  tx: Tx,
  { id, kind, content }: { id: string; kind: Kind; content: Contents[Kind] },
  { userId, customerId }: Whose,
): Promise<void> {
  await tx.ask(`insert into discarded (id, kind, customer_id, user_id, content) values ($1, $2, $3, $4, $5)`, [
    id,
    kind,
    customerId,
    userId,
    JSON.stringify(content),
  ])
}

export async function takeDiscarded(tx: Tx, id: string, { userId, customerId }: Whose): Promise<Discarded | undefined> {
  const rows = await tx.ask<Discarded>(
    `delete from discarded where id = $1 and user_id = $2 and customer_id is not distinct from $3::uuid
       and discarded_at > app_now() - interval '${retention}'
     returning kind, content`,
    [id, userId, customerId],
  )
  return rows[0]
}

export async function forgetDiscarded(tx: Tx): Promise<void> {
  await tx.ask(`delete from discarded where discarded_at <= app_now() - interval '${retention}'`, [])
}
