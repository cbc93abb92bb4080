import { randomUUID } from 'node:crypto'
import type { Party } from '@landbridge/contract/booking/fields/parties'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { jsonColumn, rowsAsJson } from '../../platform/rows.ts'
import { foldedAnywhere } from '../../platform/search.ts'

export type AddressRow = {
  id: string
  customerId: string
  partyType: string | null
  partyName: string
  party: Party
  savedAt: Date
}
const tables = (tx: Tx) => tx.withTables<{ addressBook: AddressRow }>()

/** Keeps new parties at once, leaving unchanged rows unlocked; an id made of the name stores parallel twins once. */
export async function keepAddresses(tx: Tx, customerId: string, parties: readonly Party[], at: Date): Promise<void> {
  const partiesToKeep = parties.filter((one) => one.keepInAddressBook && one.partyName)
  if (partiesToKeep.length === 0) return
  const addresses = partiesToKeep.map((party) => ({
    partyType: party.partyType ?? null,
    partyName: party.partyName,
    party: { ...party, keepInAddressBook: undefined },
  }))
  await sql`
    with given as (
      select given.*, kept.id as kept_id, kept.party as kept_party
      from jsonb_to_recordset(${rowsAsJson(addresses)}::jsonb) as given (party_type text, party_name text, party jsonb)
      left join address_book kept on kept.customer_id = ${customerId} and kept.party_name = given.party_name
        and kept.party_type is not distinct from given.party_type
    ), changed as (
      update address_book set party = given.party, saved_at = ${at} from given
      where address_book.id = kept_id and given.party <> kept_party
    )
    insert into address_book (id, customer_id, party_type, party_name, party, saved_at)
    select case when exists (select from address_book where id = own_id) then gen_random_uuid() else own_id end,
      ${customerId}, party_type, party_name, party, ${at}
    from (
      select given.*, overlay(overlay(md5(concat_ws(' ', ${customerId}::text, party_type, party_name)) placing '3' from 13) placing '8' from 17)::uuid
        as own_id
      from given
    ) given
    where kept_id is null
    on conflict (id) do nothing`.execute(tx)
}

export async function keepAddress(
  tx: Tx,
  customerId: string,
  { id, party, at }: { id?: string | undefined; party: Party; at: Date },
): Promise<string> {
  const keptParty = { ...party, keepInAddressBook: undefined }
  const values = {
    partyType: party.partyType ?? null,
    partyName: party.partyName ?? '',
    party: jsonColumn(keptParty),
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

export async function insertAddress(tx: Tx, row: AddressRow): Promise<void> {
  await tables(tx)
    .insertInto('addressBook')
    .values({ ...row, party: jsonColumn(row.party) })
    .execute()
}

type AddressSearch = { keyword?: string | undefined; partyType?: string | undefined; limit: number; offset: number }

export async function addressesOf(tx: Tx, customerId: string, search: AddressSearch) {
  let query = tables(tx).selectFrom('addressBook').where('customerId', '=', customerId)
  if (search.partyType) query = query.where('partyType', '=', search.partyType)
  if (search.keyword) {
    const line = sql<string>`search_fold(search_line(party_name, party->>'partyNameLocal'))`
    const pattern = foldedAnywhere(search.keyword)
    query = query.where(pattern === undefined ? sql<boolean>`false` : sql<boolean>`${line} ilike ${pattern}`)
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
