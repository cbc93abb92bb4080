import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { Link } from 'react-router'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { laneText } from '../../platform/ui/lane-words.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import styles from '../booking.module.css'
import { NoBookings } from '../list/no-bookings.tsx'
import { Arrival, linkOf, Wanted } from '../shown/booking-cells.tsx'
import { LaneStrip } from '../shown/booking-route.tsx'
import { BookingPill } from '../shown/booking-state.tsx'
import { ToDo, WhereItStands } from '../shown/booking-todo.tsx'
import { useLoadWords } from '../shown/load-words.ts'
import { modeOfBooking } from '../shown/mode-of-booking.ts'

type Rows = { rows: readonly AnyBookingRow[] }

export function LastBookings({ rows }: Rows) {
  const isPhone = useIsPhone()
  if (rows.length === 0) return <NoBookings />
  return isPhone ? <BookingCards rows={rows} /> : <BookingTable rows={rows} />
}

function NumberLink({ row }: { row: AnyBookingRow }) {
  const text = useText()
  return (
    <Link to={linkOf(row)} className="strong">
      {row.bookingNo ?? text('booking.draft-unnamed')}
    </Link>
  )
}

function BookingCards({ rows }: Rows) {
  const text = useText()
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className="grow">
            <NumberLink row={row} />
            <small className="muted">{laneText(row) || text('booking.lane-open')}</small>
            {row.toDo && <ToDo toDo={row.toDo} />}
          </div>
          <BookingPill booking={row} />
        </li>
      ))}
    </ul>
  )
}

function BookingTable({ rows }: Rows) {
  const text = useText()
  const hasArrival = rows.some(({ ata, eta }) => ata || eta)
  return (
    <TableBox>
      <table className="table">
        <thead>
          <tr>
            <th className={styles.numbered}>{text('booking.column-no')}</th>
            <th>{text('booking.column-route')}</th>
            <th>{text('booking.column-boxes')}</th>
            <th>{text('booking.column-state')}</th>
            <th colSpan={2}>{text('booking.column-track')}</th>
            {hasArrival && <th className="num">{text('booking.list-eta')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BookingLine key={row.id} row={row} hasArrival={hasArrival} />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

function BookingLine({ row, hasArrival }: { row: AnyBookingRow; hasArrival: boolean }) {
  const text = useText()
  const format = useFormat()
  return (
    <tr>
      <td>
        <ModeDot mode={modeOfBooking(row)} /> <NumberLink row={row} />
        {row.orderedAt && (
          <small className="muted"> {text('booking.ordered-on', { day: format.day(row.orderedAt) })}</small>
        )}
      </td>
      <td className="long">{laneText(row) || text('booking.lane-open')}</td>
      <td className="muted">{useLoadWords()(row)}</td>
      <td>
        <BookingPill booking={row} />
      </td>
      <td className={styles.miniWay}>
        <LaneStrip route={row} plain />
      </td>
      <td className="long">
        {row.toDo || row.trackLabel ? <WhereItStands row={row} /> : <Wanted on={row.wantedDate} />}
      </td>
      {hasArrival && <td className="num">{(row.ata || row.eta) && <Arrival row={row} />}</td>}
    </tr>
  )
}
