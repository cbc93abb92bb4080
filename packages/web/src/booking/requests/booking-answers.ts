import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { useAnswerRequest, useBookingsChanged } from '../booking-api.ts'

type RequestAnswer = 'accept' | 'decline' | 'withdraw' | 'agree' | 'move' | 'stay'

const questions = {
  accept: { ask: 'booking.offer-accept-ask', yes: 'booking.answer-accept' },
  decline: { ask: 'booking.offer-decline-ask', yes: 'booking.answer-decline' },
  withdraw: { ask: 'booking.withdraw-ask', yes: 'booking.action-withdraw' },
  move: { ask: 'booking.move-accept-ask', yes: 'booking.answer-accept' },
  stay: { ask: 'booking.move-decline-ask', yes: 'booking.answer-decline' },
  agree: { ask: 'booking.fee-agree-ask', yes: 'booking.fee-agree' },
} as const

const wordOf = {
  accept: 'accept',
  decline: 'decline',
  withdraw: 'withdraw',
  agree: 'accept',
  move: 'accept',
  stay: 'decline',
} as const

/** The message after an answer; a consent that the desk must check stays open. */
const doneMessage = (choice: RequestAnswer, { actions }: Pick<BookingDetail, 'actions'>) =>
  choice === 'agree' && actions.some(({ name, allowed }) => name === 'withdraw' && allowed)
    ? 'booking.answered-agree-waits'
    : (`booking.answered-${choice}` as const)

export function useAnswer({ id, version }: Pick<BookingDetail, 'id' | 'version'>) {
  const text = useText()
  const send = useAnswerRequest()
  const changed = useBookingsChanged()
  const answer = async (requestId: string, choice: RequestAnswer) => {
    const { ask, yes } = questions[choice]
    if (!(await confirm(text(ask), { confirmLabel: text(yes) }))) return
    send.mutate(
      { id, version, requestId, answer: wordOf[choice] },
      {
        onSuccess: (after) => toast(text(doneMessage(choice, after)), { kind: 'good' }),
        onError: (error) => {
          toastError(error)
          void changed()
        },
      },
    )
  }
  return { answer, isPending: send.isPending }
}
