import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { useAnswerRequest, useBookingsChanged } from '../booking-api.ts'

type RequestAnswer = 'accept' | 'decline' | 'withdraw' | 'agree'

const questions = {
  accept: { ask: 'booking.offer-accept-ask', yes: 'booking.answer-accept' },
  decline: { ask: 'booking.offer-decline-ask', yes: 'booking.answer-decline' },
  withdraw: { ask: 'booking.withdraw-ask', yes: 'booking.action-withdraw' },
  agree: { ask: 'booking.fee-agree-ask', yes: 'booking.fee-agree' },
} as const

export function useAnswer({ id, version }: Pick<BookingDetail, 'id' | 'version'>) {
  const text = useText()
  const send = useAnswerRequest()
  const changed = useBookingsChanged()
  const answer = async (requestId: string, choice: RequestAnswer) => {
    const { ask, yes } = questions[choice]
    if (!(await confirm(text(ask), { yes: text(yes) }))) return
    send.mutate(
      { id, version, requestId, answer: choice === 'agree' ? 'accept' : choice },
      {
        onSuccess: () => toast(text(`booking.answered-${choice}`), { kind: 'good' }),
        onError: (error) => {
          toastError(error)
          void changed()
        },
      },
    )
  }
  return { answer, isPending: send.isPending }
}
