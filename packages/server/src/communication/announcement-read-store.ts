import type { Tx } from '../platform/database.ts'
import type { MenuCounter } from '../platform/handed-in.ts'
import type { Announced } from './announcement-store.ts'

const announced = 'app_is_announced(a.state, a.from_day, a.to_day)'

/** The user has read it since it was last published. */
const isRead = `exists (select from announcement_read r
  where r.announcement_id = a.id and r.user_id = $1 and r.read_at >= a.published_at)`

export async function countUnread(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.ask<{ unread: number }>(
    `select count(*)::int as unread from announcement a where ${announced} and not ${isRead}`,
    [userId],
  )
  return row?.unread ?? 0
}

type OwnRow = Announced & { isRead: boolean }

/** A page of what is shown today to one user: the unread first, then the pinned, then the newest. */
export async function ownPage(
  tx: Tx,
  userId: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
) {
  const [rows, counted, unread] = await Promise.all([
    tx.ask<OwnRow>(
      `select a.id, a.texts, a.pinned, to_char(a.from_day, 'YYYY-MM-DD') as from_day, ${isRead} as is_read
        from announcement a where ${announced}
        order by is_read, a.pinned desc, a.from_day desc, a.published_at desc, a.id limit $2 offset $3`,
      [userId, pageSize, (pageIndex - 1) * pageSize],
    ),
    tx.ask<{ total: number }>(`select count(*)::int as total from announcement a where ${announced}`, []),
    countUnread(tx, userId),
  ])
  return { rows, total: counted[0]?.total ?? 0, unread }
}

/** Notes that a user has read one announcement of today, or all of them without an id; says how many there are of these. */
export async function markRead(tx: Tx, userId: string, id?: string): Promise<number> {
  const rows = await tx.ask<{ announcementId: string }>(
    `insert into announcement_read (user_id, announcement_id)
      select $1::uuid, a.id from announcement a where ${announced} and ($2::uuid is null or a.id = $2::uuid)
      on conflict (user_id, announcement_id) do update set read_at = excluded.read_at
      returning announcement_id`,
    [userId, id ?? null],
  )
  return rows.length
}

export const communicationMenuCounters = [
  { entry: 'notices', countFor: (tx, { userId }) => countUnread(tx, userId) },
] as const satisfies readonly MenuCounter[]
