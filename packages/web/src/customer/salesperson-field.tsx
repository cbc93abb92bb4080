import { useEffect } from 'react'
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form'
import { Field } from '../platform/form/field.tsx'
import type { FrameProps } from '../platform/form/field-frame.tsx'
import { useSalespeople } from './customer-api.ts'

type SalespersonProps<T extends FieldValues> = FrameProps<T> & {
  salerName?: Path<T> | undefined
}

/** The customer's salesperson with the name; the only one is chosen automatically. */
export function SalespersonField<T extends FieldValues>({ salerName, ...frame }: SalespersonProps<T>) {
  const { form, name, disabled } = frame
  const people = useSalespeople(true).data?.items
  const chosen = useWatch({ control: form.control, name }) as string | null | undefined
  const only = people?.length === 1 && !chosen && !disabled ? people[0] : undefined
  useEffect(() => {
    if (!only) return
    form.setValue(name, only.id as PathValue<T, Path<T>>)
    if (salerName) form.setValue(salerName, only.realName as PathValue<T, Path<T>>)
  }, [only, form, name, salerName])
  return (
    <Field
      {...frame}
      kind="select"
      options={(people ?? []).map(({ id, realName, account }) => ({
        value: id,
        label: realName,
        ...(account && { subLabel: account }),
      }))}
      labelOf={(id) => (salerName && String(form.getValues(salerName) ?? '')) || (people ? id : '')}
      onOption={(person) => {
        if (salerName)
          form.setValue(salerName, person?.label as PathValue<T, Path<T>>, { shouldDirty: true, shouldTouch: true })
      }}
    />
  )
}
