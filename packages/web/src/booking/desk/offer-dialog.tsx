import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Tick } from '../../platform/ui/ticks.tsx'
import { useBookingMode } from '../modes/mode-views.ts'
import { NoteField } from '../requests/note-field.tsx'
import { useLoadWords } from '../shown/load-words.ts'
import { DepartureChoice, sizesOf } from './departure-choice.tsx'
import { useOffer } from './desk-api.ts'
import { freightLines, type PricedValues, PriceLinesEditor, partlyLines, sentLines } from './price-lines.tsx'
import { useSeenVersion } from './use-seen-version.tsx'

type Props = { booking: DeskBookingDetail; onClose: () => void }
type Values = PricedValues & { departureId: string | null; wantedDate: string | null; until: Date | null; note: string }

/** The usual time to answer, two working days. */
const usualMs = 2 * dayMs

/**
 * Offers another departure or price to be answered by a time; where the tariff has no price, the price field comes
 * first.
 */
export function OfferDialog({ booking, onClose }: Props) {
  const text = useText()
  const format = useFormat()
  const loadWords = useLoadWords()
  const { form, withPrice, setWithPrice, submit, isSending, refusal } = useOffering({ booking, onClose })
  const { departureId, wantedDate, note } = form.watch()
  const goes = bookingModes[useBookingMode().code].acceptance.departure
  const isEmpty = !departureId && !wantedDate && !withPrice
  const offers = goes === 'never' ? 'booking.desk-offer-day-hint' : 'booking.desk-offer-hint'
  const hint = text(booking.toQuote ? 'booking.desk-price-hint' : offers)
  const title = booking.toQuote ? 'booking.desk-price-title' : 'booking.desk-offer-title'
  const price = withPrice && <PriceLinesEditor form={narrowForm(form)} quoted={booking.quoted} />
  const buttons = (
    <DialogButtons
      busy={isSending}
      isBack
      submitLabel={text(booking.toQuote ? 'booking.desk-offer-a-price' : 'booking.desk-offer')}
      reason={isEmpty ? hint : undefined}
      onSubmit={submit}
      onClose={onClose}
    />
  )
  return (
    <Dialog title={text(title, { bookingNo: booking.bookingNo ?? '' })} width={820} onClose={onClose} actions={buttons}>
      <div className="stack labels-above">
        <p className="muted">{hint}</p>
        <p className="strong">
          {text('booking.desk-wished', { boxes: loadWords(booking), day: format.day(booking.wantedDate) })}
        </p>
        {refusal}
        {booking.toQuote && price}
        <OfferedDeparture form={form} booking={booking} />
        {!booking.toQuote && (
          <>
            <Tick isOn={withPrice} onChange={setWithPrice}>
              {text('booking.desk-offer-price')}
            </Tick>
            {price}
          </>
        )}
        <Field form={form} name="until" label={text('booking.desk-offer-until')} kind="moment" need="shared.needed" />
        <NoteField value={note} onChange={(words) => form.setValue('note', words)} />
      </div>
    </Dialog>
  )
}

function useOffering({ booking, onClose }: Props) {
  const text = useText()
  const mode = useBookingMode()
  const send = useOffer()
  const { seenVersion, refusal } = useSeenVersion(booking, send)
  const [withPrice, setWithPrice] = useState(booking.toQuote)
  const form = useForm<Values>({
    defaultValues: {
      departureId: null,
      wantedDate: null,
      agreedLines: booking.quoted ? partlyLines(booking.quoted) : freightLines(booking, mode),
      until: new Date(serverNow().getTime() + usualMs),
      note: '',
    },
  })
  const submit = form.handleSubmit(({ departureId, wantedDate, until, note }) => {
    if (!until) return
    const words = note.trim() ? { note: note.trim() } : {}
    const priced = withPrice ? { offerLines: sentLines(form.getValues('agreedLines')) } : {}
    const chosen = departureId ? { departureId } : wantedDate ? { wantedDate } : {}
    send.mutate(
      { ...seenVersion, until, ...chosen, ...priced, ...words },
      {
        onSuccess: () => {
          toast(text('booking.desk-offered-now'), { kind: 'good' })
          onClose()
        },
      },
    )
  })
  return { form, withPrice, setWithPrice, submit: () => void submit(), isSending: send.isPending, refusal }
}

/** Another departure, or another day in modes without departures. */
function OfferedDeparture({ form, booking }: { form: UseFormReturn<Values>; booking: DeskBookingDetail }) {
  const text = useText()
  const goes = bookingModes[useBookingMode().code].acceptance.departure
  const departureId = form.watch('departureId')
  return (
    <>
      {goes !== 'never' && (
        <DepartureChoice
          label={text('booking.desk-departure')}
          none={text('booking.desk-offer-same')}
          departures={booking.proposal?.departures ?? []}
          sizes={sizesOf(booking)}
          value={departureId}
          onChange={(chosen) => form.setValue('departureId', chosen)}
        />
      )}
      {goes !== 'always' && !departureId && (
        <Field form={form} name="wantedDate" label={text('booking.desk-offer-day')} kind="date" />
      )}
    </>
  )
}
