import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { useState } from 'react'
import type { z } from 'zod'
import { SentCodeField } from '../../access/index.ts'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import styles from '../customer.module.css'
import { roleWords } from '../role-words.ts'
import { joined, useWaitingInvitations } from '../team-api.ts'

type Waiting = z.output<typeof teamEndpoints.waiting.output>
type Invitation = Waiting['items'][number]

/** Invitations to the telephone of a user without a company. */
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

/** Proves the invited telephone by a code. */
function CodeDialog({ invitation, waiting: { area = '', phone = '' }, onClose }: DialogProps) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('customer.join-company', { name: invitation.companyName }),
        width: 480,
        hint: text('customer.join-code-hint', { phone: `+${area} ${phone}` }),
        endpoint: teamEndpoints.bindCompany,
        fields: [
          {
            render: (form) => (
              <SentCodeField
                form={form}
                name="verifySmsCode"
                place="bind-company"
                type="BindCus"
                to={async () => ({ countryCode: area, phone })}
              />
            ),
          },
        ],
        initialValues: { verifySmsCode: '' },
        toInput: ({ verifySmsCode }) => ({ area, phone, verifySmsCode, id: invitation.id }),
        submitLabel: text('customer.join'),
        cancelLabel: false,
        successMessage: text('customer.joined', { name: invitation.companyName }),
        onSuccess: () => {
          onClose()
          void joined()
        },
      }}
      onClose={onClose}
    />
  )
}
