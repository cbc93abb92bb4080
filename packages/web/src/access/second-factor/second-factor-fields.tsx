import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { TextField } from '../../platform/form/text-field.tsx'
import { useText } from '../../platform/text.tsx'

export type SecondFactor = { otp?: string | undefined; recoveryCode?: string | undefined }

/** The code of the authenticator app, or a recovery code instead. */
export function SecondFactorFields<T extends SecondFactor>({ form }: { form: UseFormReturn<T> }) {
  const text = useText()
  const [isLost, setLost] = useState(false)
  const codes: UseFormReturn<SecondFactor> = narrowForm(form)
  const switchField = () => {
    codes.clearErrors()
    codes.setValue('otp', isLost ? '' : undefined)
    codes.setValue('recoveryCode', isLost ? undefined : '')
    setLost(!isLost)
  }
  return (
    <>
      {isLost ? (
        <TextField
          key="recoveryCode"
          form={codes}
          name="recoveryCode"
          label={text('access.recovery-code')}
          need
          autoComplete="off"
          help={text('access.recovery-code-help')}
        />
      ) : (
        <TextField
          key="otp"
          form={codes}
          name="otp"
          label={text('access.otp')}
          need
          autoComplete="one-time-code"
          maxLength={7}
          help={text('access.otp-help')}
        />
      )}
      <div>
        <button type="button" className="link small" onClick={switchField}>
          {text(isLost ? 'access.use-app' : 'access.use-recovery-code')}
        </button>
      </div>
    </>
  )
}
