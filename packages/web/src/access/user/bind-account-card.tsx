import { accountBinding } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMemo } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import styles from '../security.module.css'
import { useBindAccount } from '../security-api.ts'
import {
  arePasswordsEqual,
  NewPasswordFields,
  passwordsDiffer,
  repeatedPassword,
  usePasswordLength,
} from './new-password-fields.tsx'

const blank = { account: '', newPassword: '', samePassword: '' }

/** Adds an account name and a password to an account that logs in by telephone or messaging app. */
export function BindAccountCard() {
  const text = useText()
  const length = usePasswordLength()
  const { account } = accountBinding.shape
  // biome-ignore lint/correctness/useExhaustiveDependencies: the schema follows the kind and the length alone
  const schema = useMemo(
    () => repeatedPassword(length).extend({ account }).refine(arePasswordsEqual, passwordsDiffer),
    [length.kind, length.passwordMax],
  )
  const bind = useBindAccount()
  const form = useContractForm(schema, blank, withFormFields(bind.error))
  const submit = form.handleSubmit(({ account: name, newPassword }) =>
    bind.mutate(
      { account: name, password: newPassword },
      {
        onSuccess: () => {
          toast(text('access.account-made', { account: name }), { kind: 'good' })
          void refreshUser()
        },
      },
    ),
  )
  return (
    <Card title={text('access.bind-account')}>
      <form className="form" onSubmit={submit} noValidate>
        <p className={styles.note}>{text('access.bind-account-means')}</p>
        <Field form={form} name="account" label={text('access.account')} need span={24} autoComplete="username" />
        <NewPasswordFields form={form} />
        <ProblemNote error={bind.error} />
        <div className="form-end">
          <Button type="submit" busy={bind.isPending}>
            {text('access.bind-account')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The call's password is the form's new password. */
function withFormFields(error: Error | null): Error | null {
  if (!(error instanceof Problem) || !error.fields?.password) return error
  const { password, ...fields } = error.fields
  return new Problem(error.code, { ...fields, newPassword: password })
}
