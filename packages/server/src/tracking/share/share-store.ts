import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'

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

const tables = (tx: Tx) => tx.withTables<{ trackingShare: Share & { keyHash: Buffer } }>()

const shownColumns = [
  'id',
  'customerId',
  'bookingNo',
  'jobId',
  'jobNo',
  'containerId',
  'containerNo',
  'createdBy',
  'createdAt',
  'expiresAt',
  'revokedAt',
] as const satisfies (keyof Share)[]

export async function insertShare(tx: Tx, share: Share, keyHash: Buffer): Promise<void> {
  await tables(tx)
    .insertInto('trackingShare')
    .values({ ...share, keyHash })
    .execute()
}

const mostShares = 200

/** Newest first. */
export async function sharesOf(
  tx: Tx,
  customerId: string,
  { jobNo, containerNo }: { jobNo?: string | undefined; containerNo?: string | undefined },
): Promise<Share[]> {
  let query = tables(tx).selectFrom('trackingShare').select(shownColumns).where('customerId', '=', customerId)
  if (jobNo !== undefined) query = query.where('jobNo', '=', jobNo)
  if (containerNo !== undefined) query = query.where('containerNo', '=', containerNo)
  return query.orderBy('createdAt', 'desc').orderBy('id').limit(mostShares).execute()
}

export async function loadShare(tx: Tx, id: string, customerId: string): Promise<Share> {
  const row = await tables(tx)
    .selectFrom('trackingShare')
    .select(shownColumns)
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new Problem('tracking.share-missing')
  return row
}

export async function shareByKey(tx: Tx, keyHash: Buffer): Promise<Share | undefined> {
  return tables(tx).selectFrom('trackingShare').select(shownColumns).where('keyHash', '=', keyHash).executeTakeFirst()
}

export async function revokeShare(tx: Tx, { id, customerId }: Share, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('trackingShare')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('revokedAt', 'is', null)
    .execute()
}
