import type { Filer, FilingAction, FilingLevel, FilingState } from '@landbridge/contract/paper/filing/filing-lifecycle'
import type { Tx } from '../../platform/database.ts'
import { jsonColumn } from '../../platform/rows.ts'

/** A deed in the history of a filing: the state after it, who entered it and why. */
type FilingDeed = { deed: FilingAction; state: FilingState; at: string; by?: string; note?: string }

/** An advance filing of a job with customs. Kept from its first deed on, until which it is only proposed. */
export type Filing = {
  id: string
  jobId: string
  customerId: string
  regime: string
  level: FilingLevel
  filedBy: Filer
  dueAt: Date | null
  state: FilingState
  reference: string | null
  deeds: readonly FilingDeed[]
}

const tables = (tx: Tx) => tx.withTables<{ filing: Filing }>()

export async function filingsKept(tx: Tx, jobId: string, customerId?: string): Promise<Filing[]> {
  let query = tables(tx).selectFrom('filing').selectAll().where('jobId', '=', jobId)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  return query.orderBy('regime').orderBy('level').execute()
}

/** Keeps a filing as it is now. Its job's booking is held meanwhile. */
export async function keepFiling(tx: Tx, { deeds, ...filing }: Filing): Promise<void> {
  const { id, jobId, customerId, regime, level, ...rest } = filing
  const changes = { ...rest, deeds: jsonColumn(deeds) }
  await tables(tx)
    .insertInto('filing')
    .values({ id, jobId, customerId, regime, level, ...changes })
    .onConflict((conflict) => conflict.columns(['jobId', 'regime', 'level']).doUpdateSet(changes))
    .execute()
}
