import { customerEndpoints, type UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { activeSalespeople, loadUser, type User } from '../access/index.ts'
import { isOpenTo } from '../platform/caller.ts'
import type { Tx } from '../platform/database.ts'
import type { MenuCounter, ToDos } from '../platform/handed-in.ts'
import type { Call } from '../platform/serve.ts'
import { type Customer, companyViewOf } from './customer-rules.ts'
import { countCertificationRequests, loadCustomer } from './customer-store.ts'

export async function showUserInfo(sessionId: string, { tx, caller }: Call<'customer' | 'staff'>): Promise<UserInfo> {
  const customerId = caller.actor === 'customer' ? caller.customerId : null
  const [user, company] = await Promise.all([
    loadUser(tx, caller.userId),
    customerId === null ? undefined : loadCustomer(tx, customerId),
  ])
  const salesperson = await salespersonOf(tx, company)
  return {
    id: sessionId,
    userId: user.id,
    account: user.account ?? undefined,
    realName: user.realName,
    avatar: user.avatar ?? undefined,
    phone: user.phone ?? undefined,
    emails: user.emails,
    role: caller.actor === 'staff' ? 'admin' : 'customer',
    permissions: caller.actor === 'staff' ? [...caller.permissions] : [],
    secondFactorDue: caller.actor === 'staff' && caller.secondFactorDue === true,
    companyRole: user.companyRole ?? undefined,
    customerState: 0,
    ...(salesperson && servedBy(salesperson)),
    ...(company && withCompany(company)),
  }
}

function withCompany(company: Customer) {
  const customer = companyViewOf(company, 'customer')
  return { customer, customerState: customer.customerState }
}

const servedBy = (salesperson: User) => ({
  salesperson: salesperson.realName,
  salespersonId: salesperson.id,
  salespersonPhone: salesperson.phone ?? undefined,
  salespersonWxQrCode: salesperson.wxQrCode ?? undefined,
})

const salespersonOf = async (tx: Tx, company: Customer | undefined): Promise<User | undefined> =>
  company?.salespersonId ? loadUser(tx, company.salespersonId) : undefined

/** Whom the caller can name as salesperson: for a company the one who serves it, for staff all of them. */
export async function listSalespeople({ tx, caller }: Call<'customer' | 'staff'>) {
  if (caller.actor === 'staff') {
    const salespeople = await activeSalespeople(tx)
    return salespeople.map(({ account, ...person }) => ({ ...person, account: account ?? undefined }))
  }
  const company = caller.customerId === null ? undefined : await loadCustomer(tx, caller.customerId)
  const salesperson = await salespersonOf(tx, company)
  return salesperson ? [{ id: salesperson.id, realName: salesperson.realName }] : []
}

/** A company that is not certified, or was refused, is to ask for it. */
export const customerToDos = {
  answeredBy: customerEndpoints.askCertification,
  list: async (tx, customerId) => {
    const { certification } = await loadCustomer(tx, customerId)
    return certification === 'none' || certification === 'refused' ? [{ todoKind: 'certification' as const }] : []
  },
} satisfies ToDos

/** One where the company's certification was refused; at the desk, those that ask for it. */
export const customerMenuCounters = [
  {
    entry: 'certification',
    countFor: async (tx, { customerId, role }) => {
      if (customerId === null || !isOpenTo(customerEndpoints.askCertification, role)) return 0
      return (await loadCustomer(tx, customerId)).certification === 'refused' ? 1 : 0
    },
  },
  { entry: 'deskCustomers', permission: 'customer.certify', count: countCertificationRequests },
] as const satisfies readonly MenuCounter[]
