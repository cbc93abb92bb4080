import { type PhoneLogin as Login, phoneEndpoints, phoneLogin } from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../platform/api.ts'
import { Field } from '../platform/form/field.tsx'
import { FieldFrame } from '../platform/form/field-frame.tsx'
import { Select } from '../platform/form/select-inputs.tsx'
import { TextInput } from '../platform/form/text-inputs.tsx'
import { useContractForm } from '../platform/form/use-contract-form.ts'
import { useSettings } from '../platform/settings.ts'
import { useText } from '../platform/text.tsx'
import { toast } from '../platform/ui/messages.tsx'
import { Button, Note } from '../platform/ui/parts.tsx'
import { logInBy, loginFailure, sendFailure } from './log-in-by.ts'
import style from './login-dialog.module.css'
import { useAreaCodes } from './phone-api.ts'
import { PictureField, usePicture } from './picture-field.tsx'
import { useCooldown } from './use-cooldown.ts'

const phoneForm = phoneLogin.extend({
  verifyImgCode: z.string('access.captcha-required').trim().min(1, 'access.captcha-required'),
})
type PhoneForm = z.output<typeof phoneForm>
const blank: PhoneForm = { area: '86', phone: '', verifyImgCode: '', verifySmsCode: '' }

/** The telephone tab of the login dialog: a picture, a code, and in; a new number gets an account. */
export function PhoneLogin({ onIn }: { onIn: () => void }) {
  const text = useText()
  const picture = usePicture()
  const login = useMutation({
    mutationFn: (input: Login) => logInBy((sent) => call(phoneEndpoints.login, sent), input),
    onSuccess: (user) => user && onIn(),
    onSettled: () => {
      picture.again()
      form.setValue('verifyImgCode', '')
    },
  })
  const form = useContractForm(phoneForm, blank, login.error)
  const refusal = loginFailure(login.error, text)
  const submit = form.handleSubmit(({ verifyImgCode, ...input }) => login.mutate(input))
  return (
    <form className="over stack tight" onSubmit={submit} noValidate>
      <PhoneField form={form} />
      <PictureField form={form} name="verifyImgCode" picture={picture} />
      <CodeField form={form} picture={picture} />
      {refusal && (
        <Note tone="bad" icon="wrong">
          {refusal}
        </Note>
      )}
      <Button type="submit" wide busy={login.isPending}>
        {text('access.log-in-title')}
      </Button>
    </form>
  )
}

type FormProps = { form: UseFormReturn<PhoneForm> }

function PhoneField({ form }: FormProps) {
  const text = useText()
  const codes = useAreaCodes()
  return (
    <div className={style.phone}>
      <FieldFrame form={form} name="area" label={text('access.area')} need>
        {(control) => (
          <Select
            {...control}
            onChange={(area) => control.onChange(area ?? '')}
            options={codes}
            clearable={false}
            labelOf={(code) => `+${code}`}
          />
        )}
      </FieldFrame>
      <Field form={form} name="phone" label={text('access.mobile')} need autoComplete="tel-national" />
      <p className="help">{text('access.new-phone-hint')}</p>
    </div>
  )
}

/** The code that was sent. The button waits a while after each; while one is on its way it does nothing. */
function CodeField({ form, picture }: FormProps & { picture: ReturnType<typeof usePicture> }) {
  const text = useText()
  const { smsCooldownS } = useSettings()
  const [left, begin] = useCooldown('header')
  const [sentTo, setSentTo] = useState<string>()
  const isOnItsWay = useRef(false)
  const usedPicture = useRef('')
  const send = useMutation({
    mutationFn: ({ area, phone, verifyImgCode }: PhoneForm) => {
      const countryCode = area.replace(/^\+/, '')
      const who = { countryCode, phone: phone.replace(/\s/g, ''), isInternational: countryCode !== '86' }
      return call(phoneEndpoints.sendCode, {
        ...who,
        type: 'Login',
        verifyImgCode: true,
        v: picture.v,
        code: verifyImgCode,
      })
    },
    onSuccess: (_, { area, phone }) => {
      begin(smsCooldownS)
      usedPicture.current = picture.v
      setSentTo(`+${area} ${phone}`)
      toast(text('access.code-sent'), { kind: 'good' })
    },
    onError: (error) => {
      picture.again()
      form.setValue('verifyImgCode', '')
      const fields = (error instanceof Problem && error.fields) || {}
      if (fields.phone) form.setError('phone', { message: fields.phone })
      if (fields.code) form.setError('verifyImgCode', { message: fields.code })
      if (!fields.phone && !fields.code) toast(sendFailure(error, text), { kind: 'wrong' })
    },
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  const ask = async () => {
    if (isOnItsWay.current) return
    // A picture sends one code; the next one asks for another picture.
    if (usedPicture.current === picture.v) {
      picture.again()
      form.setValue('verifyImgCode', '')
    }
    const isReady = await form.trigger(['area', 'phone', 'verifyImgCode'], { shouldFocus: true })
    if (!isReady || isOnItsWay.current) return
    isOnItsWay.current = true
    send.mutate(form.getValues())
  }
  return (
    <FieldFrame
      form={form}
      name="verifySmsCode"
      label={text('access.sms-code')}
      need
      help={sentTo && text('access.sent-to', { phone: sentTo })}
    >
      {(control) => (
        <div className={style.code}>
          <TextInput
            {...control}
            onChange={(typed) => control.onChange(typed ?? '')}
            autoComplete="one-time-code"
            maxLength={6}
          />
          <Button look="ghost" busy={send.isPending} disabled={left > 0} onClick={ask}>
            {left > 0 ? text('access.again-in', { seconds: left }) : text('access.send-code')}
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}
