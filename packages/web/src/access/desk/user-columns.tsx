import type { UserRow } from '@landbridge/contract/access/access-desk-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { PhoneLink, printedPhone } from '../../platform/ui/phone.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { FoldedTime } from '../../platform/ui/table-parts.tsx'
import { dutyLabels, userStateLabels } from '../user-labels.ts'

/** `open` shows a user in the drawer. */
export const userColumns = (open: (id: string) => void): readonly Column<UserRow>[] => [
  {
    key: 'RealName',
    title: 'access.real-name',
    fixed: true,
    long: true,
    sortName: 'realName',
    render: (row) => (
      <button type="button" className="link" onClick={() => open(row.id)}>
        {row.realName || row.account || printedPhone(row.phone ?? '') || row.id.slice(0, 8)}
      </button>
    ),
  },
  { key: 'Account', title: 'access.account', long: true, render: (row) => row.account },
  { key: 'Duties', title: 'access.duties', long: true, render: (row) => <Duties user={row} /> },
  { key: 'state', title: 'access.state', render: (row) => <UserStatePill state={row.state} /> },
  { key: 'Phone', title: 'access.phone', render: (row) => <PhoneLink phone={row.phone} /> },
  { key: 'Emails', title: 'access.emails', long: true, render: (row) => row.emails.join(', ') },
  {
    key: 'LastSeenAt',
    title: 'access.last-seen',
    folds: true,
    sortName: 'lastSeenAt',
    render: (row) => <Since at={row.lastSeenAt} />,
  },
  {
    key: 'CreatedAt',
    title: 'access.created-at',
    sortName: 'createdAt',
    optional: true,
    render: (row) => <Since at={row.createdAt} />,
  },
]

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

function Since({ at }: { at: Date | undefined }) {
  const format = useFormat()
  return <FoldedTime time={format.since(at)} />
}
