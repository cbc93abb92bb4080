import { phoneLogin } from '@landbridge/contract/access/phone-endpoints'
import type { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { useState } from 'react'
import type { z } from 'zod'
import { SentCodeField } from '../../access/index.ts'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { roleWords } from '../team/role-words.ts'
import styles from '../team/team.module.css'
import { joined, useBindCompany, useWaitingInvitations } from '../team/team-api.ts'

type Waiting = z.output<typeof teamEndpoints.waiting.output>
type Invitation = Waiting['items'][number]

/** The invitations that wait for the telephone of who has no company; nothing when there are none. */
export function JoinByPhone() {
  const text = useText()
  const { user, isLoggedIn } = useSession()
  const isFree = isLoggedIn && user?.role === 'customer' && !user.companyRole
  const waiting = useWaitingInvitations(isFree).data
  const [chosen, setChosen] = useState<Invitation>()
  if (!isFree || !waiting?.phone || waiting.items.length === 0) return null
  return (
    <Card title={text('customer.you-are-invited')}>
      <ul className={styles.list}>
        {waiting.items.map((invitation) => (
          <li key={invitation.id}>
            <div className="grow">
              <strong>{invitation.companyName}</strong>
              <div className="muted small">
                {text('customer.invites-you', {
                  name: invitation.invitedBy,
                  role: text(roleWords[invitation.companyRole]),
                })}
              </div>
            </div>
            <Button onClick={() => setChosen(invitation)}>{text('customer.join')}</Button>
          </li>
        ))}
      </ul>
      {chosen && <CodeDialog invitation={chosen} waiting={waiting} onClose={() => setChosen(undefined)} />}
    </Card>
  )
}

type DialogProps = { invitation: Invitation; waiting: Waiting; onClose: () => void }

/** Shows by a code that the invited telephone is in one's hands. */
function CodeDialog({ invitation, waiting: { area = '', phone = '' }, onClose }: DialogProps) {
  const text = useText()
  const bind = useBindCompany()
  const form = useContractForm(phoneLogin, { area, phone, verifySmsCode: '' }, bind.error)
  const submit = form.handleSubmit((sent) =>
    bind.mutate(
      { ...sent, id: invitation.id },
      {
        onSuccess: () => {
          toast(text('customer.joined', { name: invitation.companyName }), { kind: 'good' })
          onClose()
          void joined()
        },
      },
    ),
  )
  return (
    <Dialog
      title={text('customer.join-company', { name: invitation.companyName })}
      width={480}
      onClose={onClose}
      actions={
        <Button busy={bind.isPending} onClick={() => void submit()}>
          {text('customer.join')}
        </Button>
      }
    >
      <form className="labels-above stack tight" onSubmit={submit} noValidate>
        <p className="muted">{text('customer.join-code-hint', { phone: `+${area} ${phone}` })}</p>
        <SentCodeField
          form={form}
          name="verifySmsCode"
          place="bind-company"
          type="BindCus"
          to={async () => ({ countryCode: area, phone })}
        />
        <ProblemNote error={bind.error} />
      </form>
    </Dialog>
  )
}
