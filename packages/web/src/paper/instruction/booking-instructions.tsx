import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { type BookingWithJobs, instructionNamesOf, NextAction, useJobsOfBooking } from '../../workorder/index.ts'
import { instructionWordsOf } from '../modes/instruction-words.ts'

export function BookingInstructions({ booking }: { booking: BookingWithJobs }) {
  const text = useText()
  const format = useFormat()
  const jobs = useJobsOfBooking(booking).data?.items.filter(({ state }) => state !== 'cancelled') ?? []
  const [first] = jobs
  if (!first) return null
  return (
    <Card title={text(instructionWordsOf(first).full)}>
      <ul className="pad stack tight">
        {jobs.map((job) => (
          <li key={job.id} className="row wraps">
            <Link className="link" to={`${paths.job(modeOfJobNo(job.jobNo), job.id)}#instruction`}>
              {job.jobNo}
            </Link>
            {job.nextAction === 'siDue' && <NextAction job={job} />}
            {job.siCutoff && (
              <small className="muted">
                {text(instructionNamesOf(job).until, { time: format.placeTime(job.siCutoff, job.originZone) })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
