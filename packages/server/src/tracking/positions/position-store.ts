import { Problem } from '@landbridge/contract/shared/problem'
import type { TrackSource } from '@landbridge/contract/tracking/milestone'
import type { ColumnType, Selectable } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** Where a box was seen. */
export type Position = {
  id: string
  jobId: string
  customerId: string
  containerId: string
  /** The place of the list; without one the words of the address stand alone. */
  placeCode: string | null
  latitude: number
  longitude: number
  address: string
  at: Date
  source: TrackSource
  enteredBy: string | null
  enteredAt: Date
}

/** Degrees come out of the table as text and go in as they are. */
type Degrees = ColumnType<string, number, number>
type PositionTable = Omit<Position, 'latitude' | 'longitude'> & { latitude: Degrees; longitude: Degrees }
const tables = (tx: Tx) => tx.withTables<{ boxPosition: PositionTable }>()

const positionOf = (row: Selectable<PositionTable>): Position => ({
  ...row,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
})

/** How many sightings of one box are shown. */
const mostPositions = 2000

/** The positions of a job's boxes, newest first; those of some when they are named. */
export async function positionsOf(
  tx: Tx,
  jobId: string,
  { containerIds, customerId }: { containerIds?: readonly string[]; customerId?: string | undefined } = {},
): Promise<Position[]> {
  let query = tables(tx).selectFrom('boxPosition').selectAll().where('jobId', '=', jobId)
  if (containerIds !== undefined) query = query.where('containerId', 'in', containerIds)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  const rows = await query.orderBy('at', 'desc').orderBy('id').limit(mostPositions).execute()
  return rows.map(positionOf)
}

export async function loadPosition(tx: Tx, id: string): Promise<Position> {
  const row = await tables(tx).selectFrom('boxPosition').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('tracking.position-missing')
  return positionOf(row)
}

/** Keeps positions that are not known yet, and tells how many were new. */
export async function insertPositions(tx: Tx, positions: readonly Position[]): Promise<number> {
  if (positions.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('boxPosition')
    .values(positions)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

export async function deletePosition(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('boxPosition').where('id', '=', id).execute()
}

/** Where each box of a job was seen last. */
export async function newestPositions(tx: Tx, jobId: string): Promise<Map<string, Position>> {
  const rows = await tables(tx)
    .selectFrom('boxPosition')
    .selectAll()
    .distinctOn('containerId')
    .where('jobId', '=', jobId)
    .orderBy('containerId')
    .orderBy('at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.containerId, positionOf(row)]))
}
