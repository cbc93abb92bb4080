import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { NextAction, useJobsOfBooking } from '../../workorder/index.ts'

export function BookingInstructions({ bookingId }: { bookingId: string }) {
  const text = useText()
  const format = useFormat()
  const jobs = useJobsOfBooking(bookingId).data?.items.filter(({ state }) => state !== 'cancelled') ?? []
  if (jobs.length === 0) return null
  return (
    <Card title={text('paper.si-full')}>
      <ul className="pad stack tight">
        {jobs.map(({ id, jobNo, nextAction, siCutoff, originZone }) => (
          <li key={id} className="row wraps">
            <Link className="link" to={`${paths.job(modeOfJobNo(jobNo), id)}#instruction`}>
              {jobNo}
            </Link>
            {nextAction === 'siDue' && <NextAction action={nextAction} />}
            {siCutoff && (
              <small className="muted">
                {text('workorder.si-until', { time: format.placeTime(siCutoff, originZone) })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
