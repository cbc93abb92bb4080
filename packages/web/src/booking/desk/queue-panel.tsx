import type { DeskBookingDetail, DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../platform/format.ts'
import { useKey } from '../../platform/keys.ts'
import { useText } from '../../platform/text.tsx'
import { Button, DotLine, IconButton, ModeDot } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines } from '../../platform/ui/states.tsx'
import { BookedLoad } from '../detail/booked-load.tsx'
import { CutoffsCard } from '../detail/booking-cutoffs.tsx'
import { BookingModeOf } from '../modes/booking-mode-of.tsx'
import { PriceCard } from '../shown/booking-price.tsx'
import { BookingPill } from '../shown/booking-state.tsx'
import { useLoadWords } from '../shown/load-words.ts'
import { modeOfBooking } from '../shown/mode-of-booking.ts'
import { DeskActions } from './desk-actions.tsx'
import { useDeskBooking } from './desk-api.ts'
import { deskLink } from './desk-columns.tsx'
import { CompanyCard, WarningsCard } from './desk-side.tsx'
import styles from './queue.module.css'
import { CheckPills } from './queue-cells.tsx'

type PanelProps = {
  id: string
  rows: readonly Pick<DeskBookingRow, 'id'>[]
  onOpen: (id: string) => void
  onClose: () => void
}

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`.table a[href="${deskLink({ id })}"]`)?.focus()
}

export function QueuePanel({ id, rows, onOpen, onClose }: PanelProps) {
  const text = useText()
  const booking = useDeskBooking(id)
  const last = useRef(0)
  const here = rows.findIndex((row) => row.id === id)
  if (here >= 0) last.current = here
  const walk = (step: 1 | -1) => {
    // A booking that was dealt with has gone: the next one stands in its place.
    const from = here >= 0 ? here + step : step === 1 ? last.current : last.current - 1
    const next = rows[Math.max(0, Math.min(from, rows.length - 1))]
    if (!next) return
    onOpen(next.id)
    focusRow(next.id)
  }
  const close = () => {
    onClose()
    focusRow(id)
  }
  useKey('next', () => walk(1))
  useKey('previous', () => walk(-1))
  useKey('close', close)
  return (
    <aside className={`card ${styles.panel}`} aria-label={booking.data?.bookingNo ?? text('booking.queue-panel')}>
      <div className={styles.tools}>
        <Button look="plain" low onClick={() => walk(-1)}>
          {text('booking.queue-previous')} <kbd>K</kbd>
        </Button>
        <Button look="plain" low onClick={() => walk(1)}>
          {text('booking.queue-next')} <kbd>J</kbd>
        </Button>
        <span className="grow num muted small">
          {here >= 0 && text('shared.of', { count: here + 1, total: rows.length })}
        </span>
        <IconButton name="close" label={text('booking.queue-close')} onClick={close} />
      </div>
      <Loading query={booking} skeleton={<SkeletonLines lines={10} />}>
        {(data) => (
          <Suspense fallback={<SkeletonLines lines={10} />}>
            <BookingModeOf mode={modeOfBooking(data)}>
              <Beside booking={data} />
            </BookingModeOf>
          </Suspense>
        )}
      </Loading>
    </aside>
  )
}

function Beside({ booking }: { booking: DeskBookingDetail }) {
  const text = useText()
  const format = useFormat()
  const { agreed, quoted } = booking
  return (
    <>
      <header>
        <div className="row wraps">
          <h2 className="row">
            <ModeDot mode={modeOfBooking(booking)} />
            {booking.bookingNo}
          </h2>
          <BookingPill booking={booking} />
        </div>
        <DotLine
          parts={[
            booking.customerShortName,
            booking.orderedAt && text('booking.desk-ordered', { day: format.dayTime(booking.orderedAt) }),
            booking.customerReference,
            useLoadWords()(booking),
          ]}
        />
        {booking.checks.length > 0 && <CheckPills checks={booking.checks} />}
      </header>
      <div className={styles.parts}>
        <CutoffsCard booking={booking} />
        <WarningsCard booking={booking} />
        <BookedLoad booking={booking} />
        {(agreed || quoted) && <PriceCard booking={booking} />}
        <CompanyCard booking={booking} />
      </div>
      <footer>
        <Link to={deskLink(booking)}>{text('booking.queue-whole')}</Link>
        <DeskActions booking={booking} jobAction={undefined} isKeyed />
      </footer>
    </>
  )
}
