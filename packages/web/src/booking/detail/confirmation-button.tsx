import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useMutation } from '@tanstack/react-query'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { fetchConfirmation } from '../booking-api.ts'

const accepted: readonly string[] = ['received', 'shipped', 'stopped', 'completed']

export function ConfirmationButton({ booking: { id, state }, desk }: { booking: BookingDetail; desk?: boolean }) {
  const text = useText()
  const { mutate, isPending } = useMutation({ mutationFn: () => fetchConfirmation(id, desk), onError: toastError })
  if (!accepted.includes(state)) return null
  return (
    <Button low look="ghost" icon="get" busy={isPending} onClick={() => mutate()}>
      {text('booking.confirmation')}
    </Button>
  )
}
