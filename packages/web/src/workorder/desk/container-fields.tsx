import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { OpenField } from '../../platform/form/open-field.tsx'
import { useText } from '../../platform/text.tsx'
import { useContainerTypes } from '../../reference/index.ts'
import { CheckDigit } from './check-digit.tsx'

type Of<T extends FieldValues> = { form: UseFormReturn<T> }

/** The number of a container. A wrong check digit is said while one types. */
export function ContainerNoField<T extends FieldValues & { containerNo?: string | null | undefined }>({ form }: Of<T>) {
  const text = useText()
  const name = 'containerNo' as Path<T>
  return (
    <OpenField
      form={form}
      name={name}
      label={text('workorder.container')}
      help={<CheckDigit no={form.watch(name) as string | null | undefined} />}
    />
  )
}

/** The size and type of a container. */
export function ContainerTypeField<T extends FieldValues & { containerType?: string | undefined }>({ form }: Of<T>) {
  const text = useText()
  const { data: types = [] } = useContainerTypes()
  return (
    <OpenField
      form={form}
      name={'containerType' as Path<T>}
      label={text('workorder.size-type')}
      kind="select"
      options={types.map(({ label }) => ({ value: label, label }))}
      clearable={false}
      need
    />
  )
}
