import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Field } from './field.tsx'
import type { FrameProps } from './field-frame.tsx'
import type { WidgetProps } from './kinds.tsx'

export type FieldDescription<T extends FieldValues> = Omit<FrameProps<T>, 'form'> & WidgetProps<T>

type FormFieldsProps<T extends FieldValues> = {
  form: UseFormReturn<T>
  fields: readonly FieldDescription<T>[]
  span?: number
  /** Pixels: 100, or 120 for long words. */
  labelWidth?: number
  disabled?: boolean
}

export function FormFields<T extends FieldValues>({ form, fields, span = 6, ...shared }: FormFieldsProps<T>) {
  return fields.map((field) => {
    const Described = Field as (props: FrameProps<T> & WidgetProps<T>) => ReturnType<typeof Field>
    return <Described key={field.name as Path<T>} form={form} span={span} {...shared} {...field} />
  })
}
