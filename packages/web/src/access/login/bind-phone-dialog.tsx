import {
  messagingAppEndpoints,
  type PhoneToBind,
  phoneToBind,
} from '@landbridge/contract/access/messaging-app-endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { PhoneFields } from '../phone/phone-fields.tsx'
import { SentCodeField } from '../phone/sent-code-field.tsx'
import { logInBy, loginFailure } from './log-in-by.ts'

const width = 507
const blank: PhoneToBind = { countryCode: '86', phone: '', verifyCode: '' }

type Props = { exchange: string; onBound: () => void; onClose: () => void }

/** Binds a scanned messaging account to a telephone and logs in; an unknown number gets an account. */
export function BindPhoneDialog({ exchange, onBound, onClose }: Props) {
  const text = useText()
  const bind = useMutation({
    mutationFn: (phone: PhoneToBind) =>
      logInBy((sent) => call(messagingAppEndpoints.login, sent), { userId: exchange, ...phone }),
    onSuccess: (user) => user && onBound(),
  })
  const form = useContractForm(phoneToBind, blank, bind.error)
  const refusal = loginFailure(bind.error, text, 'access.wechat-login-failed')
  const readyPhone = async () => {
    const isReady = await form.trigger(['countryCode', 'phone'], { shouldFocus: true })
    const { countryCode, phone } = form.getValues()
    return isReady ? { countryCode, phone, userId: exchange } : undefined
  }
  return (
    <Dialog title={text('access.bind-phone-title')} onClose={onClose} width={width}>
      <form className="labels-above stack tight" onSubmit={form.handleSubmit((phone) => bind.mutate(phone))} noValidate>
        <p className="muted">{text('access.bind-phone-hint')}</p>
        <PhoneFields form={form} area="countryCode" phone="phone" />
        <SentCodeField
          form={form}
          name="verifyCode"
          place="bind-phone"
          type="BindPhone"
          to={readyPhone}
          onRefused={({ phone }) => {
            if (phone) form.setError('phone', { message: phone })
            return phone !== undefined
          }}
        />
        {refusal && (
          <Note tone="bad" icon="wrong">
            {refusal}
          </Note>
        )}
        <Button type="submit" wide busy={bind.isPending}>
          {text('access.bind')}
        </Button>
      </form>
    </Dialog>
  )
}
