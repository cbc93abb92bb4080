import type { MemberView } from '@landbridge/contract/customer/team'
import { Fragment, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Button, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { PhoneLink, printedPhone } from '../../platform/ui/phone.tsx'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { CompanyCard } from '../company/company-card.tsx'
import { useUserInfo } from '../customer-api.ts'
import { JoinByPhone } from '../register/join-by-phone.tsx'
import { roleHints, roleWords } from '../role-words.ts'
import { useTeam } from '../team-api.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberMenu } from './member-menu.tsx'

/** People of the company, managed by its owners. */
export function TeamPage() {
  const info = useUserInfo()
  return (
    <Loading query={info} skeleton={<SkeletonPage />}>
      {(user) =>
        user.customer ? (
          <Team isOwner={user.companyRole === 'owner'} />
        ) : (
          <div className="stack">
            <JoinByPhone />
            <CompanyCard user={user} />
          </div>
        )
      }
    </Loading>
  )
}

function Team({ isOwner }: { isOwner: boolean }) {
  const text = useText()
  const team = useTeam()
  const [isInviting, setInviting] = useState(false)
  return (
    <div className="stack">
      <PageHead title={text('customer.team')} note={text('customer.team-note')} dock>
        <Button
          icon="plus"
          reason={isOwner ? undefined : text('customer.only-owners')}
          onClick={() => setInviting(true)}
        >
          {text('customer.invite')}
        </Button>
      </PageHead>
      <Loading query={team} skeleton={<SkeletonPage />}>
        {({ items, invitations }) => (
          <>
            <DataTable
              id="customer.team"
              columns={isOwner ? [...columns, manage] : columns}
              list={{ data: { items, total: items.length }, error: null, refetch: () => team.refetch() }}
              rowKey={(member) => member.id}
            />
            {isOwner && <InvitationList invitations={invitations} />}
          </>
        )}
      </Loading>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}

const columns: readonly Column<MemberView>[] = [
  { key: 'RealName', title: 'customer.real-name', render: (member) => <Name member={member} /> },
  { key: 'CompanyRole', title: 'customer.role', render: (member) => <Role member={member} /> },
  {
    key: 'Phone',
    title: 'customer.reached-at',
    truncates: true,
    render: (member) => <MemberContact member={member} />,
  },
]

const manage: Column<MemberView> = {
  key: 'actions',
  title: 'customer.manage',
  align: 'num',
  render: (member) => <MemberMenu member={member} />,
}

function Name({ member: { realName, account, phone, isYou, state } }: { member: MemberView }) {
  const text = useText()
  return (
    <span className="row wraps">
      <strong>{realName || account || printedPhone(phone ?? '')}</strong>
      {isYou && <StatusPill tone="info">{text('customer.you')}</StatusPill>}
      {state === 'inactive' && <StatusPill tone="idle">{text('customer.user-off')}</StatusPill>}
    </span>
  )
}

function MemberContact({ member: { account, phone, emails } }: { member: MemberView }) {
  const ways = [account, phone && <PhoneLink phone={phone} />, ...emails].filter(Boolean)
  return ways.map((way, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one may stand twice, and they never move
    <Fragment key={i}>
      {i > 0 && ' · '}
      {way}
    </Fragment>
  ))
}

function Role({ member: { companyRole } }: { member: MemberView }) {
  const text = useText()
  return <span title={text(roleHints[companyRole])}>{text(roleWords[companyRole])}</span>
}
