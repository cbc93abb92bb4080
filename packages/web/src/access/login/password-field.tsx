import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../platform/form/text-field.tsx'
import { useText } from '../../platform/text.tsx'

export function PasswordField<T extends { password: string }>({ form }: { form: UseFormReturn<T> }) {
  const text = useText()
  return (
    <TextField
      form={form as unknown as UseFormReturn<{ password: string }>}
      name="password"
      label={text('access.password')}
      need
      type="password"
      autoComplete="current-password"
    />
  )
}
