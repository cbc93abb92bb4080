import type { DepartureView } from '@landbridge/contract/booking/booking-views'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Note, StatusPill } from '../../platform/ui/parts.tsx'
import styles from './desk.module.css'

type Props = {
  departures: readonly DepartureView[]
  value: string | null | undefined
  onChange: (departureId: string | null) => void
  /** A first choice that names no departure. */
  none?: string
  label: string
}

/** The departures a booking could go by, with their cut-offs and what is left of the sizes it needs. */
export function DepartureChoice({ departures, value, onChange, none, label }: Props) {
  const text = useText()
  if (departures.length === 0) return <Note tone="warn">{text('booking.desk-no-departures')}</Note>
  return (
    <fieldset className={styles.departures} aria-label={label}>
      {none && (
        <label>
          <input type="radio" name={label} checked={!value} onChange={() => onChange(null)} />
          <span className="grow">{none}</span>
        </label>
      )}
      {departures.map((departure) => (
        <label key={departure.departureId}>
          <input
            type="radio"
            name={label}
            checked={value === departure.departureId}
            onChange={() => onChange(departure.departureId)}
          />
          <One departure={departure} />
        </label>
      ))}
    </fieldset>
  )
}

function One({ departure }: { departure: DepartureView }) {
  const text = useText()
  const format = useFormat()
  const si = departure.cutoffs.find(({ cutoffKind }) => cutoffKind === 'SI')
  const left = Object.entries(departure.spaceLeft ?? {})
    .filter(([, count]) => count > 0)
    .map(([size, count]) => `${size}*${count}`)
    .join('/')
  return (
    <>
      <span className="grow">
        <strong>{departure.trainNo}</strong> {format.dayTime(departure.etd, departure.etdTz)} →{' '}
        {format.day(departure.eta)}
        <small className="muted">
          {[
            si && text('booking.desk-departure-cutoff', { time: format.dayTime(si.at, si.timeZone) }),
            left && text('booking.desk-departure-space', { places: left }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {departure.hasSpace === false && <StatusPill tone="bad">{text('booking.desk-departure-full')}</StatusPill>}
    </>
  )
}
