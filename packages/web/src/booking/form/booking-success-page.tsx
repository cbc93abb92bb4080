import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { type Mode, modes } from '@landbridge/contract/shared/modes'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Copyable } from '../../platform/ui/copyable.tsx'
import { ButtonLink, Note } from '../../platform/ui/parts.tsx'
import { SuccessPicture } from '../../platform/ui/pictures/state-pictures.tsx'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import styles from '../booking.module.css'
import { useBooking } from '../booking-api.ts'
import { Apart } from '../quoted-apart.tsx'
import { LaneStrip } from '../shown/booking-route.tsx'

const steps = ['booking.success-step-1', 'booking.success-step-2', 'booking.success-step-3'] as const
const certified = 2

const endsOf = ({ route, ...rest }: BookingDetail) => ({
  ...rest,
  originName: route[0]?.placeName,
  entryPortName: route.find(({ stopKind }) => stopKind === 'border')?.placeName,
  destinationName: route.at(-1)?.placeName,
})

export const bookingSuccessPageOf = (mode: Mode): ComponentType =>
  function BookingSuccessPage() {
    return <Success mode={mode} />
  }

function Success({ mode }: { mode: Mode }) {
  const text = useText()
  const { id = '' } = useParams()
  const booking = useBooking(modes[mode].code, id)
  const { user } = useSession()
  return (
    <div className={`wrap ${styles.success}`}>
      <Loading query={booking} skeleton={<SkeletonPage />}>
        {(done) => (
          <section className="card">
            <div className={styles.successHead}>
              <SuccessPicture />
              <h1>{text('booking.success-title')}</h1>
              <p className="muted">
                {text('booking.success-number')}{' '}
                <strong className={styles.bigNumber}>
                  <Copyable value={done.bookingNo ?? ''} />
                </strong>
              </p>
            </div>
            <div className="pad">
              <LaneStrip route={endsOf(done)} />
            </div>
            <div className={styles.next}>
              <h2>{text('booking.success-next')}</h2>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{text(step)}</li>
                ))}
              </ol>
              {done.toQuote && <Apart reasons={done.quoted?.quotedApart} />}
              {user && user.customerState !== certified && (
                <Note tone="warn">
                  {text('booking.success-certify')}{' '}
                  <a href={paths.certification()}>{text('booking.success-certify-link')}</a>
                </Note>
              )}
            </div>
            <div className={styles.successActions}>
              <ButtonLink to={paths.booking(mode, id)}>{text('booking.success-open')}</ButtonLink>
              <ButtonLink to={paths.bookingForm(mode)} look="ghost">
                {text('booking.success-another')}
              </ButtonLink>
              <ButtonLink to={paths.bookings(mode)} look="ghost">
                {text('booking.success-all')}
              </ButtonLink>
            </div>
          </section>
        )}
      </Loading>
    </div>
  )
}
