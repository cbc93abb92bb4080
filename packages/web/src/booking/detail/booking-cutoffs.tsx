import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'

const redMs = 24 * 3_600_000

/** The departure given and its cut-offs at the terminal, with the hours that are left. */
export function CutoffsCard({ booking: { cutoffs, given } }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  if (!given && cutoffs.length === 0) return null
  const train = given && (
    <span className="muted">
      {text('booking.departure-train', { trainNo: given.trainNo, day: format.dayTime(given.etd, given.etdTz) })}
    </span>
  )
  return (
    <Card title={text('booking.cutoffs')} actions={train}>
      <dl className="facts">
        {cutoffs.map((cutoff) => (
          <CutoffFact key={cutoff.cutoffKind} cutoff={cutoff} />
        ))}
      </dl>
    </Card>
  )
}

function CutoffFact({ cutoff: { cutoffKind, at, timeZone } }: { cutoff: Cutoff }) {
  const text = useText()
  const format = useFormat()
  const leftMs = at.getTime() - serverNow().getTime()
  const left = leftMs > 0 ? text('booking.cutoff-left', { span: format.span(leftMs) }) : text('booking.cutoff-over')
  const look = leftMs > redMs ? 'muted' : leftMs > 0 ? 'bad-text strong' : 'muted'
  return (
    <div>
      <dt>{text(`booking.cutoff-${cutoffKind}`)}</dt>
      <dd title={text('booking.cutoff-zone', { zone: timeZone })}>
        {format.dayTime(at, timeZone)}
        <small className={`${styles.left} ${look}`}>{left}</small>
      </dd>
    </div>
  )
}
