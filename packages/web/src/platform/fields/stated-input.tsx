import type { FieldLine } from '@landbridge/contract/shared/fields/field-lines'
import type { FieldValues, Path } from 'react-hook-form'
import { Field } from '../form/field.tsx'
import type { FrameProps } from '../form/field-frame.tsx'
import { useText } from '../text.tsx'
import type { Option } from '../ui/option.tsx'
import { DayField, MomentField } from './day-fields.tsx'
import type { FieldLook } from './field-look.ts'
import { TagsField } from './list-fields.tsx'

export type ValueLimits = { maxLength?: number | undefined; isWhole: boolean }

export type StatedField<T extends FieldValues, N extends Path<T>> = {
  frame: FrameProps<T, N>
  spec: Pick<FieldLine, 'kind'> & { daysAhead?: number | undefined }
  limits: ValueLimits
  look?: FieldLook | undefined
  placeholder?: string | undefined
  unit?: string | undefined
  choices?: readonly Option[] | undefined
  isClearable?: boolean
}

/** A field by its kind: text, figure, tick, day or closed list; areas draw look-ups. */
export function StatedInput<T extends FieldValues, N extends Path<T>>(props: StatedField<T, N>) {
  const { frame, spec, limits, unit, choices = [], isClearable = true } = props
  const hint = props.placeholder ? { placeholder: props.placeholder } : {}
  switch (spec.kind) {
    case 'number':
    case 'goodsLine':
      return <Field {...frame} kind="number" integer={limits.isWhole} {...(unit && { unit })} {...hint} />
    case 'textarea':
      return <Field {...frame} kind="textarea" rows={2} {...longest(limits)} />
    case 'date':
      return <DayField frame={frame} to={props.look?.to as Path<T>} daysAhead={spec.daysAhead} />
    case 'moment':
      return <MomentField {...frame} />
    case 'checkbox':
      return <TickField {...props} />
    case 'radio':
      return <Field {...frame} kind="radio" choices={choices} />
    case 'select':
      return <Field {...frame} kind="select" options={choices} clearable={isClearable} {...hint} />
    case 'tags':
      return <TagsField {...frame} {...hint} />
    case 'phone':
      return <Field {...frame} kind="phone" {...hint} />
    default:
      return <WordsField {...props} />
  }
}

const longest = ({ maxLength }: ValueLimits) => (maxLength ? { maxLength } : {})

function WordsField<T extends FieldValues, N extends Path<T>>({
  frame,
  spec,
  limits,
  look = {},
  placeholder,
}: StatedField<T, N>) {
  return (
    <Field
      {...frame}
      {...(spec.kind === 'email' && { type: 'email' as const })}
      {...(look.autoComplete && { autoComplete: look.autoComplete })}
      {...longest(limits)}
      {...(placeholder && { placeholder })}
    />
  )
}

function TickField<T extends FieldValues, N extends Path<T>>({ frame, look }: StatedField<T, N>) {
  const text = useText()
  return <Field {...frame} kind="checkbox" {...(look?.words && { words: text(look.words) })} />
}
