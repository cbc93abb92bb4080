import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { confirm, toastError } from '../../platform/ui/messages.ts'
import { Button, Note, type Tone } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { useFieldName } from '../fields/field-name.ts'
import { useWithdrawOffer } from './desk-api.ts'
import { MissingPapers } from './holds.tsx'

export function DeskNotices({ booking }: { booking: DeskBookingDetail }) {
  const text = useText()
  const { state, refusalReason, stopReason, cancelReason, closingNote } = booking
  const ends: Partial<Record<typeof state, { tone: Tone; sentences: ReactNode[] }>> = {
    refused: { tone: 'bad', sentences: [refusalReason, closingNote] },
    stopped: { tone: 'warn', sentences: [stopReason, closingNote] },
    cancelled: { tone: 'idle', sentences: [cancelReason, closingNote] },
  }
  const end = ends[state]
  return (
    <div className={styles.notices}>
      {end && (
        <Note tone={end.tone}>
          <strong>{booking.stateLabel}</strong> {end.sentences.filter(Boolean).join(' · ')}
        </Note>
      )}
      {state === 'returned' && <ReturnedNotice booking={booking} />}
      {booking.openRequest === 'cancellation' && <Note tone="warn">{text('booking.desk-answer-cancellation')}</Note>}
      {booking.openRequest === 'amendment' && <Note tone="warn">{text('booking.desk-answer-amendment')}</Note>}
      <OpenOffer booking={booking} />
      {state === 'submitted' && <MissingPapers booking={booking} missing={booking.proposal?.missing ?? []} />}
    </div>
  )
}

function ReturnedNotice({ booking }: { booking: DeskBookingDetail }) {
  const nameOf = useFieldName(booking)
  return (
    <Note tone="warn">
      <strong>{booking.stateLabel}</strong>
      <ul>
        {booking.returnedFields.map(({ path, note }) => (
          <li key={path}>
            {nameOf(path)}: {note}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function OpenOffer({ booking }: { booking: DeskBookingDetail }) {
  const text = useText()
  const format = useFormat()
  const refusal = useRefusal()
  const withdraw = useWithdrawOffer()
  const offer = booking.requests.find(
    ({ requestKind, requestState }) => (requestKind === 'offer' || requestKind === 'move') && requestState === 'open',
  )
  if (!offer) return null
  const confirmWithdrawal = async () => {
    if (
      !(await confirm(text('booking.desk-withdraw-offer-ask'), {
        confirmLabel: text('booking.desk-withdraw-offer'),
        danger: true,
      }))
    )
      return
    withdraw.mutate({ id: booking.id, version: booking.version, requestId: offer.id }, { onError: toastError })
  }
  return (
    <Note tone="info" icon="info">
      <span className="row between wraps">
        {text('booking.desk-offer-open')}
        {offer.until && ` · ${text('booking.answer-until', { time: format.dayTime(offer.until) })}`}
        <Button
          look="ghost"
          low
          busy={withdraw.isPending}
          reason={refusal('booking.offer')}
          onClick={confirmWithdrawal}
        >
          {text('booking.desk-withdraw-offer')}
        </Button>
      </span>
    </Note>
  )
}
