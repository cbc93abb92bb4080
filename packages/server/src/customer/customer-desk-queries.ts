import type { CustomerDetail, CustomerFilter, CustomerRow } from '@landbridge/contract/customer/customer-desk-endpoints'
import { certifications } from '@landbridge/contract/customer/customer-lifecycle'
import { userNames, userNamesInLists, usersOfCompany } from '../access/index.ts'
import type { Tx } from '../platform/database.ts'
import { askList } from '../platform/list.ts'
import type { Call } from '../platform/serve.ts'
import { type Customer, companyOf, companyViewOf } from './customer-rules.ts'
import { companyMentions, customersByIds } from './customer-store.ts'

const sortColumn = {
  name: 'c.name',
  shortName: 'c.short_name',
  createdAt: 'c.created_at',
  certificationAskedAt: 'c.certification_asked_at',
} as const

/** Newest first unless an order is named, with the number of companies in each state of certification. */
export async function listCustomers(filter: CustomerFilter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, state, keyword, salespersonId } = filter
  const [{ rows, counts, total }, namesById] = await Promise.all([
    askList<{ id: string }>(tx, {
      from: 'customer c',
      key: 'c.id',
      columns: 'c.id',
      where: [keyword && companyMentions(keyword), salespersonId && ['c.salesperson_id = $1', salespersonId]],
      order: `${sortColumn[sortName ?? 'createdAt']} ${sortName ? sort : 'desc'}`,
      page: { pageIndex, pageSize },
      state: { column: 'c.certification', chosen: state },
      isSmall: true,
    }),
    userNamesInLists(tx),
  ])
  const customers = await customersByIds(
    tx,
    rows.map(({ id }) => id),
  )
  const names = await namesById([...customers.values()].map(({ salespersonId }) => salespersonId))
  const inEach = Object.fromEntries(certifications.map((one) => [one, counts[one] ?? 0]))
  const all = Object.values(inEach).reduce((sum, n) => sum + n, 0)
  return {
    items: rows.flatMap(({ id }) => customers.get(id) ?? []).map((customer) => rowOf(customer, names)),
    total,
    pageIndex,
    pageSize,
    counts: { all, ...inEach },
  }
}

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
  fcaTerminalByShipper: customer.fcaTerminalByShipper,
  createdAt: customer.createdAt,
})
