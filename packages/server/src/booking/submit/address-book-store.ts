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

/** Keeps the parties that ask for it, all at once; one of the same role and name is brought up to date. */
export async function keepAddresses(tx: Tx, customerId: string, parties: readonly Party[], at: Date): Promise<void> {
  const asked = parties.filter((one) => one.keepInAddressBook && one.partyName)
  if (asked.length === 0) return
  const said = asked.map((party) => ({
    id: randomUUID(),
    party_type: party.partyType ?? null,
    party_name: party.partyName,
    party: { ...party, keepInAddressBook: undefined },
  }))
  await sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
        as said (id uuid, party_type text, party_name text, party jsonb)
    ), known as (
      update address_book as kept set party = said.party, saved_at = ${at} from said
      where kept.customer_id = ${customerId} and kept.party_name = said.party_name
        and kept.party_type is not distinct from said.party_type
      returning said.id
    )
    insert into address_book (id, customer_id, party_type, party_name, party, saved_at)
    select id, ${customerId}, party_type, party_name, party, ${at} from said
    where id not in (select id from known)`.execute(tx)
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
