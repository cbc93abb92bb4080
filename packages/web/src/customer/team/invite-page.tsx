import type { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { openLogin } from '../../platform/login-request.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button, ButtonLink, Card, Note, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import { JoinByPhone } from '../register/join-by-phone.tsx'
import { RegisterForm } from '../register/register-form.tsx'
import { roleHints, roleWords } from '../role-words.ts'
import { joined, useInvitation, useJoin } from '../team-api.ts'
import styles from './team.module.css'

type Invitation = z.output<typeof teamEndpoints.look.output>

/** The page of an invitation link, whose key behind the # reaches no log. */
export function InvitePage() {
  const key = new URLSearchParams(useLocation().hash.slice(1)).get('key') ?? ''
  return <div className={`wrap ${styles.invite}`}>{key ? <InvitationByKey invitationKey={key} /> : <ByPhone />}</div>
}

/** True for a used, withdrawn, expired or unknown key. */
const isLinkOver = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'customer.invitation-missing' || error.code === 'shared.invalid-input')

function InvitationByKey({ invitationKey }: { invitationKey: string }) {
  const text = useText()
  const invitation = useInvitation(invitationKey)
  if (isLinkOver(invitation.error)) {
    return (
      <Card>
        <h1 className="unseen">{text('customer.invitation')}</h1>
        <EmptyState title={text('customer.invitation-over')} hint={text('customer.invitation-missing')} icon="message">
          <ButtonLink to={paths.home()}>{text('customer.to-home')}</ButtonLink>
        </EmptyState>
      </Card>
    )
  }
  return (
    <Loading query={invitation} skeleton={<SkeletonPage />}>
      {(found) => <Answer invitation={found} invitationKey={invitationKey} />}
    </Loading>
  )
}

function Answer({ invitation, invitationKey }: { invitation: Invitation; invitationKey: string }) {
  const text = useText()
  const format = useFormat()
  const { user, status } = useSession()
  const { companyName, companyRole, invitedBy, expiresAt } = invitation
  return (
    <>
      <PageHead title={text('customer.invited-into', { name: companyName })} />
      <Card>
        <div className="pad stack tight">
          <p>
            {text('customer.invites-you', { name: invitedBy || companyName, role: text(roleWords[companyRole]) })}{' '}
            {text(roleHints[companyRole])}
          </p>
          <p className={`muted small ${styles.sentence}`}>
            {text('customer.valid-until', { time: format.dayTime(expiresAt) })}
          </p>
          {status === 'guest' && <GuestWays invitation={invitation} invitationKey={invitationKey} />}
          {user && <JoinByKey invitation={invitation} invitationKey={invitationKey} />}
        </div>
      </Card>
    </>
  )
}

/** A guest's ways to join: a new account, or a login by telephone first. */
function GuestWays({ invitation, invitationKey }: { invitation: Invitation; invitationKey: string }) {
  const text = useText()
  return (
    <>
      <RegisterForm invitation={invitation} invitationKey={invitationKey} />
      <p className={styles.or}>{text('customer.or')}</p>
      <Button look="ghost" wide onClick={() => openLogin()}>
        {text('customer.log-in-to-join')}
      </Button>
    </>
  )
}

function JoinByKey({ invitation, invitationKey }: { invitation: Invitation; invitationKey: string }) {
  const text = useText()
  const go = useNavigate()
  const { user } = useSession()
  const join = useJoin()
  const isTaken = user?.role === 'admin' || user?.companyRole !== undefined
  const name = invitation.companyName
  const enter = () =>
    join.mutate(
      { key: invitationKey },
      {
        onSuccess: async () => {
          toast(text('customer.joined', { name }), { kind: 'good' })
          await joined()
          void go(paths.workbench())
        },
        onError: toastError,
      },
    )
  if (isTaken) return <Note tone="warn">{text('customer.belongs-elsewhere')}</Note>
  return (
    <Button wide busy={join.isPending} onClick={enter}>
      {text('customer.join-company', { name })}
    </Button>
  )
}

/** An invitation by telephone, joined after a login with that number. */
function ByPhone() {
  const text = useText()
  return (
    <>
      <h1 className="unseen">{text('customer.invitation')}</h1>
      <WaysByPhone />
    </>
  )
}

function WaysByPhone() {
  const text = useText()
  const { status, user } = useSession()
  if (status === 'guest') {
    return (
      <Card>
        <EmptyState title={text('customer.you-are-invited')} hint={text('customer.by-phone-page-hint')} icon="phone">
          <Button onClick={() => openLogin()}>{text('customer.log-in-by-phone')}</Button>
        </EmptyState>
      </Card>
    )
  }
  if (user?.companyRole) {
    return (
      <Card>
        <EmptyState title={text('customer.in-company', { name: user.customerName ?? '' })} icon="tick">
          <ButtonLink to={paths.workbench()}>{text('customer.to-workbench')}</ButtonLink>
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className="stack">
      <JoinByPhone />
      <p className="muted small">{text('customer.by-phone-none')}</p>
    </div>
  )
}
