import { costs } from '@landbridge/contract/booking/fee-consent'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Note, type Tone } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { useFieldName } from '../form/field-name.ts'
import { OfferNotice } from '../requests/booking-offer.tsx'
import { awaitsConsent, FeeConsent, feeOf } from '../requests/fee-consent.tsx'

/** What the reader must know before anything else: what is to be changed, what is offered, why it stands still. */
export function BookingNotices({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const saysDue = useDue()
  const { state, refusalReason, stopReason, cancelReason, closingNote, replyText } = booking
  const offer = booking.requests.find(
    ({ requestKind, requestState }) => requestKind === 'offer' && requestState === 'open',
  )
  const toAgree = booking.requests.find(awaitsConsent)
  return (
    <div className={styles.notices}>
      {state === 'returned' && <Returned booking={booking} />}
      {toAgree && <FeeConsent booking={booking} request={toAgree} />}
      {offer && <OfferNotice booking={booking} offer={offer} />}
      {state === 'refused' && (
        <Said tone="bad" head={text('booking.refused-head')} of={[refusalReason, closingNote, saysDue(booking)]} />
      )}
      {state === 'stopped' && <Said tone="warn" head={text('booking.stopped-head')} of={[stopReason, closingNote]} />}
      {state === 'cancelled' && (
        <Said tone="idle" head={text('booking.cancelled-head')} of={[cancelReason, closingNote, saysDue(booking)]} />
      )}
      {replyText && <Said tone="info" head={text('booking.reply-head')} of={[replyText]} />}
      {state === 'draft' && <Said tone="idle" head={text('booking.draft-head')} of={[]} />}
      <Cancelling booking={booking} />
    </div>
  )
}

/** What the end of a booking costs: the fee that was agreed to, or nothing where no work was begun. */
function useDue() {
  const text = useText()
  const format = useFormat()
  return ({ requests, jobNos }: BookingDetail): string | undefined => {
    const ended = requests.find(
      ({ requestKind, requestState }) => requestKind === 'cancellation' && requestState === 'accepted',
    )
    const fee = ended && feeOf(ended)
    if (costs(fee)) return text('booking.cancel-fee', { fee: format.money(fee.amount, fee.currency) })
    return jobNos.length === 0 ? text('booking.nothing-due') : undefined
  }
}

function Said({ tone, head, of }: { tone: Tone; head: string; of: readonly ReactNode[] }) {
  const sentences = of.filter(Boolean)
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

/** A cancellation that was asked for, until it is answered. */
function Cancelling({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  const asked = booking.requests.find(
    ({ requestKind, requestState }) => requestKind === 'cancellation' && requestState === 'open',
  )
  if (!asked) return null
  return <Said tone="warn" head={text('booking.cancel-asked')} of={[format.dayTime(asked.askedAt), asked.note]} />
}
