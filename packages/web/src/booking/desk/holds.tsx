import type { BookingHold, DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import { useState } from 'react'
import { WordsField } from '../../platform/form/words-field.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { useFieldName } from '../form/field-name.ts'
import type { OpenedVersion } from '../opened-version.ts'
import styles from './desk.module.css'
import { useLift, useLiftCredit } from './desk-api.ts'
import { useSeen } from './use-seen.tsx'

const holdWords = {
  certification: 'booking.desk-hold-certification',
  dangerous: 'booking.desk-hold-dangerous',
  credit: 'booking.desk-hold-credit',
} as const satisfies Record<BookingHold, TextKey>

type HoldsProps = { booking: DeskBookingDetail; holds: readonly BookingHold[]; opened: OpenedVersion }

/** What keeps a booking from being accepted, and the way to lift it with a reason. */
export function Holds({ booking, holds, opened }: HoldsProps) {
  const text = useText()
  const refusal = useRefusal()
  const [lifted, setLifted] = useState<BookingHold>()
  return (
    <>
      {holds.length > 0 && (
        <Note tone="bad">
          <strong>{text('booking.desk-holds')}</strong>
          <ul className={styles.holds}>
            {holds.map((hold) => (
              <li key={hold}>
                {text(holdWords[hold])}
                <Button
                  look="ghost"
                  low
                  reason={refusal(hold === 'credit' ? 'credit.lift' : 'booking.lift')}
                  onClick={() => setLifted(hold)}
                >
                  {text('booking.desk-lift')}
                </Button>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {lifted && <LiftDialog booking={booking} hold={lifted} below={opened} onClose={() => setLifted(undefined)} />}
    </>
  )
}

type LiftProps = { booking: DeskBookingDetail; hold: BookingHold; below: OpenedVersion; onClose: () => void }

function LiftDialog({ booking, hold, below, onClose }: LiftProps) {
  const text = useText()
  const [reason, setReason] = useState('')
  const [lift, liftCredit] = [useLift(), useLiftCredit()]
  const saving = hold === 'credit' ? liftCredit : lift
  const opened = useSeen(booking, saving, below)
  const seen = { ...opened.seen, reason: reason.trim() }
  const done = {
    onSuccess: ({ version }: { version: number }) => {
      below.take(version)
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
          busy={saving.isPending}
          isBack
          yes={text('booking.desk-lift')}
          reason={reason.trim().length < 2 ? text('booking.desk-note-needed') : undefined}
          onYes={send}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight labels-above">
        {opened.refusal}
        <WordsField
          label={text('booking.desk-reason')}
          rows={3}
          maxLength={300}
          need
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  )
}

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
