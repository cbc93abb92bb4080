import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { type AccountLogin as Account, accountLogin } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { TextField } from '../../platform/form/text-field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { SecondFactorFields } from '../second-factor/second-factor-fields.tsx'
import { logInBy, loginFailure } from './log-in-by.ts'
import { PasswordField } from './password-field.tsx'

const blank: Account = { account: '', password: '' }

const asksForFactor = (error: unknown) => error instanceof Problem && error.code === 'access.second-factor-required'

/** The account tab of the login dialog, with a field for the second factor once the server asks for it. */
export function AccountLogin({ onIn }: { onIn: () => void }) {
  const text = useText()
  const [isSecondStep, setSecondStep] = useState(false)
  const login = useMutation({
    mutationFn: (input: Account) => logInBy((sent) => call(accessEndpoints.loginAccount, sent), input),
    onSuccess: (user) => user && onIn(),
    onError: (error) => {
      if (!asksForFactor(error)) return
      form.setValue('otp', '')
      setSecondStep(true)
    },
  })
  const form = useContractForm(accountLogin, blank, login.error)
  const refusal = asksForFactor(login.error) ? undefined : loginFailure(login.error, text)
  const back = () => {
    form.reset({ ...blank, account: form.getValues('account') })
    login.reset()
    setSecondStep(false)
  }
  return (
    <form className="labels-above stack" onSubmit={form.handleSubmit((values) => login.mutate(values))} noValidate>
      {isSecondStep ? (
        <>
          <Note tone="info" icon="lock">
            {text('access.second-factor-required')}
          </Note>
          <SecondFactorFields form={form} />
        </>
      ) : (
        <>
          <TextField form={form} name="account" label={text('access.account')} need autoComplete="username" />
          <PasswordField form={form} />
        </>
      )}
      {refusal && (
        <Note tone="bad" icon="wrong">
          {refusal}
        </Note>
      )}
      <Button type="submit" wide busy={login.isPending}>
        {text('access.log-in')}
      </Button>
      {isSecondStep && (
        <Button look="ghost" wide onClick={back}>
          {text('access.back-to-password')}
        </Button>
      )}
    </form>
  )
}
