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
  return (
    <CommandDialog
      command={{
        title: text('customer.join-company', { name: invitation.companyName }),
        width: 480,
        hint: text('customer.join-code-hint', { phone: `+${area} ${phone}` }),
        endpoint: teamEndpoints.bindCompany,
        fields: [
          {
            draw: (form) => (
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
        start: { verifySmsCode: '' },
        sends: ({ verifySmsCode }) => ({ area, phone, verifySmsCode, id: invitation.id }),
        yes: text('customer.join'),
        leave: false,
        done: text('customer.joined', { name: invitation.companyName }),
        onDone: () => {
          onClose()
          void joined()
        },
      }}
      onClose={onClose}
    />
  )
}
