import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { type AccountLogin as Account, accountLogin } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { call } from '../platform/api.ts'
import { Field } from '../platform/form/field.tsx'
import { useContractForm } from '../platform/form/use-contract-form.ts'
import { logIn } from '../platform/session.ts'
import { useText } from '../platform/text.tsx'
import { toast } from '../platform/ui/messages.tsx'
import { Button, Note } from '../platform/ui/parts.tsx'
import { problemText } from '../platform/ui/states.tsx'

/** The token of a login; an answer without one is none. */
async function tokenFor(input: Account): Promise<string | undefined> {
  const answer = await call(accessEndpoints.loginAccount, input).catch((error: unknown) => {
    const fields = error instanceof Problem ? Object.keys(error.fields ?? {}) : []
    const isUnreadable = fields.length > 0 && !fields.some((field) => field in input)
    if (!isUnreadable) throw error
    return undefined
  })
  return answer?.id
}

const blank: Account = { account: '', password: '' }

/** The account tab of the login dialog. Enter submits; `onIn` is told when the user is logged in. */
export function AccountLogin({ onIn }: { onIn: () => void }) {
  const text = useText()
  const login = useMutation({
    mutationFn: async (input: Account) => logIn(await tokenFor(input)),
    onSuccess: () => {
      toast(text('access.login-succeeded'), { kind: 'good' })
      onIn()
    },
  })
  const form = useContractForm(accountLogin, blank, login.error)
  const refusal = login.error && !(login.error instanceof Problem && login.error.fields)
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
          {login.error instanceof Problem ? problemText(login.error, text) : text('access.login-error')}
        </Note>
      )}
      <Button type="submit" wide busy={login.isPending}>
        {text('access.log-in')}
      </Button>
    </form>
  )
}
