import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { type Control, FieldFrame, type FrameProps } from './field-frame.tsx'
import { rulesOf } from './field-rules.ts'
import { useFieldWords } from './field-words.ts'
import { kinds, type WidgetProps } from './kinds.tsx'
import { dayRules } from './span-inputs.tsx'

type FieldProps<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> & WidgetProps<T>

const grouped = new Set(['radio', 'currcd', 'phone', 'selectInputTel'])
/** What stands in two fields of the form. */
const paired = new Set(['currcd', 'date', 'dateRange'])

/** One field of a form. `kind` names the widget; the README has them all. */
export function Field<T extends FieldValues, N extends Path<T>>(props: FieldProps<T, N>) {
  const { form, name, label, span, labelWidth, need, rules, manual, help, disabled, kind = 'input', ...rest } = props
  const frame = {
    ...{ form, name, label, need, help, disabled },
    ...(span !== undefined && { span }),
    ...(labelWidth !== undefined && { labelWidth }),
    ...(manual !== undefined && { manual }),
    rules: [
      ...rulesOf(undefined, rules),
      ...(kind === 'date' || kind === 'dateRange' ? dayRules<T>(rest as Parameters<typeof dayRules<T>>[0]) : []),
    ] as NonNullable<typeof rules>,
  }
  useFieldWords(form.control, name, { label, ...rest })
  const Widget = kinds[kind] as (props: Control & Record<string, unknown>) => ReactNode
  return (
    <FieldFrame {...frame} group={grouped.has(kind)}>
      {(control) => <Widget {...(control as Control)} {...rest} {...(paired.has(kind) && { form })} />}
    </FieldFrame>
  )
}
