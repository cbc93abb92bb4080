import type { RequestView } from '@landbridge/contract/booking/booking-views'
import { isFeeDue } from '@landbridge/contract/booking/fee-consent'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { Money } from '@landbridge/contract/shared/money'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { useAnswer } from './booking-answers.ts'

export const feeOf = ({ fee, feeCurrency }: Pick<RequestView, 'fee' | 'feeCurrency'>): Money | undefined =>
  fee && feeCurrency ? { amount: fee, currency: feeCurrency } : undefined

export const awaitsConsent = (request: RequestView): boolean =>
  request.requestKind !== 'offer' &&
  request.requestKind !== 'move' &&
  request.requestState === 'open' &&
  isFeeDue(feeOf(request)) &&
  request.feeAgreedAt === undefined

export function FeeConsent({ booking, request }: { booking: BookingDetail; request: RequestView }) {
  const text = useText()
  const format = useFormat()
  const { answer, isPending } = useAnswer(booking)
  const withdrawing = booking.actions.find(({ name }) => name === 'withdraw')
  const reason = withdrawing?.allowed ? undefined : text('shared.not-in-this-state')
  const fee = format.money(request.fee, request.feeCurrency)
  return (
    <Note tone="warn">
      <span className="stack tight">
        <strong>
          {text(request.requestKind === 'amendment' ? 'booking.fee-of-amendment' : 'booking.fee-of-cancellation', {
            fee,
          })}
        </strong>
        <span className="row wraps">
          <Button low busy={isPending} reason={reason} onClick={() => answer(request.id, 'agree')}>
            {text('booking.fee-agree')}
          </Button>
          <Button low look="ghost" busy={isPending} reason={reason} onClick={() => answer(request.id, 'withdraw')}>
            {text('booking.action-withdraw')}
          </Button>
        </span>
      </span>
    </Note>
  )
}
