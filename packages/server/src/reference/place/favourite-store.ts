import type { FavouriteKey } from '@landbridge/contract/reference/reference-endpoints'
import type { Tx } from '../../platform/database.ts'
import { tables } from '../reference-tables.ts'

type Favourite = FavouriteKey & { customerId: string }

export async function loadFavourites(tx: Tx, customerId: string): Promise<FavouriteKey[]> {
  return tables(tx)
    .selectFrom('favourite_place')
    .select(['mode', 'code'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('code')
    .limit(200)
    .execute()
}

/** Answers whether it was new. */
export async function insertFavourite(
  tx: Tx,
  { customerId, mode, code, addedAt }: Favourite & { addedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('favourite_place')
    .values({ customer_id: customerId, mode, code, added_at: addedAt })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Answers whether it was there. */
export async function deleteFavourite(tx: Tx, { customerId, mode, code }: Favourite): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('favourite_place')
    .where('customer_id', '=', customerId)
    .where('mode', '=', mode)
    .where('code', '=', code)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
