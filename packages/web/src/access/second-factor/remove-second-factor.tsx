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
        rereads: securitySettings,
        fields: [{ draw: (form) => <SecondFactorFields form={form} /> }],
        start: blank,
        sends: (code) => code,
        yes: text('access.switch-off'),
        danger: true,
        leave: false,
        done: text('access.second-factor-removed'),
        onDone: () => {
          void refreshUser()
          onClose()
        },
      }}
      onClose={onClose}
    />
  )
}
