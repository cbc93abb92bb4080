import { type PhoneLogin, phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import styles from '../security.module.css'
import { securitySettings } from '../security-api.ts'
import { maskedPhone } from './own-phone.ts'
import { useAreaCodes } from './phone-api.ts'
import { PhoneFields } from './phone-fields.tsx'
import { SentCodeField } from './sent-code-field.tsx'

export function PhoneCard({ phone }: { phone: string | undefined }) {
  const text = useText()
  const areas = useAreaCodes()
  const [isChanging, setChanging] = useState(false)
  return (
    <Card title={text('access.own-phone')}>
      <div className={styles.line}>
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

function PhoneDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('access.bind-phone'),
        width: 507,
        endpoint: phoneEndpoints.bind,
        invalidates: securitySettings,
        fields: [
          { render: (form) => <PhoneFields form={form} area="area" phone="phone" /> },
          { render: (form) => <OwnPhoneCode form={form} /> },
        ],
        initialValues: blank,
        toInput: (phone) => phone,
        submitLabel: text('access.bind'),
        successMessage: text('access.phone-bound'),
        onSuccess: () => {
          void refreshUser()
          onClose()
        },
      }}
      onClose={onClose}
    />
  )
}

/** Sends a code to the typed number once it is valid. */
function OwnPhoneCode({ form }: { form: UseFormReturn<PhoneLogin> }) {
  const to = async () => {
    if (!(await form.trigger(['area', 'phone'], { shouldFocus: true }))) return undefined
    const { area, phone } = form.getValues()
    return { countryCode: area, phone }
  }
  return (
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
  )
}
