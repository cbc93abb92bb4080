import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { usePublicCall } from '../../platform/public-call.ts'
import { useText } from '../../platform/text.tsx'
import { ModePill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../platform/ui/states.tsx'
import styles from './home.module.css'
import { hotLanes } from './home-calls.ts'

/** Where most trains run, each with today's lowest price. */
export function HotLanes() {
  const text = useText()
  const format = useFormat()
  const lanes = usePublicCall(hotLanes)
  const items = lanes.data?.items
  if (!items && lanes.error) return <ErrorState error={lanes.error} onRetry={() => lanes.refetch()} />
  if (items?.length === 0) return <EmptyState title={text('shell.hot-none')} icon="rail" />
  return (
    <section aria-labelledby="lanes" className={styles.first}>
      <h2 id="lanes">{text('shell.hot-lanes')}</h2>
      <div className={styles.lanes} aria-busy={!items}>
        {items?.map((lane) => (
          <Link
            key={lane.originCode + lane.destinationCode}
            className="card"
            to={paths.freightQuery('railway', { originCode: lane.originCode, destinationCode: lane.destinationCode })}
          >
            <div className="row between">
              <strong>
                {lane.originName} → {lane.destinationName}
              </strong>
              <ModePill mode="railway">{text('shell.railway')}</ModePill>
            </div>
            <RouteStrip small stops={[{ label: lane.originName }, { label: lane.destinationName }]} />
            <div className="row between">
              <span className="nowrap">
                <b className={styles.price}>{format.money(lane.price, lane.currency, { decimals: 0 })}</b>{' '}
                <span className="muted">{text('shell.per-box', { box: '40HQ' })}</span>
              </span>
              <span className="muted nowrap">
                {text('shell.transit-days', { least: lane.transitDaysMin, most: lane.transitDaysMax })}
                {lane.sample && ` · ${text('shell.sample')}`}
              </span>
            </div>
          </Link>
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
