import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { RequestView } from '@landbridge/contract/booking/booking-views'
import { agreedTo, isFeeDue } from '@landbridge/contract/booking/fee-consent'
import { isFigure } from '@landbridge/contract/shared/money'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { useBookingMode } from '../modes/mode-views.ts'
import { RequestsCard } from '../requests/booking-requests.tsx'
import { feeOf } from '../requests/fee-consent.tsx'
import { NoteField } from '../requests/note-field.tsx'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { AmendmentFindings } from './amendment-findings.tsx'
import { useDecideRequest } from './desk-api.ts'
import { FeeField } from './fee-field.tsx'
import { freightLines, type PricedValues, PriceLinesEditor, sentLines, typedLines } from './price-lines.tsx'
import { useSeenVersion } from './use-seen-version.tsx'

type Props = { booking: DeskBookingDetail; request: RequestView; onClose: () => void }
type Values = PricedValues & { priceReason: string; carrierBy: Date | null }

/** The amendment's price, or empty freight lines where the tariff has none. */
function proposedLines(booking: Props['booking'], { changes }: RequestView, mode: BookingModeView) {
  const lines = booking.amendment?.agreedLines ?? []
  return lines.length > 0 ? typedLines(lines) : freightLines({ ...booking, ...changes }, mode)
}

const doneWords = {
  accept: 'booking.desk-granted-now',
  decline: 'booking.desk-denied-now',
  askFee: 'booking.desk-fee-requested-now',
} as const

/** True for a complete fee, which needs the customer's consent first. */
const needsConsent = ({ fee, feeCurrency }: { fee: string; feeCurrency: string }, request: RequestView): boolean => {
  const wanted = isFigure(fee) ? { amount: fee, currency: feeCurrency } : undefined
  return isFeeDue(wanted) && !agreedTo(wanted, request.feeAgreedAt && feeOf(request))
}

type Answer = keyof typeof doneWords

export function AnswerDialog({ booking, request, onClose }: Props) {
  const text = useText()
  const { form, fee, setFee, note, setNote, answer, isSending, refusal, opened } = useAnswering({
    booking,
    request,
    onClose,
  })
  const isAmendment = request.requestKind === 'amendment'
  const mustAsk = needsConsent(fee, request)
  const isHeld = isAmendment && (booking.amendment?.holds ?? []).length > 0
  const buttons = (
    <DialogButtons
      busy={isSending}
      isBack
      submitLabel={text('booking.desk-grant')}
      reason={mustAsk ? text('booking.fee-not-agreed') : isHeld ? text('booking.desk-holds') : undefined}
      onSubmit={() => answer('accept')}
      onClose={onClose}
    >
      <Button look="ghost" busy={isSending} onClick={() => answer('decline')}>
        {text('booking.desk-deny')}
      </Button>
      {mustAsk && (
        <Button look="ghost" busy={isSending} onClick={() => answer('askFee')}>
          {text('booking.desk-ask-fee')}
        </Button>
      )}
    </DialogButtons>
  )
  const title = text(isAmendment ? 'booking.desk-answer-amendment' : 'booking.desk-answer-cancellation')
  return (
    <Dialog title={title} width={isAmendment ? 820 : 560} onClose={onClose} actions={buttons}>
      <div className="stack labels-above">
        {refusal}
        <RequestsCard booking={{ ...booking, requests: [request] }} />
        {isAmendment && (
          <>
            <AmendmentFindings booking={booking} openedVersion={opened} />
            <PriceLinesEditor form={narrowForm(form)} quoted={booking.agreed} />
            <Field
              form={form}
              name="carrierBy"
              label={text('booking.desk-carrier-by')}
              kind="moment"
              zone={booking.etdZone}
            />
            <Field form={form} name="priceReason" label={text('booking.desk-price-reason')} maxLength={300} />
          </>
        )}
        <FeeField value={fee} onChange={setFee} />
        <NoteField value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}

/** Sends the answer, with the price of an acceptance and the fee of anything but a refusal. */
function useAnswering({ booking, request, onClose }: Props) {
  const text = useText()
  const send = useDecideRequest()
  const { seenVersion, refusal, opened } = useSeenVersion(booking, send)
  const [fee, setFee] = useState({ fee: request.fee ?? '', feeCurrency: request.feeCurrency ?? 'USD' })
  const [note, setNote] = useState('')
  const mode = useBookingMode()
  const [proposed] = useState(() => proposedLines(booking, request, mode))
  const form = useForm<Values>({ defaultValues: { agreedLines: proposed, priceReason: '', carrierBy: null } })
  const priceSent = () => {
    const { agreedLines, priceReason, carrierBy } = form.getValues()
    const isEdited = JSON.stringify(sentLines(agreedLines)) !== JSON.stringify(sentLines(proposed))
    return {
      ...(isEdited && { agreedLines: sentLines(agreedLines) }),
      ...(priceReason && { priceReason }),
      ...(carrierBy && { carrierBy }),
    }
  }
  const answer = (word: Answer) => {
    // A fee that is asked for grants the amendment at this price: it is carried out once the customer agrees.
    const price = request.requestKind === 'amendment' && word !== 'decline' ? priceSent() : {}
    const cost = word !== 'decline' && fee.fee ? fee : {}
    const words = note.trim() ? { note: note.trim() } : {}
    send.mutate(
      { ...seenVersion, requestId: request.id, answer: word, ...price, ...cost, ...words },
      {
        onSuccess: () => {
          toast(text(doneWords[word]), { kind: 'good' })
          onClose()
        },
      },
    )
  }
  return { form, fee, setFee, note, setNote, answer, isSending: send.isPending, refusal, opened }
}
