import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Card, Count } from '../../platform/ui/parts.tsx'
import { EmptyState, SkeletonLines } from '../../platform/ui/states.tsx'
import styles from '../booking.module.css'
import { useAllBookings } from '../booking-api.ts'
import { laneText } from '../detail/booking-route.tsx'
import { modeOfBooking } from '../modes/mode-of-booking.ts'

const most = 6
const page = { pageIndex: 1, pageSize: 50, sort: 'desc', sortName: 'orderedAt', lclState: 'all' } as const

/** What waits for the customer: bookings sent back for changes, and offers to answer. */
export function NeedsYou() {
  const text = useText()
  const returned = useAllBookings({ ...page, orderState: 'returned' })
  const submitted = useAllBookings({ ...page, orderState: 'submitted' })
  const offers = (submitted.data?.items ?? []).filter(({ openRequest }) => openRequest === 'offer')
  const waiting = [
    ...(returned.data?.items ?? []).map((row) => ({ row, what: text('booking.need-returned') })),
    ...offers.map((row) => ({ row, what: text('booking.need-offer') })),
  ]
  const isLoading = !returned.data && !returned.error
  const title = (
    <>
      {text('booking.needs-you')} <Count of={waiting.length} />
    </>
  )
  return (
    <Card dense title={title} className={styles.needs ?? ''}>
      {isLoading && <SkeletonLines />}
      {!isLoading && waiting.length === 0 && <EmptyState title={text('booking.needs-you-none')} icon="tick" />}
      {waiting.length > 0 && (
        <ul className={styles.waiting}>
          {waiting.slice(0, most).map(({ row, what }) => (
            <Waiting key={row.id} row={row} what={what} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Waiting({ row, what }: { row: AnyBookingRow; what: string }) {
  const format = useFormat()
  return (
    <li>
      <Icon name="edit" />
      <div className="grow">
        <Link to={paths.booking(modeOfBooking(row), row.id)} className={styles.cut}>
          {what}
        </Link>
        <small className="muted cut">{[row.bookingNo, laneText(row)].filter(Boolean).join(' · ')}</small>
      </div>
      <span className="small muted nowrap">{format.day(row.orderedAt)}</span>
    </li>
  )
}
