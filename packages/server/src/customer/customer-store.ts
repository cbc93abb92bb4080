import type { Certification } from '@landbridge/contract/customer/customer-lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { Condition } from '../platform/list.ts'
import { mentions } from '../platform/search.ts'
import type { Customer } from './customer-rules.ts'

type CustomerTable = {
  id: string
  name: string
  name_english: string | null
  short_name: string
  country_code: string | null
  tax_no: string | null
  address: string | null
  phone: string | null
  certification: Generated<Certification>
  certification_reason: string | null
  certification_asked_at: Date | null
  salesperson_id: string | null
  credit_limit: string | null
  credit_currency: string | null
  credit_term_days: number | null
  credit_term_from: 'bill' | 'monthEnd' | 'departure' | 'invoice' | null
  settle_currency: string | null
  billing_per: Generated<'shipment' | 'month'>
  version: Generated<number>
  created_at: Generated<Date>
}
const tables = (tx: Tx) => tx.withTables<{ customer: CustomerTable }>()

/** A company as it enters the books; what is not said starts as the table has it. */
export type NewCustomer = Pick<Customer, 'id' | 'name'> & Partial<Omit<Customer, 'id' | 'name' | 'version'>>

const columns = {
  id: 'id',
  name: 'name',
  nameEnglish: 'name_english',
  shortName: 'short_name',
  countryCode: 'country_code',
  taxNo: 'tax_no',
  address: 'address',
  phone: 'phone',
  certification: 'certification',
  certificationReason: 'certification_reason',
  certificationAskedAt: 'certification_asked_at',
  salespersonId: 'salesperson_id',
  creditLimit: 'credit_limit',
  creditCurrency: 'credit_currency',
  creditTermDays: 'credit_term_days',
  creditTermFrom: 'credit_term_from',
  settleCurrency: 'settle_currency',
  billingPer: 'billing_per',
  version: 'version',
  createdAt: 'created_at',
} as const satisfies Record<keyof Customer, keyof CustomerTable>

/** The condition that a company, as c, goes by what was typed. */
export const companyMentions = (typed: string): Condition =>
  mentions('search_line(c.name, c.short_name, c.name_english, c.tax_no)', typed)

/** The companies that go by what was typed. */
export async function customersNamed(tx: Tx, typed: string): Promise<string[]> {
  const [condition, ...values] = companyMentions(typed)
  const rows = await tx.rows<{ id: string }>(`select c.id from customer c where ${condition}`, values)
  return rows.map(({ id }) => id)
}

export async function loadCustomer(tx: Tx, id: string): Promise<Customer> {
  const row = await tables(tx).selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('customer.missing')
  return customerOf(row)
}

/** Companies by their ids, for names in lists. */
export async function customersByIds(tx: Tx, ids: readonly string[]): Promise<Map<string, Customer>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await tables(tx)
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', sql<string>`any(${wanted}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, customerOf(row)]))
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
    short_name: customer.shortName ?? customer.name,
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

/** Only what is said is written: a customer's role has no grant on the columns that staff decide. */
function rowOf(said: Partial<Customer>): Partial<Selectable<CustomerTable>> {
  const named = Object.entries(said).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named.map(([name, value]) => [columns[name as keyof Customer], value]))
}

function customerOf(row: Selectable<CustomerTable>): Customer {
  const named = Object.entries(columns).map(([ours, column]) => [ours, row[column]])
  return Object.fromEntries(named) as Customer
}

/** How many companies have asked to be certified and wait for an answer. */
export async function countCertificationsAsked(tx: Tx): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('customer')
    .select((q) => q.fn.countAll<string>().as('count'))
    .where('certification', '=', 'underReview')
    .executeTakeFirstOrThrow()
  return Number(count)
}
