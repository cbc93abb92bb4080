import { instant } from '@landbridge/contract/shared/wire-values'
import type { Control } from '../../platform/form/field-frame.tsx'

/** As the browser's widget writes it: 2026-11-24T08:30. */
const written = (at: Date | null | undefined) => (at ? instant.encode(at).slice(0, 16).replace(' ', 'T') : '')
const read = (typed: string): Date | null =>
  typed ? instant.decode(`${typed.slice(0, 16).replace('T', ' ')}:00`) : null

/** A day and a time by the clock in China, where the books are kept. */
export function ChinaTimeInput({ id, value, onChange, onBlur, invalid, describedBy, disabled }: Control<Date | null>) {
  return (
    <input
      id={id}
      className="in"
      type="datetime-local"
      value={written(value)}
      onChange={(event) => onChange(read(event.target.value))}
      onBlur={onBlur}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      disabled={disabled}
    />
  )
}
