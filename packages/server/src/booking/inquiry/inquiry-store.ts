import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'
import { insertRow } from '../../platform/insert-row.ts'
import type { Owner } from './booking-store.ts'
import type { Inquiry } from './inquiry.ts'

const tables = (tx: Tx) => tx.withTables<{ inquiry: Inquiry }>()

export const insertInquiry = (tx: Tx, inquiry: Omit<Inquiry, 'reply' | 'repliedBy' | 'repliedAt' | 'bookingId'>) =>
  insertRow(tx, 'inquiry', inquiry)

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
