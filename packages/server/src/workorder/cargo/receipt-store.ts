import type { MeasuredPieces } from '@landbridge/contract/charge/measured-cargo'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export type Receipt = {
  jobId: string
  customerId: string
  warehouseName: string
  receivedAt: Date
  actualPieces: number
  actualGrossWeightKg: string
  actualVolumeM3: string
  actualLoadingMetres: string | null
  pieces: MeasuredPieces[] | null
  receiptNo: string | null
  receiptRemark: string | null
}

const tables = (tx: Tx) => tx.withTables<{ warehouseReceipt: Receipt }>()

export async function receiptsOf(
  tx: Tx,
  jobIds: readonly string[],
  customerId?: string,
): Promise<Map<string, Receipt>> {
  if (jobIds.length === 0) return new Map()
  let query = tables(tx)
    .selectFrom('warehouseReceipt')
    .selectAll()
    .where('jobId', '=', sql<string>`any(${jobIds}::uuid[])`)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  return new Map((await query.execute()).map((receipt) => [receipt.jobId, receipt]))
}

/** Keeps the receipt of a job; a later one corrects what was said before. */
export async function saveReceipt(tx: Tx, receipt: Receipt): Promise<void> {
  const { jobId, customerId, ...figures } = receipt
  const corrected = { ...figures, pieces: sql<Receipt['pieces']>`${JSON.stringify(receipt.pieces)}::jsonb` }
  await tables(tx)
    .insertInto('warehouseReceipt')
    .values({ jobId, customerId, ...corrected })
    .onConflict((conflict) => conflict.column('jobId').doUpdateSet(corrected))
    .execute()
}
