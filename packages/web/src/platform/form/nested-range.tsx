import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { DateRangeInput } from '../ui/calendar-input.tsx'
import type { Control } from './field-frame.tsx'

type RangeProps<T extends FieldValues> = { form: UseFormReturn<T>; toName: Path<T>; control: Control<string> }

/** A range of days that stands in two fields of the form. */
export function NestedRange<T extends FieldValues>({ form, toName, control }: RangeProps<T>) {
  const to = useWatch({ control: form.control, name: toName }) as string | undefined
  const { value, onChange, ...rest } = control
  return (
    <DateRangeInput
      {...rest}
      from={value ?? ''}
      to={to ?? ''}
      onChange={(first, last) => {
        onChange(first)
        form.setValue(toName, last as PathValue<T, Path<T>>, { shouldDirty: true, shouldTouch: true })
      }}
    />
  )
}
