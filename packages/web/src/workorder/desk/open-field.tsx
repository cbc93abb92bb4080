import type { FieldValues, Path } from 'react-hook-form'
import { type Control, FieldFrame, type FrameProps } from '../../platform/form/field-frame.tsx'
import { useFieldWords } from '../../platform/form/field-words.ts'
import { kinds, type WidgetProps } from '../../platform/form/kinds.tsx'
import { MomentInput } from '../../platform/form/moment-input.tsx'
import { TagInput } from '../../platform/form/tag-input.tsx'

type Props<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> & WidgetProps<T>

/** A field that may stay open: what is emptied is unknown, not an empty text. */
export function OpenField<T extends FieldValues, N extends Path<T>>(props: Props<T, N>) {
  const { form, name, label, need, help, disabled, kind = 'input', ...rest } = props
  const Widget = kinds[kind] as (props: Control & Record<string, unknown>) => React.ReactNode
  useFieldWords(form.control, name, { label, ...rest })
  return (
    <FieldFrame form={form} name={name} label={label} need={need} help={help} disabled={disabled}>
      {(control) => (
        <Widget
          {...(control as Control)}
          onChange={(value: unknown) => control.onChange((value === '' || value === undefined ? null : value) as never)}
          {...rest}
          form={form}
        />
      )}
    </FieldFrame>
  )
}

/** Several short values, such as seals, each as a tag. */
export function TagsField<T extends FieldValues, N extends Path<T>>({ form, name, label, help }: FrameProps<T, N>) {
  return (
    <FieldFrame form={form} name={name} label={label} help={help}>
      {(control) => <TagInput {...(control as unknown as Control<readonly string[] | null | undefined>)} />}
    </FieldFrame>
  )
}

/** A moment by the clock in China. */
export function TimeField<T extends FieldValues, N extends Path<T>>({
  form,
  name,
  label,
  need,
  help,
}: FrameProps<T, N>) {
  return (
    <FieldFrame form={form} name={name} label={label} need={need} help={help}>
      {(control) => <MomentInput {...(control as unknown as Control<Date | null>)} />}
    </FieldFrame>
  )
}
