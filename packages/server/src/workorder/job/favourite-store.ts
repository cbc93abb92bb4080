import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export type FavouriteTable = {
  id: string
  userId: string
  customerId: string
  kind: 'job' | 'lane'
  mode: string
  jobId: string | null
  originCode: string
  destinationCode: string
  note: string | null
  addedAt: Date
}
const tables = (tx: Tx) => tx.withTables<{ favourite: FavouriteTable }>()

/** Keeps a favourite and tells its id; one that is kept already stays as it was, but for its note. */
export async function keepFavourite(tx: Tx, favourite: FavouriteTable): Promise<string> {
  const known = tables(tx).selectFrom('favourite').select('id').where('userId', '=', favourite.userId)
  const before = await (favourite.jobId
    ? known.where('jobId', '=', favourite.jobId)
    : known
        .where('jobId', 'is', null)
        .where('mode', '=', favourite.mode)
        .where('originCode', '=', favourite.originCode)
        .where('destinationCode', '=', favourite.destinationCode)
  ).executeTakeFirst()
  if (!before) {
    await tables(tx).insertInto('favourite').values(favourite).execute()
    return favourite.id
  }
  if (favourite.note !== null) {
    await tables(tx).updateTable('favourite').set({ note: favourite.note }).where('id', '=', before.id).execute()
  }
  return before.id
}

export async function dropFavourite(tx: Tx, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('favourite')
    .where('userId', '=', userId)
    .where((q) => q.or([q('id', '=', id), q('jobId', '=', id)]))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem('workorder.part-missing')
}

export async function isCollected(tx: Tx, userId: string, jobId: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('favourite')
    .select('id')
    .where('userId', '=', userId)
    .where('jobId', '=', jobId)
    .executeTakeFirst()
  return row !== undefined
}

/** A user's favourites of one kind, the last added first unless asked for the last heard of. */
export async function favouritesOf(
  tx: Tx,
  {
    userId,
    kind,
    byEvent,
    limit,
    offset,
  }: { userId: string; kind: 'job' | 'lane'; byEvent: 'asc' | 'desc' | undefined; limit: number; offset: number },
): Promise<{ favourites: FavouriteTable[]; total: number }> {
  const order = byEvent
    ? sql`(select last_event_at from work_order w where w.id = job_id) ${sql.raw(byEvent)} nulls last`
    : sql`added_at desc`
  const ownFavourites = tables(tx).selectFrom('favourite').where('userId', '=', userId).where('kind', '=', kind)
  const page = ownFavourites.selectAll().orderBy(order).orderBy('id').limit(limit).offset(offset)
  const count = ownFavourites.select((q) => q.fn.countAll().as('total'))
  const [favourites, { total }] = await Promise.all([page.execute(), count.executeTakeFirstOrThrow()])
  return { favourites, total: Number(total) }
}
