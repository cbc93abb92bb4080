import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { type Control, FieldFrame, type FrameProps } from './field-frame.tsx'
import { rulesOf } from './field-rules.ts'
import { useFieldWords } from './field-words.ts'
import { rulesOfKind } from './kind-rules.ts'
import { kinds, type WidgetProps } from './kinds.tsx'

export type FieldProps<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> &
  WidgetProps<T> & {
    /** Null instead of an empty text when emptied, for a field that may stay unknown. */
    isOpen?: boolean
  }

const grouped = new Set(['radio', 'currcd', 'phone', 'selectInputTel'])
/** Kinds whose value takes two fields of the form. */
const paired = new Set(['currcd', 'date', 'dateRange'])

/** One field of a form, whose `kind` names the widget (README). */
export function Field<T extends FieldValues, N extends Path<T>>(props: FieldProps<T, N>) {
  const {
    form,
    name,
    label,
    span,
    startsRow,
    labelWidth,
    need,
    rules,
    validatesOnSave,
    help,
    disabled,
    isOpen,
    kind = 'input',
    ...rest
  } = props
  const frame = {
    form,
    name,
    label,
    need,
    help,
    disabled,
    ...(span !== undefined && { span }),
    ...(startsRow && { startsRow }),
    ...(labelWidth !== undefined && { labelWidth }),
    ...(validatesOnSave !== undefined && { validatesOnSave }),
    rules: [...rulesOf(undefined, rules), ...rulesOfKind<T>(kind, rest)] as NonNullable<typeof rules>,
  }
  useFieldWords(form.control, name, { label, ...rest })
  const Widget = kinds[kind] as (props: Control & Record<string, unknown>) => ReactNode
  return (
    <FieldFrame {...frame} group={grouped.has(kind)}>
      {(control) => (
        <Widget
          {...(isOpen ? nullWhenEmpty(control as Control) : (control as Control))}
          {...rest}
          {...(paired.has(kind) && { form })}
        />
      )}
    </FieldFrame>
  )
}

const nullWhenEmpty = (control: Control): Control => ({
  ...control,
  onChange: (value) => control.onChange(value === '' || value === undefined ? null : value),
})
