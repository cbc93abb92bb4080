import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { type Control, FieldFrame, type FrameProps } from './field-frame.tsx'
import { kinds, type WidgetProps } from './kinds.tsx'
import { NestedRange } from './nested-range.tsx'

type FieldProps<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> & WidgetProps<T>

const grouped = new Set(['radio', 'currcd', 'phone', 'selectInputTel'])

/** One field of a form. `kind` names the widget; the README has them all. */
export function Field<T extends FieldValues, N extends Path<T>>(props: FieldProps<T, N>) {
  const { form, name, label, span, need, help, disabled, kind = 'input', ...rest } = props
  const frame = { form, name, label, need, help, disabled, ...(span !== undefined && { span }) }
  if (kind === 'dateRange') {
    const { toName } = rest as { toName: Path<T> }
    return (
      <FieldFrame {...frame}>
        {(control) => <NestedRange form={form} toName={toName} control={control as unknown as Control<string>} />}
      </FieldFrame>
    )
  }
  const Widget = kinds[kind] as (props: Control & Record<string, unknown>) => ReactNode
  return (
    <FieldFrame {...frame} group={grouped.has(kind)}>
      {(control) => <Widget {...(control as Control)} {...rest} {...(kind === 'currcd' && { form })} />}
    </FieldFrame>
  )
}
