import { randomUUID } from 'node:crypto'
import type { Party } from '@landbridge/contract/booking/form/parties'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { anywhere } from '../../platform/search.ts'

type AddressTable = {
  id: string
  customer_id: string
  party_type: string | null
  party_name: string
  party: Party
  saved_at: Date
}
const tables = (tx: Tx) => tx.withTables<{ address_book: AddressTable }>()

/** Keeps the parties that ask for it; one of the same role and name is brought up to date. */
export async function keepAddresses(tx: Tx, customerId: string, parties: readonly Party[], at: Date): Promise<void> {
  for (const party of parties.filter((one) => one.keepInAddressBook && one.partyName)) {
    const known = await tables(tx)
      .selectFrom('address_book')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('party_name', '=', party.partyName ?? '')
      .where('party_type', 'is not distinct from', party.partyType ?? null)
      .executeTakeFirst()
    await keepAddress(tx, customerId, { id: known?.id, party, at })
  }
}

/** Keeps a party, or changes the one of this id. */
export async function keepAddress(
  tx: Tx,
  customerId: string,
  { id, party, at }: { id?: string | undefined; party: Party; at: Date },
): Promise<string> {
  const kept = { ...party, keepInAddressBook: undefined }
  const values = {
    party_type: party.partyType ?? null,
    party_name: party.partyName ?? '',
    party: JSON.stringify(kept) as never,
    saved_at: at,
  }
  if (id === undefined) {
    const fresh = randomUUID()
    await tables(tx)
      .insertInto('address_book')
      .values({ ...values, id: fresh, customer_id: customerId })
      .execute()
    return fresh
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable('address_book')
    .set(values)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('booking.missing')
  return id
}

export async function dropAddress(tx: Tx, customerId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('address_book')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem('booking.missing')
}

type AddressSearch = { keyword?: string | undefined; partyType?: string | undefined; limit: number; offset: number }

/** The parties of a company by name, narrowed by what is typed and by their role. */
export async function addressesOf(tx: Tx, customerId: string, search: AddressSearch) {
  let query = tables(tx).selectFrom('address_book').where('customer_id', '=', customerId)
  if (search.partyType) query = query.where('party_type', '=', search.partyType)
  if (search.keyword) {
    const part = anywhere(search.keyword)
    query = query.where(sql<boolean>`(party_name ilike ${part} or party->>'partyNameLocal' ilike ${part})`)
  }
  const page = query
    .select(['id', 'party'])
    .orderBy('party_name')
    .orderBy('id')
    .limit(search.limit)
    .offset(search.offset)
  const [rows, { total }] = await Promise.all([
    page.execute(),
    query.select((q) => q.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}
