import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Classifier, TrackSource } from '@landbridge/contract/tracking/milestone'
import type { Tx } from '../../platform/database.ts'

type MilestoneTable = {
  id: string
  job_id: string
  customer_id: string
  container_id: string | null
  step: string
  seq: number
  event: MilestoneEvent
  code: string
  classifier: Classifier
  place_code: string
  at: Date
  zone: string
  container_empty: boolean | null
  customs: string | null
  source: TrackSource
  entered_by: string | null
  entered_at: Date
  corrected_at: Date | null
  corrected_by: string | null
  correction_reason: string | null
}
const tables = (tx: Tx) => tx.withTables<{ milestone: MilestoneTable }>()

/** A time of a milestone as it was entered, and what became of it. */
export type MilestoneRecord = {
  id: string
  jobId: string
  customerId: string
  containerId: string | null
  step: string
  seq: number
  event: MilestoneEvent
  classifier: Classifier
  placeCode: string
  at: Date
  zone: string
  containerEmpty: boolean | null
  source: TrackSource
  enteredBy: string | null
  enteredAt: Date
  correctedAt: Date | null
  correctedBy: string | null
  reason: string | null
}

const recordOf = (row: MilestoneTable): MilestoneRecord => ({
  id: row.id,
  jobId: row.job_id,
  customerId: row.customer_id,
  containerId: row.container_id,
  step: row.step,
  seq: row.seq,
  event: row.event,
  classifier: row.classifier,
  placeCode: row.place_code,
  at: row.at,
  zone: row.zone,
  containerEmpty: row.container_empty,
  source: row.source,
  enteredBy: row.entered_by,
  enteredAt: row.entered_at,
  correctedAt: row.corrected_at,
  correctedBy: row.corrected_by,
  reason: row.correction_reason,
})

/** Every time that was ever entered for these jobs, in the order of the chain; what was corrected as well, when it is asked for. */
export async function milestonesOf(
  tx: Tx,
  jobIds: readonly string[],
  { customerId, withCorrected = false }: { customerId?: string | undefined; withCorrected?: boolean } = {},
): Promise<MilestoneRecord[]> {
  if (jobIds.length === 0) return []
  let query = tables(tx).selectFrom('milestone').selectAll().where('job_id', 'in', jobIds)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId)
  if (!withCorrected) query = query.where('corrected_at', 'is', null)
  const rows = await query.orderBy('seq').orderBy('entered_at').orderBy('id').execute()
  return rows.map(recordOf)
}

export async function loadMilestone(tx: Tx, id: string): Promise<MilestoneRecord> {
  const row = await tables(tx).selectFrom('milestone').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('tracking.milestone-missing')
  return recordOf(row)
}

export async function insertMilestones(tx: Tx, records: readonly MilestoneRecord[]): Promise<void> {
  if (records.length === 0) return
  await tables(tx).insertInto('milestone').values(records.map(rowOf)).execute()
}

function rowOf(one: MilestoneRecord): MilestoneTable {
  const [code = '', kind] = one.event.split('-')
  return {
    id: one.id,
    job_id: one.jobId,
    customer_id: one.customerId,
    container_id: one.containerId,
    step: one.step,
    seq: one.seq,
    event: one.event,
    code,
    classifier: one.classifier,
    place_code: one.placeCode,
    at: one.at,
    zone: one.zone,
    container_empty: one.containerEmpty,
    customs: code === 'CUSR' ? (kind ?? null) : null,
    source: one.source,
    entered_by: one.enteredBy,
    entered_at: one.enteredAt,
    corrected_at: one.correctedAt,
    corrected_by: one.correctedBy,
    correction_reason: one.reason,
  }
}

/** Marks times as no longer standing. Whoever corrects what somebody else has just corrected is told. */
export async function markCorrected(
  tx: Tx,
  ids: readonly string[],
  by: { userId: string | null; at: Date; reason: string },
): Promise<void> {
  if (ids.length === 0) return
  const { numUpdatedRows } = await tables(tx)
    .updateTable('milestone')
    .set({ corrected_at: by.at, corrected_by: by.userId, correction_reason: by.reason })
    .where('id', 'in', ids)
    .where('corrected_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== BigInt(ids.length)) throw new Problem('tracking.changed-meanwhile')
}
