import { openRequestLabels } from '@landbridge/contract/booking/booking-labels'
import { isFeeDue } from '@landbridge/contract/booking/fee-consent'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Note, type Tone } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { useFieldName } from '../fields/field-name.ts'
import { OfferNotice } from '../requests/booking-offer.tsx'
import { awaitsConsent, FeeConsent, feeOf } from '../requests/fee-consent.tsx'

export function BookingNotices({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const saysDue = useDue()
  const { state, refusalReason, stopReason, cancelReason, closingNote, replyText } = booking
  const offer = booking.requests.find(
    ({ requestKind, requestState }) => (requestKind === 'offer' || requestKind === 'move') && requestState === 'open',
  )
  const toAgree = booking.requests.find(awaitsConsent)
  return (
    <div className={styles.notices}>
      {state === 'returned' && <Returned booking={booking} />}
      {toAgree && <FeeConsent booking={booking} request={toAgree} />}
      {offer && <OfferNotice booking={booking} offer={offer} />}
      {state === 'refused' && (
        <HeadedNote
          tone="bad"
          head={text('booking.refused-head')}
          lines={[refusalReason, closingNote, saysDue(booking)]}
        />
      )}
      {state === 'stopped' && (
        <HeadedNote tone="warn" head={text('booking.stopped-head')} lines={[stopReason, closingNote]} />
      )}
      {state === 'cancelled' && (
        <HeadedNote
          tone="idle"
          head={text('booking.cancelled-head')}
          lines={[cancelReason, closingNote, saysDue(booking)]}
        />
      )}
      {replyText && <HeadedNote tone="info" head={text('booking.reply-head')} lines={[replyText]} />}
      {state === 'draft' && <HeadedNote tone="idle" head={text('booking.draft-head')} lines={[]} />}
      <Cancelling booking={booking} />
    </div>
  )
}

/** The agreed fee of an ended booking. */
function useDue() {
  const text = useText()
  const format = useFormat()
  return ({ requests, jobNos }: BookingDetail): string | undefined => {
    const ended = requests.find(
      ({ requestKind, requestState }) => requestKind === 'cancellation' && requestState === 'accepted',
    )
    const fee = ended && feeOf(ended)
    if (isFeeDue(fee)) return text('booking.cancel-fee', { fee: format.money(fee.amount, fee.currency) })
    return jobNos.length === 0 ? text('booking.nothing-due') : undefined
  }
}

function HeadedNote({ tone, head, lines }: { tone: Tone; head: string; lines: readonly ReactNode[] }) {
  const sentences = lines.filter(Boolean)
  return (
    <Note tone={tone} icon={tone === 'bad' ? 'wrong' : tone === 'warn' ? 'warn' : 'info'}>
      <strong>{head}</strong>
      {sentences.map((words, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sentences that never move
        <span key={i}> · {words}</span>
      ))}
    </Note>
  )
}

function Returned({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const nameOf = useFieldName(booking)
  return (
    <Note tone="warn">
      <strong>{text('booking.returned-head')}</strong>
      <ul>
        {booking.returnedFields.map(({ path, note }) => (
          <li key={path}>
            {nameOf(path)}: {note}
          </li>
        ))}
      </ul>
      <span className="small">{text('booking.returned-hint')}</span>
    </Note>
  )
}

function Cancelling({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  const request = booking.requests.find(
    ({ requestKind, requestState }) => requestKind === 'cancellation' && requestState === 'open',
  )
  if (!request) return null
  return (
    <HeadedNote
      tone="warn"
      head={text(openRequestLabels.cancellation)}
      lines={[format.dayTime(request.askedAt), request.note]}
    />
  )
}
