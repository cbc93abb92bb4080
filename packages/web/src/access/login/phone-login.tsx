import { type PhoneLogin as Login, phoneEndpoints, phoneLogin } from '@landbridge/contract/access/phone-endpoints'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../platform/api.ts'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { PhoneFields } from '../phone/phone-fields.tsx'
import { SentCodeField } from '../phone/sent-code-field.tsx'
import { CaptchaField, type CaptchaState, useCaptcha } from './captcha-field.tsx'
import { logInBy, loginFailure } from './log-in-by.ts'

const formAsking = (reason: string) => phoneLogin.extend({ verifyImgCode: z.string(reason).trim().min(1, reason) })
const forms = { picture: formAsking('access.captcha-required'), widget: formAsking('access.person-check-required') }
type PhoneForm = z.output<typeof forms.picture>
const blank: PhoneForm = { area: '86', phone: '', verifyImgCode: '', verifySmsCode: '' }

type Number = Pick<PhoneForm, 'area' | 'phone'>
const numberOf = ({ area, phone }: Number) => `${area} ${phone.replace(/\s/g, '')}`

/** The telephone tab of the login dialog: captcha and sent code; a new number gets an account. */
export function PhoneLogin({ onIn }: { onIn: () => void }) {
  const text = useText()
  const captcha = useCaptcha()
  const proven = useRef('')
  const login = useMutation({
    mutationFn: (input: Login) => logInBy((sent) => call(phoneEndpoints.login, sent), input),
    onSuccess: (user) => user && onIn(),
    onSettled: () => {
      captcha.picture.again()
      form.setValue('verifyImgCode', '')
    },
  })
  // The picture's letters count only until a code was sent: a mistyped code is typed again without another picture.
  const form = useContractForm(
    captcha.widget ? forms.widget : forms.picture,
    blank,
    login.error,
    (values: PhoneForm) => (proven.current === numberOf(values) ? { ...values, verifyImgCode: 'shown' } : values),
  )
  const refusal = loginFailure(login.error, text)
  const submit = form.handleSubmit(({ verifyImgCode, ...input }) => login.mutate(input))
  return (
    <form className="labels-above stack tight" onSubmit={submit} noValidate>
      <PhoneFields form={form} area="area" phone="phone" help={text('access.new-phone-hint')} />
      <CaptchaField form={form} name="verifyImgCode" captcha={captcha} />
      <CodeField
        form={form}
        captcha={captcha}
        onSent={(number) => {
          proven.current = numberOf(number)
        }}
      />
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

type CodeProps = {
  form: UseFormReturn<PhoneForm>
  captcha: CaptchaState
  onSent: (number: Number) => void
}

/** The sent code, for each of which a captcha is passed. */
function CodeField({ form, captcha: { picture, missingReason }, onSent }: CodeProps) {
  const usedPicture = useRef<string>(undefined)
  const drawAnother = () => {
    picture.again()
    form.setValue('verifyImgCode', '')
  }
  const to = async () => {
    if (usedPicture.current === picture.v) drawAnother()
    if (!(await form.trigger(['area', 'phone', 'verifyImgCode'], { shouldFocus: true }))) return undefined
    const { area, phone, verifyImgCode } = form.getValues()
    if (!verifyImgCode) {
      form.setError('verifyImgCode', { message: missingReason }, { shouldFocus: true })
      return undefined
    }
    return { countryCode: area, phone, v: picture.v, code: verifyImgCode }
  }
  return (
    <SentCodeField
      form={form}
      name="verifySmsCode"
      place="header"
      type="Login"
      to={to}
      onSent={({ v, countryCode, phone }) => {
        usedPicture.current = v
        onSent({ area: countryCode, phone })
      }}
      onRefused={({ phone, code }) => {
        drawAnother()
        if (phone) form.setError('phone', { message: phone })
        if (code) form.setError('verifyImgCode', { message: code })
        return Boolean(phone ?? code)
      }}
    />
  )
}
