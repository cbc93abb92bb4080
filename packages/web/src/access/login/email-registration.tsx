import { emailCodeCooldownS, newPasswordOf, passwordLengthFor } from '@landbridge/contract/access/account'
import {
  emailRegistration,
  type EmailRegistration as Registration,
  registrationEndpoints,
} from '@landbridge/contract/access/registration-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../platform/api.ts'
import { TextField } from '../../platform/form/text-field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { sendFailure } from '../phone/send-failure.ts'
import { CodeInput } from '../phone/sent-code-field.tsx'
import { useCooldown } from '../phone/use-cooldown.ts'
import { logInBy, loginFailure } from './log-in-by.ts'
import { PictureField, usePicture } from './picture-field.tsx'
import { WidgetField } from './widget-field.tsx'

type RegistrationForm = Registration & { shown: string }
const blank: RegistrationForm = { email: '', shown: '', code: '', realName: '', newPassword: '' }

/** Registers by e-mail: the address, a picture or a provider's widget, the code that came there, a name and a password. */
export function EmailRegistration({ onIn }: { onIn: () => void }) {
  const text = useText()
  const { captcha: widget, passwordMax } = useSettings()
  const { least, most } = passwordLengthFor('customer', passwordMax)
  const picture = usePicture({ isShown: !widget })
  const schema = useMemo(
    () => emailRegistration.extend({ newPassword: newPasswordOf('customer', passwordMax), shown: z.string() }),
    [passwordMax],
  )
  const register = useMutation({
    mutationFn: (input: Registration) => logInBy((sent) => call(registrationEndpoints.register, sent), input),
    onSuccess: (user) => user && onIn(),
  })
  const form = useContractForm(schema, blank, register.error)
  const refusal = loginFailure(register.error, text)
  const submit = form.handleSubmit(({ shown: _, ...input }) => register.mutate(input))
  return (
    <form className="labels-above stack tight" onSubmit={submit} noValidate>
      <TextField form={form} name="email" label={text('access.email')} need autoComplete="email" />
      {widget ? (
        <WidgetField form={form} name="shown" widget={widget} round={picture.v} />
      ) : (
        <PictureField form={form} name="shown" picture={picture} />
      )}
      <MailedCodeField form={form} picture={picture} />
      <TextField form={form} name="realName" label={text('access.real-name')} need autoComplete="name" />
      <TextField
        form={form}
        name="newPassword"
        label={text('access.password')}
        need
        type="password"
        autoComplete="new-password"
        help={text('access.password-length', { least, most })}
      />
      {refusal && (
        <Note tone="bad" icon="wrong">
          {refusal}
        </Note>
      )}
      <Button type="submit" wide busy={register.isPending}>
        {text('access.register')}
      </Button>
    </form>
  )
}

type CodeProps = { form: UseFormReturn<RegistrationForm>; picture: ReturnType<typeof usePicture> }

/** The code that was mailed against the letters of the picture, of which each sends one. */
function MailedCodeField({ form, picture }: CodeProps) {
  const text = useText()
  const { captcha: widget } = useSettings()
  const [left, begin] = useCooldown('registration')
  const [sentTo, setSentTo] = useState<string>()
  const drawAnother = () => {
    picture.again()
    form.setValue('shown', '')
  }
  const send = useMutation({
    mutationFn: (input: { email: string; v: string; code: string }) => call(registrationEndpoints.sendCode, input),
    onSuccess: (_, { email }) => {
      begin(emailCodeCooldownS)
      setSentTo(email)
      toast(text('access.code-sent'), { kind: 'good' })
    },
    onError: (error) => {
      const { email, code } = (error instanceof Problem && error.fields) || {}
      if (email) form.setError('email', { message: email })
      if (code) form.setError('shown', { message: code })
      if (!email && !code) toast(sendFailure(error, text, 'Login'), { kind: 'wrong' })
    },
    onSettled: drawAnother,
  })
  const ask = async () => {
    if (send.isPending || !(await form.trigger('email', { shouldFocus: true }))) return
    const { email, shown } = form.getValues()
    if (shown) return send.mutate({ email, v: picture.v, code: shown })
    const message = widget ? 'access.person-check-required' : 'access.captcha-required'
    form.setError('shown', { message }, { shouldFocus: true })
  }
  return (
    <CodeInput
      form={form}
      sentTo={sentTo}
      left={left}
      name="code"
      label={text('access.email-code')}
      isSending={send.isPending}
      onAsk={() => void ask()}
    />
  )
}
