import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Dock, DotLine, ModeDot } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { BookingRoute } from '../detail/booking-head.tsx'
import { ConfirmationButton } from '../detail/confirmation-button.tsx'
import { BookingPill } from '../shown/booking-state.tsx'
import { useLoadWords } from '../shown/load-words.ts'
import { modeOfBooking } from '../shown/mode-of-booking.ts'
import { DeskActions, type DeskActionsProps } from './desk-actions.tsx'
import { CheckPills, CutoffLeft } from './queue-cells.tsx'

export function DeskHead({ booking, jobAction }: DeskActionsProps) {
  const text = useText()
  const format = useFormat()
  const loadWords = useLoadWords()
  const day = booking.orderedAt ? format.dayTime(booking.orderedAt) : ''
  const line = [
    booking.customerShortName,
    text('booking.desk-ordered', { day }),
    booking.customerReference,
    loadWords(booking),
    booking.wantedDate && `${text('booking.desk-wanted')}: ${format.day(booking.wantedDate)}`,
  ]
  const checks = booking.checks.filter(({ check }) => check !== 'price' || booking.openRequest !== 'offer')
  const first = booking.cutoffs.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
  return (
    <section className={`card ${styles.band}`}>
      <div className="row between wraps">
        <div className="row wraps">
          <h1 className="row">
            <ModeDot mode={modeOfBooking(booking)} />
            {booking.bookingNo}
          </h1>
          <BookingPill booking={booking} />
          {checks.length > 0 && <CheckPills checks={checks} />}
        </div>
        <div className="row desk-only">
          <ConfirmationButton booking={booking} desk />
          <DeskActions booking={booking} jobAction={jobAction} />
        </div>
      </div>
      <DotLine
        parts={[
          ...line,
          first && booking.state === 'submitted' && (
            <>
              {text('booking.desk-first-cutoff')}: <CutoffLeft at={first.at} zone={first.timeZone} />
            </>
          ),
        ]}
      />
      <BookingRoute booking={booking} />
    </section>
  )
}

export const DeskDock = (props: DeskActionsProps) => (
  <Dock>
    <DeskActions {...props} />
  </Dock>
)
