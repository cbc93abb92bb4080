import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { type ComponentType, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { OneClock } from '../../platform/format.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Breadcrumb, Card } from '../../platform/ui/parts.tsx'
import { PhoneLink } from '../../platform/ui/phone.tsx'
import { Loading, SkeletonLines, SkeletonPage } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import styles from '../booking.module.css'
import { useBooking } from '../booking-api.ts'
import { listWords } from '../modes/list-words.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { RequestsCard } from '../requests/booking-requests.tsx'
import { hasPriceCard, PriceCard } from '../shown/booking-price.tsx'
import { BookedLoad, useIsBoxed } from './booked-load.tsx'
import { CargoCard } from './booking-cargo.tsx'
import { CarrierCard } from './booking-carrier.tsx'
import { CutoffsCard } from './booking-cutoffs.tsx'
import { DocumentsCard } from './booking-documents.tsx'
import { BookingDock, BookingHead } from './booking-head.tsx'
import { HistoryCard, ProgressCard } from './booking-history.tsx'
import { BookingNotices } from './booking-notices.tsx'
import type { BookingSlots } from './booking-slots.ts'
import { ConfirmationButton } from './confirmation-button.tsx'

export const bookingPageWith = (slots: BookingSlots): ComponentType =>
  function BookingDetailPage() {
    const { trafficCd = '' } = useParams()
    const text = useText()
    const { mode, code } = useBookingMode()
    const booking = useBooking(code, trafficCd)
    const list = { label: text(listWords[mode]?.title ?? 'booking.list-title'), to: paths.bookings(mode) }
    return (
      <OneClock value>
        <Loading query={booking} list={list} skeleton={<SkeletonPage />}>
          {(data) => <Detail booking={data} slots={slots} />}
        </Loading>
      </OneClock>
    )
  }

type BookingPartsProps = { booking: BookingDetail; slots: BookingSlots }

function Detail({ booking, slots }: BookingPartsProps) {
  const text = useText()
  const isPhone = useIsPhone()
  const { mode, code } = useBookingMode()
  useTitle(booking.bookingNo)
  const trail = [
    { label: text(`booking.service-${code}`) },
    { label: text(listWords[mode]?.title ?? 'booking.list-title'), to: paths.bookings(mode) },
    { label: booking.bookingNo ?? text('booking.draft-unnamed') },
  ]
  return (
    <div className="has-dock">
      <div className="desk-only">
        <Breadcrumb trail={trail} />
      </div>
      <BookingHead booking={booking} slots={hasJobs(booking) ? slots : { ...slots, stopTimes: undefined }} />
      <BookingNotices booking={booking} />
      {isPhone ? <PhoneParts booking={booking} slots={slots} /> : <DeskParts booking={booking} slots={slots} />}
      <BookingDock booking={booking} share={slots.share} />
    </div>
  )
}

const InstructionCard = lazyPart(async () => (await import('./booking-instruction.tsx')).InstructionCard)

/** The booking's own instruction, until a job has one. */
function Instruction({ booking, slots: { instructions: Instructions } }: BookingPartsProps) {
  if (booking.state !== 'received') return null
  return (
    <Suspense>
      {Instructions && hasJobs(booking) ? <Instructions booking={booking} /> : <InstructionCard booking={booking} />}
    </Suspense>
  )
}

const hasJobs = (booking: BookingDetail) => booking.jobNos.length > 0

function Containers({ booking, slots: { containers: Given } }: BookingPartsProps) {
  const isBoxed = useIsBoxed(booking)
  if (!Given || !hasJobs(booking)) return <BookedLoad booking={booking} />
  return (
    <>
      <Suspense fallback={<SkeletonLines />}>
        <Given booking={booking} />
      </Suspense>
      {!isBoxed && <BookedLoad booking={booking} />}
    </>
  )
}

function Progress({ booking, slots: { milestones: Milestones } }: BookingPartsProps) {
  return Milestones && hasJobs(booking) ? (
    <Suspense fallback={<SkeletonLines />}>
      <Milestones id={booking.id} />
    </Suspense>
  ) : (
    <ProgressCard booking={booking} />
  )
}

function DeskParts({ booking, slots }: BookingPartsProps) {
  const isWaiting = booking.state === 'received' || booking.state === 'stopped'
  const due = (
    <>
      <CutoffsCard booking={booking} />
      <CarrierCard booking={booking} />
      <Instruction booking={booking} slots={slots} />
      <DocumentsCard booking={booking} />
    </>
  )
  return (
    <div className="split">
      <div className={`stack ${styles.column}`}>
        {isWaiting && due}
        <Containers booking={booking} slots={slots} />
        <CargoCard booking={booking} />
        <PriceCard booking={booking} />
        <RequestsCard booking={booking} />
        {!isWaiting && due}
      </div>
      <div className={`stack ${styles.column}`}>
        <HistoryCard booking={booking} />
        <PeopleCard booking={booking} />
      </div>
    </div>
  )
}

/** True where papers wait for the reader, which a telephone shows first. */
const asksPapers = ({ state, documentsDue }: BookingDetail) =>
  state !== 'draft' && !hasEnded(state) && documentsDue.some(({ bringer, isGiven }) => bringer !== 'us' && !isGiven)

const phoneTabs = ['progress', 'containers', 'cargo', 'price', 'documents'] as const

function PhoneParts({ booking, slots }: BookingPartsProps) {
  const text = useText()
  const isBoxed = useIsBoxed(booking)
  const [tab, setTab] = useState<(typeof phoneTabs)[number]>('progress')
  const counts = {
    containers: booking.containerNos.length || undefined,
    documents: booking.documentsDue.length || undefined,
  }
  const isEmpty = (one: string) => one === 'price' && !hasPriceCard(booking) && booking.requests.length === 0
  const tabs = phoneTabs
    .filter((one) => !isEmpty(one))
    .map((value) => ({
      value,
      label: text(value === 'containers' && !isBoxed ? 'booking.tab-load' : `booking.tab-${value}`),
      count: counts[value as keyof typeof counts],
    }))
  return (
    <div className="stack">
      <Tabs label={text('booking.tab-details')} value={tab} tabs={tabs} onChange={setTab} />
      {tab === 'progress' && (
        <>
          {asksPapers(booking) && (
            <>
              <Instruction booking={booking} slots={slots} />
              <DocumentsCard booking={booking} />
            </>
          )}
          <Progress booking={booking} slots={slots} />
          <HistoryCard booking={booking} />
        </>
      )}
      {tab === 'containers' && <Containers booking={booking} slots={slots} />}
      {tab === 'cargo' && <CargoCard booking={booking} />}
      {tab === 'price' && (
        <>
          <PriceCard booking={booking} />
          <RequestsCard booking={booking} />
        </>
      )}
      {tab === 'documents' && (
        <>
          <ConfirmationButton booking={booking} />
          <CutoffsCard booking={booking} />
          <CarrierCard booking={booking} />
          <Instruction booking={booking} slots={slots} />
          <DocumentsCard booking={booking} />
          <PeopleCard booking={booking} />
        </>
      )}
    </div>
  )
}

function PeopleCard({ booking: { salesContact, operatorContact } }: { booking: BookingDetail }) {
  const text = useText()
  const people = [
    { role: text('booking.salesperson'), person: salesContact },
    { role: text('booking.operator'), person: operatorContact },
  ].filter(({ person }) => person)
  if (people.length === 0) return null
  return (
    <Card title={text('booking.people')}>
      <ul className={styles.people}>
        {people.map(({ role, person }) => (
          <li key={role}>
            <small className="muted">{role}</small>
            <strong>{person?.personName}</strong>
            <PhoneLink phone={person?.phone} />
            {person?.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
