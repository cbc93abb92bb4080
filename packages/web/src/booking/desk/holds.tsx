import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { BookingHold, DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { useFieldName } from '../fields/field-name.ts'
import type { OpenedVersion } from '../opened-version.ts'
import styles from './desk.module.css'

const holdWords = {
  certification: 'booking.desk-hold-certification',
  dangerous: 'booking.desk-hold-dangerous',
  credit: 'booking.desk-hold-credit',
} as const satisfies Record<BookingHold, TextKey>

type HoldsProps = { booking: DeskBookingDetail; holds: readonly BookingHold[]; openedVersion: OpenedVersion }

export function Holds({ booking, holds, openedVersion }: HoldsProps) {
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
      {lifted && (
        <LiftDialog
          booking={booking}
          hold={lifted}
          openedVersion={openedVersion}
          onClose={() => setLifted(undefined)}
        />
      )}
    </>
  )
}

type LiftProps = { booking: DeskBookingDetail; hold: BookingHold; openedVersion: OpenedVersion; onClose: () => void }

const reason = { name: 'reason', kind: 'textarea', rows: 3, maxLength: 300, need: true } as const

function LiftDialog({ booking: { id }, hold, openedVersion, onClose }: LiftProps) {
  const text = useText()
  const seenVersion = { id, version: openedVersion.version }
  const lift = {
    title: text('booking.desk-lift-title', { hold: text(holdWords[hold]) }),
    width: 460,
    fields: [{ ...reason, label: text('booking.desk-reason'), blockedReason: text('booking.desk-note-needed') }],
    initialValues: { reason: '' },
    submitLabel: text('booking.desk-lift'),
    cancelLabel: text('shared.back'),
    successMessage: text('booking.desk-lifted'),
    onSuccess: ({ version }: { version: number }) => {
      openedVersion.take(version)
      onClose()
    },
    conflictOverride: { label: text('booking.desk-go-on'), run: openedVersion.takeNewest },
  }
  return hold === 'credit' ? (
    <CommandDialog
      command={{ ...lift, endpoint: desk.liftCredit, toInput: ({ reason }) => ({ ...seenVersion, reason }) }}
      onClose={onClose}
    />
  ) : (
    <CommandDialog
      command={{ ...lift, endpoint: desk.lift, toInput: ({ reason }) => ({ ...seenVersion, hold, reason }) }}
      onClose={onClose}
    />
  )
}

export function MissingPapers({
  booking,
  missing,
}: {
  booking: DeskBookingDetail
  missing: readonly { path: string; reason: string }[]
}) {
  const text = useText()
  const nameOf = useFieldName(booking)
  if (missing.length === 0) return null
  return (
    <Note tone="warn">
      <strong>{text('booking.desk-missing')}</strong>
      <ul>
        {missing.map(({ path, reason }) => (
          <li key={path}>
            {nameOf(path)}: {namedText(text, reason)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
