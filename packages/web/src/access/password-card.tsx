import { newPasswordOf, passwordChange, passwordLength } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMemo } from 'react'
import { z } from 'zod'
import { Field } from '../platform/form/field.tsx'
import { useContractForm } from '../platform/form/use-contract-form.ts'
import { useSession } from '../platform/session.ts'
import { useSettings } from '../platform/settings.ts'
import { useText } from '../platform/text.tsx'
import { toast } from '../platform/ui/messages.tsx'
import { Button, Card, Note } from '../platform/ui/parts.tsx'
import { problemText } from '../platform/ui/states.tsx'
import { useChangePassword } from './access-api.ts'

/** The new password twice: a slip of the finger locks nobody out. */
const passwordForm = (kind: 'customer' | 'staff', most: number) =>
  z
    .object({
      oldPassword: passwordChange.shape.oldPassword,
      newPassword: newPasswordOf(kind, most),
      samePassword: z.string(),
    })
    .refine((form) => form.samePassword === form.newPassword, {
      path: ['samePassword'],
      error: 'access.passwords-differ',
    })

const blank = { oldPassword: '', newPassword: '', samePassword: '' }

export function PasswordCard() {
  const text = useText()
  const { isStaff } = useSession()
  const { passwordMax } = useSettings()
  const kind = isStaff ? 'staff' : 'customer'
  const schema = useMemo(() => passwordForm(kind, passwordMax), [kind, passwordMax])
  const change = useChangePassword()
  const form = useContractForm(schema, blank, change.error)
  const refusal = change.error && !(change.error instanceof Problem && change.error.fields)
  const { least, most } = passwordLength[kind]
  const length = { least, most: isStaff ? most : Math.max(most, passwordMax) }
  const submit = form.handleSubmit(({ oldPassword, newPassword }) =>
    change.mutate(
      { oldPassword, newPassword },
      {
        onSuccess: () => {
          form.reset(blank)
          toast(text('access.password-changed'), { kind: 'good' })
        },
      },
    ),
  )
  return (
    <Card title={text('access.change-password')}>
      <form className="form" onSubmit={submit} noValidate>
        <Field
          form={form}
          name="oldPassword"
          label={text('access.old-password')}
          need
          span={24}
          type="password"
          autoComplete="current-password"
        />
        <Field
          form={form}
          name="newPassword"
          label={text('access.new-password')}
          need
          type="password"
          autoComplete="new-password"
          help={text('access.password-length', length)}
        />
        <Field
          form={form}
          name="samePassword"
          label={text('access.same-password')}
          need
          type="password"
          autoComplete="new-password"
        />
        {refusal && <Note tone="bad">{problemText(change.error, text)}</Note>}
        <div className="form-end">
          <Button type="submit" busy={change.isPending}>
            {text('access.change-password')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
