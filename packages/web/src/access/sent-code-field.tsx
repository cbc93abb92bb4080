import { phoneEndpoints, type SmsRequest } from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { call } from '../platform/api.ts'
import { FieldFrame } from '../platform/form/field-frame.tsx'
import { TextInput } from '../platform/form/text-inputs.tsx'
import { useSettings } from '../platform/settings.ts'
import { useText } from '../platform/text.tsx'
import { toast } from '../platform/ui/messages.tsx'
import { Button } from '../platform/ui/parts.tsx'
import { sendFailure } from './log-in-by.ts'
import style from './login-dialog.module.css'
import { useCooldown } from './use-cooldown.ts'

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>
  name: FieldPathByValue<T, string>
  /** Where the button stands; each place waits on its own. */
  place: string
  type: SmsRequest['type']
  /** To which telephone, once it is filled in; undefined while it is not. */
  to(): Promise<{ countryCode: string; phone: string } | undefined>
  /** Takes what is wrong with the telephone. */
  onWrongPhone?(reason: string): void
  /** The exchange string of who is nobody yet. */
  exchange?: string
}

/** A code that is sent to a telephone without a picture. The button waits a while after each; while one is on its way it does nothing. */
export function SentCodeField<T extends FieldValues>(props: Props<T>) {
  const { form, name, place, type, exchange } = props
  const text = useText()
  const { smsCooldownS } = useSettings()
  const [left, begin] = useCooldown(place)
  const [sentTo, setSentTo] = useState<string>()
  const isOnItsWay = useRef(false)
  const send = useMutation({
    mutationFn: async (typed: { countryCode: string; phone: string }) => {
      const countryCode = typed.countryCode.replace(/^\+/, '')
      const to = { countryCode, phone: typed.phone.replace(/\s/g, ''), isInternational: countryCode !== '86' }
      return call(phoneEndpoints.sendCode, { ...to, type, verifyImgCode: false, ...(exchange && { userId: exchange }) })
    },
    onSuccess: (_, { countryCode, phone }) => {
      begin(smsCooldownS)
      setSentTo(`+${countryCode.replace(/^\+/, '')} ${phone}`)
      toast(text('access.code-sent'), { kind: 'good' })
    },
    onError: (error) => {
      const wrongPhone = error instanceof Problem ? error.fields?.phone : undefined
      if (wrongPhone && props.onWrongPhone) props.onWrongPhone(wrongPhone)
      else toast(sendFailure(error, text), { kind: 'wrong' })
    },
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  const ask = async () => {
    if (isOnItsWay.current) return
    const to = await props.to()
    if (!to || isOnItsWay.current) return
    isOnItsWay.current = true
    send.mutate(to)
  }
  return (
    <FieldFrame
      form={form}
      name={name}
      label={text('access.sms-code')}
      need
      help={sentTo && text('access.sent-to', { phone: sentTo })}
    >
      {(control) => (
        <div className={style.code}>
          <TextInput
            {...control}
            onChange={(typed) => control.onChange((typed ?? '') as typeof control.value)}
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
