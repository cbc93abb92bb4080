import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { securitySettings } from '../security-api.ts'
import { type SecondFactor, SecondFactorFields } from './second-factor-fields.tsx'

const blank: SecondFactor = { otp: '', recoveryCode: undefined }

export function RemoveSecondFactor({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('access.switch-off-second-factor'),
        width: 440,
        endpoint: securityEndpoints.removeSecondFactor,
        invalidates: securitySettings,
        fields: [{ render: (form) => <SecondFactorFields form={form} /> }],
        initialValues: blank,
        toInput: (code) => code,
        submitLabel: text('access.switch-off'),
        danger: true,
        cancelLabel: false,
        successMessage: text('access.second-factor-removed'),
        onSuccess: () => {
          void refreshUser()
          onClose()
        },
      }}
      onClose={onClose}
    />
  )
}
