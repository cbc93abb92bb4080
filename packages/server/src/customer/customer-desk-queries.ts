import type { CustomerDetail, CustomerFilter, CustomerRow } from '@landbridge/contract/customer/customer-desk-endpoints'
import { certifications } from '@landbridge/contract/customer/customer-lifecycle'
import { sql } from 'kysely'
import { userNames, usersOfCompany } from '../access/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Call } from '../platform/serve.ts'
import { type Customer, companyOf, companyViewOf } from './customer-rules.ts'
import { type CustomerTable, customersByIds } from './customer-store.ts'

const sortColumn = {
  name: 'name',
  shortName: 'short_name',
  createdAt: 'created_at',
  certificationAskedAt: 'certification_asked_at',
} as const

/** Companies, the newest first unless asked otherwise, with how many stand where in their certification. */
export async function listCustomers(filter: CustomerFilter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, state } = filter
  const found = matching(tx, filter)
  const ids = (state === 'all' ? found : found.where('certification', '=', state))
    .select('id')
    .orderBy(sortColumn[sortName ?? 'createdAt'], sortName ? sort : 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const counted = found.select(['certification', (q) => q.fn.countAll().as('total')]).groupBy('certification')
  const [page, counts] = await Promise.all([ids.execute(), counted.execute()])
  const customers = await customersByIds(
    tx,
    page.map(({ id }) => id),
  )
  const names = await userNames(
    tx,
    [...customers.values()].flatMap(({ salespersonId }) => salespersonId ?? []),
  )
  const inEach = Object.fromEntries(
    certifications.map((one) => [one, Number(counts.find((row) => row.certification === one)?.total ?? 0)]),
  )
  const all = Object.values(inEach).reduce((sum, n) => sum + n, 0)
  return {
    items: page.flatMap(({ id }) => customers.get(id) ?? []).map((customer) => rowOf(customer, names)),
    total: state === 'all' ? all : (inEach[state] ?? 0),
    pageIndex,
    pageSize,
    counts: { all, ...inEach },
  }
}

function matching(tx: Tx, { keyword, salespersonId }: CustomerFilter) {
  let query = tx.withTables<{ customer: CustomerTable }>().selectFrom('customer')
  if (keyword) {
    const part = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`(name ilike ${part} or short_name ilike ${part} or name_english ilike ${part} or tax_no ilike ${part})`,
    )
  }
  return salespersonId ? query.where('salesperson_id', '=', salespersonId) : query
}

/** A company as staff see it, with its users. */
export async function detailOf(customer: Customer, tx: Tx): Promise<CustomerDetail> {
  const [users, names] = await Promise.all([
    usersOfCompany(tx, customer.id),
    userNames(tx, customer.salespersonId ? [customer.salespersonId] : []),
  ])
  return {
    ...rowOf(customer, names),
    actions: companyViewOf(customer, 'staff').actions,
    users: users.map((user) => ({
      id: user.id,
      account: user.account ?? undefined,
      realName: user.realName,
      phone: user.phone ?? undefined,
      emails: user.emails,
      companyRole: user.companyRole ?? undefined,
      active: user.active,
    })),
  }
}

const rowOf = (customer: Customer, names: ReadonlyMap<string, string>): CustomerRow => ({
  ...companyOf(customer),
  salesperson: customer.salespersonId ? names.get(customer.salespersonId) : undefined,
  salespersonId: customer.salespersonId ?? undefined,
  creditLimit: customer.creditLimit ?? undefined,
  creditCurrency: customer.creditCurrency ?? undefined,
  creditTermDays: customer.creditTermDays ?? undefined,
  creditTermFrom: customer.creditTermFrom ?? undefined,
  createdAt: customer.createdAt,
})
