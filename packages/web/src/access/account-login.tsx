import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { type AccountLogin as Account, accountLogin } from '@landbridge/contract/access/account'
import { useMutation } from '@tanstack/react-query'
import { call } from '../platform/api.ts'
import { Field } from '../platform/form/field.tsx'
import { useContractForm } from '../platform/form/use-contract-form.ts'
import { useText } from '../platform/text.tsx'
import { Button, Note } from '../platform/ui/parts.tsx'
import { logInBy, loginFailure } from './log-in-by.ts'

const blank: Account = { account: '', password: '' }

/** The account tab of the login dialog. Enter submits; `onIn` is told when the user is logged in. */
export function AccountLogin({ onIn }: { onIn: () => void }) {
  const text = useText()
  const login = useMutation({
    mutationFn: (input: Account) => logInBy((sent) => call(accessEndpoints.loginAccount, sent), input),
    onSuccess: (user) => user && onIn(),
  })
  const form = useContractForm(accountLogin, blank, login.error)
  const refusal = loginFailure(login.error, text)
  return (
    <form className="over stack" onSubmit={form.handleSubmit((values) => login.mutate(values))} noValidate>
      <Field form={form} name="account" label={text('access.account')} need autoComplete="username" />
      <Field
        form={form}
        name="password"
        label={text('access.password')}
        need
        type="password"
        autoComplete="current-password"
      />
      {refusal && (
        <Note tone="bad" icon="wrong">
          {refusal}
        </Note>
      )}
      <Button type="submit" wide busy={login.isPending}>
        {text('access.log-in')}
      </Button>
    </form>
  )
}
