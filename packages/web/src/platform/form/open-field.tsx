import type { FieldValues, Path } from 'react-hook-form'
import { Field, type FieldProps } from './field.tsx'
import { type Control, FieldFrame, type FrameProps } from './field-frame.tsx'
import { TagInput } from './tag-input.tsx'

export const OpenField = <T extends FieldValues, N extends Path<T>>(props: FieldProps<T, N>) => (
  <Field {...props} isOpen />
)

/** Several short values, such as seals, each as a tag. */
export function TagsField<T extends FieldValues, N extends Path<T>>({ form, name, label, help }: FrameProps<T, N>) {
  return (
    <FieldFrame form={form} name={name} label={label} help={help}>
      {(control) => <TagInput {...(control as unknown as Control<readonly string[] | null | undefined>)} />}
    </FieldFrame>
  )
}
