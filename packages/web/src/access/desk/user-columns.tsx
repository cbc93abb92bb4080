import type { UserRow } from '@landbridge/contract/access/access-desk-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { opener, since } from '../../platform/ui/column-makers.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { PhoneLink, printedPhone } from '../../platform/ui/phone.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { dutyLabels, userStateLabels } from '../user-labels.ts'

const nameOf = ({ realName, account, phone, id }: UserRow) =>
  realName || account || printedPhone(phone ?? '') || id.slice(0, 8)

export const staffColumns: readonly Column<UserRow>[] = [
  opener('RealName', 'access.real-name', nameOf, { truncates: true, sortName: 'realName' }),
  { key: 'Account', title: 'access.account', truncates: true, render: (row) => row.account },
  { key: 'Duties', title: 'access.duties', truncates: true, render: (row) => <Duties user={row} /> },
  { key: 'state', title: 'access.state', render: (row) => <UserStatePill state={row.state} /> },
  { key: 'Phone', title: 'access.phone', render: (row) => <PhoneLink phone={row.phone} /> },
  { key: 'Emails', title: 'access.emails', truncates: true, render: (row) => row.emails.join(', ') },
  since('LastSeenAt', 'access.last-seen', (row) => row.lastSeenAt, { sortName: 'lastSeenAt' }),
  since('CreatedAt', 'access.created-at', (row) => row.createdAt, {
    wraps: false,
    sortName: 'createdAt',
    optional: true,
  }),
]

/** Users of customers have no duties. */
export const customerUserColumns = staffColumns.filter(({ key }) => key !== 'Duties')

function Duties({ user: { duties, kind } }: { user: UserRow }) {
  const text = useText()
  const format = useFormat()
  if (kind === 'customer') return null
  if (duties.length === 0) return <span className="muted">{text('access.no-duty')}</span>
  return format.list(duties.map((duty) => text(dutyLabels[duty].name)))
}

export function UserStatePill({ state }: { state: UserRow['state'] }) {
  const text = useText()
  return <StatusPill tone={state === 'active' ? 'ok' : 'idle'}>{text(userStateLabels[state])}</StatusPill>
}
