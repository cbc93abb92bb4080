import type { TypedField } from '@landbridge/contract/shared/fields/typed-fields'
import type { FieldValues, Path } from 'react-hook-form'
import { Field } from '../form/field.tsx'
import type { FrameProps } from '../form/field-frame.tsx'
import { OpenField } from '../form/open-field.tsx'
import type { Option } from '../ui/option.tsx'
import type { OptionSource } from '../ui/use-options.ts'
import { TagsField } from './list-fields.tsx'

export type ChoiceProps = {
  options?: readonly Option[] | undefined
  load?: OptionSource | undefined
  labelOf?: ((code: string) => string) | undefined
  onOption?: ((option: Option | undefined) => void) | undefined
}

type Props<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> &
  ChoiceProps & { line: Pick<TypedField, 'kind' | 'need' | 'scale'>; rows?: number | undefined }

/** A catalogue's field for staff, by its line's kind. */
export function TypedInput<T extends FieldValues, N extends Path<T>>({
  line,
  rows = 2,
  options,
  load,
  labelOf,
  onOption,
  ...frame
}: Props<T, N>) {
  const chosen = { ...(labelOf && { labelOf }), ...(onOption && { onOption }) }
  if (load) return <OpenField {...frame} kind="lookup" load={load} {...chosen} />
  if (options) return <OpenField {...frame} kind="select" options={options} clearable={!line.need} {...chosen} />
  switch (line.kind) {
    case 'number':
      return <OpenField {...frame} kind="number" integer={line.scale === 0} />
    case 'moment':
      return <Field {...frame} kind="moment" />
    case 'date':
      return <OpenField {...frame} kind="date" />
    case 'textarea':
      return <OpenField {...frame} kind="textarea" rows={rows} />
    case 'tags':
      return <TagsField form={frame.form} name={frame.name} label={frame.label} help={frame.help} />
    default:
      return <OpenField {...frame} />
  }
}
