import { businessZone } from '@landbridge/contract/shared/business-day'
import { useState } from 'react'
import { useText } from '../text.tsx'
import { DateInput } from '../ui/calendar-input.tsx'
import { momentIn, wallIn } from '../zone-time.ts'
import type { Control } from './field-frame.tsx'
import { TimeInput } from './time-input.tsx'

type WallProps = Omit<Control<string>, 'onBlur'> & { onBlur?: () => void; unit?: string | undefined }

/** A day and a time of day on some clock, as one text: 2031-02-08T09:00, empty until both are there. */
export function WallInput({ id, value, onChange, onBlur, invalid, describedBy, disabled, unit }: WallProps) {
  const text = useText()
  const [half, setHalf] = useState<{ day: string; time: string }>()
  const [day = '', time = ''] = value.split('T')
  const shown = value === '' ? (half ?? { day, time }) : { day, time: time.slice(0, 5) }
  const take = (change: Partial<typeof shown>) => {
    const next = { ...shown, ...change }
    const isWhole = next.day !== '' && next.time !== ''
    setHalf(isWhole ? undefined : next)
    const now = isWhole ? `${next.day}T${next.time}` : ''
    if (now !== value) onChange(now)
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
      <TimeInput
        look="bare"
        id={`${id}-time`}
        label={text('shared.time-of-day')}
        value={shown.time}
        onChange={(next) => take({ time: next ?? '' })}
        invalid={invalid}
        describedBy={describedBy}
        disabled={disabled}
        onBlur={onBlur}
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
