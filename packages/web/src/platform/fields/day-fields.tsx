import { dayMs } from '@landbridge/contract/shared/calendar-day'
import type { FieldValues, Path } from 'react-hook-form'
import { Field } from '../form/field.tsx'
import { FieldFrame, type FrameProps } from '../form/field-frame.tsx'
import { WallInput } from '../form/moment-input.tsx'
import { businessDayOf } from '../format.ts'
import { serverNow } from '../signing.ts'
import { useText } from '../text.tsx'

type DayProps<T extends FieldValues, N extends Path<T>> = {
  frame: FrameProps<T, N>
  to?: Path<T> | undefined
  daysAhead?: number | undefined
}

/** A day from today on, or a span of two. */
export function DayField<T extends FieldValues, N extends Path<T>>({ frame, to, daysAhead }: DayProps<T, N>) {
  const text = useText()
  const min = businessDayOf(serverNow())
  if (to) return <Field {...frame} kind="dateRange" toName={to} min={min} />
  const max = daysAhead && businessDayOf(new Date(serverNow().getTime() + daysAhead * dayMs))
  return <Field {...frame} kind="date" placeholder={text('shared.choose')} min={min} {...(max && { max })} />
}

/** A day with an optional time by the place's own clock, with seconds in the form alone. */
export function MomentField<T extends FieldValues, N extends Path<T>>(frame: FrameProps<T, N>) {
  return (
    <FieldFrame {...frame}>
      {({ value, onChange, ...control }) => (
        <WallInput
          {...control}
          isTimeOpen
          value={inputFromKept((value as string | null | undefined) ?? '')}
          onChange={(wall) => onChange(keptFromInput(wall) as never)}
        />
      )}
    </FieldFrame>
  )
}

// What is no moment stands as it was typed.
const inputFromKept = (kept: string): string =>
  /^[\d-]+ [\d:]+$/.test(kept) ? kept.slice(0, '2031-02-08 09:00'.length).replace(' ', 'T') : kept
const keptFromInput = (wall: string): string => (/^[\d-]+T[\d:]+$/.test(wall) ? `${wall.replace('T', ' ')}:00` : wall)
