import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useId, useState } from 'react'
import { WordsField } from '../../platform/form/words-field.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import type { Option } from '../../platform/ui/option.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { useCodes } from '../../reference/index.ts'
import { useBookingsChanged, useCancelBooking } from '../booking-api.ts'
import { useOpenedVersion } from '../opened-version.ts'

type Props = { booking: BookingDetail; onClose: () => void }

/** Cancels a booking that we have not accepted yet, or asks for it; the fee stands there before anything is sent. */
export function CancelDialog({ booking, onClose }: Props) {
  const text = useText()
  const [reason, setReason] = useState<Option>()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const { send, isPending } = useCancel(booking, onClose)
  const isAsking = booking.actions.some(({ name, allowed }) => name === 'askCancel' && allowed)
  const submit = () => {
    setTried(true)
    if (reason) send({ reasonCode: reason.value, note })
  }
  const values = { bookingNo: booking.bookingNo ?? '' }
  return (
    <Dialog
      title={text(isAsking ? 'booking.ask-cancel-title' : 'booking.cancel-title', values)}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {text('booking.keep-it')}
          </Button>
          <Button busy={isPending} onClick={submit}>
            {text(isAsking ? 'booking.ask-cancel-send' : 'booking.cancel-send')}
          </Button>
        </>
      }
    >
      <div className="stack tight labels-above">
        <p className="muted">{text(isAsking ? 'booking.ask-cancel-hint' : 'booking.cancel-hint')}</p>
        {isAsking && <Fee booking={booking} />}
        <ReasonField value={reason} onChange={setReason} isMissing={isTried && !reason} />
        <NoteField value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}

function useCancel(booking: BookingDetail, onDone: () => void) {
  const { id, version: shown, actions, cancellationFee, cancellationCurrency } = booking
  const text = useText()
  const { version, takeNewest } = useOpenedVersion(shown)
  const cancel = useCancelBooking()
  const changed = useBookingsChanged()
  const isAsking = actions.some(({ name, allowed }) => name === 'askCancel' && allowed)
  const agreed = isAsking && { agreedFee: cancellationFee, agreedCurrency: cancellationCurrency }
  const send = ({ reasonCode, note }: { reasonCode: string; note: string }) =>
    cancel.mutate(
      { id, version, reasonCode, ...(note.trim() && { note: note.trim() }), ...agreed },
      {
        onSuccess: () => {
          toast(text(isAsking ? 'booking.cancel-asked-now' : 'booking.cancelled-now'), { kind: 'good' })
          onDone()
        },
        onError: (error) => {
          toastError(error)
          void changed().then(takeNewest)
        },
      },
    )
  return { send, isPending: cancel.isPending }
}

function Fee({ booking: { cancellationFee, cancellationCurrency } }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  if (cancellationFee === undefined)
    return (
      <Note tone="info" icon="info">
        {text('booking.cancel-fee-open')}
      </Note>
    )
  if (Number(cancellationFee) === 0)
    return (
      <Note tone="ok" icon="tick">
        {text('booking.cancel-free')}
      </Note>
    )
  return (
    <Note tone="warn">
      {text('booking.cancel-fee', { fee: format.money(cancellationFee, cancellationCurrency) })}
      <div className="small">{text('booking.cancel-fee-agree')}</div>
    </Note>
  )
}

type ReasonProps = { value: Option | undefined; onChange: (value: Option | undefined) => void; isMissing: boolean }

function ReasonField({ value, onChange, isMissing }: ReasonProps) {
  const text = useText()
  const id = useId()
  const reasons = useCodes('CANCELREASON').options
  return (
    <div className="field">
      <label htmlFor={id} className="need">
        {text('booking.cancel-reason')}
      </label>
      <Combobox id={id} value={value} options={reasons} onChange={onChange} invalid={isMissing} />
      {isMissing && (
        <span className="err" role="alert">
          {text('booking.cancel-reason-needed')}
        </span>
      )}
    </div>
  )
}

type NoteProps = { value: string; onChange: (value: string) => void; need?: boolean }

/** A few words of the customer's own. */
export function NoteField({ value, onChange, need = false }: NoteProps) {
  const text = useText()
  return (
    <WordsField label={text('booking.note')} rows={3} maxLength={500} need={need} value={value} onChange={onChange} />
  )
}
