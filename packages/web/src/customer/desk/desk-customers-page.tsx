import { certificationLabel } from '@landbridge/contract/customer/company'
import { certifications } from '@landbridge/contract/customer/customer-lifecycle'
import { deskPaths } from '../../desk-paths.ts'
import { useText } from '../../platform/text.tsx'
import { choice, keyword, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { useCustomers, useSalespeople } from '../customer-api.ts'
import { customerColumns } from './customer-columns.tsx'

function useEverySalesperson() {
  const text = useText()
  const { items = [] } = useSalespeople(true).data ?? {}
  return [
    { value: 'all', label: text('shared.all') },
    ...items.map(({ id, realName }) => ({ value: id, label: realName })),
  ]
}

const customers = describeList({
  id: 'customer.desk',
  title: 'customer.customers',
  defaults: {
    filters: { state: 'all', keyword: '', salespersonId: 'all' },
    sortName: 'createdAt',
    sort: 'desc',
  },
  query: ({ input }) => useCustomers(input as Parameters<typeof useCustomers>[0]),
  tabs: {
    name: 'state',
    label: 'customer.states',
    choices: withAll(certifications, certificationLabel, 'customer.state-all'),
    urgentValues: ['underReview'],
  },
  columns: customerColumns,
  rowKey: ({ id }) => id,
  rowLink: ({ id }) => deskPaths.customer(id),
  filters: [
    keyword('keyword', 'customer.filter-keyword'),
    choice('salespersonId', 'customer.salesperson', useEverySalesperson),
  ],
  empty: { title: 'customer.no-customers', icon: 'user' },
})

export const DeskCustomersPage = () => <ListPage list={customers} />
