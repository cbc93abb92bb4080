import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { PackingLine } from '../job/job.ts'

type PackingLineTable = {
  id: string
  job_id: string
  customer_id: string
  seq: number
  container_no: string | null
  goods_name: string
  hs_code: string | null
  packages: number
  package_type: string | null
  gross_weight_kg: string
  net_weight_kg: string | null
  volume_m3: string | null
  marks: string | null
  length_cm: string | null
  width_cm: string | null
  height_cm: string | null
  customer_order_no: string | null
  remark: string | null
}
const tables = (tx: Tx) => tx.withTables<{ packing_line: PackingLineTable }>()

const rowOf = (line: PackingLine): PackingLineTable => ({
  id: line.id,
  job_id: line.jobId,
  customer_id: line.customerId,
  seq: line.seq,
  container_no: line.containerNo,
  goods_name: line.goodsName,
  hs_code: line.hsCode,
  packages: line.packages,
  package_type: line.packageType,
  gross_weight_kg: line.grossWeightKg,
  net_weight_kg: line.netWeightKg,
  volume_m3: line.volumeM3,
  marks: line.marks,
  length_cm: line.lengthCm,
  width_cm: line.widthCm,
  height_cm: line.heightCm,
  customer_order_no: line.customerOrderNo,
  remark: line.remark,
})

const lineOf = (row: PackingLineTable): PackingLine => ({
  id: row.id,
  jobId: row.job_id,
  customerId: row.customer_id,
  seq: row.seq,
  containerNo: row.container_no,
  goodsName: row.goods_name,
  hsCode: row.hs_code,
  packages: row.packages,
  packageType: row.package_type,
  grossWeightKg: row.gross_weight_kg,
  netWeightKg: row.net_weight_kg,
  volumeM3: row.volume_m3,
  marks: row.marks,
  lengthCm: row.length_cm,
  widthCm: row.width_cm,
  heightCm: row.height_cm,
  customerOrderNo: row.customer_order_no,
  remark: row.remark,
})

/** The packing list of a job, in its order. A customer's reads carry its id. */
export async function packingOf(tx: Tx, jobId: string, customerId?: string): Promise<PackingLine[]> {
  let query = tables(tx).selectFrom('packing_line').selectAll().where('job_id', '=', jobId)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId)
  return (await query.orderBy('seq').execute()).map(lineOf)
}

export async function insertPacking(tx: Tx, lines: readonly PackingLine[]): Promise<void> {
  if (lines.length > 0) await tables(tx).insertInto('packing_line').values(lines.map(rowOf)).execute()
}

export async function savePacking(tx: Tx, line: PackingLine): Promise<void> {
  await tables(tx).updateTable('packing_line').set(rowOf(line)).where('id', '=', line.id).execute()
}

/** Puts lines on another job of the booking, behind one another in their order. */
export async function moveLines(tx: Tx, lineIds: readonly string[], to: { jobId: string; seq: number }): Promise<void> {
  if (lineIds.length === 0) return
  await sql`update packing_line line set job_id = ${to.jobId}, seq = ${to.seq} + said.place - 1
    from unnest(${lineIds}::uuid[]) with ordinality said (id, place) where line.id = said.id`.execute(tx)
}

/** A container has another number now, or none any more. */
export async function renameContainerInLines(
  tx: Tx,
  jobId: string,
  { from, to }: { from: string; to: string | null },
): Promise<void> {
  await tables(tx)
    .updateTable('packing_line')
    .set({ container_no: to })
    .where('job_id', '=', jobId)
    .where('container_no', '=', from)
    .execute()
}

/** Takes lines off a job's packing list: one, or all of them. */
export async function deletePacking(tx: Tx, jobId: string, lineId?: string): Promise<void> {
  let query = tables(tx).deleteFrom('packing_line').where('job_id', '=', jobId)
  if (lineId !== undefined) query = query.where('id', '=', lineId)
  await query.execute()
}

/** Which of these jobs have a packing list. */
export async function packedJobs(tx: Tx, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set()
  const rows = await tables(tx)
    .selectFrom('packing_line')
    .select('job_id')
    .distinct()
    .where('job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .execute()
  return new Set(rows.map(({ job_id }) => job_id))
}
