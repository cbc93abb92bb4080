import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { Suspense } from 'react'
import { lazyPart } from '../../platform/load-part.ts'

const Papers = lazyPart(async () => (await import('./booking-papers-card.tsx')).BookingPapersCard)

/** The papers of a booking; the fields that its instruction lacks, by which some are left out, come with them. */
export const DocumentsCard = (props: { booking: BookingDetail; forStaff?: boolean }) => (
  <Suspense fallback={null}>
    <Papers {...props} />
  </Suspense>
)
