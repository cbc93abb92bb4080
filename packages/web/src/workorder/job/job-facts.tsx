import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { jobModeOf } from '../modes/job-modes.ts'
import { factsOfHead } from '../shown/head-facts.ts'
import { ServiceTerm } from '../shown/job-parts.tsx'

export const filledFacts = (facts: readonly (readonly [string, ReactNode])[]) => facts.filter(([, value]) => value)

export function FactsCard({ job }: { job: JobDetail }) {
  const text = useText()
  const format = useFormat()
  const { departure, facts, papersCutoff } = jobModeOf(job)
  const via = format.list(job.viaPlaces.map(({ placeName }) => placeName))
  return (
    <Card title={text('workorder.details')}>
      <Facts
        facts={filledFacts([
          [text(departure.title), departure.nameOf(job)],
          [text('workorder.carrier-ref'), job.supplierRef],
          ...factsOfHead(job, facts, { text, format }),
          [text('workorder.service-term'), <ServiceTerm key="term" term={job.serviceTerm} />],
          [text('workorder.promised-arrival'), format.dayTime(job.promisedEta, job.destinationZone)],
          [text(papersCutoff ?? 'workorder.si-cutoff'), format.dayTime(job.siCutoff, job.originZone)],
          [text('workorder.via'), via || undefined],
          [text('workorder.last-free-day'), format.day(job.lastFreeDay)],
          [text('workorder.operator'), job.operatorName],
          [text('workorder.salesperson'), job.salesperson],
        ])}
      />
      {job.remark && <p className="pad muted">{job.remark}</p>}
    </Card>
  )
}
