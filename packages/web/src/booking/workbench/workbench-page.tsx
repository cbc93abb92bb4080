import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import type { BookingState } from '@landbridge/contract/booking/booking-lifecycle'
import { type ComponentType, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { ButtonLink, Card, Dock, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading, Skeleton, SkeletonLines } from '../../platform/ui/states.tsx'
import styles from '../booking.module.css'
import { useAllBookings } from '../booking-api.ts'
import { daysOff } from '../detail/booking-route.tsx'
import type { BookingSlots } from '../detail/booking-slots.ts'
import { firstBookableMode } from '../modes/mode-of-booking.ts'
import { DraftsCard } from './drafts-card.tsx'
import { LastBookings } from './last-bookings.tsx'
import { OnTheWayCard } from './on-the-way.tsx'
import { SalespersonCard } from './salesperson-card.tsx'

const page = { pageIndex: 1, sort: 'asc', lclState: 'all' } as const
const states: readonly BookingState[] = ['draft', 'submitted', 'received', 'shipped', 'stopped', 'completed']

/** The first page after the login: what stands where, what waits for the reader, and the last bookings. */
export const workbenchPageWith = ({ needs }: BookingSlots): ComponentType =>
  function WorkbenchPage() {
    return <Workbench needs={needs} />
  }

function Workbench({ needs: Needs }: { needs: BookingSlots['needs'] | undefined }) {
  const text = useText()
  const last = useAllBookings({ ...page, pageSize: 10, orderState: 'all' })
  const shipped = useAllBookings({ ...page, pageSize: 50, orderState: 'shipped' })
  return (
    <div className="has-dock">
      <Greeting />
      <div className={styles.bench}>
        <div className={styles.benchMain}>
          <StateCounts counts={last.data?.counts} shipped={shipped.data?.items} />
          <div className={styles.benchPair}>
            {Needs && (
              <Suspense fallback={<SkeletonLines />}>
                <Needs />
              </Suspense>
            )}
            <OnTheWayCard list={shipped} />
          </div>
          <Card
            dense
            title={text('booking.last-bookings')}
            actions={<Link to={paths.allBookings()}>{text('booking.success-all')}</Link>}
          >
            <Loading of={last}>
              {({ items }) => (items.length > 0 ? <LastBookings rows={items} /> : <NoneYet />)}
            </Loading>
          </Card>
        </div>
        <div className={styles.benchBeside}>
          <SalespersonCard />
          <DraftsCard />
        </div>
      </div>
      <Dock>
        <ButtonLink to={paths.startBooking()} icon="plus">
          {text('booking.new')}
        </ButtonLink>
      </Dock>
    </div>
  )
}

function NoneYet() {
  const text = useText()
  return (
    <EmptyState title={text('booking.list-empty')} hint={text('booking.list-empty-hint')}>
      <ButtonLink to={paths.startBooking()} icon="plus">
        {text('booking.new')}
      </ButtonLink>
    </EmptyState>
  )
}

/** Good morning, by the clock of the business. */
function Greeting() {
  const text = useText()
  const format = useFormat()
  const { user } = useSession()
  const now = serverNow()
  const hour = Number(format.clock(now).slice(0, 2))
  const key = hour < 12 ? 'booking.good-morning' : hour < 18 ? 'booking.good-afternoon' : 'booking.good-evening'
  const today = businessDayOf(now)
  return (
    <PageHead title={text(key, { name: user?.realName ?? '' })}>
      <span className="muted desk-only">
        {format.day(today)} {format.weekday(today)} · {user?.customerName ?? text('booking.company-none')}
      </span>
      <ButtonLink to={paths.freightQuery(firstBookableMode)} low look="ghost" icon="search">
        {text('booking.ask-price')}
      </ButtonLink>
      <ButtonLink to={paths.startBooking()} low icon="plus" className="desk-only">
        {text('booking.new')}
      </ButtonLink>
    </PageHead>
  )
}

type CountsProps = {
  counts: Readonly<Record<string, number>> | undefined
  shipped: readonly AnyBookingRow[] | undefined
}

/** How many bookings stand in each state; a click shows them. */
function StateCounts({ counts, shipped }: CountsProps) {
  const text = useText()
  const format = useFormat()
  const late = (shipped ?? []).filter((row) => daysOff(row) > 0).length
  return (
    <section className={`card ${styles.figures}`} aria-label={text('booking.states')}>
      {states.map((state) => (
        <Link key={state} to={paths.allBookings({ orderState: state })}>
          <small className="muted">{text(bookingStateLabels[state])}</small>
          <span>
            <b>{counts ? format.number(counts[state] ?? 0) : <Skeleton width={32} height={20} />}</b>
            {state === 'shipped' && late > 0 && (
              <span className="small late strong"> {text('booking.late-count', { count: late })}</span>
            )}
          </span>
        </Link>
      ))}
    </section>
  )
}
