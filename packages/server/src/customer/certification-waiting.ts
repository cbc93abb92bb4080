import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { isOpenTo } from '../platform/caller.ts'
import type { MenuCounter, ToDos } from '../platform/handed-in.ts'
import { countCertificationsAsked, loadCustomer } from './customer-store.ts'

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
  { entry: 'deskCustomers', permission: 'customer.certify', count: countCertificationsAsked },
] as const satisfies readonly MenuCounter[]
