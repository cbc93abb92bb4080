import type { UserDetail } from '@landbridge/contract/access/access-desk-endpoints'
import { newPasswordOf, passwordLength } from '@landbridge/contract/access/account'
import { useMemo } from 'react'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { useGivePassword } from '../access-api.ts'

export function PasswordDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const text = useText()
  const give = useGivePassword()
  const { passwordMax } = useSettings()
  const { least, most } = passwordLength[user.kind]
  const length = { least, most: user.kind === 'customer' ? Math.max(most, passwordMax) : most }
  const schema = useMemo(
    () => z.object({ newPassword: newPasswordOf(user.kind, passwordMax) }),
    [user.kind, passwordMax],
  )
  const form = useContractForm(schema, { newPassword: '' }, give.error)
  const submit = form.handleSubmit(({ newPassword }) =>
    give.mutate(
      { id: user.id, version: user.version, newPassword },
      {
        onSuccess: () => {
          toast(text('access.password-given'), { kind: 'good' })
          onClose()
        },
        onError: toastError,
      },
    ),
  )
  return (
    <Dialog
      title={text('access.give-password')}
      onClose={onClose}
      actions={
        <DialogButtons busy={give.isPending} onYes={() => void submit()} yes={text('access.save')} onClose={onClose} />
      }
    >
      <form className="labels-above stack" onSubmit={submit} noValidate>
        <Field
          form={form}
          name="newPassword"
          label={text('access.new-password')}
          need
          type="password"
          autoComplete="new-password"
          help={text('access.password-length', length)}
        />
      </form>
    </Dialog>
  )
}
