import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { DayOf } from '../../platform/ui/lane-of.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import styles from '../booking.module.css'
import { DaysOff, LaneStrip } from '../detail/booking-route.tsx'
import { linkOf } from '../list/booking-columns.tsx'

const most = 4
type Shown = { data: { items: readonly AnyBookingRow[] } | undefined; error: unknown; refetch: () => unknown }

/** What rolls now: each shipment on its red line, the next arrival first. */
export function OnTheWayCard({ list }: { list: Shown }) {
  const text = useText()
  return (
    <Card
      dense
      title={text('booking.on-the-way')}
      actions={<Link to={paths.tracking()}>{text('booking.on-the-way-all')}</Link>}
    >
      <Loading of={list}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('booking.on-the-way-none')} icon="track" />
          ) : (
            <ul className={styles.ways}>
              {nextArrivals(items).map((row) => (
                <li key={row.id}>
                  <div className="row between">
                    <Link to={linkOf(row)} className="strong">
                      {row.bookingNo}
                    </Link>
                    <span className="small nowrap">
                      <DayOf actual={row.ata} estimated={row.eta} zone={row.etaTz} /> <DaysOff of={row} />
                    </span>
                  </div>
                  <LaneStrip of={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  )
}

const nextArrivals = (rows: readonly AnyBookingRow[]) =>
  rows
    .filter(({ ata }) => !ata)
    .toSorted((a, b) => (a.eta?.getTime() ?? Number.MAX_VALUE) - (b.eta?.getTime() ?? Number.MAX_VALUE))
    .slice(0, most)
