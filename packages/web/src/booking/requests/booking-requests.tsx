import type { RequestView } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureName } from '@landbridge/contract/pricing/departure'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { ChangedFields } from './changed-fields.tsx'

const tones: Record<RequestView['requestState'], Tone> = {
  open: 'warn',
  accepted: 'ok',
  declined: 'bad',
  withdrawn: 'idle',
  lapsed: 'idle',
}

export function RequestsCard({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const { requests } = booking
  if (requests.length === 0) return null
  return (
    <Card title={text('booking.changes-requested')}>
      <ul className={styles.rows}>
        {requests.map((request) => (
          <Request key={request.id} booking={booking} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function Request({ booking, request }: { booking: BookingDetail; request: RequestView }) {
  const text = useText()
  const format = useFormat()
  const { requestKind, requestState, requestStateLabel, fee, feeCurrency, askedAt, askedByName, note, answerNote } =
    request
  const { feeAgreedAt: at, feeAgreedBy: name } = request
  const consent = at && text('booking.fee-agreed', { name: name ?? '', time: format.dayTime(at) })
  const hears = request.carrierBy && text('booking.carrier-by', { time: format.dayTime(request.carrierBy) })
  const price = request.price && format.sums(request.price.totals)
  const cost =
    Number(fee ?? 0) > 0
      ? text('booking.request-fee', { fee: format.money(fee, feeCurrency) })
      : requestState === 'open'
        ? ''
        : text('booking.request-no-fee')
  return (
    <li>
      <div className="grow">
        <strong>{text(`booking.request-${requestKind}`)}</strong> <OfferedDeparture departure={request.departure} />
        {request.changes && <ChangedFields booking={booking} before={request.stood} after={request.changes} />}
        <small className="muted">
          {[format.dayTime(askedAt), askedByName, note, consent, answerNote, hears].filter(Boolean).join(' · ')}
        </small>
      </div>
      <span className="nowrap">{[price, cost].filter(Boolean).join(' · ')}</span>
      <StatusPill tone={tones[requestState]}>{requestStateLabel}</StatusPill>
    </li>
  )
}

function OfferedDeparture({ departure }: { departure: RequestView['departure'] }) {
  const text = useText()
  const format = useFormat()
  return departure
    ? text('booking.change-departure', {
        departure: departureName(departure),
        day: format.dayTime(departure.etd, departure.etdZone),
      })
    : null
}
