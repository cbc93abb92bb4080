import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export type FavouriteTable = {
  id: string
  user_id: string
  customer_id: string
  kind: 'job' | 'lane'
  mode: string
  job_id: string | null
  origin_code: string
  destination_code: string
  note: string | null
  added_at: Date
}
const tables = (tx: Tx) => tx.withTables<{ favourite: FavouriteTable }>()

/** Keeps a favourite and tells its id; one that is kept already stays as it was, but for its note. */
export async function keepFavourite(tx: Tx, favourite: FavouriteTable): Promise<string> {
  const known = tables(tx).selectFrom('favourite').select('id').where('user_id', '=', favourite.user_id)
  const before = await (favourite.job_id
    ? known.where('job_id', '=', favourite.job_id)
    : known
        .where('job_id', 'is', null)
        .where('mode', '=', favourite.mode)
        .where('origin_code', '=', favourite.origin_code)
        .where('destination_code', '=', favourite.destination_code)
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

/** Drops a user's favourite, by its own id or by its job's. */
export async function dropFavourite(tx: Tx, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('favourite')
    .where('user_id', '=', userId)
    .where((q) => q.or([q('id', '=', id), q('job_id', '=', id)]))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem('workorder.part-missing')
}

export async function isCollected(tx: Tx, userId: string, jobId: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('favourite')
    .select('id')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
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
  const own = tables(tx).selectFrom('favourite').where('user_id', '=', userId).where('kind', '=', kind)
  const page = own.selectAll().orderBy(order).orderBy('id').limit(limit).offset(offset)
  const count = own.select((q) => q.fn.countAll().as('total'))
  const [favourites, { total }] = await Promise.all([page.execute(), count.executeTakeFirstOrThrow()])
  return { favourites, total: Number(total) }
}
