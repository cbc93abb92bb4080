import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useCodes } from '../../reference/index.ts'
import { useOpenedVersion } from '../opened-version.ts'

type Props = { booking: DeskBookingDetail; onClose: () => void }

export function RefuseDialog({ booking, onClose }: Props) {
  const text = useText()
  const { seen, frame, note, bookingNo } = useDecision(booking)
  return (
    <CommandDialog
      command={{
        ...frame,
        title: text('booking.desk-refuse-title', { bookingNo }),
        hint: text('booking.desk-refuse-hint'),
        endpoint: desk.refuse,
        fields: [
          useReasonCode('REFUSALREASON'),
          { ...note, need: true, blockedReason: text('booking.desk-note-needed') },
        ],
        initialValues: { reasonCode: '', note: '' },
        toInput: (typed) => ({ ...seen, ...typed }),
        submitLabel: text('booking.desk-refuse'),
        danger: true,
        successMessage: text('booking.desk-refused-now'),
      }}
      onClose={onClose}
    />
  )
}

export function StopDialog({ booking, onClose }: Props) {
  const text = useText()
  const { seen, frame, note, bookingNo } = useDecision(booking)
  return (
    <CommandDialog
      command={{
        ...frame,
        title: text('booking.desk-stop-title', { bookingNo }),
        hint: text('booking.desk-stop-hint'),
        endpoint: desk.stop,
        fields: [useReasonCode('STOPREASON'), note],
        initialValues: { reasonCode: '', note: '' },
        toInput: (typed) => ({ ...seen, ...typed }),
        submitLabel: text('booking.desk-stop'),
        successMessage: text('booking.desk-stopped-now'),
      }}
      onClose={onClose}
    />
  )
}

export function ResumeDialog({ booking, onClose }: Props) {
  const text = useText()
  const { seen, frame, note, bookingNo } = useDecision(booking)
  return (
    <CommandDialog
      command={{
        ...frame,
        title: text('booking.desk-resume-title', { bookingNo }),
        hint: text('booking.desk-resume-hint'),
        endpoint: desk.resume,
        fields: [note],
        initialValues: { note: '' },
        toInput: (typed) => ({ ...seen, ...typed }),
        submitLabel: text('booking.desk-resume'),
        successMessage: text('booking.desk-resumed-now'),
      }}
      onClose={onClose}
    />
  )
}

/** Cancels an accepted booking, at a fee only where its customer agreed to one. */
export function DeskCancelDialog({ booking, onClose }: Props) {
  const text = useText()
  const format = useFormat()
  const { seen, frame, note, bookingNo } = useDecision(booking)
  const request = booking.requests.find((one) => one.requestKind === 'cancellation' && one.requestState === 'open')
  const { fee, feeCurrency } = request?.feeAgreedAt ? request : {}
  const isAtFee = Number(fee ?? 0) > 0
  const cost = isAtFee
    ? text('booking.cancel-fee', { fee: format.money(fee, feeCurrency) })
    : text('booking.desk-cancel-no-fee')
  return (
    <CommandDialog
      command={{
        ...frame,
        title: text('booking.desk-cancel-title', { bookingNo }),
        hint: text('booking.desk-cancel-hint'),
        endpoint: desk.cancel,
        fields: [useReasonCode('CANCELREASON'), { render: () => <p className="small">{cost}</p> }, note],
        initialValues: { reasonCode: '', note: '' },
        toInput: (typed) => ({ ...seen, ...typed, ...(isAtFee && { fee, feeCurrency }) }),
        submitLabel: text('booking.desk-cancel'),
        danger: true,
        successMessage: text('booking.desk-cancelled-now'),
      }}
      onClose={onClose}
    />
  )
}

/** Values that all decisions share: the opened version, a note and the words of a conflict. */
function useDecision({ id, version, bookingNo = '' }: DeskBookingDetail) {
  const text = useText()
  const openedVersion = useOpenedVersion(version)
  const conflictOverride = { label: text('booking.desk-go-on'), run: openedVersion.takeNewest }
  const note = { name: 'note', label: text('booking.note'), kind: 'textarea', rows: 3, maxLength: 500 } as const
  return {
    seen: { id, version: openedVersion.version },
    frame: { width: 500, cancelLabel: text('shared.back'), conflictOverride },
    note,
    bookingNo,
  }
}

/** A reason from a list of the code library, without which the decision waits. */
function useReasonCode(list: string) {
  const text = useText()
  const { options } = useCodes(list)
  const blockedReason = text('booking.desk-reason-needed')
  return {
    name: 'reasonCode',
    label: text('booking.desk-reason'),
    kind: 'select',
    options,
    need: true,
    blockedReason,
  } as const
}
