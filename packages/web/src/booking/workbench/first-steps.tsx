import { neededToCertify } from '@landbridge/contract/customer/company'
import { customerEndpoints, type UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { neededPaper } from '@landbridge/contract/document/certification-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useAllBookings } from '../booking-api.ts'
import { firstBookableMode } from '../shown/mode-of-booking.ts'
import styles from './first-steps.module.css'

const certified = 2
const anyBooking = { pageIndex: 1, pageSize: 1, sort: 'asc', lclState: 'all', orderState: 'all' } as const

/** A newcomer's next steps, until the company is certified. */
export function FirstSteps() {
  const { user } = useSession()
  const isNew = user?.role === 'customer' && user.customerState !== certified
  const info = useCall(customerEndpoints.userInfo, {}, { enabled: isNew }).data
  return isNew && info ? <Steps user={info} /> : null
}

function Steps({ user }: { user: UserInfo }) {
  const text = useText()
  const { customer } = user
  const counts = useAllBookings(anyBooking).data?.counts ?? {}
  const isBooked = Object.entries(counts).some(([state, count]) => state !== 'draft' && state !== 'all' && count > 0)
  return (
    <Card title={text('booking.first-steps')}>
      <ol className={styles.steps}>
        <Step done={!!customer} title={text('booking.first-company')} to={paths.certification()}>
          {customer ? customer.name : text('booking.first-company-hint')}
        </Step>
        <Step
          done={customer?.state === 'certified'}
          isPending={customer?.state === 'underReview'}
          title={text('booking.first-certification')}
          to={paths.certification()}
        >
          {text(`booking.first-certification-${customer?.state ?? 'none'}`)}{' '}
          {customer && customer.state !== 'underReview' ? (
            <PapersDone customer={customer} />
          ) : (
            text('booking.first-papers')
          )}
        </Step>
        <Step done={isBooked} title={text('booking.first-booking')} to={paths.freightQuery(firstBookableMode)}>
          {text('booking.first-booking-hint')}
        </Step>
      </ol>
    </Card>
  )
}

function PapersDone({ customer }: { customer: NonNullable<UserInfo['customer']> }) {
  const text = useText()
  const files = useCall(documentEndpoints.list, { id: customer.id }).data ?? []
  const filledCount = neededToCertify.filter((field) => customer[field]).length
  const hasLicence = files.some(({ documentType }) => documentType === neededPaper)
  const progress = text('booking.first-progress', { given: filledCount, all: neededToCertify.length })
  return (
    <>
      {text('booking.first-papers')} {progress}{' '}
      {text(hasLicence ? 'booking.first-licence-there' : 'booking.first-licence-due')}
    </>
  )
}

type StepProps = { done: boolean; isPending?: boolean; title: string; to: string; children: ReactNode }

function Step({ done, isPending = false, title, to, children }: StepProps) {
  const text = useText()
  return (
    <li data-done={done || undefined}>
      <Icon name={done ? 'tick' : isPending ? 'again' : 'todo'} />
      <div>
        {done ? <strong>{title}</strong> : <Link to={to}>{title}</Link>}
        {done && <span className="unseen"> {text('booking.first-done')}</span>}
        <p className="muted small">{children}</p>
      </div>
    </li>
  )
}
