import { certificationLabel } from '@landbridge/contract/customer/company'
import { certifications } from '@landbridge/contract/customer/customer-lifecycle'
import { deskPaths } from '../../desk-paths.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { StateTabs } from '../../platform/ui/tabs.tsx'
import { useCustomers, useSalespeople } from '../customer-api.ts'
import { customerColumns } from './customer-columns.tsx'

const defaults = {
  filters: { state: 'all', keyword: '', salespersonId: 'all' },
  sortName: 'createdAt',
  sort: 'desc',
} as const
const tabs = ['all', ...certifications] as const

/** The companies that book with us; those that wait for certification call. */
export function DeskCustomersPage() {
  const text = useText()
  const state = useListState(defaults)
  const list = useCustomers(state.input as Parameters<typeof useCustomers>[0])
  const salespeople = useSalespeople(true).data?.items ?? []
  const labels = tabs.map((value) => ({
    value,
    label: text(value === 'all' ? 'customer.state-all' : certificationLabel[value]),
  }))
  const everybody = { value: 'all', label: text('shared.all') }
  return (
    <>
      <PageHead title={text('customer.customers')} />
      <StateTabs
        label={text('customer.states')}
        value={state.filters.state as (typeof tabs)[number]}
        tabs={labels}
        counts={list.data?.counts}
        calling={['underReview']}
        onChange={(value) => state.set({ state: value })}
      />
      <DataTable
        id="customer.desk"
        columns={customerColumns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={(row) => deskPaths.customer(row.id)}
        empty={<EmptyState title={text('customer.no-customers')} icon="user" />}
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <KeywordFilter
              value={state.filters.keyword}
              placeholder={text('customer.filter-keyword')}
              onChange={(keyword) => state.set({ keyword })}
            />
            <SelectFilter
              label={text('customer.salesperson')}
              value={state.filters.salespersonId}
              options={[everybody, ...salespeople.map(({ id, realName }) => ({ value: id, label: realName }))]}
              onChange={(salespersonId) => state.set({ salespersonId })}
            />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
    </>
  )
}
