import { type BookingState, hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { type ComponentType, Suspense, useState } from 'react'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { type Text, useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import {
  StopNote,
  type StopTimesSlot,
  shareOfLeg,
  type TimesAtStops,
  WithStopTimes,
} from '../../platform/ui/lane-of.tsx'
import { BriefFacts, Button, Dock, DotLine } from '../../platform/ui/parts.tsx'
import { type OrderPicture, StatePicture } from '../../platform/ui/pictures/state-pictures.tsx'
import { type RouteStop, RouteStrip } from '../../platform/ui/route-strip.tsx'
import { ClockNote } from '../../platform/ui/timeline.tsx'
import styles from '../booking.module.css'
import { useBookingMode } from '../modes/mode-views.ts'
import { DaysOff, daysOff } from '../shown/booking-route.tsx'
import { BookingPill } from '../shown/booking-state.tsx'
import { useIsBoxed } from './booked-load.tsx'
import { BookingActions } from './booking-actions.tsx'
import type { BookingSlots, ShareProps } from './booking-slots.ts'
import { ConfirmationButton } from './confirmation-button.tsx'

/** States with a picture, by the specification's names. */
const statePictures: Partial<Record<BookingState, OrderPicture>> = {
  submitted: 'submitted',
  received: 'received',
  shipped: 'shipped',
  stopped: 'stop',
  cancelled: 'cancelled',
  refused: 'refused',
}

export function BookingHead({
  booking,
  slots: { share, stopTimes },
}: {
  booking: BookingDetail
  slots: Pick<BookingSlots, 'share' | 'stopTimes'>
}) {
  const text = useText()
  const isPhone = useIsPhone()
  const { code } = useBookingMode()
  // What has arrived is not drawn as under way.
  const picture = booking.route.at(-1)?.actualAt ? undefined : statePictures[booking.state]
  const title = booking.bookingNo ?? text('booking.draft-unnamed')
  return (
    <section className={`card ${styles.band}`}>
      {isPhone && <h1 className="unseen">{title}</h1>}
      <div className="row between wraps">
        <div className="row wraps desk-only">
          <h1>{title}</h1>
          <BookingPill booking={booking} />
          {picture && (
            <span className={styles.statePicture}>
              <StatePicture picture={picture} isBoxed={factsOfMode(code).freesBoxes} />
            </span>
          )}
        </div>
        <div className="row wraps desk-only">
          <ConfirmationButton booking={booking} />
          <BookingActions booking={booking} />
          <ShareTracking booking={booking} dialog={share} />
        </div>
      </div>
      {isPhone ? (
        <div className="row between">
          <FactsLine booking={booking} />
          <BookingPill booking={booking} />
        </div>
      ) : (
        <FactsLine booking={booking} />
      )}
      <BookingRoute booking={booking} stopTimes={stopTimes} />
      {isPhone && <PhoneFacts booking={booking} />}
    </section>
  )
}

/** The number for following the cargo: the first box or truck, or the consignment. */
const followedBy = ({ jobNos, containerNos, followedNo }: BookingDetail) =>
  jobNos.length > 0 ? (containerNos[0] ?? followedNo) : undefined
const isFollowed = (booking: BookingDetail) => followedBy(booking) !== undefined

/** Makes a link for following the first box, once there is one and the booking has not ended. */
function ShareTracking({
  booking,
  dialog: ShareDialog,
}: {
  booking: BookingDetail
  dialog: ComponentType<ShareProps> | undefined
}) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [jobNo] = booking.jobNos
  const containerNo = followedBy(booking)
  const canShare = isFollowed(booking)
  if (!ShareDialog || !booking.bookingNo || (hasEnded(booking.state) && !canShare)) return null
  const reason = canShare ? undefined : text('booking.share-later')
  return (
    <>
      <Button
        low
        look={canShare && !hasEnded(booking.state) ? 'filled' : 'ghost'}
        icon="share"
        reason={reason}
        onClick={() => setOpen(true)}
      >
        {text('booking.share-tracking')}
      </Button>
      {isOpen && jobNo && containerNo && (
        <Suspense>
          <ShareDialog box={{ bookingNo: booking.bookingNo, jobNo, containerNo }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The direction with the load: containers, trucks, or a part of one. */
function directionText({ direction, loadType }: Pick<BookingDetail, 'direction' | 'loadType'>, text: Text) {
  if (!direction) return undefined
  if (sharesContainer(loadType)) return text(`booking.shared-direction-${direction}`)
  if (!loadType) return text(`booking.direction-${direction}`)
  if (loadType === 'FTL') return text(`booking.truck-direction-${direction}`)
  if (loadType === 'LTL') return text(`booking.part-direction-${direction}`)
  return text(`booking.load-direction-${direction}`)
}

function FactsLine({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  const { customerReference, direction, loadType, orderedAt, savedAt, salesContact } = booking
  const carried = directionText({ direction, loadType }, text)
  const isPhone = useIsPhone()
  if (isPhone) {
    const brief = [customerReference, carried]
    return <span className="muted cut">{brief.filter(Boolean).join(' · ')}</span>
  }
  const parts = [
    customerReference && text('booking.your-reference', { reference: customerReference }),
    carried,
    orderedAt
      ? text('booking.ordered-on', { day: format.day(orderedAt, true) })
      : text('booking.saved-on', { day: format.dayTime(savedAt) }),
    salesContact && text('booking.salesperson-is', { name: salesContact.personName }),
  ]
  return <DotLine parts={[...parts, <ClockNote key="clock" />]} />
}

/** The route with actual or estimated times, and the days late at its end. */
export function BookingRoute({
  booking,
  stopTimes,
}: {
  booking: BookingDetail
  stopTimes?: StopTimesSlot | undefined
}) {
  return (
    <WithStopTimes times={stopTimes} id={booking.id}>
      {(times) => <RouteWithTimes booking={booking} times={times} />}
    </WithStopTimes>
  )
}

function RouteWithTimes({ booking, times }: { booking: BookingDetail; times: TimesAtStops }) {
  const isPhone = useIsPhone()
  const last = booking.route.length - 1
  const stops = booking.route.map((stop, i): RouteStop => {
    const isEnd = i === 0 || i === last
    const isShown = isEnd || !isPhone
    return {
      state: stop.isPast ? 'done' : 'ahead',
      label: isShown ? stop.placeName : undefined,
      note:
        isShown &&
        (isEnd ? (
          <EndTime booking={booking} stop={stop} isLast={i === last} />
        ) : (
          <StopNote time={times.get(stop.placeCode)} isPast={stop.isPast} />
        )),
    }
  })
  const title = booking.route.map(({ placeName }) => placeName).join(' → ')
  const share = shareOfLeg(
    booking.route.map(({ isPast, km }) => ({ isDone: isPast, km })),
    booking.doneKm,
  )
  return <RouteStrip stops={stops} share={share} title={title} />
}

type StopProps = { booking: BookingDetail; stop: BookingDetail['route'][number]; isLast: boolean }

function EndTime({ booking, stop, isLast }: StopProps) {
  const text = useText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const at = stop.actualAt ?? stop.plannedAt
  if (!at) return null
  const isExact = stop.actualAt && !isPhone
  const isOff = isLast && daysOff(booking) !== 0
  const isAtLatest = booking.impliedTimes?.includes(isLast ? 'ata' : 'atd')
  const known = text(stop.actualAt ? (isAtLatest ? 'shared.at-latest' : 'shared.at-actual') : 'shared.at-estimated')
  const when = isExact ? format.dayTime(at, stop.timeZone) : format.day(businessDayOf(at, stop.timeZone))
  return (
    <>
      {isPhone && isOff ? when : `${when} · ${known}`}
      {isOff && ' · '}
      {isOff && <DaysOff arrival={booking} />}
    </>
  )
}

function PhoneFacts({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  const isBoxed = useIsBoxed(booking)
  const charged = booking.actualChargeableWeightKg ?? booking.chargeableWeightKg
  const load = isBoxed
    ? ([text('booking.column-boxes'), boxWords(booking.boxText)] as const)
    : ([text('field.chargeableWeightKg'), charged && text('booking.kg', { kg: format.number(charged, 1) })] as const)
  const weight = booking.grossWeightKg && text('booking.kg', { kg: format.number(booking.grossWeightKg) })
  const facts = [
    ...(load[1] || isBoxed ? [load] : []),
    [text('booking.weight'), weight],
    [text('booking.salesperson'), booking.salesContact?.personName],
  ] as const
  return <BriefFacts facts={facts} />
}

export const BookingDock = ({ booking, share }: { booking: BookingDetail; share: BookingSlots['share'] }) => (
  <Dock>
    <BookingActions booking={booking} />
    {isFollowed(booking) && !hasEnded(booking.state) && <ShareTracking booking={booking} dialog={share} />}
  </Dock>
)
