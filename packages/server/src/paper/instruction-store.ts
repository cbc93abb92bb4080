import type { Tx } from '../platform/database.ts'
import { jsonColumn } from '../platform/rows.ts'
import type { Instruction } from './instruction/instruction.ts'

const tables = (tx: Tx) => tx.withTables<{ shippingInstruction: Instruction }>()

/** The written instruction of a job; nothing while nobody wrote one. */
export async function instructionOf(tx: Tx, jobId: string, customerId?: string): Promise<Instruction | undefined> {
  let query = tables(tx).selectFrom('shippingInstruction').selectAll().where('jobId', '=', jobId)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  return query.executeTakeFirst()
}

/** Keeps an instruction, under the lock of its booking, so that no two are kept at once. */
export async function keepInstruction(tx: Tx, instruction: Instruction): Promise<void> {
  const { content, returned, ...rest } = instruction
  const lists = { content: jsonColumn(content), returned: jsonColumn(returned) }
  const { jobId, customerId, ...changes } = { ...rest, ...lists }
  await tables(tx)
    .insertInto('shippingInstruction')
    .values({ jobId, customerId, ...changes })
    .onConflict((conflict) => conflict.column('jobId').doUpdateSet(changes))
    .execute()
}
