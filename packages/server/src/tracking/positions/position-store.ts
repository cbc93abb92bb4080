import { Problem } from '@landbridge/contract/shared/problem'
import type { TrackSource } from '@landbridge/contract/tracking/milestone'
import type { Tx } from '../../platform/database.ts'

type PositionTable = {
  id: string
  job_id: string
  customer_id: string
  container_id: string
  latitude: string | number
  longitude: string | number
  address: string
  at: Date
  source: TrackSource
  entered_by: string | null
  entered_at: Date
}
const tables = (tx: Tx) => tx.withTables<{ box_position: PositionTable }>()

/** Where a box was seen. */
export type Position = {
  id: string
  jobId: string
  customerId: string
  containerId: string
  latitude: number
  longitude: number
  address: string
  at: Date
  source: TrackSource
  enteredBy: string | null
  enteredAt: Date
}

const positionOf = (row: PositionTable): Position => ({
  id: row.id,
  jobId: row.job_id,
  customerId: row.customer_id,
  containerId: row.container_id,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  address: row.address,
  at: row.at,
  source: row.source,
  enteredBy: row.entered_by,
  enteredAt: row.entered_at,
})

/** How many sightings of one box are shown. */
const mostPositions = 2000

/** The positions of a job's boxes, newest first; those of one box when it is named. */
export async function positionsOf(
  tx: Tx,
  jobId: string,
  { containerId, customerId }: { containerId?: string | undefined; customerId?: string | undefined } = {},
): Promise<Position[]> {
  let query = tables(tx).selectFrom('box_position').selectAll().where('job_id', '=', jobId)
  if (containerId !== undefined) query = query.where('container_id', '=', containerId)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId)
  const rows = await query.orderBy('at', 'desc').orderBy('id').limit(mostPositions).execute()
  return rows.map(positionOf)
}

export async function loadPosition(tx: Tx, id: string): Promise<Position> {
  const row = await tables(tx).selectFrom('box_position').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('tracking.position-missing')
  return positionOf(row)
}

/** Keeps positions that are not known yet, and tells how many were new. */
export async function insertPositions(tx: Tx, positions: readonly Position[]): Promise<number> {
  if (positions.length === 0) return 0
  const rows = positions.map((one) => ({
    id: one.id,
    job_id: one.jobId,
    customer_id: one.customerId,
    container_id: one.containerId,
    latitude: one.latitude,
    longitude: one.longitude,
    address: one.address,
    at: one.at,
    source: one.source,
    entered_by: one.enteredBy,
    entered_at: one.enteredAt,
  }))
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('box_position')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

export async function deletePosition(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('box_position').where('id', '=', id).execute()
}

/** Where each box of a job was seen last. */
export async function newestPositions(tx: Tx, jobId: string): Promise<Map<string, Position>> {
  const rows = await tables(tx)
    .selectFrom('box_position')
    .selectAll()
    .distinctOn('container_id')
    .where('job_id', '=', jobId)
    .orderBy('container_id')
    .orderBy('at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.container_id, positionOf(row)]))
}
