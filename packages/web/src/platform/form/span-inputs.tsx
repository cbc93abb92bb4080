import { isDay } from '@landbridge/contract/shared/reading/day-reading'
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import type { TextKey } from '../text.tsx'
import { DateInput, DateRangeInput } from '../ui/calendar-input.tsx'
import { type LimitReasons, limitReason } from '../ui/typed-days.tsx'
import type { Control } from './field-frame.tsx'

type Limits = {
  min?: string | undefined
  max?: string | undefined
  placeholder?: string
  label?: string
  low?: boolean
}
type Day = Control<string | null | undefined> & Limits

/** The field at the other end of a span of days. */
export type SpanEnds<T extends FieldValues> = { endName?: Path<T>; startName?: Path<T> }

/** A day, limited in its calendar by the other end of its span. */
export function DayInput<T extends FieldValues>({
  form,
  endName,
  startName,
  low,
  ...rest
}: Day & SpanEnds<T> & { form?: UseFormReturn<T> }) {
  const other = endName ?? startName
  if (form && other) return <DayOfSpan {...rest} form={form} other={other} isStart={endName !== undefined} />
  return <DateInput {...rest} look={low ? 'low' : 'field'} value={rest.value ?? ''} keepsRefused />
}

type DayOfSpanProps<T extends FieldValues> = Day & { form: UseFormReturn<T>; other: Path<T>; isStart: boolean }

function DayOfSpan<T extends FieldValues>({ form, other, isStart, min, max, value, ...rest }: DayOfSpanProps<T>) {
  const beyond = useWatch({ control: form.control, name: other }) as string | null | undefined
  const days = (limit: string | undefined) =>
    [limit, beyond].flatMap((day) => (day && isDay(day) ? day : [])).toSorted()
  const limits = isStart ? { min, max: days(max)[0] } : { min: days(min).at(-1), max }
  // A day that is beyond the other end and within its own limits is refused for the other end.
  const reasons: LimitReasons = {
    min: !isStart && limits.min === beyond ? 'shared.date-order-end' : 'shared.day-too-early',
    max: isStart && limits.max === beyond ? 'shared.date-order' : 'shared.day-too-late',
  }
  return <DateInput {...rest} {...limits} value={value ?? ''} beyond={reasons} keepsRefused />
}

/** Rules of a day: readable, within limits, and in order with the other end. */
export const dayRules = <T extends FieldValues>(day: SpanEnds<T> & Limited<T>) => [
  readRule,
  ...(day.min || day.max ? [limitRule(day)] : []),
  ...(day.endName || day.startName ? [spanRule(day)] : []),
]

/** Unreadable text stays for correction and is never saved. */
const readRule = (value: unknown): TextKey | undefined =>
  typeof value === 'string' && value !== '' && !value.split(',').every((day) => day === '' || isDay(day))
    ? 'shared.day-unread'
    : undefined

/** A start is never later than its end. */
function spanRule<T extends FieldValues>({ endName, startName }: SpanEnds<T>) {
  return (value: unknown, values: T): TextKey | undefined => {
    const start = String((startName ? get(values, startName) : value) ?? '')
    const end = String((endName ? get(values, endName) : value) ?? '')
    if (!isDay(start) || !isDay(end) || start <= end) return undefined
    return endName ? 'shared.date-order' : 'shared.date-order-end'
  }
}

type Limited<T extends FieldValues> = Pick<Limits, 'min' | 'max'> & { toName?: Path<T> }

/** Typed days obey the limits of the calendar. */
function limitRule<T extends FieldValues>({ min, max, toName }: Limited<T>) {
  return (value: unknown, values: T): TextKey | undefined => {
    const [first = '', last = first] = typeof value === 'string' ? value.split(',') : []
    const to = toName ? (get(values, toName) as string | null | undefined) : last
    return limitReason([first, to || last], { min, max })
  }
}

type RangeProps<T extends FieldValues> = Day & { form?: UseFormReturn<T>; toName?: Path<T> }

/** A range of days, in two fields or as one text: 2031-02-10,2031-02-20. */
export function RangeInput<T extends FieldValues>({ form, toName, ...rest }: RangeProps<T>) {
  if (form && toName) return <NestedRange {...rest} form={form} toName={toName} />
  const [from = '', to = ''] = (rest.value ?? '').split(',')
  const keep = (first: string, last: string) => rest.onChange([first, last].filter(Boolean).join(','))
  return <DateRangeInput {...rest} from={from} to={to} onChange={keep} keepsRefused />
}

function NestedRange<T extends FieldValues>({
  form,
  toName,
  value,
  onChange,
  ...rest
}: Day & { form: UseFormReturn<T>; toName: Path<T> }) {
  const to = useWatch({ control: form.control, name: toName }) as string | undefined
  return (
    <DateRangeInput
      {...rest}
      keepsRefused
      from={value ?? ''}
      to={to ?? ''}
      onChange={(first, last) => {
        onChange(first)
        form.setValue(toName, last as PathValue<T, Path<T>>, { shouldDirty: true, shouldTouch: true })
      }}
    />
  )
}
