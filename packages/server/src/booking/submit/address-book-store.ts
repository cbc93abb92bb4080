import { randomUUID } from 'node:crypto'
import type { Party } from '@landbridge/contract/booking/form/parties'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { rowsAsJson } from '../../platform/rows.ts'
import { anywhere } from '../../platform/search.ts'

export type AddressRow = {
  id: string
  customerId: string
  partyType: string | null
  partyName: string
  party: Party
  savedAt: Date
}
const tables = (tx: Tx) => tx.withTables<{ addressBook: AddressRow }>()

/**
 * Keeps the parties that ask for it, all at once; one of the same role and name is brought up to date. One that stands there already as it
 * is stays untouched: else all submissions of a company for the same consignee would wait for each other at its row.
 */
export async function keepAddresses(tx: Tx, customerId: string, parties: readonly Party[], at: Date): Promise<void> {
  const asked = parties.filter((one) => one.keepInAddressBook && one.partyName)
  if (asked.length === 0) return
  const addresses = asked.map((party) => ({
    id: randomUUID(),
    partyType: party.partyType ?? null,
    partyName: party.partyName,
    party: { ...party, keepInAddressBook: undefined },
  }))
  await sql`
    with said as (
      select said.*, kept.id as kept_id, kept.party as kept_party
      from jsonb_to_recordset(${rowsAsJson(addresses)}::jsonb) as said (id uuid, party_type text, party_name text, party jsonb)
      left join address_book kept on kept.customer_id = ${customerId} and kept.party_name = said.party_name
        and kept.party_type is not distinct from said.party_type
    ), changed as (
      update address_book set party = said.party, saved_at = ${at} from said
      where address_book.id = kept_id and said.party <> kept_party
    )
    insert into address_book (id, customer_id, party_type, party_name, party, saved_at)
    select id, ${customerId}, party_type, party_name, party, ${at} from said where kept_id is null`.execute(tx)
}

/** Keeps a party, or changes the one of this id. */
export async function keepAddress(
  tx: Tx,
  customerId: string,
  { id, party, at }: { id?: string | undefined; party: Party; at: Date },
): Promise<string> {
  const kept = { ...party, keepInAddressBook: undefined }
  const values = {
    partyType: party.partyType ?? null,
    partyName: party.partyName ?? '',
    party: JSON.stringify(kept) as never,
    savedAt: at,
  }
  if (id === undefined) {
    const fresh = randomUUID()
    await tables(tx)
      .insertInto('addressBook')
      .values({ ...values, id: fresh, customerId })
      .execute()
    return fresh
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable('addressBook')
    .set(values)
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('booking.missing')
  return id
}

/** Removes a party, and answers what it was. */
export async function dropAddress(tx: Tx, customerId: string, id: string): Promise<AddressRow> {
  const row = await tables(tx)
    .deleteFrom('addressBook')
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('booking.missing')
  return row
}

/** Puts a party back as it was. */
export async function insertAddress(tx: Tx, row: AddressRow): Promise<void> {
  await tables(tx)
    .insertInto('addressBook')
    .values({ ...row, party: JSON.stringify(row.party) as never })
    .execute()
}

type AddressSearch = { keyword?: string | undefined; partyType?: string | undefined; limit: number; offset: number }

/** The parties of a company by name, narrowed by what is typed and by their role. */
export async function addressesOf(tx: Tx, customerId: string, search: AddressSearch) {
  let query = tables(tx).selectFrom('addressBook').where('customerId', '=', customerId)
  if (search.partyType) query = query.where('partyType', '=', search.partyType)
  if (search.keyword) {
    const part = anywhere(search.keyword)
    query = query.where(sql<boolean>`(party_name ilike ${part} or party->>'partyNameLocal' ilike ${part})`)
  }
  const page = query
    .select(['id', 'party'])
    .orderBy('partyName')
    .orderBy('id')
    .limit(search.limit)
    .offset(search.offset)
  const [rows, { total }] = await Promise.all([
    page.execute(),
    query.select((q) => q.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}
