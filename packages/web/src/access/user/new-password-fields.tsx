import { newPasswordOf, passwordLengthFor } from '@landbridge/contract/access/account'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { useSession } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'

/** Bounds of the reader's password. */
export function usePasswordLength() {
  const { isStaff } = useSession()
  const { passwordMax } = useSettings()
  const kind = isStaff ? 'staff' : 'customer'
  const { least, most } = passwordLengthFor(kind, passwordMax)
  return { kind, passwordMax, least, most } as const
}

/** The new password twice, against typing errors. */
export const repeatedPassword = ({ kind, passwordMax }: { kind: 'customer' | 'staff'; passwordMax: number }) =>
  z.object({ newPassword: newPasswordOf(kind, passwordMax), samePassword: z.string() })

export const arePasswordsEqual = ({ newPassword, samePassword }: RepeatedPassword): boolean =>
  newPassword === samePassword
export const passwordsDiffer = { path: ['samePassword'], error: 'access.passwords-differ' }

type RepeatedPassword = { newPassword: string; samePassword: string }

export function NewPasswordFields<T extends RepeatedPassword>({ form }: { form: UseFormReturn<T> }) {
  const text = useText()
  const length = usePasswordLength()
  const fields: UseFormReturn<RepeatedPassword> = narrowForm(form)
  return (
    <>
      <Field
        form={fields}
        name="newPassword"
        label={text('access.new-password')}
        need
        type="password"
        autoComplete="new-password"
        help={text('access.password-length', length)}
      />
      <Field
        form={fields}
        name="samePassword"
        label={text('access.same-password')}
        need
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}
