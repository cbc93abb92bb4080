import { boxWords } from '@landbridge/contract/shared/box-words'
import type { JobDeskRow } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, ButtonLink, Card } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { useDeskJobs } from '../job-api.ts'
import { FirstOf, JobPill } from '../shown/job-parts.tsx'
import styles from '../workorder.module.css'
import type { BookingOfJobs } from './booking-of-jobs.ts'
import { Missing } from './job-missing.tsx'
import { canOpen, OpenJobDialog } from './open-job-dialog.tsx'

type Props = { booking: BookingOfJobs }

const useJobsOf = ({ id }: BookingOfJobs) =>
  useDeskJobs({ pageIndex: 1, pageSize: 50, sort: 'asc', orderState: 'all', lclState: 'all', bookingId: id })

/** True for an accepted booking without a job. */
const awaitsFirstJob = ({ state }: BookingOfJobs, jobs: readonly JobDeskRow[]) =>
  state === 'received' && jobs.every((job) => job.state === 'cancelled')

/** The booking head's action: opening the first job, or going to the only one. */
export function JobAction({ booking }: Props) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpening, setOpening] = useState(false)
  const jobs = useJobsOf(booking).data?.items
  if (!jobs) return null
  const [only, ...others] = jobs.filter(({ state }) => state !== 'cancelled')
  // The dialog stays until it is done: the list that its own job joins is read again before it hears that it was opened.
  return (
    <>
      {only && others.length === 0 && (
        <ButtonLink low to={deskPaths.job(only.id)}>
          {text('workorder.to-job')}
        </ButtonLink>
      )}
      {awaitsFirstJob(booking, jobs) && (
        <Button low reason={refusal('workorder.edit')} onClick={() => setOpening(true)}>
          {text('workorder.open-job')}
        </Button>
      )}
      {isOpening && <OpenJobDialog booking={booking} jobs={jobs} onClose={() => setOpening(false)} />}
    </>
  )
}

export function BookingJobs({ booking }: Props) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpening, setOpening] = useState(false)
  const jobs = useJobsOf(booking)
  const isAccepted = booking.state === 'received' || booking.state === 'shipped'
  const refused = isAccepted ? undefined : text('workorder.booking-not-accepted')
  const hasLeft = canOpen(booking, jobs.data?.items ?? [])
  const reason = refusal('workorder.edit') ?? refused
  const isFirst = awaitsFirstJob(booking, jobs.data?.items ?? [])
  return (
    <Card
      title={text('workorder.jobs')}
      actions={
        !isFirst &&
        hasLeft && (
          <Button look="ghost" low icon="plus" reason={reason} onClick={() => setOpening(true)}>
            {text('workorder.open-job')}
          </Button>
        )
      }
    >
      <Loading query={jobs}>
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
      <Link to={deskPaths.job(job.id)} className="strong">
        {job.jobNo}
      </Link>
      <JobPill state={job.state} />
      <span className="muted">{boxWords(job.boxText)}</span>
      <FirstOf many={job.containerNos} mono />
      <Missing job={job} />
    </li>
  )
}
