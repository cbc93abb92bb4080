import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { Breadcrumb, Card } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines, SkeletonPage } from '../../platform/ui/states.tsx'
import { BookedLoad } from '../detail/booked-load.tsx'
import { CargoCard } from '../detail/booking-cargo.tsx'
import { CarrierCard } from '../detail/booking-carrier.tsx'
import { CutoffsCard } from '../detail/booking-cutoffs.tsx'
import { DocumentsCard } from '../detail/booking-documents.tsx'
import { HistoryCard } from '../detail/booking-history.tsx'
import type { BookingSlots } from '../detail/booking-slots.ts'
import { BookingModeOf } from '../modes/booking-mode-of.tsx'
import { RequestsCard } from '../requests/booking-requests.tsx'
import { PriceCard } from '../shown/booking-price.tsx'
import { modeOfBooking } from '../shown/mode-of-booking.ts'
import styles from './desk.module.css'
import { useDeskBooking } from './desk-api.ts'
import { DeskDock, DeskHead } from './desk-head.tsx'
import { DeskNotices } from './desk-notices.tsx'
import { CompanyCard, RevisionsCard, StaffCard, WarningsCard } from './desk-side.tsx'

const EntityCard = lazyPart(async () => (await import('./entity-card.tsx')).EntityCard)
const InstructionCard = lazyPart(async () => (await import('../detail/booking-instruction.tsx')).InstructionCard)

export const deskBookingPageWith = (slots: BookingSlots): ComponentType =>
  function DeskBookingPage() {
    const { id = '' } = useParams()
    const text = useText()
    const booking = useDeskBooking(id)
    const list = { label: text('booking.desk-back'), to: deskPaths.bookings() }
    return (
      <Loading query={booking} list={list} skeleton={<SkeletonPage />}>
        {(data) => (
          <Suspense fallback={<SkeletonPage />}>
            <BookingModeOf mode={modeOfBooking(data)}>
              <Detail booking={data} slots={slots} />
            </BookingModeOf>
          </Suspense>
        )}
      </Loading>
    )
  }

const withJobs: readonly string[] = ['received', 'shipped', 'stopped', 'completed']

function Detail({ booking, slots }: { booking: DeskBookingDetail; slots: BookingSlots }) {
  const { deskJobs: Jobs, deskCharges: Charges, jobAction } = slots
  const text = useText()
  useTitle(booking.bookingNo)
  const trail = [{ label: text('booking.desk-back'), to: deskPaths.bookings() }, { label: booking.bookingNo ?? '' }]
  return (
    <div className="has-dock">
      <Breadcrumb trail={trail} />
      <DeskHead booking={booking} jobAction={jobAction} />
      <DeskNotices booking={booking} />
      <div className="split">
        <div className={`stack ${styles.column}`}>
          {Jobs && withJobs.includes(booking.state) && (
            <Suspense fallback={<SkeletonLines />}>
              <Jobs booking={booking} />
            </Suspense>
          )}
          <RequestsCard booking={booking} />
          <CutoffsCard booking={booking} />
          <CarrierCard booking={booking} />
          {booking.state === 'received' && booking.jobNos.length === 0 && (
            <Suspense>
              <InstructionCard booking={booking} forStaff />
            </Suspense>
          )}
          <BookedLoad booking={booking} />
          <CargoCard booking={booking} />
          <DeskPriceCard booking={booking} />
          {Charges && booking.state === 'cancelled' && (
            <Suspense>
              <Charges booking={booking} />
            </Suspense>
          )}
          <DocumentsCard booking={booking} forStaff />
        </div>
        <div className={`stack ${styles.column}`}>
          <WarningsCard booking={booking} />
          <CompanyCard booking={booking} />
          <StaffCard booking={booking} />
          <Suspense>
            <EntityCard bookingId={booking.id} />
          </Suspense>
          <HistoryCard booking={booking} />
          <RevisionsCard booking={booking} />
        </div>
      </div>
      <DeskDock booking={booking} jobAction={jobAction} />
    </div>
  )
}

function DeskPriceCard({ booking }: { booking: DeskBookingDetail }) {
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
