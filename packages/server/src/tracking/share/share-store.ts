import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'

type ShareTable = {
  id: string
  customer_id: string
  key_hash: Buffer
  booking_no: string
  job_id: string
  job_no: string
  container_id: string
  container_no: string
  created_by: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}
const tables = (tx: Tx) => tx.withTables<{ tracking_share: ShareTable }>()

/** A link by which somebody without a login follows one box. */
export type Share = {
  id: string
  customerId: string
  bookingNo: string
  jobId: string
  jobNo: string
  containerId: string
  containerNo: string
  createdBy: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

const shareOf = (row: Omit<ShareTable, 'key_hash'>): Share => ({
  id: row.id,
  customerId: row.customer_id,
  bookingNo: row.booking_no,
  jobId: row.job_id,
  jobNo: row.job_no,
  containerId: row.container_id,
  containerNo: row.container_no,
  createdBy: row.created_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
})

export async function insertShare(tx: Tx, share: Share, keyHash: Buffer): Promise<void> {
  await tables(tx)
    .insertInto('tracking_share')
    .values({
      id: share.id,
      customer_id: share.customerId,
      key_hash: keyHash,
      booking_no: share.bookingNo,
      job_id: share.jobId,
      job_no: share.jobNo,
      container_id: share.containerId,
      container_no: share.containerNo,
      created_by: share.createdBy,
      created_at: share.createdAt,
      expires_at: share.expiresAt,
      revoked_at: share.revokedAt,
    })
    .execute()
}

const mostShares = 200

/** The links of a company, newest first. */
export async function sharesOf(
  tx: Tx,
  customerId: string,
  { jobNo, containerNo }: { jobNo?: string | undefined; containerNo?: string | undefined },
): Promise<Share[]> {
  let query = tables(tx).selectFrom('tracking_share').selectAll().where('customer_id', '=', customerId)
  if (jobNo !== undefined) query = query.where('job_no', '=', jobNo)
  if (containerNo !== undefined) query = query.where('container_no', '=', containerNo)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(mostShares).execute()
  return rows.map(shareOf)
}

export async function loadShare(tx: Tx, id: string, customerId: string): Promise<Share> {
  const row = await tables(tx)
    .selectFrom('tracking_share')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new Problem('tracking.share-missing')
  return shareOf(row)
}

/** The share that a key opens; keys are known by their hash alone. */
export async function shareByKey(tx: Tx, keyHash: Buffer): Promise<Share | undefined> {
  const row = await tables(tx)
    .selectFrom('tracking_share')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row && shareOf(row)
}

export async function revokeShare(tx: Tx, { id, customerId }: Share, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('tracking_share')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute()
}
