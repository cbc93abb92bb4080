import { pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import type { HotLane } from '@landbridge/contract/pricing/pricing-endpoints'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { modeOf, modes } from '@landbridge/contract/shared/modes'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { usePublicCall } from '../../platform/public-call.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { ModePill, StatusPill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../platform/ui/states.tsx'
import { useModeName } from '../modes/mode-words.ts'
import styles from './home.module.css'
import { hotLanes } from './home-calls.ts'

const HomeStar = lazy(async () => ({ default: (await import('./home-star.tsx')).HomeStar }))

const [firstMode] = pricedModes

/** The busiest lanes of every mode, each with today's lowest price. */
export function HotLanes() {
  const text = useText()
  const { user } = useSession()
  const lanes = usePublicCall(hotLanes)
  const items = lanes.data?.items
  if (!items && lanes.error) return <ErrorState error={lanes.error} onRetry={() => lanes.refetch()} />
  if (items?.length === 0) return <EmptyState title={text('shell.hot-none')} icon={modes[firstMode].icon} />
  return (
    <section aria-labelledby="lanes" className={styles.first}>
      <div className="row">
        <h2 id="lanes">{text('shell.hot-lanes')}</h2>
        {items?.some((lane) => lane.sample) && <StatusPill tone="idle">{text('shell.sample')}</StatusPill>}
      </div>
      <div className={styles.lanes} aria-busy={!items}>
        {items?.map((lane) => (
          <div key={lane.serviceModeId + lane.originCode + lane.destinationCode} className="lane-spot">
            <LaneCard lane={lane} />
            {user?.role === 'customer' && (
              <Suspense fallback={null}>
                <HomeStar lane={{ ...lane, mode: lane.serviceModeId }} />
              </Suspense>
            )}
          </div>
        )) ??
          ['a', 'b', 'c'].map((key) => (
            <div key={key} className="card">
              <Skeleton width="60%" height={18} />
              <Skeleton height={42} />
              <Skeleton width="80%" height={22} />
            </div>
          ))}
      </div>
    </section>
  )
}

function LaneCard({ lane }: { lane: HotLane }) {
  const text = useText()
  const nameOf = useModeName()
  const format = useFormat()
  const departures = useDepartureDays()
  const mode = modeOf(lane.serviceModeId)
  const { originCode, destinationCode, transitDaysMin: least, transitDaysMax: most } = lane
  const days =
    least === most ? text('shell.transit-same', { count: most }) : text('shell.transit-days', { least, most })
  return (
    <Link className="card" to={paths.freightQuery(mode, { originCode, destinationCode })}>
      <div className="row between">
        <strong>
          {lane.originName} → {lane.destinationName}
        </strong>
        <ModePill mode={mode}>{nameOf(mode)}</ModePill>
      </div>
      <RouteStrip isSmall stops={stopsOf(lane)} />
      <div className="row between">
        <span className="nowrap">
          <b className={styles.price}>{format.money(lane.price, lane.currency, { decimals: 0 })}</b>{' '}
          <span className="muted">{text(`shell.per-${lane.serviceModeId}`)}</span>
        </span>
        <span className="muted nowrap">{[days, departures(lane.weekdays)].filter(Boolean).join(' · ')}</span>
      </div>
    </Link>
  )
}

/** The route with at most two borders. */
const stopsOf = ({ originName, borderNames, destinationName }: HotLane) =>
  [originName, ...borderNames.slice(0, 2), destinationName].map((label) => ({ label }))

const namedDays = 3
const daysOfWeek = 7
/** Any Monday, of which only the weekday is formatted. */
const monday = '2026-06-01'

/** The weekdays of departure, or their number when there are many. */
function useDepartureDays(): (weekdays: readonly number[]) => string {
  const text = useText()
  const format = useFormat()
  return (weekdays) => {
    if (weekdays.length >= daysOfWeek) return text('shell.daily')
    if (weekdays.length > namedDays) return text('shell.per-week', { count: weekdays.length })
    return format.list(weekdays.map((day) => format.weekday(dayAfter(monday, day - 1))))
  }
}
