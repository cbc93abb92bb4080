import type { KeyScope } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

type ApiKeyTable = {
  id: string
  customer_id: string
  user_id: string
  name: string
  scopes: KeyScope[]
  key_hash: Buffer
  prefix: string
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
}
/** A key, without what opens the door. */
export type ApiKey = Omit<Selectable<ApiKeyTable>, 'key_hash'>

const tables = (tx: Tx) => tx.withTables<{ api_key: ApiKeyTable }>()

const shown = [
  'id',
  'customer_id',
  'user_id',
  'name',
  'scopes',
  'prefix',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const

export const keysOf = (tx: Tx, customerId: string): Promise<ApiKey[]> =>
  tables(tx)
    .selectFrom('api_key')
    .select(shown)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()

/** Keeps a new key while the company has fewer than so many that can be used. Two at once wait for each other. */
export async function insertKey(tx: Tx, key: Omit<ApiKeyTable, 'last_used_at' | 'revoked_at'>, most: number) {
  await sql`select pg_advisory_xact_lock(hashtext('api keys of ' || ${key.customer_id}))`.execute(tx)
  const { rows } = await sql<{ live: number }>`select count(*)::int as live from api_key
    where customer_id = ${key.customer_id} and revoked_at is null and (expires_at is null or expires_at > app_now())`.execute(
    tx,
  )
  if ((rows[0]?.live ?? 0) >= most) throw new Problem('customer.keys-too-many')
  await tables(tx)
    .insertInto('api_key')
    .values({ ...key, last_used_at: null, revoked_at: null })
    .execute()
}

/** Ends a key of the company. Says whether it was still to be ended. */
export async function revokeKey(tx: Tx, id: string, customerId: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
