import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { BookingDepartureView } from '@landbridge/contract/booking/booking-views'
import { departureName } from '@landbridge/contract/pricing/departure'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { ShowAll } from '../../platform/ui/first-of.tsx'
import { Note, StatusPill } from '../../platform/ui/parts.tsx'
import { Radios } from '../../platform/ui/ticks.tsx'
import { useCutoffName } from '../detail/cutoff-name.ts'
import styles from './desk.module.css'

type Props = {
  departures: readonly BookingDepartureView[]
  /** Only these sizes show their space. */
  sizes: readonly string[]
  value: string | null | undefined
  onChange: (departureId: string | null) => void
  /** A first choice that names no departure. */
  none?: string
  label: string
}

export const sizesOf = ({ boxes }: Pick<DeskBookingDetail, 'boxes'>): string[] =>
  (boxes ?? []).flatMap(({ containerType }) => containerType ?? [])

/** The most rows that a dialog shows without a scrolling list. */
const fewRows = 4

export function DepartureChoice({ departures, sizes, value, onChange, none, label }: Props) {
  const text = useText()
  const [isAll, setAll] = useState(false)
  if (departures.length === 0) return <Note tone="warn">{text('booking.desk-no-departures')}</Note>
  const visibleDepartures = isAll ? departures : departures.filter((one, i) => i < fewRows || one.departureId === value)
  const choices = visibleDepartures.map((departure) => ({
    value: departure.departureId,
    label: <DepartureOption departure={departure} sizes={sizes} />,
  }))
  return (
    <div>
      <Radios
        label={label}
        className={styles.departures}
        choiceClass=""
        value={value ?? ''}
        onChange={(chosen) => onChange(chosen || null)}
        choices={none ? [{ value: '', label: <span className="grow">{none}</span> }, ...choices] : choices}
      />
      {departures.length > fewRows && (
        <ShowAll count={departures.length} isAll={isAll} onChange={setAll} className={`small ${styles.showAll}`} />
      )}
    </div>
  )
}

function DepartureOption({ departure, sizes }: { departure: BookingDepartureView; sizes: readonly string[] }) {
  const text = useText()
  const format = useFormat()
  const nameOf = useCutoffName()
  const si = departure.cutoffs.find(({ cutoffKind }) => cutoffKind === 'SI')
  const left = Object.entries(departure.spaceLeft ?? {})
    .filter(([size, count]) => count > 0 && sizes.includes(size))
    .map(([size, count]) => boxWords(`${count}*${size}`))
    .join(', ')
  return (
    <>
      <span className="grow">
        <strong>{departureName(departure)}</strong> {format.dayTime(departure.etd, departure.etdZone)} →{' '}
        {format.dayTime(departure.eta, departure.etaZone)}
        <small className="muted">
          {[
            si && `${nameOf('SI')} ${format.dayTime(si.at, si.timeZone)}`,
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
