import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { PackingLine } from './packing-line.ts'

const tables = (tx: Tx) => tx.withTables<{ packingLine: PackingLine }>()

export async function packingOf(tx: Tx, jobId: string, customerId?: string): Promise<PackingLine[]> {
  let query = tables(tx).selectFrom('packingLine').selectAll().where('jobId', '=', jobId)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  return query.orderBy('seq').execute()
}

export async function insertPacking(tx: Tx, lines: readonly PackingLine[]): Promise<void> {
  if (lines.length > 0) await tables(tx).insertInto('packingLine').values(lines).execute()
}

export async function savePacking(tx: Tx, line: PackingLine): Promise<void> {
  await tables(tx).updateTable('packingLine').set(line).where('id', '=', line.id).execute()
}

/** Puts lines on another job of the booking, behind one another in their order. */
export async function moveLines(tx: Tx, lineIds: readonly string[], to: { jobId: string; seq: number }): Promise<void> {
  if (lineIds.length === 0) return
  await sql`update packing_line line set job_id = ${to.jobId}, seq = ${to.seq} + moved.place - 1
    from unnest(${lineIds}::uuid[]) with ordinality moved (id, place) where line.id = moved.id`.execute(tx)
}

/** A container or truck has another number now, or none any more. */
export async function renamePartInLines(
  tx: Tx,
  jobId: string,
  { from, to }: { from: string; to: string | null },
): Promise<void> {
  await tables(tx)
    .updateTable('packingLine')
    .set({ containerNo: to })
    .where('jobId', '=', jobId)
    .where('containerNo', '=', from)
    .execute()
}

export async function deletePacking(tx: Tx, jobId: string, lineId?: string): Promise<void> {
  let query = tables(tx).deleteFrom('packingLine').where('jobId', '=', jobId)
  if (lineId !== undefined) query = query.where('id', '=', lineId)
  await query.execute()
}

export async function packedJobs(tx: Tx, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set()
  const rows = await tables(tx)
    .selectFrom('packingLine')
    .select('jobId')
    .distinct()
    .where('jobId', '=', sql<string>`any(${jobIds}::uuid[])`)
    .execute()
  return new Set(rows.map(({ jobId }) => jobId))
}
