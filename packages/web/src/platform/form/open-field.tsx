import type { FieldValues, Path } from 'react-hook-form'
import { Field, type FieldProps } from './field.tsx'

export const OpenField = <T extends FieldValues, N extends Path<T>>(props: FieldProps<T, N>) => (
  <Field {...props} isOpen />
)
