import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import type { BookingState } from '@landbridge/contract/booking/booking-lifecycle'
import { workbenchEndpoints } from '@landbridge/contract/insight/workbench'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  DraftsCard,
  daysOff,
  FirstSteps,
  firstBookableMode,
  LastBookings,
  SalespersonCard,
  useAllBookings,
} from '../../booking/index.ts'
import { AnnouncementsCard } from '../../communication/index.ts'
import { paths } from '../../paths.ts'
import { businessDayOf, ownZone, useFormat } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { ButtonLink, Card, Dock, PageHead } from '../../platform/ui/parts.tsx'
import { Loading, Skeleton } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import { UnderwayCard } from '../../tracking/index.ts'
import { MonthPlots } from './month-plots.tsx'
import { NeedsYou, type TodoLooks } from './needs-you.tsx'
import styles from './workbench.module.css'

const page = { pageIndex: 1, sort: 'asc', lclState: 'all' } as const
const states: readonly BookingState[] = ['draft', 'submitted', 'received', 'shipped', 'stopped']
const lastShown = 5

/**
 * The first page after the login: counts, to-dos, bookings on their way, this month's figures and the latest bookings.
 */
export function WorkbenchPage({ todoLooks }: { todoLooks: TodoLooks }) {
  const text = useText()
  const last = useAllBookings({ ...page, pageSize: lastShown, orderState: 'all' })
  const shipped = useAllBookings({ ...page, pageSize: 50, orderState: 'shipped' })
  const figures = useCall(workbenchEndpoints.figures, {}, { staleMs: 0 })
  const hasDrafts = (last.data?.counts.draft ?? 0) > 0
  return (
    <div className="has-dock">
      <Greeting />
      <FirstSteps />
      <div className={styles.bench}>
        <div className={styles.main}>
          <StateCounts
            counts={last.data?.counts}
            shipped={shipped.data?.items}
            completed={figures.data?.completedThisMonth}
          />
          <div className={styles.pair}>
            <NeedsYou looks={todoLooks} />
            <UnderwayCard />
          </div>
          <Loading query={figures}>{(data) => <MonthPlots figures={data} />}</Loading>
        </div>
        <div className={styles.beside}>
          <SalespersonCard />
          {hasDrafts && <DraftsCard max={2} />}
          <AnnouncementsCard max={hasDrafts ? 3 : 6} />
        </div>
      </div>
      <Card
        dense
        className={styles.last ?? ''}
        title={text('booking.last-bookings')}
        actions={<Link to={paths.allBookings()}>{text('booking.success-all')}</Link>}
      >
        <Loading query={last}>{({ items }) => <LastBookings rows={items} />}</Loading>
      </Card>
      <Dock>
        <ButtonLink to={paths.freightQuery(firstBookableMode)} look="ghost" icon="search">
          {text('booking.ask-price')}
        </ButtonLink>
        <ButtonLink to={paths.startBooking()} icon="plus">
          {text('booking.new')}
        </ButtonLink>
      </Dock>
    </div>
  )
}

/** A greeting by the reader's clock and name, with the day. */
function Greeting() {
  const text = useText()
  const format = useFormat()
  const { user } = useSession()
  const now = serverNow()
  const hour = now.getHours()
  const key = hour < 12 ? 'booking.good-morning' : hour < 18 ? 'booking.good-afternoon' : 'booking.good-evening'
  const greeting = text(key)
  const name = user?.realName
  const today = businessDayOf(now, ownZone())
  return (
    <PageHead title={name ? text('booking.greeting', { greeting, name }) : greeting}>
      <span className="muted desk-only">
        {format.onWeekday(today)} · {user?.customerName ?? text('booking.company-none')}
      </span>
      <ButtonLink to={paths.freightQuery(firstBookableMode)} low look="ghost" icon="search" className="desk-only">
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
  completed: number | undefined
}

/** Bookings by state, those that will arrive late and those completed this month, each linked to its list. */
function StateCounts({ counts, shipped, completed }: CountsProps) {
  const text = useText()
  const late = (shipped ?? []).filter((row) => !row.ata && daysOff(row) > 0).length
  return (
    <section className={`card ${styles.figures}`} aria-label={text('booking.states')}>
      {states.map((state) => (
        <StateCount
          key={state}
          label={text(bookingStateLabels[state])}
          state={state}
          count={counts && (counts[state] ?? 0)}
        >
          {state === 'shipped' && late > 0 && (
            <span className="small late strong"> {text('booking.late-count', { count: late })}</span>
          )}
        </StateCount>
      ))}
      <StateCount label={text('insight.completed-this-month')} state="completed" count={completed} />
    </section>
  )
}

type StateCountProps = { label: string; state: BookingState; count: number | undefined; children?: ReactNode }

function StateCount({ label, state, count, children }: StateCountProps) {
  const format = useFormat()
  return (
    <Link to={paths.allBookings({ orderState: state })}>
      <small className="muted">{label}</small>
      <span>
        <b>{count === undefined ? <Skeleton width={32} height={20} /> : format.number(count)}</b>
        {children}
      </span>
    </Link>
  )
}
