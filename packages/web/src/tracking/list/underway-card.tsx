import { modeOf } from '@landbridge/contract/shared/modes'
import { trackingEndpoints, type UnderwayShipment } from '@landbridge/contract/tracking/tracking-endpoints'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Card } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import type { MapRoute } from '../map/map-trace.ts'
import { TrackMap } from '../map/track-map.tsx'
import styles from '../tracking.module.css'

/** Shipments under way on a small map, whose pins open their bookings. */
export function UnderwayCard() {
  const text = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const underway = useCall(trackingEndpoints.underway, {}, { staleMs: 0 })
  const { items = [], total = 0 } = underway.data ?? {}
  const pageOf = (id: string) => {
    const shipment = items.find(({ bookingId }) => bookingId === id)
    return shipment && paths.booking(modeOf(shipment.bookingMode), id)
  }
  const open = (id: string) => {
    const page = pageOf(id)
    if (page) navigate(page)
  }
  const head = <Head count={items.length} total={total} hasKey={!isPhone} />
  return (
    <Card dense title={text('tracking.underway')} actions={head} className={styles.underway ?? ''}>
      <Loading query={underway}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('tracking.underway-none')} icon="track" />
          ) : (
            <TrackMap
              label={text('tracking.underway-map', { count: items.length })}
              points={[]}
              routes={drawnRoutes(items, !isPhone)}
              onOpen={open}
              legend={
                isPhone && (
                  <>
                    <span>
                      <i /> {text('tracking.line-behind')}
                    </span>
                    <span>
                      <i className="ahead" /> {text('tracking.line-ahead')}
                    </span>
                  </>
                )
              }
            />
          )
        }
      </Loading>
    </Card>
  )
}

function Head({ count, total, hasKey }: { count: number; total: number; hasKey: boolean }) {
  const text = useText()
  return (
    <>
      {hasKey && (
        <>
          <span className={styles.key}>
            <i /> {text('tracking.line-behind')}
          </span>
          <span className={styles.key}>
            <i className={styles.keyAhead} /> {text('tracking.line-ahead')}
          </span>
        </>
      )}
      <Link to={paths.tracking()}>
        {text('tracking.underway-all')}
        {total > count && ` · ${text('shared.of', { count, total })}`}
      </Link>
    </>
  )
}

function drawnRoutes(items: readonly UnderwayShipment[], isNamed: boolean): MapRoute[] {
  const laneOf = ({ originName, destinationName }: UnderwayShipment) => `${originName} → ${destinationName}`
  const lanes = Map.groupBy(items, laneOf)
  return items.map((item) => {
    const label = laneOf(item)
    const same = lanes.get(label) ?? []
    const name = same.length > 1 ? `${label} × ${same.length}` : label
    return {
      id: item.bookingId,
      label,
      name: isNamed && same[0] === item ? name : undefined,
      travelled: item.travelled,
      ahead: item.ahead,
    }
  })
}
