import type { Tx } from '../../platform/database.ts'
import type { BillOfLading } from '../bill-of-lading.ts'

const tables = (tx: Tx) => tx.withTables<{ billOfLading: BillOfLading }>()

/** The sets of the bills of a job that anything was done with yet. A customer's read carries its id. */
export async function billsKept(tx: Tx, jobId: string, customerId?: string): Promise<BillOfLading[]> {
  let query = tables(tx).selectFrom('billOfLading').selectAll().where('jobId', '=', jobId)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  return query.orderBy('level').orderBy('seq').orderBy('setNo').execute()
}

/** Keeps a set of a bill as it is now. Its job's booking is held meanwhile, so that no two are kept at once. */
export async function keepBill(tx: Tx, { switched, deeds, ...bill }: BillOfLading): Promise<void> {
  const { id, jobId, customerId, level, seq, setNo, ...rest } = bill
  const changes = {
    ...rest,
    switched: (switched && JSON.stringify(switched)) as never,
    deeds: JSON.stringify(deeds) as never,
  }
  await tables(tx)
    .insertInto('billOfLading')
    .values({ id, jobId, customerId, level, seq, setNo, ...changes })
    .onConflict((conflict) => conflict.columns(['jobId', 'level', 'seq', 'setNo']).doUpdateSet(changes))
    .execute()
}
