import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { NeededPapersCard } from '../../document/index.ts'
import { call } from '../../platform/api.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { usePapersListed } from './booking-instruction.tsx'

export function BookingPapersCard({ booking, forStaff = false }: { booking: BookingDetail; forStaff?: boolean }) {
  const text = useText()
  const { user } = useSession()
  const refusal = useRefusal()
  const { code: mode } = useBookingMode()
  const { id, state } = booking
  const needed = usePapersListed(booking)
  const files =
    useCall(documentEndpoints.list, { id }, { enabled: state !== 'draft' && !(forStaff && refusal('document.view')) })
      .data ?? []
  const isOpen = state !== 'draft' && !hasEnded(state)
  const onlyReads = user?.companyRole === 'finance' ? text('access.finance-only-reads') : undefined
  return (
    <NeededPapersCard
      needed={needed}
      mode={mode}
      files={files}
      forStaff={forStaff}
      reason={forStaff ? refusal('booking.receive') : onlyReads}
      attach={
        isOpen
          ? ({ fid, documentType, audience }) =>
              forStaff
                ? call(bookingDeskEndpoints.filePaper, { id, fid, documentType, audience })
                : call(bookingEndpoints.givePaper, { id, fid, documentType })
          : undefined
      }
    />
  )
}
