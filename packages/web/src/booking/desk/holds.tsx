import type { BookingHold, DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import { useId, useState } from 'react'
import { useAllowed } from '../../platform/session.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { useFieldName } from '../form/field-name.ts'
import styles from './desk.module.css'
import { useLift, useLiftCredit } from './desk-api.ts'
import { DialogButtons, Refusal } from './desk-parts.tsx'

const holdWords = {
  certification: 'booking.desk-hold-certification',
  dangerous: 'booking.desk-hold-dangerous',
  credit: 'booking.desk-hold-credit',
} as const satisfies Record<BookingHold, TextKey>

type HoldsProps = { booking: DeskBookingDetail; holds: readonly BookingHold[] }

/** What keeps a booking from being accepted, and the way to lift it with a reason. */
export function Holds({ booking, holds }: HoldsProps) {
  const text = useText()
  const may = useAllowed()
  const [lifted, setLifted] = useState<BookingHold>()
  return (
    <Note tone="bad">
      <strong>{text('booking.desk-holds')}</strong>
      <ul className={styles.holds}>
        {holds.map((hold) => (
          <li key={hold}>
            {text(holdWords[hold])}
            <Button
              look="ghost"
              low
              reason={may(hold === 'credit' ? 'credit.lift' : 'booking.lift') ? undefined : text('access.not-allowed')}
              onClick={() => setLifted(hold)}
            >
              {text('booking.desk-lift')}
            </Button>
          </li>
        ))}
      </ul>
      {lifted && <LiftDialog booking={booking} hold={lifted} onClose={() => setLifted(undefined)} />}
    </Note>
  )
}

function LiftDialog({
  booking,
  hold,
  onClose,
}: {
  booking: DeskBookingDetail
  hold: BookingHold
  onClose: () => void
}) {
  const text = useText()
  const id = useId()
  const [reason, setReason] = useState('')
  const [lift, liftCredit] = [useLift(), useLiftCredit()]
  const saving = hold === 'credit' ? liftCredit : lift
  const seen = { id: booking.id, version: booking.version, reason: reason.trim() }
  const done = {
    onSuccess: () => {
      toast(text('booking.desk-lifted'), { kind: 'good' })
      onClose()
    },
  }
  const send = () => (hold === 'credit' ? liftCredit.mutate(seen, done) : lift.mutate({ ...seen, hold }, done))
  return (
    <Dialog
      title={text('booking.desk-lift-title', { hold: text(holdWords[hold]) })}
      width={460}
      onClose={onClose}
      actions={
        <DialogButtons
          saving={saving}
          yes={text('booking.desk-lift')}
          reason={reason.trim().length < 2 ? text('booking.desk-note-needed') : undefined}
          onYes={send}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight over">
        <Refusal of={saving} />
        <div className="field">
          <label htmlFor={id} className="need">
            {text('booking.desk-reason')}
          </label>
          <textarea
            id={id}
            className="in"
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** What the form still needs before it can be accepted. */
export function Missing({
  booking,
  of,
}: {
  booking: DeskBookingDetail
  of: readonly { path: string; reason: string }[]
}) {
  const text = useText()
  const nameOf = useFieldName(booking)
  if (of.length === 0) return null
  return (
    <Note tone="warn">
      <strong>{text('booking.desk-missing')}</strong>
      <ul>
        {of.map(({ path, reason }) => (
          <li key={path}>
            {nameOf(path)}: {text(reason as TextKey)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
