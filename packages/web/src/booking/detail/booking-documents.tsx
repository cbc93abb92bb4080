import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { Suspense } from 'react'
import { lazyPart } from '../../platform/load-part.ts'

const Papers = lazyPart(async () => (await import('./booking-papers-card.tsx')).BookingPapersCard)

/** Papers of a booking, which load with the fields that its instruction lacks. */
export const DocumentsCard = (props: { booking: BookingDetail; forStaff?: boolean }) => (
  <Suspense fallback={null}>
    <Papers {...props} />
  </Suspense>
)
