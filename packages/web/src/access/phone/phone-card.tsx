import { type PhoneLogin, phoneLogin } from '@landbridge/contract/access/phone-endpoints'
import { useState } from 'react'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import security from '../user/security.module.css'
import { useBindPhone } from '../user/security-api.ts'
import { maskedPhone } from './own-phone.ts'
import { useAreaCodes } from './phone-api.ts'
import { PhoneFields } from './phone-fields.tsx'
import { SentCodeField } from './sent-code-field.tsx'

/** The telephone that one logs in by and that codes go to. */
export function PhoneCard({ phone }: { phone: string | undefined }) {
  const text = useText()
  const areas = useAreaCodes()
  const [isChanging, setChanging] = useState(false)
  return (
    <Card title={text('access.own-phone')}>
      <div className={security.line}>
        <div>
          <strong className="nowrap">{phone ? maskedPhone(phone, areas) : text('access.no-phone')}</strong>
          <div className="muted">{text('access.own-phone-means')}</div>
        </div>
        <Button look="ghost" low onClick={() => setChanging(true)}>
          {text(phone ? 'access.change-phone' : 'access.bind-phone')}
        </Button>
      </div>
      {isChanging && <PhoneDialog onClose={() => setChanging(false)} />}
    </Card>
  )
}

const blank: PhoneLogin = { area: '86', phone: '', verifySmsCode: '' }
const width = 507

function PhoneDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const bind = useBindPhone()
  const form = useContractForm(phoneLogin, blank, bind.error)
  const submit = form.handleSubmit((values) =>
    bind.mutate(values, {
      onSuccess: () => {
        toast(text('access.phone-bound'), { kind: 'good' })
        void refreshUser()
        onClose()
      },
    }),
  )
  const to = async () => {
    if (!(await form.trigger(['area', 'phone'], { shouldFocus: true }))) return undefined
    const { area, phone } = form.getValues()
    return { countryCode: area, phone }
  }
  return (
    <Dialog
      title={text('access.bind-phone')}
      onClose={onClose}
      width={width}
      actions={
        <DialogButtons busy={bind.isPending} onYes={() => void submit()} yes={text('access.bind')} onClose={onClose} />
      }
    >
      <form className="labels-above stack tight" onSubmit={submit} noValidate>
        <PhoneFields form={form} area="area" phone="phone" />
        <SentCodeField
          form={form}
          name="verifySmsCode"
          place="own-phone"
          type="BindPhone"
          to={to}
          onRefused={({ phone }) => {
            if (phone) form.setError('phone', { message: phone })
            return phone !== undefined
          }}
        />
        <ProblemNote error={bind.error} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
