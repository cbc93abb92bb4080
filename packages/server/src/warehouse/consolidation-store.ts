import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import { type Job, type JobTableRow, jobOfRow } from '../workorder/index.ts'
import type { Consolidation } from './consolidation.ts'

const tables = (tx: Tx) => tx.withTables<{ consolidation: Consolidation; workOrder: JobTableRow }>()

export async function insertConsolidation(tx: Tx, consolidation: Consolidation): Promise<void> {
  await tables(tx).insertInto('consolidation').values(consolidation).execute()
}

export const loadConsolidation = (tx: Tx, id: string): Promise<Consolidation> => loadRow(tx, id, false)

/** A consolidation that is locked until this call is over. */
export const lockConsolidation = (tx: Tx, id: string): Promise<Consolidation> => loadRow(tx, id, true)

async function loadRow(tx: Tx, id: string, locks: boolean): Promise<Consolidation> {
  const query = tables(tx).selectFrom('consolidation').selectAll().where('id', '=', id)
  const row = await (locks ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw new Problem('workorder.consolidation-missing')
  return row
}

/** Saves what changed of a consolidation that was locked, and returns it as it is now. */
export async function saveConsolidation(
  tx: Tx,
  before: Consolidation,
  changes: Partial<Consolidation>,
): Promise<Consolidation> {
  const changed = { ...changes, version: before.version + 1 }
  await tables(tx).updateTable('consolidation').set(changed).where('id', '=', before.id).execute()
  return { ...before, ...changed }
}

/** The jobs that lie in consolidations and were not cancelled, in the order they were opened. */
export async function jobsInConsolidations(tx: Tx, ids: readonly string[]): Promise<Job[]> {
  if (ids.length === 0) return []
  const rows = await tables(tx)
    .selectFrom('workOrder')
    .selectAll()
    .where('consolidationId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', '!=', 'cancelled')
    .orderBy('openedAt')
    .orderBy('jobNo')
    .execute()
  return rows.map(jobOfRow)
}

const mostCandidates = 200

/** Jobs of the same mode and lane whose shared cargo lies in no consolidation and has not left, those in the warehouse first. */
export async function candidatesFor(
  tx: Tx,
  { mode, originCode, destinationCode }: Pick<Consolidation, 'mode' | 'originCode' | 'destinationCode'>,
): Promise<Job[]> {
  const rows = await tables(tx)
    .selectFrom('workOrder')
    .selectAll()
    .where('lclState', 'in', ['awaiting', 'warehoused'])
    .where('mode', '=', mode)
    .where('originCode', '=', originCode)
    .where('destinationCode', '=', destinationCode)
    .where('consolidationId', 'is', null)
    .where('state', 'in', ['opened', 'underway'])
    .where('atd', 'is', null)
    .orderBy('lclState', 'desc')
    .orderBy('orderedAt')
    .orderBy('jobNo')
    .limit(mostCandidates)
    .execute()
  return rows.map(jobOfRow)
}
