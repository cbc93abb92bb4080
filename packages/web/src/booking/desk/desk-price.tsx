import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { PriceCard } from '../shown/booking-price.tsx'

/** The price as the customer sees it; while there is none, the next step of staff. */
export function DeskPriceCard({ booking }: { booking: DeskBookingDetail }) {
  const text = useText()
  const { agreed, quoted, state, openRequest } = booking
  if (agreed || quoted || hasEnded(state)) return <PriceCard booking={booking} />
  const isOffered = openRequest === 'offer'
  return (
    <Card title={text('booking.price')} actions={<span className="muted">{text('booking.desk-no-price')}</span>}>
      <p className="pad muted">{text(isOffered ? 'booking.desk-offer-open' : 'booking.desk-no-price-hint')}</p>
    </Card>
  )
}
