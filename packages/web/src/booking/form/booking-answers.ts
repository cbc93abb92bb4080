import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.tsx'
import { useAnswerRequest, useBookingsChanged } from '../booking-api.ts'

export type Answer = 'accept' | 'decline' | 'withdraw'

const questions = {
  accept: 'booking.offer-accept-ask',
  decline: 'booking.offer-decline-ask',
  withdraw: 'booking.withdraw-ask',
} as const

/** Answers what is asked on a booking, after the reader has said yes to it. */
export function useAnswer({ id, version }: Pick<BookingDetail, 'id' | 'version'>) {
  const text = useText()
  const send = useAnswerRequest()
  const changed = useBookingsChanged()
  const answer = async (requestId: string, said: Answer) => {
    if (!(await confirm(text(questions[said])))) return
    send.mutate(
      { id, version, requestId, answer: said },
      {
        onSuccess: () => toast(text(`booking.answered-${said}`), { kind: 'good' }),
        onError: (error) => {
          toastError(error)
          void changed()
        },
      },
    )
  }
  return { answer, isPending: send.isPending }
}
