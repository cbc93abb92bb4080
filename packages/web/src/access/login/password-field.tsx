import type { UseFormReturn } from 'react-hook-form'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { TextField } from '../../platform/form/text-field.tsx'
import { useText } from '../../platform/text.tsx'

export function PasswordField<T extends { password: string }>({ form }: { form: UseFormReturn<T> }) {
  const text = useText()
  return (
    <TextField
      form={narrowForm<{ password: string }, T>(form)}
      name="password"
      label={text('access.password')}
      need
      type="password"
      autoComplete="current-password"
    />
  )
}
