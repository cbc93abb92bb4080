import { boxWords } from '@landbridge/contract/shared/box-words'
import type { JobDeskRow } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { FirstOf, JobPill } from '../job/job-parts.tsx'
import { useDeskJobs } from '../job-api.ts'
import styles from '../workorder.module.css'
import type { BookingOfJobs } from './booking-of-jobs.ts'
import { Missing } from './desk-job-page.tsx'
import { OpenJobDialog } from './open-job-dialog.tsx'

/** The jobs of a booking at the desk, and the way to open one. */
export function BookingJobs({ booking }: { booking: BookingOfJobs }) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpening, setOpening] = useState(false)
  const jobs = useDeskJobs({
    pageIndex: 1,
    pageSize: 50,
    sort: 'asc',
    orderState: 'all',
    lclState: 'all',
    bookingId: booking.id,
  })
  const isAccepted = booking.state === 'received' || booking.state === 'shipped'
  const refused = isAccepted ? undefined : text('workorder.booking-not-accepted')
  const reason = refusal('workorder.edit') ?? refused
  return (
    <Card
      title={text('workorder.jobs')}
      actions={
        <Button look="ghost" low icon="plus" reason={reason} onClick={() => setOpening(true)}>
          {text('workorder.open-job')}
        </Button>
      }
    >
      <Loading of={jobs}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('workorder.no-jobs-yet')} icon="box" />
          ) : (
            <ul className={styles.jobs}>
              {items.map((job) => (
                <JobLine key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </Loading>
      {isOpening && <OpenJobDialog booking={booking} jobs={jobs.data?.items ?? []} onClose={() => setOpening(false)} />}
    </Card>
  )
}

function JobLine({ job }: { job: JobDeskRow }) {
  return (
    <li className="row wraps">
      <Link to={paths.deskJob(job.id)} className="strong">
        {job.jobNo}
      </Link>
      <JobPill state={job.state} />
      <span className="muted">{boxWords(job.boxText)}</span>
      <FirstOf many={job.containerNos} mono />
      <Missing of={job.missing} />
    </li>
  )
}
