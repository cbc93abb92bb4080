import type { FavouriteKey } from '@landbridge/contract/reference/reference-endpoints'
import type { Tx } from '../platform/database.ts'
import { tables } from './reference-tables.ts'

type Favourite = FavouriteKey & { customerId: string }

export async function loadFavourites(tx: Tx, customerId: string): Promise<FavouriteKey[]> {
  return tables(tx)
    .selectFrom('favouritePlace')
    .select(['mode', 'code'])
    .where('customerId', '=', customerId)
    .orderBy('addedAt', 'desc')
    .orderBy('code')
    .limit(200)
    .execute()
}

export async function insertFavourite(
  tx: Tx,
  { customerId, mode, code, addedAt }: Favourite & { addedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('favouritePlace')
    .values({ customerId, mode, code, addedAt })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteFavourite(tx: Tx, { customerId, mode, code }: Favourite): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('favouritePlace')
    .where('customerId', '=', customerId)
    .where('mode', '=', mode)
    .where('code', '=', code)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
