import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Classifier, TrackSource } from '@landbridge/contract/tracking/milestone'
import type { Tx } from '../../platform/database.ts'

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
  doubtReason: string | null
}

/** The table keeps its event in pieces as well, for those who read it without us. */
type MilestoneTable = Omit<MilestoneRecord, 'reason'> & {
  code: string
  customs: string | null
  correctionReason: string | null
}
const tables = (tx: Tx) => tx.withTables<{ milestone: MilestoneTable }>()

const recordOf = ({ code, customs, correctionReason: reason, ...row }: MilestoneTable): MilestoneRecord => ({
  ...row,
  reason,
})

/** In the order of the chain; corrected times are included only on request. */
export async function milestonesOf(
  tx: Tx,
  jobIds: readonly string[],
  { customerId, withCorrected = false }: { customerId?: string | undefined; withCorrected?: boolean } = {},
): Promise<MilestoneRecord[]> {
  if (jobIds.length === 0) return []
  let query = tables(tx).selectFrom('milestone').selectAll().where('jobId', 'in', jobIds)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  if (!withCorrected) query = query.where('correctedAt', 'is', null)
  const rows = await query.orderBy('seq').orderBy('enteredAt').orderBy('id').execute()
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

function rowOf({ reason: correctionReason, ...one }: MilestoneRecord): MilestoneTable {
  const [code = '', kind] = one.event.split('-')
  return { ...one, code, customs: code === 'CUSR' ? (kind ?? null) : null, correctionReason }
}

/** A second correction of the same time is refused as changed meanwhile. */
export async function markCorrected(
  tx: Tx,
  ids: readonly string[],
  by: { userId: string | null; at: Date; reason: string },
): Promise<void> {
  if (ids.length === 0) return
  const { numUpdatedRows } = await tables(tx)
    .updateTable('milestone')
    .set({ correctedAt: by.at, correctedBy: by.userId, correctionReason: by.reason })
    .where('id', 'in', ids)
    .where('correctedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== BigInt(ids.length)) throw new Problem('tracking.changed-meanwhile')
}

/** Times of boxes that left a job go to the one that they went to, also those that were corrected or expected. */
export async function moveMilestones(
  tx: Tx,
  { from, to, containerIds }: { from: string; to: string; containerIds: readonly string[] },
): Promise<void> {
  if (containerIds.length === 0) return
  await tables(tx)
    .updateTable('milestone')
    .set({ jobId: to })
    .where('jobId', '=', from)
    .where('containerId', 'in', containerIds)
    .execute()
}
