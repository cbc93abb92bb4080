import type { FieldValues, Path } from 'react-hook-form'
import { type Control, FieldFrame, type FrameProps } from './field-frame.tsx'
import { TextInput, type TextProps } from './text-inputs.tsx'

type Props<T extends FieldValues, N extends Path<T>> = Pick<
  FrameProps<T, N>,
  'form' | 'name' | 'label' | 'need' | 'help'
> &
  Pick<TextProps, 'type' | 'autoComplete' | 'maxLength'>

/** A text field without the other widgets of `Field`, which the login dialog need not load. */
export function TextField<T extends FieldValues, N extends Path<T>>({
  form,
  name,
  label,
  need,
  help,
  ...rest
}: Props<T, N>) {
  return (
    <FieldFrame form={form} name={name} label={label} need={need} help={help}>
      {(control) => <TextInput {...(control as unknown as Control<string | null | undefined>)} {...rest} />}
    </FieldFrame>
  )
}
