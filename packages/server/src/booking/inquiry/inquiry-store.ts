import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'
import { insertRow } from '../../platform/insert-row.ts'
import type { Owner } from '../life/booking-store.ts'
import type { Inquiry } from './inquiry.ts'

const tables = (tx: Tx) => tx.withTables<{ inquiry: Inquiry }>()

export const insertInquiry = (tx: Tx, inquiry: Omit<Inquiry, 'reply' | 'repliedBy' | 'repliedAt' | 'bookingId'>) =>
  insertRow(tx, 'inquiry', inquiry)

export async function loadInquiry(tx: Tx, id: string): Promise<Inquiry> {
  const inquiry = await tables(tx).selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst()
  if (!inquiry) throw new Problem('booking.inquiry-missing')
  return inquiry
}

/** An inquiry, held until the end of the transaction; somebody else's is missing. */
export async function holdInquiry(tx: Tx, id: string, owner?: Owner): Promise<Inquiry> {
  let query = tables(tx).selectFrom('inquiry').selectAll().where('id', '=', id)
  if (owner && 'customerId' in owner) query = query.where('customerId', '=', owner.customerId)
  if (owner && 'createdBy' in owner)
    query = query.where('createdBy', '=', owner.createdBy).where('customerId', 'is', null)
  const inquiry = await query.forUpdate().executeTakeFirst()
  if (!inquiry) throw new Problem('booking.inquiry-missing')
  return inquiry
}

/** The number of inquiries of somebody that wait for an answer; nobody adds one of the same person's until this call is over. */
export async function countOpenInquiries(tx: Tx, userId: string): Promise<number> {
  const [, rows] = await Promise.all([
    tx.ask(`select pg_advisory_xact_lock(hashtextextended('inquiries ' || $1, 0))`, [userId]),
    tx.ask<{ count: number }>(`select count(*)::int as count from inquiry where created_by = $1 and state = 'open'`, [
      userId,
    ]),
  ])
  return rows[0]?.count ?? 0
}

export async function hasDraft(tx: Tx, { bookingId, customerId, createdBy }: Inquiry): Promise<boolean> {
  if (!bookingId) return false
  const rows = await tx.ask<{ id: string }>(
    'select id from booking where id = $1 and (customer_id = $2 or (customer_id is null and created_by = $3))',
    [bookingId, customerId, createdBy],
  )
  return rows.length > 0
}

export async function saveInquiry(tx: Tx, inquiry: Inquiry, changes: Partial<Inquiry>): Promise<Inquiry> {
  const version = inquiry.version + 1
  const { numUpdatedRows } = await tables(tx)
    .updateTable('inquiry')
    .set({ ...changes, version })
    .where('id', '=', inquiry.id)
    .where('version', '=', inquiry.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('booking.inquiry-changed')
  return { ...inquiry, ...changes, version }
}

/** The inquiries of a user move to the company that it has just named. */
export async function moveInquiriesToCompany(tx: Tx, userId: string, customerId: string): Promise<void> {
  await tables(tx)
    .updateTable('inquiry')
    .set({ customerId })
    .where('createdBy', '=', userId)
    .where('customerId', 'is', null)
    .execute()
}
