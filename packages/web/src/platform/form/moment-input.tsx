import { businessZone } from '@landbridge/contract/shared/business-day'
import { isDay, isTime } from '@landbridge/contract/shared/reading/day-reading'
import { useId, useState } from 'react'
import { offsetText } from '../format.ts'
import { serverNow } from '../signing.ts'
import { type TextKey, useText } from '../text.tsx'
import { DateInput } from '../ui/calendar-input.tsx'
import { RefusalReason } from '../ui/typed-days.tsx'
import { momentIn, wallIn } from '../zone-time.ts'
import type { Control } from './field-frame.tsx'
import { TimeInput } from './time-input.tsx'

type WallProps = Omit<Control<string>, 'onBlur'> & {
  onBlur?: () => void
  unit?: string | undefined
  /** True where a day without a time suffices. */
  isTimeOpen?: boolean
}

/** Marks half a moment: 2031-02-08T09:00 is whole, 2031-02-08| keeps both halves as typed. */
const halfMark = '|'
const halvesOf = (wall: string): [day: string, time: string] => {
  const [day = '', time = ''] = wall.split(wall.includes(halfMark) ? halfMark : 'T')
  return [day, wall.includes(halfMark) ? time : time.slice(0, 5)]
}

/** The error of a typed moment, undefined when whole or empty. */
export function momentError(wall: string, isTimeOpen = false): TextKey | undefined {
  const [day, time] = halvesOf(wall)
  if (day !== '' && !isDay(day)) return 'shared.day-unread'
  if (time !== '' && !isTime(time)) return 'shared.time-unread'
  const isWhole = (day === '') === (time === '') || (isTimeOpen && time === '')
  return isWhole ? undefined : 'shared.moment-unread'
}

/** A day and time of a clock as one text; half a moment stays typed and shows its error on leaving. */
export function WallInput({ id, value, onChange, onBlur, unit, isTimeOpen = false, ...control }: WallProps) {
  const text = useText()
  const whyId = useId()
  const [isInside, setInside] = useState(false)
  const [day, time] = halvesOf(value)
  const changeMoment = (nextDay: string, nextTime: string) => {
    const isBoth = isDay(nextDay) && isTime(nextTime)
    const isOnlyDay = isTimeOpen && isDay(nextDay) && nextTime === ''
    const halves = nextDay || nextTime ? `${nextDay}${halfMark}${nextTime}` : ''
    const next = isBoth ? `${nextDay}T${nextTime}` : isOnlyDay ? nextDay : halves
    if (next !== value) onChange(next)
  }
  const error = momentError(value, isTimeOpen)
  // Half a moment may be on its way to a whole one.
  const isShown = control.invalid || (isInside && error === 'shared.moment-unread')
  const reason = isShown ? undefined : error
  const part = {
    ...control,
    invalid: control.invalid || reason !== undefined,
    describedBy: reason ? whyId : control.describedBy,
    onBlur,
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the two fields inside are what is entered */}
      <span
        className="input moment"
        aria-invalid={part.invalid || undefined}
        onFocus={() => setInside(true)}
        onBlur={({ currentTarget, relatedTarget }) => setInside(currentTarget.contains(relatedTarget))}
      >
        <DateInput
          id={id}
          look="bare"
          value={day}
          onChange={(next) => changeMoment(next, time)}
          keepsRefused
          {...part}
        />
        <TimeInput
          look="bare"
          id={`${id}-time`}
          label={text('shared.time-of-day')}
          value={time}
          onChange={(next) => changeMoment(day, next ?? '')}
          {...part}
        />
        {unit && <span className="unit">{unit}</span>}
      </span>
      <RefusalReason id={whyId} reason={reason} />
    </>
  )
}

/** A moment, or typed text that is none. */
export type TypedMoment = Date | string | null

export const momentRule = (value: unknown): TextKey | undefined =>
  typeof value === 'string' ? momentError(value) : undefined

/** A moment by the clock of a place, China's unless named, with that day's distance from UTC beside it. */
export function MomentInput({
  value,
  onChange,
  zone,
  ...rest
}: Omit<Control<TypedMoment>, 'value'> & { value: TypedMoment | undefined; zone?: string | undefined }) {
  const clock = zone ?? businessZone
  const wall = value instanceof Date ? wallIn(clock, value) : (value ?? '')
  return (
    <WallInput
      {...rest}
      value={wall}
      onChange={(next) => onChange(momentIn(clock, next) ?? (next || null))}
      unit={zone && offsetText(value instanceof Date ? value : serverNow(), zone)}
    />
  )
}
