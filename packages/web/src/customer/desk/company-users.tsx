import type { CustomerDetail } from '@landbridge/contract/customer/customer-desk-endpoints'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { PhoneLink } from '../../platform/ui/phone.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { roleWords } from '../role-words.ts'

type CompanyUser = CustomerDetail['users'][number]

const columns: readonly Column<CompanyUser>[] = [
  { key: 'RealName', title: 'customer.real-name', render: (user) => user.realName },
  { key: 'CompanyRole', title: 'customer.role', render: (user) => <Role user={user} /> },
  { key: 'Account', title: 'customer.account', render: (user) => user.account },
  { key: 'Phone', title: 'customer.phone', render: (user) => <PhoneLink phone={user.phone} /> },
  { key: 'Emails', title: 'customer.emails', truncates: true, render: (user) => user.emails.join(', ') },
]

function Role({ user: { companyRole, active } }: { user: CompanyUser }) {
  const text = useText()
  return (
    <span className="row">
      {companyRole && text(roleWords[companyRole])}
      {!active && <StatusPill tone="idle">{text('customer.user-off')}</StatusPill>}
    </span>
  )
}

export function CompanyUsers({ users }: { users: readonly CompanyUser[] }) {
  const text = useText()
  return (
    <DataTable
      id="customer.users"
      columns={columns}
      list={{ data: { items: users, total: users.length }, error: null, refetch: () => undefined }}
      rowKey={(user) => user.id}
      empty={<EmptyState title={text('customer.no-users')} icon="user" />}
      isInCard
    />
  )
}
