import { emailAddress, mostEmails } from '@landbridge/contract/access/account'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.tsx'
import { Button, Card, IconButton } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import style from './security.module.css'
import { useAddEmail, useChangeEmail, useEmails, useRemoveEmail } from './security-api.ts'

/** The addresses that mail goes to. */
export function EmailCard() {
  const text = useText()
  const emails = useEmails()
  const [edited, edit] = useState<{ oldEmail?: string }>()
  const items = emails.data?.items ?? []
  const isFull = items.length >= mostEmails
  return (
    <Card
      title={text('access.own-emails')}
      actions={
        <Button
          look="ghost"
          low
          icon="plus"
          reason={isFull ? text('access.emails-full') : undefined}
          onClick={() => edit({})}
        >
          {text('access.add-email')}
        </Button>
      }
    >
      <Loading of={emails}>
        {() =>
          items.length === 0 ? (
            <p className={style.line}>{text('access.no-emails')}</p>
          ) : (
            <ul className={style.list}>
              {items.map((email) => (
                <Email key={email} email={email} onEdit={() => edit({ oldEmail: email })} />
              ))}
            </ul>
          )
        }
      </Loading>
      {edited && <EmailDialog {...edited} taken={items} onClose={() => edit(undefined)} />}
    </Card>
  )
}

function Email({ email, onEdit }: { email: string; onEdit: () => void }) {
  const text = useText()
  const remove = useRemoveEmail()
  const ask = async () => {
    if (!(await confirm(text('access.remove-email-question', { email }), { danger: true }))) return
    remove.mutate({ email }, { onSuccess: () => toast(text('access.saved'), { kind: 'good' }), onError: toastError })
  }
  return (
    <li>
      <span className={style.address}>{email}</span>
      <span className="row">
        <IconButton name="edit" label={`${text('access.change-email')} ${email}`} onClick={onEdit} />
        <IconButton name="bin" label={`${text('access.remove-email')} ${email}`} onClick={ask} />
      </span>
    </li>
  )
}

type EmailDialogProps = { oldEmail?: string; taken: readonly string[]; onClose: () => void }

function EmailDialog({ oldEmail, taken, onClose }: EmailDialogProps) {
  const text = useText()
  const add = useAddEmail()
  const change = useChangeEmail()
  const schema = useMemo(() => {
    const others = taken.filter((one) => one !== oldEmail).map((one) => one.toLowerCase())
    return z.object({ email: emailAddress.refine((one) => !others.includes(one.toLowerCase()), 'access.email-taken') })
  }, [taken, oldEmail])
  const form = useContractForm(schema, { email: oldEmail ?? '' }, add.error ?? change.error)
  const done = {
    onSuccess: () => {
      toast(text('access.saved'), { kind: 'good' })
      onClose()
    },
    onError: toastError,
  }
  const submit = form.handleSubmit(({ email }) =>
    oldEmail === undefined ? add.mutate({ email }, done) : change.mutate({ oldEmail, email }, done),
  )
  return (
    <Dialog
      title={text(oldEmail === undefined ? 'access.add-email' : 'access.change-email')}
      onClose={onClose}
      width={440}
      actions={
        <Button busy={add.isPending || change.isPending} onClick={() => void submit()}>
          {text('access.save')}
        </Button>
      }
    >
      <form className="over stack" onSubmit={submit} noValidate>
        <Field form={form} name="email" label={text('access.email')} need autoComplete="email" />
      </form>
    </Dialog>
  )
}
