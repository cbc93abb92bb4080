import type { RequestView } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import { usePlace } from '../../reference/index.ts'
import styles from '../booking.module.css'
import { useBookingMode } from '../modes/mode-views.ts'

const tones: Record<RequestView['requestState'], Tone> = {
  open: 'warn',
  accepted: 'ok',
  declined: 'bad',
  withdrawn: 'idle',
  lapsed: 'idle',
}

/** Everything that was asked on this booking, with what it costs. */
export function RequestsCard({ booking: { requests } }: { booking: BookingDetail }) {
  const text = useText()
  if (requests.length === 0) return null
  return (
    <Card title={text('booking.changes-asked')}>
      <ul className={styles.rows}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function Request({ request }: { request: RequestView }) {
  const text = useText()
  const format = useFormat()
  const { requestKind, requestState, requestStateLabel, fee, feeCurrency, askedAt, askedByName, note, answerNote } =
    request
  const { feeAgreedAt: at, feeAgreedBy: name } = request
  const consent = at && text('booking.fee-agreed', { name: name ?? '', time: format.dayTime(at) })
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
        <strong>{text(`booking.request-${requestKind}`)}</strong> <Changes request={request} />
        <small className="muted">
          {[format.dayTime(askedAt), askedByName, note, consent, answerNote].filter(Boolean).join(' · ')}
        </small>
      </div>
      <span className="nowrap">{[price, cost].filter(Boolean).join(' · ')}</span>
      <StatusPill tone={tones[requestState]}>{requestStateLabel}</StatusPill>
    </li>
  )
}

function Changes({ request: { changes, departure } }: { request: RequestView }) {
  const text = useText()
  const format = useFormat()
  const placeMode = placeModeOf(useBookingMode().code)
  const [origin, destination] = [
    usePlace(placeMode, changes?.originCode),
    usePlace(placeMode, changes?.destinationCode),
  ]
  const boxes = changes?.boxes
    ?.map(({ containerQty, containerType, containerCargoKg }) => {
      const weight = containerCargoKg ? ` (${format.number(containerCargoKg)} kg)` : ''
      return `${containerQty} × ${containerType}${weight}`
    })
    .join(', ')
  const parts = [
    departure &&
      text('booking.change-departure', {
        train: departure.trainNo,
        day: format.dayTime(departure.etd, departure.etdTz),
      }),
    changes?.originCode && text('booking.change-origin', { place: origin?.label ?? changes.originCode }),
    changes?.destinationCode &&
      text('booking.change-destination', { place: destination?.label ?? changes.destinationCode }),
    changes?.wantedDate && text('booking.change-date', { day: format.day(changes.wantedDate) }),
    boxes && text('booking.change-boxes', { boxes }),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
