import type { Tx } from '../../platform/database.ts'
import { jsonColumn } from '../../platform/rows.ts'
import type { BillOfLading } from '../bill-of-lading.ts'

const tables = (tx: Tx) => tx.withTables<{ billOfLading: BillOfLading }>()

/** The sets of the bills of a job that anything was done with yet. A customer's read carries its id. */
export async function billsKept(tx: Tx, jobId: string, customerId?: string): Promise<BillOfLading[]> {
  let query = tables(tx).selectFrom('billOfLading').selectAll().where('jobId', '=', jobId)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  return query.orderBy('level').orderBy('seq').orderBy('setNo').execute()
}

/** Keeps a set of a bill as it is now. Its job's booking is held meanwhile, so that no two are kept at once. */
export async function keepBill(tx: Tx, bill: BillOfLading): Promise<void> {
  const { id, jobId, customerId, level, seq, setNo, ...changes } = rowOf(bill)
  await keepRow(tx, { id, jobId, customerId, level, seq, setNo, ...changes }, changes)
}

/** Keeps the customer's answer to a draft, the only columns that a customer's role may write. */
export async function keepAnswer(tx: Tx, bill: BillOfLading): Promise<void> {
  const row = rowOf(bill)
  await keepRow(tx, row, { state: row.state, statesBefore: row.statesBefore, deeds: row.deeds })
}

const rowOf = ({ carriage, switched, deeds, ...bill }: BillOfLading) => ({
  ...bill,
  carriage: jsonColumn(carriage),
  switched: jsonColumn(switched),
  deeds: jsonColumn(deeds),
})

const keepRow = (tx: Tx, row: BillOfLading, changes: Partial<BillOfLading>): Promise<unknown> =>
  tables(tx)
    .insertInto('billOfLading')
    .values(row)
    .onConflict((conflict) => conflict.columns(['jobId', 'level', 'seq', 'setNo']).doUpdateSet(changes))
    .execute()
