import type { RequestView } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureName } from '@landbridge/contract/pricing/departure'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Card, StatusPill } from '../../platform/ui/parts.tsx'
import { PriceLines } from '../shown/booking-price.tsx'
import { useAnswer } from './booking-answers.ts'

type OfferProps = { booking: BookingDetail; offer: RequestView }

export function OfferNotice({ booking, offer }: OfferProps) {
  const text = useText()
  const format = useFormat()
  const { answer, isPending } = useAnswer(booking)
  const isMove = offer.requestKind === 'move'
  const answering = booking.actions.find(({ name }) => name === (isMove ? 'answerMove' : 'answerOffer'))
  const reason =
    answering?.allowed === false
      ? text((answering.reason ?? 'shared.not-in-this-state') as 'shared.not-in-this-state')
      : undefined
  const pill = offer.until && (
    <StatusPill tone="warn">{text('booking.answer-until', { time: format.dayTime(offer.until) })}</StatusPill>
  )
  return (
    <Card title={text(isMove ? 'booking.move-title' : 'booking.answer-title')} actions={pill} id="offer">
      <div className="pad stack tight">
        {offer.departure && (
          <p>
            {text('booking.change-departure', {
              departure: departureName(offer.departure),
              day: format.dayTime(offer.departure.etd, offer.departure.etdZone),
            })}
          </p>
        )}
        {offer.changes?.wantedDate && (
          <p>{text('booking.change-day', { day: format.day(offer.changes.wantedDate) })}</p>
        )}
        {offer.note && <p>{offer.note}</p>}
        {offer.price && <PriceLines price={offer.price} />}
        <div className="row">
          <Button low busy={isPending} reason={reason} onClick={() => answer(offer.id, isMove ? 'move' : 'accept')}>
            {text('booking.answer-accept')}
          </Button>
          <Button
            low
            look="ghost"
            busy={isPending}
            reason={reason}
            onClick={() => answer(offer.id, isMove ? 'stay' : 'decline')}
          >
            {text('booking.answer-decline')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
