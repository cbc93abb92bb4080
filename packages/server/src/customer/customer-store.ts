import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { Condition } from '../platform/list.ts'
import { mentions } from '../platform/search.ts'
import type { Customer } from './customer-rules.ts'

type FilledIn = 'certification' | 'billingPer' | 'fcaTerminalByShipper' | 'version' | 'createdAt'
type CustomerTable = Omit<Customer, FilledIn> & { [name in FilledIn]: Generated<Customer[name]> }
const tables = (tx: Tx) => tx.withTables<{ customer: CustomerTable }>()

/** Fields that are not named begin as the table has them. */
export type NewCustomer = Pick<Customer, 'id' | 'name'> & Partial<Omit<Customer, 'id' | 'name' | 'version'>>

export const companyMentions = (typed: string): Condition =>
  mentions('search_line(c.name, c.short_name, c.name_english, c.tax_no)', typed)

export async function customersNamed(tx: Tx, typed: string): Promise<string[]> {
  const [condition, ...values] = companyMentions(typed)
  const rows = await tx.rows<{ id: string }>(`select c.id from customer c where ${condition}`, values)
  return rows.map(({ id }) => id)
}

export async function loadCustomer(tx: Tx, id: string): Promise<Customer> {
  const row = await tables(tx).selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('customer.missing')
  return row
}

export async function customersByIds(tx: Tx, ids: readonly string[]): Promise<Map<string, Customer>> {
  const distinctIds = [...new Set(ids)]
  if (distinctIds.length === 0) return new Map()
  const rows = await tables(tx)
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', sql<string>`any(${distinctIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** From here on the transaction has the eyes of a company that its caller is just founding. */
export async function takeEyesOf(tx: Tx, customerId: string): Promise<void> {
  await sql`select set_config('landbridge.customer_id', ${customerId}, true)`.execute(tx)
}

export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<void> {
  const row = {
    ...rowOf(customer),
    id: customer.id,
    name: customer.name,
    shortName: customer.shortName ?? customer.name,
  }
  await tables(tx).insertInto('customer').values(row).execute()
}

/** Saves what changed, only if nobody saved since `customer` was loaded, and returns the company as it is now. */
export async function saveCustomer(tx: Tx, customer: Customer, changes: Partial<Customer>): Promise<Customer> {
  const version = customer.version + 1
  const { numUpdatedRows } = await tables(tx)
    .updateTable('customer')
    .set({ ...rowOf(changes), version })
    .where('id', '=', customer.id)
    .where('version', '=', customer.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('customer.changed-meanwhile')
  return { ...customer, ...changes, version }
}

/** Only named fields are written: a customer's role has no grant on the columns that staff decide. */
function rowOf(changes: Partial<Customer>): Partial<Selectable<CustomerTable>> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

export async function countCertificationRequests(tx: Tx): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('customer')
    .select((q) => q.fn.countAll<string>().as('count'))
    .where('certification', '=', 'underReview')
    .executeTakeFirstOrThrow()
  return Number(count)
}
