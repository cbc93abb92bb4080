import type { InvitationView } from '@landbridge/contract/customer/team'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, StatusPill } from '../../platform/ui/parts.tsx'
import { printedPhone } from '../../platform/ui/phone.tsx'
import shared from '../customer.module.css'
import { roleWords } from '../role-words.ts'
import { useResend, useRevokeInvitation } from '../team-api.ts'
import styles from './team.module.css'

export function InvitationList({ invitations }: { invitations: readonly InvitationView[] }) {
  const text = useText()
  return (
    <Card title={text('customer.invitations')}>
      {invitations.length === 0 ? (
        <p className={`muted ${styles.none}`}>{text('customer.no-invitations')}</p>
      ) : (
        <ul className={shared.list}>
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Invitation({ invitation }: { invitation: InvitationView }) {
  const text = useText()
  const format = useFormat()
  const resend = useResend()
  const revoke = useRevokeInvitation()
  const { id, email, phone, realName, companyRole, state, sentAt, expiresAt, invitedBy } = invitation
  const to = email ?? printedPhone(phone ?? '')
  const takeBack = async () => {
    if (
      !(await confirm(text('customer.revoke-question', { to }), {
        confirmLabel: text('customer.take-back'),
        danger: true,
      }))
    )
      return
    revoke.mutate({ id }, { onSuccess: () => toast(text('customer.revoked'), { kind: 'good' }), onError: toastError })
  }
  const sendAgain = () =>
    resend.mutate(
      { id },
      { onSuccess: () => toast(text('customer.sent-again'), { kind: 'good' }), onError: toastError },
    )
  return (
    <li>
      <div className="grow">
        <span className="row wraps">
          <strong className={styles.address}>{to}</strong>
          {realName && <span>{realName}</span>}
          <span className="muted">{text(roleWords[companyRole])}</span>
          {state === 'expired' && <StatusPill tone="warn">{text('customer.expired')}</StatusPill>}
        </span>
        <div className="muted small">
          {text('customer.invited-by', { name: invitedBy, time: format.dayTime(sentAt) })}
          {state === 'open' && ` · ${text('customer.valid-until', { time: format.dayTime(expiresAt) })}`}
        </div>
      </div>
      <span className="row">
        <Button look="ghost" low busy={resend.isPending} onClick={sendAgain}>
          {text('customer.send-again')}
        </Button>
        <Button look="plain" low busy={revoke.isPending} onClick={takeBack}>
          {text('customer.take-back')}
        </Button>
      </span>
    </li>
  )
}
