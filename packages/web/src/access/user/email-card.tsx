import { mostEmails, type OwnEmails, type WaitingEmail } from '@landbridge/contract/access/account'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, IconButton, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import styles from '../security.module.css'
import { useEmails, useRemoveEmail } from '../security-api.ts'
import { type EditedEmail, EmailDialog } from './email-dialog.tsx'

const noEmails: OwnEmails = { items: [], waiting: [] }

export function EmailCard() {
  const text = useText()
  const emails = useEmails()
  const [edited, setEdited] = useState<EditedEmail>()
  const { items, waiting } = emails.data ?? noEmails
  const isFull = items.length + waiting.length >= mostEmails
  return (
    <Card
      title={text('access.own-emails')}
      actions={
        <Button
          look="ghost"
          low
          icon="plus"
          reason={isFull ? text('access.emails-full') : undefined}
          onClick={() => setEdited({})}
        >
          {text('access.add-email')}
        </Button>
      }
    >
      <Loading query={emails}>
        {() =>
          items.length + waiting.length === 0 ? (
            <p className={styles.line}>{text('access.no-emails')}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((email) => (
                <ConfirmedEmail key={email} email={email} onEdit={() => setEdited({ oldEmail: email })} />
              ))}
              {waiting.map((one) => (
                <UnconfirmedEmail
                  key={one.email}
                  waiting={one}
                  onEnter={() => setEdited({ oldEmail: one.oldEmail, sentTo: one.email })}
                />
              ))}
            </ul>
          )
        }
      </Loading>
      {edited && <EmailDialog {...edited} existingEmails={items} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

function ConfirmedEmail({ email, onEdit }: { email: string; onEdit: () => void }) {
  const text = useText()
  return (
    <li>
      <span className={styles.address}>{email}</span>
      <span className="row">
        <IconButton name="edit" label={`${text('access.change-email')} ${email}`} onClick={onEdit} />
        <RemoveButton email={email} />
      </span>
    </li>
  )
}

function UnconfirmedEmail({ waiting: { email, oldEmail }, onEnter }: { waiting: WaitingEmail; onEnter: () => void }) {
  const text = useText()
  return (
    <li>
      <span className={styles.address}>
        {email} <StatusPill tone="warn">{text('access.email-waiting')}</StatusPill>
        {oldEmail && <div className="muted">{text('access.email-will-replace', { email: oldEmail })}</div>}
      </span>
      <span className="row">
        <Button look="ghost" low onClick={onEnter}>
          {text('access.enter-email-code')}
        </Button>
        <RemoveButton email={email} />
      </span>
    </li>
  )
}

function RemoveButton({ email }: { email: string }) {
  const text = useText()
  const remove = useRemoveEmail()
  const confirmRemoval = async () => {
    const question = text('access.remove-email-question', { email })
    if (!(await confirm(question, { confirmLabel: text('access.remove-email'), danger: true }))) return
    remove.mutate({ email }, { onSuccess: () => toast(text('access.saved'), { kind: 'good' }), onError: toastError })
  }
  return <IconButton name="bin" label={`${text('access.remove-email')} ${email}`} onClick={confirmRemoval} />
}
