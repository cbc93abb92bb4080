import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { ButtonLink } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'

export function NoBookings() {
  const text = useText()
  return (
    <EmptyState title={text('booking.list-empty')} hint={text('booking.list-empty-hint')}>
      <ButtonLink to={paths.startBooking()} icon="plus">
        {text('booking.new')}
      </ButtonLink>
    </EmptyState>
  )
}
