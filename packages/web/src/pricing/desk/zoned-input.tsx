import type { Control } from '../../platform/form/field-frame.tsx'

/** How far a zone's clock is from UTC at a moment. */
function offsetMs(at: number, zone: string): number {
  const shape = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const
  const wall = new Intl.DateTimeFormat('sv-SE', shape).format(at)
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}

function instantOf(zone: string, wall: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const guess = asUtc - offsetMs(asUtc, zone)
  return new Date(asUtc - offsetMs(guess, zone))
}

const shownIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T')

/** A moment, typed and shown by the clock of a place; the zone stands beside it. */
export function ZonedInput({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  disabled,
  zone,
}: Control<Date> & { zone: string }) {
  const shown = value instanceof Date && !Number.isNaN(value.getTime()) ? shownIn(zone, value) : ''
  return (
    <span className="in">
      <input
        id={id}
        type="datetime-local"
        value={shown}
        onChange={(event) => {
          const at = instantOf(zone, event.target.value)
          if (at) onChange(at)
        }}
        onBlur={onBlur}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
      />
      <span className="unit">{zone.split('/').at(-1)?.replaceAll('_', ' ')}</span>
    </span>
  )
}
