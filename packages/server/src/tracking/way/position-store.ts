import { Problem } from '@landbridge/contract/shared/problem'
import type { TrackSource } from '@landbridge/contract/tracking/milestone'
import { type ColumnType, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export type Position = {
  id: string
  jobId: string
  customerId: string
  containerId: string
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

const mostPositions = 2000

/** Newest first, and of each box no more than are shown; all boxes of the job where none is named. */
export async function positionsOf(
  tx: Tx,
  jobId: string,
  { containerIds, customerId }: { containerIds?: readonly string[]; customerId?: string | undefined } = {},
): Promise<Position[]> {
  const nth = sql<number>`row_number() over (partition by container_id order by at desc, id)`.as('nth')
  let found = tables(tx).selectFrom('boxPosition').selectAll().select(nth).where('jobId', '=', jobId)
  if (containerIds !== undefined) found = found.where('containerId', 'in', containerIds)
  if (customerId !== undefined) found = found.where('customerId', '=', customerId)
  const rows = await tables(tx)
    .selectFrom(found.as('found'))
    .selectAll()
    .where('nth', '<=', mostPositions)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ nth: _, ...row }) => positionOf(row))
}

export async function loadPosition(tx: Tx, id: string): Promise<Position> {
  const row = await tables(tx).selectFrom('boxPosition').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('tracking.position-missing')
  return positionOf(row)
}

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
