import { emailAddress, emailCode, emailCodeCooldownS } from '@landbridge/contract/access/account'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { useCooldown } from '../phone/use-cooldown.ts'
import { useAddEmail, useChangeEmail, useConfirmEmail } from '../security-api.ts'

export type EditedEmail = {
  oldEmail?: string | undefined
  sentTo?: string
}
type Props = EditedEmail & { existingEmails: readonly string[]; onClose: () => void }

/** Adds or changes an address, which counts only after its code was entered. */
export function EmailDialog({ oldEmail, sentTo, existingEmails, onClose }: Props) {
  const [sent, setSent] = useState(sentTo)
  return sent === undefined ? (
    <AskEmail oldEmail={oldEmail} existingEmails={existingEmails} onSent={setSent} onClose={onClose} />
  ) : (
    <EnterCode email={sent} oldEmail={oldEmail} isJustSent={sent !== sentTo} onClose={onClose} />
  )
}

type AskProps = Omit<Props, 'sentTo'> & { onSent: (email: string) => void }

function AskEmail({ oldEmail, existingEmails, onSent, onClose }: AskProps) {
  const text = useText()
  const send = useSendCode(oldEmail)
  const schema = useMemo(() => {
    const others = existingEmails.filter((one) => one !== oldEmail).map((one) => one.toLowerCase())
    return z.object({ email: emailAddress.refine((one) => !others.includes(one.toLowerCase()), 'access.email-taken') })
  }, [existingEmails, oldEmail])
  const form = useContractForm(schema, { email: oldEmail ?? '' }, send.error)
  const submit = form.handleSubmit(({ email }) => send.to(email, () => onSent(email)))
  return (
    <Dialog
      title={text(oldEmail === undefined ? 'access.add-email' : 'access.change-email')}
      onClose={onClose}
      width={440}
      actions={
        <DialogButtons
          busy={send.isPending}
          onSubmit={() => void submit()}
          submitLabel={text('access.send-code')}
          onClose={onClose}
        />
      }
    >
      <form className="labels-above stack" onSubmit={submit} noValidate>
        <Field form={form} name="email" label={text('access.email')} need autoComplete="email" />
      </form>
    </Dialog>
  )
}

const codeForm = z.object({ code: emailCode })

type CodeProps = { email: string; oldEmail?: string | undefined; isJustSent: boolean; onClose: () => void }

function EnterCode({ email, oldEmail, isJustSent, onClose }: CodeProps) {
  const text = useText()
  const send = useSendCode(oldEmail)
  const confirm = useConfirmEmail()
  const [left, begin] = useCooldown(`email ${email}`)
  useEffect(() => {
    if (isJustSent) begin(emailCodeCooldownS)
  }, [isJustSent, begin])
  const form = useContractForm(codeForm, { code: '' }, confirm.error)
  const done = {
    onSuccess: () => {
      toast(text('access.email-confirmed'), { kind: 'good' })
      onClose()
    },
    onError: toastError,
  }
  const submit = form.handleSubmit(({ code }) => confirm.mutate({ email, code }, done))
  const again = () =>
    send.to(email, () => {
      begin(emailCodeCooldownS)
      toast(text('access.code-sent'), { kind: 'good' })
    })
  return (
    <Dialog
      title={text('access.enter-email-code')}
      onClose={onClose}
      width={440}
      actions={
        <>
          <Button look="ghost" busy={send.isPending} disabled={left > 0} onClick={again}>
            {left > 0 ? text('access.again-in', { seconds: left }) : text('access.send-again')}
          </Button>
          <Button busy={confirm.isPending} onClick={() => void submit()}>
            {text('access.confirm-email')}
          </Button>
        </>
      }
    >
      <form className="labels-above stack" onSubmit={submit} noValidate>
        <p>
          {text('access.email-code-sent', { email })} {text('access.email-code-where')}
        </p>
        <Field form={form} name="code" label={text('access.email-code')} need autoComplete="one-time-code" />
      </form>
    </Dialog>
  )
}

function useSendCode(oldEmail: string | undefined) {
  const add = useAddEmail()
  const change = useChangeEmail()
  return {
    error: add.error ?? change.error,
    isPending: add.isPending || change.isPending,
    to(email: string, onSuccess: () => void) {
      const done = { onSuccess, onError: toastError }
      if (oldEmail === undefined) add.mutate({ email }, done)
      else change.mutate({ oldEmail, email }, done)
    },
  }
}
