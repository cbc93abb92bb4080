import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { Charge } from './charge.ts'

const tables = (tx: Tx) => tx.withTables<{ chargeLine: Charge }>()

/** The charges of jobs in the order they were entered; a customer sees receivable ones alone. */
export async function chargesOf(tx: Tx, jobIds: readonly string[], customerId?: string): Promise<Charge[]> {
  if (jobIds.length === 0) return []
  let query = tables(tx).selectFrom('chargeLine').selectAll().where('jobId', '=', sql<string>`any(${jobIds}::uuid[])`)
  if (customerId !== undefined)
    query = query.where('customerId', '=', customerId).where('side', '=', 'R').where('isOthers', '=', false)
  return query.orderBy('enteredAt').orderBy('id').execute()
}

export const chargesOfBooking = (tx: Tx, bookingId: string): Promise<Charge[]> =>
  tables(tx)
    .selectFrom('chargeLine')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('enteredAt')
    .orderBy('id')
    .execute()

export async function insertCharges(tx: Tx, charges: readonly Charge[]): Promise<void> {
  if (charges.length > 0) await tables(tx).insertInto('chargeLine').values(charges).execute()
}

export async function saveCharge(tx: Tx, charge: Charge): Promise<void> {
  await tables(tx).updateTable('chargeLine').set(charge).where('id', '=', charge.id).execute()
}

export async function deleteCharge(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('chargeLine').where('id', '=', id).execute()
}
