import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

type KeptAvatar = { userId: string; id: string; picture: Buffer; now: Date }

export async function keepPicture(tx: Tx, { userId, id, picture, now }: KeptAvatar): Promise<void> {
  await sql`insert into user_avatar (user_id, id, picture, made_at) values (${userId}, ${id}, ${picture}, ${now})
    on conflict (user_id) do update set id = excluded.id, picture = excluded.picture, made_at = excluded.made_at`.execute(
    tx,
  )
}

export async function pictureOf(tx: Tx, userId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ picture: Buffer }>`select picture from user_avatar where user_id = ${userId}`.execute(tx)
  return rows[0] && Buffer.from(rows[0].picture)
}

export async function dropPicture(tx: Tx, userId: string): Promise<void> {
  await sql`delete from user_avatar where user_id = ${userId}`.execute(tx)
}
