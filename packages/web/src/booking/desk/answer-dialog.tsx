import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { RequestView } from '@landbridge/contract/booking/booking-views'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { RequestsCard } from '../requests/booking-requests.tsx'
import { NoteField } from '../requests/cancel-dialog.tsx'
import { useAnswerAsked } from './desk-api.ts'
import { Refusal } from './desk-parts.tsx'
import { FeeField } from './fee-field.tsx'
import { type PricedValues, PriceLinesEditor, sentLines, typedLines } from './price-lines.tsx'

type Props = { booking: DeskBookingDetail; request: RequestView; onClose: () => void }
type Values = PricedValues & { priceReason: string }

/** Answers what a customer asks on an accepted booking: an amendment with its price, a cancellation with its fee. */
export function AnswerDialog({ booking, request, onClose }: Props) {
  const text = useText()
  const send = useAnswerAsked()
  const isAmendment = request.requestKind === 'amendment'
  const [fee, setFee] = useState({ fee: request.fee ?? '', feeCurrency: request.feeCurrency ?? 'USD' })
  const [note, setNote] = useState('')
  const form = useForm<Values>({
    defaultValues: { agreedLines: typedLines(booking.agreed?.lines ?? []), priceReason: '' },
  })
  const answer = (word: 'accept' | 'decline') => {
    const { agreedLines, priceReason } = form.getValues()
    const price =
      isAmendment && word === 'accept'
        ? { agreedLines: sentLines(agreedLines), ...(priceReason && { priceReason }) }
        : {}
    const cost = word === 'accept' && fee.fee ? fee : {}
    const words = note.trim() ? { note: note.trim() } : {}
    send.mutate(
      { id: booking.id, version: booking.version, requestId: request.id, answer: word, ...price, ...cost, ...words },
      {
        onSuccess: () => {
          toast(text(word === 'accept' ? 'booking.desk-granted-now' : 'booking.desk-denied-now'), { kind: 'good' })
          onClose()
        },
      },
    )
  }
  const buttons = (
    <>
      <Button look="ghost" onClick={onClose}>
        {text('booking.desk-keep')}
      </Button>
      <Button look="ghost" busy={send.isPending} onClick={() => answer('decline')}>
        {text('booking.desk-deny')}
      </Button>
      <Button busy={send.isPending} onClick={() => answer('accept')}>
        {text('booking.desk-grant')}
      </Button>
    </>
  )
  const title = text(isAmendment ? 'booking.desk-answer-amendment' : 'booking.desk-answer-cancellation')
  return (
    <Dialog title={title} width={isAmendment ? 820 : 560} onClose={onClose} actions={buttons}>
      <div className="stack over">
        <Refusal of={send} />
        <RequestsCard booking={{ ...booking, requests: [request] }} />
        {isAmendment && (
          <>
            <PriceLinesEditor form={form as unknown as UseFormReturn<PricedValues>} quoted={booking.agreed} />
            <Field form={form} name="priceReason" label={text('booking.desk-price-reason')} maxLength={300} />
          </>
        )}
        <FeeField value={fee} onChange={setFee} />
        <NoteField value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}
