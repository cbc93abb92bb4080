import { userStates } from '@landbridge/contract/access/account'
import { duties } from '@landbridge/contract/access/permissions'
import { choice, keyword, type ListFilter, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { useUsers } from '../access-api.ts'
import { dutyLabels, userStateLabels } from '../user-labels.ts'
import { StaffDrawer } from './staff-drawer.tsx'
import { customerUserColumns, staffColumns } from './user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'

const dutyWords = duties.map((value) => [value, dutyLabels[value].name] as const)
const OneDuty = choice('duty', 'access.duties', [['all', 'shared.all'], ...dutyWords])
const DutyFilter: ListFilter<'kind' | 'duty'> = (chosen) =>
  chosen.state.filters.kind === 'staff' && <OneDuty {...chosen} />

const users = describeList({
  id: 'access.users',
  title: 'access.users',
  dock: true,
  defaults: {
    filters: { kind: 'staff', keyword: '', duty: 'all', state: 'all' },
    sortName: 'createdAt',
    sort: 'desc',
  },
  query: ({ input }) => useUsers(input as Parameters<typeof useUsers>[0]),
  tabs: {
    name: 'kind',
    label: 'access.kinds',
    choices: [
      ['staff', 'access.kind-staff'],
      ['customer', 'access.kind-customer'],
    ],
    alsoSets: { duty: 'all' },
  },
  columns: ({ kind }) => (kind === 'staff' ? staffColumns : customerUserColumns),
  rowKey: ({ id }) => id,
  filters: [
    keyword('keyword', 'access.filter-keyword'),
    DutyFilter,
    choice('state', 'access.state', withAll(userStates, userStateLabels)),
  ],
  creation: { label: 'access.new-staff', Drawer: StaffDrawer },
  Drawer: ({ row, onClose }) => <UserDrawer id={row.id} onClose={onClose} />,
  empty: { title: 'access.no-users', icon: 'user' },
})

export const DeskUsersPage = () => <ListPage list={users} />
