import type { Control } from '../../platform/form/field-frame.tsx'
import { useFormat } from '../../platform/format.ts'

const days = [1, 2, 3, 4, 5, 6, 7] as const

export function WeekdayChoices({ value, onChange, disabled }: Control<number[]>) {
  const format = useFormat()
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day].toSorted())
  return (
    <div className="row wraps">
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className="chip"
          aria-pressed={value.includes(day)}
          disabled={disabled}
          onClick={() => toggle(day)}
        >
          {format.weekday(`2026-06-0${day}`)}
        </button>
      ))}
    </div>
  )
}
