import { userStates } from '@landbridge/contract/access/account'
import { duties } from '@landbridge/contract/access/permissions'
import { useMemo, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Button, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { useUsers } from '../access-api.ts'
import { dutyLabels, userStateLabels } from '../user-labels.ts'
import { StaffDrawer } from './staff-drawer.tsx'
import { userColumns } from './user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'

const defaults = {
  filters: { kind: 'staff', keyword: '', duty: 'all', state: 'all' },
  sortName: 'createdAt',
  sort: 'desc',
} as const

/** Who can log in: staff with their duties, and the users of customers. */
export function DeskUsersPage() {
  const text = useText()
  const state = useListState(defaults)
  const list = useUsers(state.input as Parameters<typeof useUsers>[0])
  const [shown, show] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const { kind } = state.filters
  const columns = useMemo(() => userColumns(show).filter(({ key }) => kind === 'staff' || key !== 'Duties'), [kind])
  return (
    <>
      <PageHead title={text('access.users')} dock>
        <Button icon="plus" onClick={() => setMaking(true)}>
          {text('access.new-staff')}
        </Button>
      </PageHead>
      <Tabs
        label={text('access.kinds')}
        value={state.filters.kind}
        tabs={[
          { value: 'staff', label: text('access.kind-staff') },
          { value: 'customer', label: text('access.kind-customer') },
        ]}
        onChange={(kind) => state.set({ kind, duty: 'all' })}
      />
      <DataTable
        id="access.users"
        columns={columns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        empty={<EmptyState title={text('access.no-users')} icon="user" />}
        chooser={(chooser) => <UserFilters state={state} tail={chooser} />}
      />
      {shown && <UserDrawer id={shown} onClose={() => show(undefined)} />}
      {isMaking && <StaffDrawer onClose={() => setMaking(false)} />}
    </>
  )
}

type State = ReturnType<typeof useListState<(typeof defaults)['filters']>>

function UserFilters({ state, tail }: { state: State; tail: React.ReactNode }) {
  const text = useText()
  const all = { value: 'all', label: text('shared.all') }
  return (
    <FilterBar tail={tail}>
      <KeywordFilter
        value={state.filters.keyword}
        placeholder={text('access.filter-keyword')}
        onChange={(keyword) => state.set({ keyword })}
      />
      {state.filters.kind === 'staff' && (
        <SelectFilter
          label={text('access.duties')}
          value={state.filters.duty}
          options={[all, ...duties.map((value) => ({ value, label: text(dutyLabels[value].name) }))]}
          onChange={(duty) => state.set({ duty })}
        />
      )}
      <SelectFilter
        label={text('access.state')}
        value={state.filters.state}
        options={[all, ...userStates.map((value) => ({ value, label: text(userStateLabels[value]) }))]}
        onChange={(value) => state.set({ state: value })}
      />
      <ClearFilters state={state} />
    </FilterBar>
  )
}
