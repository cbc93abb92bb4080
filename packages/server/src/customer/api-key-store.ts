import type { KeyScope } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

type ApiKeyTable = {
  id: string
  customerId: string
  userId: string
  name: string
  scopes: KeyScope[]
  keyHash: Buffer
  prefix: string
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
}
export type ApiKey = Omit<Selectable<ApiKeyTable>, 'keyHash'>

const tables = (tx: Tx) => tx.withTables<{ apiKey: ApiKeyTable }>()

const shownColumns = [
  'id',
  'customerId',
  'userId',
  'name',
  'scopes',
  'prefix',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
] as const

export const keysOf = (tx: Tx, customerId: string): Promise<ApiKey[]> =>
  tables(tx)
    .selectFrom('apiKey')
    .select(shownColumns)
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute()

/** Keeps a new key while the company has fewer than so many that can be used, one at a time. */
export async function insertKey(tx: Tx, key: Omit<ApiKeyTable, 'lastUsedAt' | 'revokedAt'>, maxKeys: number) {
  await sql`select pg_advisory_xact_lock(hashtext('api keys of ' || ${key.customerId}))`.execute(tx)
  const { rows } = await sql<{ live: number }>`select count(*)::int as live from api_key
    where customer_id = ${key.customerId} and revoked_at is null and (expires_at is null or expires_at > app_now())`.execute(
    tx,
  )
  if ((rows[0]?.live ?? 0) >= maxKeys) throw new Problem('customer.keys-too-many')
  await tables(tx)
    .insertInto('apiKey')
    .values({ ...key, lastUsedAt: null, revokedAt: null })
    .execute()
}

/** True where the key was still in force. */
export async function revokeKey(tx: Tx, id: string, customerId: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('apiKey')
    .set({ revokedAt: sql<Date>`app_now()` })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const revokeKeysOf = (tx: Tx, userId: string) =>
  tables(tx)
    .updateTable('apiKey')
    .set({ revokedAt: sql<Date>`app_now()` })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
