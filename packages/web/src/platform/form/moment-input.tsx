import { businessZone } from '@landbridge/contract/shared/business-day'
import { useState } from 'react'
import { useText } from '../text.tsx'
import { DateInput } from '../ui/calendar-input.tsx'
import { selectAll } from '../ui/select-all.ts'
import { momentIn, wallIn } from '../zone-time.ts'
import type { Control } from './field-frame.tsx'

/** A typed time of day: 9:30, 09:30, 930 or 9. Nothing when it is none. */
export function readTime(typed: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.：]?(\d{2}))?$/.exec(typed.trim()) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

type WallProps = Omit<Control<string>, 'onBlur'> & { onBlur?: () => void; unit?: string | undefined }

/** A day and a time of day on some clock, as one text: 2031-02-08T09:00, empty until both are there. */
export function WallInput({ id, value, onChange, onBlur, invalid, describedBy, disabled, unit }: WallProps) {
  const text = useText()
  const [half, setHalf] = useState<{ day: string; time: string }>()
  const [typed, setTyped] = useState<string>()
  const [day = '', time = ''] = value.split('T')
  const shown = value === '' ? (half ?? { day, time }) : { day, time: time.slice(0, 5) }
  const take = (change: Partial<typeof shown>) => {
    const next = { ...shown, ...change }
    const isWhole = next.day !== '' && next.time !== ''
    setHalf(isWhole ? undefined : next)
    const now = isWhole ? `${next.day}T${next.time}` : ''
    if (now !== value) onChange(now)
  }
  const settle = () => {
    if (typed !== undefined) take({ time: typed.trim() === '' ? '' : (readTime(typed) ?? shown.time) })
    setTyped(undefined)
  }
  return (
    <span className="in moment" aria-invalid={invalid || undefined}>
      <DateInput
        id={id}
        look="bare"
        value={shown.day}
        onChange={(next) => take({ day: next })}
        invalid={invalid}
        describedBy={describedBy}
        disabled={disabled}
        onBlur={onBlur}
      />
      <input
        className="time"
        inputMode="numeric"
        autoComplete="off"
        aria-label={text('shared.time-of-day')}
        aria-describedby={describedBy}
        placeholder="00:00"
        disabled={disabled}
        value={typed ?? shown.time}
        onFocus={(event) => selectAll(event.currentTarget)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
      />
      {unit && <span className="unit">{unit}</span>}
    </span>
  )
}

/** A moment by the clock of a place, whose name stands beside it; by that in China, where the books are kept, unless told. */
export function MomentInput({
  value,
  onChange,
  zone,
  ...rest
}: Omit<Control<Date | null>, 'value'> & { value: Date | null | undefined; zone?: string }) {
  const clock = zone ?? businessZone
  const isTime = value instanceof Date && !Number.isNaN(value.getTime())
  return (
    <WallInput
      {...rest}
      value={isTime ? wallIn(clock, value) : ''}
      onChange={(wall) => onChange(momentIn(clock, wall) ?? null)}
      unit={zone?.split('/').at(-1)?.replaceAll('_', ' ')}
    />
  )
}
