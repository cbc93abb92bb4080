import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { useFormat, zoneName } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useLanguage, useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { useDepartureText } from '../modes/departure-text.ts'
import { useCutoffName } from './cutoff-name.ts'

const redMs = dayMs

export function CutoffsCard({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const departure = useDepartureText(booking)
  const { cutoffs } = booking
  if (cutoffs.length === 0) return null
  return (
    <Card title={text('booking.cutoffs')} actions={departure && <span className="muted">{departure}</span>}>
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
      <dt>{useCutoffName()(cutoffKind)}</dt>
      <dd title={zoneName(timeZone, useLanguage())}>
        {format.placeTime(at, timeZone)}
        <small className={`${styles.left} ${look}`}>{left}</small>
      </dd>
    </div>
  )
}
