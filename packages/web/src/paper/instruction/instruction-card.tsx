import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { shippingInstructionLabels } from '@landbridge/contract/workorder/job-labels'
import { liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { Suspense, useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useSession } from '../../platform/session.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Card, Note, StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import { jobModeOf } from '../../workorder/index.ts'
import { instructionWordsOf } from '../modes/instruction-words.ts'

/** The editor loads with its form. */
const InstructionDialog = lazyPart(async () => (await import('./instruction-dialog.tsx')).InstructionDialog)

const Returned = lazyPart(async () => (await import('./returned-reasons.tsx')).ReturnedReasons)

export const instructionTones = {
  notDue: 'idle',
  due: 'warn',
  sent: 'info',
  returned: 'bad',
  final: 'ok',
} as const satisfies Record<JobDetail['siState'], Tone>

const openStates: readonly JobDetail['siState'][] = ['notDue', 'due', 'returned']
const redMs = dayMs

export function InstructionCard({ job }: { job: JobDetail }) {
  const text = useText()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const isWaiting = openStates.includes(job.siState)
  const isLive = liveJobStates.includes(job.state)
  if (job.containers.length === 0 || (isWaiting && !isLive)) return null
  const reason = user?.companyRole === 'finance' ? text('access.finance-only-reads') : undefined
  return (
    <Card
      id="instruction"
      title={text(instructionWordsOf(job).full)}
      actions={
        <StatusPill tone={instructionTones[job.siState]}>{text(shippingInstructionLabels[job.siState])}</StatusPill>
      }
    >
      <div className="pad stack tight">
        {isWaiting && <DueTime job={job} />}
        {job.siState === 'returned' && (
          <Suspense fallback={null}>
            <Returned jobNo={job.jobNo} />
          </Suspense>
        )}
        <div className="row wraps">
          <Button
            low
            {...(!isWaiting && { look: 'ghost' as const })}
            icon={isWaiting ? 'edit' : 'file'}
            onClick={() => setOpen(true)}
          >
            {text(isWaiting && !reason ? 'paper.si-fill-in' : 'paper.si-read')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <InstructionDialog jobNo={job.jobNo} reason={reason} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function DueTime({ job }: { job: JobDetail }) {
  const { siCutoff, originZone } = job
  const text = useText()
  const format = useFormat()
  if (!siCutoff) return null
  const leftMs = siCutoff.getTime() - serverNow().getTime()
  if (leftMs <= 0) return <Note tone="warn">{text('workorder.si-after-cutoff')}</Note>
  return (
    <p>
      {text(jobModeOf(job).papersCutoff ?? 'workorder.si-cutoff')}: {format.placeTime(siCutoff, originZone)}{' '}
      <small className={leftMs > redMs ? 'muted' : 'bad-text strong'}>
        {text('booking.cutoff-left', { span: format.span(leftMs) })}
      </small>
    </p>
  )
}
