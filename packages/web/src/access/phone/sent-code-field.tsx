import { phoneEndpoints, type SmsRequest } from '@landbridge/contract/access/phone-endpoints'
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { call } from '../../platform/api.ts'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { TextInput } from '../../platform/form/text-inputs.tsx'
import { loadPart } from '../../platform/load-part.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import styles from './phone-fields.module.css'
import { useCodeSending } from './use-code-sending.ts'

/** Receiver of a code, with the letters of a picture or, without an account, the exchange string as proof. */
type CodeRequest = Pick<SmsRequest, 'countryCode' | 'phone' | 'v' | 'code' | 'userId'>

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>
  name: FieldPathByValue<T, string>
  /** Each place has a cooldown of its own. */
  place: string
  type: SmsRequest['type']
  /** Undefined while the fields are not filled in. */
  to(): Promise<CodeRequest | undefined>
  onSent?(sent: CodeRequest): void
  /** Shows refusals at fields, and answers if there were any. */
  onRefused?(fields: Record<string, string>): boolean
}

/** The rules of printed numbers load with the first one. */
async function print(phone: string): Promise<string> {
  const { printedPhone } = await loadPart(() => import('../../platform/ui/phone.tsx'))
  return printedPhone(phone)
}

/** A code that is sent to a telephone; the button waits a while after each. */
export function SentCodeField<T extends FieldValues>({ form, name, place, type, to, onSent, onRefused }: Props<T>) {
  const text = useText()
  const { smsCooldownS } = useSettings()
  const sending = useCodeSending({
    place,
    cooldownS: smsCooldownS,
    purpose: type,
    send: (request: CodeRequest) => {
      const countryCode = request.countryCode.replace(/^\+/, '')
      return call(phoneEndpoints.sendCode, {
        ...request,
        countryCode,
        phone: request.phone.replace(/\s/g, ''),
        isInternational: countryCode !== '86',
        type,
        verifyImgCode: request.v !== undefined,
      })
    },
    readRequest: to,
    receiverOf: ({ countryCode, phone }) => print(`+${countryCode.replace(/^\+/, '')}${phone}`),
    onSent,
    onRefused,
  })
  return <CodeInput form={form} name={name} label={text('access.sms-code')} {...sending} />
}

type CodeInputProps<T extends FieldValues> = Pick<Props<T>, 'form' | 'name'> & {
  label: string
  sentTo: string | undefined
  secondsLeft: number
  isSending: boolean
  onAsk: () => void
}

export function CodeInput<T extends FieldValues>({
  sentTo,
  secondsLeft,
  isSending,
  onAsk,
  ...field
}: CodeInputProps<T>) {
  const text = useText()
  return (
    <FieldFrame {...field} need help={sentTo && text('access.sent-to', { phone: sentTo })}>
      {(control) => (
        <div className={styles.code}>
          <TextInput
            {...control}
            onChange={(typed) => control.onChange((typed ?? '') as typeof control.value)}
            autoComplete="one-time-code"
            maxLength={6}
          />
          <Button look="ghost" busy={isSending} disabled={secondsLeft > 0} onClick={onAsk}>
            {secondsLeft > 0 ? text('access.again-in', { seconds: secondsLeft }) : text('access.send-code')}
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}
