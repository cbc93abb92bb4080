import { emailCodeCooldownS, newPasswordOf, passwordLengthFor } from '@landbridge/contract/access/account'
import {
  emailRegistration,
  type EmailRegistration as Registration,
  registrationEndpoints,
} from '@landbridge/contract/access/registration-endpoints'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../platform/api.ts'
import { TextField } from '../../platform/form/text-field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { CodeInput } from '../phone/sent-code-field.tsx'
import { useCodeSending } from '../phone/use-code-sending.ts'
import { CaptchaField, type CaptchaState, useCaptcha } from './captcha-field.tsx'
import { logInBy, loginFailure } from './log-in-by.ts'

type RegistrationForm = Registration & { captcha: string }
const blank: RegistrationForm = { email: '', captcha: '', code: '', realName: '', newPassword: '' }

/** Registration by e-mail: address, captcha, mailed code, name and password. */
export function EmailRegistration({ onIn }: { onIn: () => void }) {
  const text = useText()
  const { passwordMax } = useSettings()
  const { least, most } = passwordLengthFor('customer', passwordMax)
  const captcha = useCaptcha()
  const schema = useMemo(
    () => emailRegistration.extend({ newPassword: newPasswordOf('customer', passwordMax), captcha: z.string() }),
    [passwordMax],
  )
  const register = useMutation({
    mutationFn: (input: Registration) => logInBy((sent) => call(registrationEndpoints.register, sent), input),
    onSuccess: (user) => user && onIn(),
  })
  const form = useContractForm(schema, blank, register.error)
  const refusal = loginFailure(register.error, text)
  const submit = form.handleSubmit(({ captcha: _, ...input }) => register.mutate(input))
  return (
    <form className="labels-above stack tight" onSubmit={submit} noValidate>
      <TextField form={form} name="email" label={text('access.email')} need autoComplete="email" />
      <CaptchaField form={form} name="captcha" captcha={captcha} />
      <MailedCodeField form={form} captcha={captcha} />
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

type CodeProps = { form: UseFormReturn<RegistrationForm>; captcha: CaptchaState }

/** The mailed code, for each of which a captcha is passed. */
function MailedCodeField({ form, captcha: { picture, missingReason } }: CodeProps) {
  const text = useText()
  const sending = useCodeSending({
    place: 'registration',
    cooldownS: emailCodeCooldownS,
    purpose: 'Login',
    send: (input: { email: string; v: string; code: string }) => call(registrationEndpoints.sendCode, input),
    readRequest: async () => {
      if (!(await form.trigger('email', { shouldFocus: true }))) return undefined
      const { email, captcha } = form.getValues()
      if (captcha) return { email, v: picture.v, code: captcha }
      form.setError('captcha', { message: missingReason }, { shouldFocus: true })
      return undefined
    },
    receiverOf: ({ email }) => email,
    onRefused: ({ email, code }) => {
      if (email) form.setError('email', { message: email })
      if (code) form.setError('captcha', { message: code })
      return Boolean(email ?? code)
    },
    onSettled: () => {
      picture.again()
      form.setValue('captcha', '')
    },
  })
  return <CodeInput form={form} name="code" label={text('access.email-code')} {...sending} />
}
