import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export type PutOut = 'unmade' | 'switched-off' | 'removed'

export type WayBack = {
  id: string
  userId: string
  customerId: string
  change: PutOut
  putOutBy: string
  expiresAt: Date
}

export async function insertWayBack(
  tx: Tx,
  { id, userId, customerId, change, putOutBy, expiresAt }: WayBack,
  { keyHash, now }: { keyHash: Buffer; now: Date },
): Promise<void> {
  await sql`insert into owner_way_back (id, user_id, customer_id, change, put_out_by, key_hash, made_at, expires_at)
    values (${id}, ${userId}, ${customerId}, ${change}, ${putOutBy}, ${keyHash}, ${now}, ${expiresAt})`.execute(tx)
}

const isOpen = sql`over_at is null and expires_at > app_now()`
const isOpenLink = (keyHash: Buffer): RawBuilder<boolean> => sql`key_hash = ${keyHash} and ${isOpen}`
const shownColumns = sql`id, user_id, customer_id, change, put_out_by, expires_at`

export async function wayBackOf(tx: Tx, keyHash: Buffer): Promise<WayBack | undefined> {
  return (await sql<WayBack>`select ${shownColumns} from owner_way_back where ${isOpenLink(keyHash)}`.execute(tx))
    .rows[0]
}

export async function hasWayBack(tx: Tx, userId: string): Promise<boolean> {
  const found = await sql`select from owner_way_back
    where user_id = ${userId} and ${isOpen} limit 1`.execute(tx)
  return found.rows.length > 0
}

/** Uses a way back up, once: of two at the same moment the second finds none. */
export async function takeWayBack(tx: Tx, keyHash: Buffer): Promise<WayBack | undefined> {
  const takenLink = sql<WayBack>`update owner_way_back set over_at = app_now() where ${isOpenLink(keyHash)} returning ${shownColumns}`
  return (await takenLink.execute(tx)).rows[0]
}

/** No link brings back whom we ourselves switched off, or who is back already. */
export async function closeWaysBack(tx: Tx, userId: string): Promise<void> {
  await sql`update owner_way_back set over_at = app_now() where user_id = ${userId} and over_at is null`.execute(tx)
}

export async function isAccountClosed(tx: Tx, userId: string): Promise<boolean> {
  const closed = await sql`select from app_user where id = ${userId} and closed_at is not null`.execute(tx)
  return closed.rows.length > 0
}

/** Makes somebody an active owner again, whatever was taken since; false where the account is closed or belongs to another company. */
export async function restoreOwner(tx: Tx, { userId, customerId }: WayBack): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update app_user set customer_id = ${customerId}, company_role = 'owner', active = true,
      version = version + 1, epoch = epoch + 1
    where id = ${userId} and closed_at is null and (customer_id is null or customer_id = ${customerId})`.execute(tx)
  return numAffectedRows === 1n
}
