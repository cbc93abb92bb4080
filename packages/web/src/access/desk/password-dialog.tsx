import { accessDeskEndpoints, type UserDetail } from '@landbridge/contract/access/access-desk-endpoints'
import { newPasswordOf, passwordLengthFor } from '@landbridge/contract/access/account'
import { useMemo } from 'react'
import { z } from 'zod'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { usersAtDesk } from '../access-api.ts'

export function PasswordDialog({ user: { id, version, kind }, onClose }: { user: UserDetail; onClose: () => void }) {
  const text = useText()
  const { passwordMax } = useSettings()
  const { least, most } = passwordLengthFor(kind, passwordMax)
  const schema = useMemo(() => z.object({ newPassword: newPasswordOf(kind, passwordMax) }), [kind, passwordMax])
  return (
    <CommandDialog
      command={{
        title: text('access.give-password'),
        endpoint: accessDeskEndpoints.setPassword,
        invalidates: usersAtDesk,
        fields: [
          {
            name: 'newPassword',
            label: text('access.new-password'),
            need: true,
            type: 'password',
            autoComplete: 'new-password',
            help: text('access.password-length', { least, most }),
          },
        ],
        initialValues: { newPassword: '' },
        schema,
        toInput: ({ newPassword }) => ({ id, version, newPassword }),
        submitLabel: text('access.save'),
        successMessage: text('access.password-given'),
      }}
      onClose={onClose}
    />
  )
}
