import {
  billStateLabels,
  customsLabels,
  releaseLabels,
  shippingInstructionLabels,
} from '@landbridge/contract/workorder/job-labels'
import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../platform/format.ts'
import { useText } from '../platform/text.tsx'
import { Card, Facts, Note } from '../platform/ui/parts.tsx'
import { type RouteStop, RouteStrip } from '../platform/ui/route-strip.tsx'
import { filledFacts, instructionNamesOf } from '../workorder/index.ts'
import { DraftAnswer } from './draft-notice.tsx'
import { JobPaperButtons } from './job-paper-buttons.tsx'
import styles from './paper.module.css'

type Papers = Pick<
  JobDetail,
  | 'id'
  | 'jobNo'
  | 'state'
  | 'siState'
  | 'billState'
  | 'draftAnswer'
  | 'releaseState'
  | 'holdReason'
  | 'holdReasonLabel'
  | 'releaseAt'
  | 'releaseBy'
  | 'exportCustomsState'
  | 'importCustomsState'
  | 'declarationNo'
  | 'customsReleasedAt'
  | 'mrnNo'
>

type CustomsState = JobDetail['exportCustomsState']

function Release({ job: { releaseState, releaseAt, releaseBy } }: { job: Papers }) {
  const text = useText()
  const format = useFormat()
  const since = [format.dayTime(releaseAt), releaseBy].filter(Boolean).join(' · ')
  return (
    <>
      {text(releaseLabels[releaseState])} {since && <small className="muted">{since}</small>}
    </>
  )
}

export function PapersCard({ job, desk = false }: { job: Papers; desk?: boolean }) {
  const text = useText()
  const format = useFormat()
  // What nobody recorded says nothing: the release may stand among the milestones.
  const customsOf = (state: CustomsState) => state !== 'none' && text(customsLabels[state])
  const hold = job.releaseState === 'held' && (job.holdReasonLabel ?? job.holdReason)
  return (
    <Card title={text('workorder.papers')}>
      <div className={styles.papers}>
        <RouteStrip isSmall stops={stopsOf(job, text)} title={text('workorder.papers')} />
        {job.draftAnswer && <DraftAnswer answer={job.draftAnswer} />}
        {hold && <Note tone="warn">{text('paper.held-for', { reason: hold })}</Note>}
      </div>
      <Facts
        facts={filledFacts([
          [text(instructionNamesOf(job).name), text(shippingInstructionLabels[job.siState])],
          [text('workorder.draft'), text(billStateLabels[job.billState])],
          [text('workorder.release'), <Release key="release" job={job} />],
          [text('workorder.export-customs'), customsOf(job.exportCustomsState)],
          [text('workorder.import-customs'), customsOf(job.importCustomsState)],
          [text('workorder.declaration-no'), job.declarationNo],
          [text('workorder.customs-released-at'), format.dayTime(job.customsReleasedAt)],
          [text('workorder.mrn-no'), job.mrnNo],
        ])}
      />
      <JobPaperButtons job={job} desk={desk} />
    </Card>
  )
}

const isOut = ({ billState }: Papers) => statesOfBillOut.includes(billState)

const stopsOf = (job: Papers, text: ReturnType<typeof useText>): RouteStop[] => [
  {
    label: text(instructionNamesOf(job).name),
    state: job.siState === 'sent' || job.siState === 'final' ? 'done' : 'ahead',
  },
  {
    label: text('workorder.draft'),
    state: job.billState === 'confirmed' || isOut(job) ? 'done' : 'ahead',
  },
  {
    label: text('paper.issued'),
    state: isOut(job) ? 'done' : 'ahead',
  },
  {
    label: text('workorder.release'),
    state: job.releaseState === 'released' ? 'done' : 'ahead',
  },
]
