import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import type { Option } from '../../platform/ui/option.tsx'
import { useCodes } from '../../reference/index.ts'
import { NoteField } from '../requests/cancel-dialog.tsx'
import { useDeskCancel, useRefuse, useResume, useStop } from './desk-api.ts'
import { useSeen } from './use-seen.tsx'

type Props = { booking: DeskBookingDetail; onClose: () => void }
type Said = { reasonCode: string; note: string }

/** Declines a booking: a reason and words that the customer reads. */
export function RefuseDialog({ booking, onClose }: Props) {
  const text = useText()
  const refuse = useRefuse()
  const { seen, refusal } = useSeen(booking, refuse)
  const words = {
    title: text('booking.desk-refuse-title', { bookingNo: booking.bookingNo ?? '' }),
    hint: text('booking.desk-refuse-hint'),
    yes: text('booking.desk-refuse'),
    done: text('booking.desk-refused-now'),
  }
  const send = (answer: Said, onSuccess: () => void) => refuse.mutate({ ...seen, ...answer }, { onSuccess })
  return (
    <EndDialog
      words={words}
      reasons="REFUSALREASON"
      noteNeeded
      danger
      saving={refuse}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    />
  )
}

/** Puts a booking on hold. */
export function StopDialog({ booking, onClose }: Props) {
  const text = useText()
  const stop = useStop()
  const { seen, refusal } = useSeen(booking, stop)
  const words = {
    title: text('booking.desk-stop-title', { bookingNo: booking.bookingNo ?? '' }),
    hint: text('booking.desk-stop-hint'),
    yes: text('booking.desk-stop'),
    done: text('booking.desk-stopped-now'),
  }
  const send = ({ reasonCode, note }: Said, onSuccess: () => void) =>
    stop.mutate({ ...seen, reasonCode, ...(note && { note }) }, { onSuccess })
  return (
    <EndDialog words={words} reasons="STOPREASON" saving={stop} refusal={refusal} onSend={send} onClose={onClose} />
  )
}

/** Takes a booking off hold. */
export function ResumeDialog({ booking, onClose }: Props) {
  const text = useText()
  const resume = useResume()
  const { seen, refusal } = useSeen(booking, resume)
  const words = {
    title: text('booking.desk-resume-title', { bookingNo: booking.bookingNo ?? '' }),
    hint: text('booking.desk-resume-hint'),
    yes: text('booking.desk-resume'),
    done: text('booking.desk-resumed-now'),
  }
  const send = ({ note }: Said, onSuccess: () => void) =>
    resume.mutate({ ...seen, ...(note && { note }) }, { onSuccess })
  return <EndDialog words={words} saving={resume} refusal={refusal} onSend={send} onClose={onClose} />
}

/** Cancels an accepted booking; at a fee only where its customer asked for it and agreed to that. */
export function DeskCancelDialog({ booking, onClose }: Props) {
  const text = useText()
  const format = useFormat()
  const cancel = useDeskCancel()
  const { seen, refusal } = useSeen(booking, cancel)
  const asked = booking.requests.find((one) => one.requestKind === 'cancellation' && one.requestState === 'open')
  const { fee, feeCurrency } = asked?.feeAgreedAt ? asked : {}
  const isAtFee = Number(fee ?? 0) > 0
  const words = {
    title: text('booking.desk-cancel-title', { bookingNo: booking.bookingNo ?? '' }),
    hint: text('booking.desk-cancel-hint'),
    yes: text('booking.desk-cancel'),
    done: text('booking.desk-cancelled-now'),
  }
  const send = ({ reasonCode, note }: Said, onSuccess: () => void) =>
    cancel.mutate({ ...seen, reasonCode, ...(note && { note }), ...(isAtFee && { fee, feeCurrency }) }, { onSuccess })
  return (
    <EndDialog
      words={words}
      reasons="CANCELREASON"
      danger
      saving={cancel}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    >
      <p className="small">
        {isAtFee
          ? text('booking.cancel-fee', { fee: format.money(fee, feeCurrency) })
          : text('booking.desk-cancel-no-fee')}
      </p>
    </EndDialog>
  )
}

type EndProps = {
  words: { title: string; hint: string; yes: string; done: string }
  /** The code list of its reasons; none, where no reason is asked. */
  reasons?: string
  noteNeeded?: boolean
  danger?: boolean
  saving: { error: unknown; isPending: boolean }
  refusal: ReactNode
  onSend: (answer: Said, onSuccess: () => void) => void
  onClose: () => void
  children?: ReactNode
}

function EndDialog({ words, reasons, noteNeeded, danger, saving, refusal, onSend, onClose, children }: EndProps) {
  const text = useText()
  const [reason, setReason] = useState<Option>()
  const [note, setNote] = useState('')
  const lacks =
    reasons && !reason
      ? text('booking.desk-reason-needed')
      : noteNeeded && note.trim() === ''
        ? text('booking.desk-note-needed')
        : undefined
  const done = () => {
    toast(words.done, { kind: 'good' })
    onClose()
  }
  const buttons = (
    <DialogButtons
      busy={saving.isPending}
      isBack
      yes={words.yes}
      danger={danger ?? false}
      reason={lacks}
      onYes={() => onSend({ reasonCode: reason?.value ?? '', note: note.trim() }, done)}
      onClose={onClose}
    />
  )
  return (
    <Dialog title={words.title} width={500} onClose={onClose} actions={buttons}>
      <div className="stack tight labels-above">
        <p className="muted">{words.hint}</p>
        {refusal}
        {reasons && <ReasonField list={reasons} value={reason} onChange={setReason} />}
        {children}
        <NoteField value={note} onChange={setNote} need={noteNeeded ?? false} />
      </div>
    </Dialog>
  )
}

function ReasonField({
  list,
  value,
  onChange,
}: {
  list: string
  value: Option | undefined
  onChange: (value: Option | undefined) => void
}) {
  const text = useText()
  const id = useId()
  const { options } = useCodes(list)
  return (
    <div className="field">
      <label htmlFor={id} className="need">
        {text('booking.desk-reason')}
      </label>
      <Combobox id={id} value={value} options={options} onChange={onChange} />
    </div>
  )
}
