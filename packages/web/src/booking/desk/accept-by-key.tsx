import type { DeskBookingDetail, DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { Suspense, useEffect, useState } from 'react'
import { useKey } from '../../platform/keys.ts'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { BookingModeOf } from '../modes/booking-mode-of.tsx'
import { modeOfBooking } from '../shown/mode-of-booking.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { useReasonAgainst } from './desk-actions.tsx'
import { useDeskBooking } from './desk-api.ts'
import { deskLink } from './desk-columns.tsx'

type QueueProps = { rows: readonly Pick<DeskBookingRow, 'id'>[]; beside?: string | undefined }

/** Opens the acceptance of the focused row, or of the booking beside the queue, so that rows are accepted one after the other. */
export function AcceptByKey({ rows, beside }: QueueProps) {
  const [id, setId] = useState<string>()
  useKey('accept', () => {
    const link = document.activeElement?.closest('tr')?.querySelector('a[href]')?.getAttribute('href')
    setId(beside ?? rows.find((row) => deskLink(row) === link)?.id)
  })
  return id === undefined ? null : <RowAcceptance key={id} id={id} onClose={() => setId(undefined)} />
}

type Props = { onClose: () => void }

function RowAcceptance({ id, onClose }: Props & { id: string }) {
  const { data, error } = useDeskBooking(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!error || data) return
    toastError(error)
    onClose()
  }, [error])
  return data ? <Acceptance booking={data} onClose={onClose} /> : null
}

/** The acceptance, or the reason against it as it was on opening. */
function Acceptance({ booking, onClose }: Props & { booking: DeskBookingDetail }) {
  const [reason] = useState(useReasonAgainst(booking)('receive'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!reason) return
    toast(reason, { kind: 'wrong' })
    onClose()
  }, [reason])
  return reason ? null : (
    <Suspense>
      <BookingModeOf mode={modeOfBooking(booking)}>
        <AcceptDialog booking={booking} onClose={onClose} />
      </BookingModeOf>
    </Suspense>
  )
}
