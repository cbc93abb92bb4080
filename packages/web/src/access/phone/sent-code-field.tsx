import { phoneEndpoints, type SmsRequest } from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { call } from '../../platform/api.ts'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { TextInput } from '../../platform/form/text-inputs.tsx'
import { loadPart } from '../../platform/load-part.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import styles from './phone-fields.module.css'
import { sendFailure } from './send-failure.ts'
import { useCooldown } from './use-cooldown.ts'

/** Receiver of a code, with the letters of a picture or, without an account, the exchange string as proof. */
type CodeRequest = Pick<SmsRequest, 'countryCode' | 'phone' | 'v' | 'code' | 'userId'>

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>
  name: FieldPathByValue<T, string>
  /** Each place of the button waits on its own. */
  place: string
  type: SmsRequest['type']
  /** Undefined while the fields are not filled in. */
  to(): Promise<CodeRequest | undefined>
  onSent?(sent: CodeRequest): void
  /** Takes what is wrong with the fields, and says whether it has shown it. */
  onRefused?(fields: Record<string, string>): boolean
}

/** The rules by which numbers are printed come with the first that is. */
async function print(phone: string): Promise<string> {
  const { printedPhone } = await loadPart(() => import('../../platform/ui/phone.tsx'))
  return printedPhone(phone)
}

/** A code that is sent to a telephone; the button waits a while after each. */
export function SentCodeField<T extends FieldValues>(props: Props<T>) {
  const { form, name, place, type } = props
  const text = useText()
  const { smsCooldownS } = useSettings()
  const [left, begin] = useCooldown(place)
  const [sentTo, setSentTo] = useState<string>()
  const isOnItsWay = useRef(false)
  const send = useMutation({
    mutationFn: (request: CodeRequest) => {
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
    onSuccess: (_, request) => {
      begin(smsCooldownS)
      void print(`+${request.countryCode.replace(/^\+/, '')}${request.phone}`).then(setSentTo)
      props.onSent?.(request)
      toast(text('access.code-sent'), { kind: 'good' })
    },
    onError: (error) => {
      const isShown = props.onRefused?.((error instanceof Problem && error.fields) || {})
      if (!isShown) toast(sendFailure(error, text, type), { kind: 'wrong' })
    },
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  const ask = async () => {
    if (isOnItsWay.current) return
    const request = await props.to()
    if (!request || isOnItsWay.current) return
    isOnItsWay.current = true
    send.mutate(request)
  }
  return (
    <CodeInput
      form={form}
      name={name}
      sentTo={sentTo}
      left={left}
      label={text('access.sms-code')}
      isSending={send.isPending}
      onAsk={() => void ask()}
    />
  )
}

type CodeInputProps<T extends FieldValues> = Pick<Props<T>, 'form' | 'name'> & {
  label: string
  sentTo: string | undefined
  left: number
  isSending: boolean
  onAsk: () => void
}

export function CodeInput<T extends FieldValues>({ sentTo, left, isSending, onAsk, ...field }: CodeInputProps<T>) {
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
          <Button look="ghost" busy={isSending} disabled={left > 0} onClick={onAsk}>
            {left > 0 ? text('access.again-in', { seconds: left }) : text('access.send-code')}
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}
