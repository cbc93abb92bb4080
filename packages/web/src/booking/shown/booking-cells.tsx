import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import type { Money } from '@landbridge/contract/shared/money'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Copyable } from '../../platform/ui/copyable.tsx'
import { DayOf } from '../../platform/ui/lane-of.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import { DaysOff } from './booking-route.tsx'
import { type ShownLoad, useLoadWords } from './load-words.ts'
import { modeOfBooking } from './mode-of-booking.ts'

export type Row = BookingRow & { serviceModeId?: AnyBookingRow['serviceModeId'] | undefined }

/** The form of a draft, or the detail of any other booking. */
export function linkOf(row: Row): string {
  const mode = modeOfBooking(row)
  return row.state === 'draft' ? paths.bookingForm(mode, { draft: row.id }) : paths.booking(mode, row.id)
}

export function NumberOf({ row }: { row: Row }) {
  const text = useText()
  const link = (
    <Link to={linkOf(row)} className="strong nowrap">
      {row.bookingNo ?? text('booking.draft-unnamed')}
    </Link>
  )
  return row.bookingNo ? <Copyable value={row.bookingNo}>{link}</Copyable> : link
}

export function Ordered({ at }: { at: Date | undefined }) {
  const format = useFormat()
  return <span title={format.dayTime(at)}>{format.day(at)}</span>
}

/** The full route, a road leg to or from the train, or the modes of a chain. */
export function Leg({ legType }: { legType: string | undefined }) {
  const text = useText()
  if (legType === 'SEARAIL' || legType === 'OTHER') return text(`booking.inter-${legType}`)
  return legType === 'Q' || legType === 'T' || legType === 'H' ? text(`booking.leg-${legType}`) : legType
}

/** The wanted day, until a departure is assigned. */
export function Wanted({ on }: { on: string | undefined }) {
  const text = useText()
  const format = useFormat()
  return on ? <span className="muted nowrap">{text('booking.wanted-on', { day: format.day(on) })}</span> : null
}

/** One amount, or one for each currency of the price. */
export const sumsOfRow = ({ agreedTotals, quoteAmount, currency }: Row): readonly Partial<Money>[] =>
  agreedTotals ?? (quoteAmount ? [{ amount: quoteAmount, ...(currency && { currency }) }] : [])

export function Amounts({ amounts }: { amounts: readonly Partial<Money>[] }) {
  const format = useFormat()
  return amounts.map(({ amount, currency }) => (
    <span key={currency} className="nowrap">
      {format.money(amount, currency)} <span className="muted">{currency}</span>{' '}
    </span>
  ))
}

export const Arrival = ({ row }: { row: Row }) => (
  <>
    <DayOf actual={row.ata} isAtLatest={row.impliedTimes?.includes('ata')} estimated={row.eta} zone={row.etaZone} />{' '}
    <DaysOff arrival={row} />
  </>
)

export const Load = ({ load }: { load: ShownLoad }) => <span className="nowrap">{useLoadWords()(load)}</span>

/** Weight over volume, for narrow columns. */
export function LoadInLines({ load }: { load: ShownLoad }) {
  const words = useLoadWords()
  const { boxText, truckQty, grossWeightKg, volumeM3 } = load
  if (boxText || truckQty || !grossWeightKg || !volumeM3) return <Load load={load} />
  return (
    <span className="nowrap">
      {words({ grossWeightKg })}
      <br />
      <small className="muted">{words({ volumeM3 })}</small>
    </span>
  )
}

export function ModeName({ row }: { row: Row }) {
  const text = useText()
  return (
    <span className="row nowrap">
      <ModeDot mode={modeOfBooking(row)} />
      {text(`booking.mode-${modes[modeOfBooking(row)].code}`)}
    </span>
  )
}

export function When({ row }: { row: Row }) {
  const text = useText()
  return row.ata || row.eta ? (
    <>
      <small className="muted">{text(row.ata ? 'booking.card-arrived' : 'booking.card-arrives')}</small>{' '}
      <Arrival row={row} />
    </>
  ) : (
    <Wanted on={row.wantedDate} />
  )
}
