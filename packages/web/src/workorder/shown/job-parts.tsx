import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobState } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobRow, nextActions } from '@landbridge/contract/workorder/job-view'
import { useText } from '../../platform/text.tsx'
import { Copyable } from '../../platform/ui/copyable.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import { useCodes } from '../../reference/index.ts'
import { instructionNamesOf } from './instruction-due.ts'

const tones: Record<JobState, Tone> = {
  opened: 'info',
  underway: 'info',
  arrived: 'info',
  awaitingConfirmation: 'warn',
  objected: 'bad',
  completed: 'ok',
  cancelled: 'idle',
}

export function JobPill({ state }: { state: JobState }) {
  const text = useText()
  return <StatusPill tone={tones[state]}>{text(jobStateLabels[state])}</StatusPill>
}

const nextWords = {
  confirmDraft: 'workorder.next-confirm-draft',
  confirmCompletion: 'workorder.next-confirm-completion',
} as const satisfies Record<Exclude<(typeof nextActions)[number], 'siDue'>, string>

export function NextAction({ job }: { job: Pick<JobRow, 'jobNo' | 'nextAction'> }) {
  const text = useText()
  const { nextAction } = job
  if (!nextAction) return null
  const key = nextAction === 'siDue' ? instructionNamesOf(job).due : nextWords[nextAction]
  return <StatusPill tone="warn">{text(key)}</StatusPill>
}

/** A container number in its parts: owner, serial number, check digit. */
export const spaced = (containerNo: string): string =>
  `${containerNo.slice(0, 4)} ${containerNo.slice(4, 10)} ${containerNo.slice(10)}`

export function ContainerNo({ no }: { no: string | undefined }) {
  const text = useText()
  if (!no) return <span className="muted">{text('workorder.no-number-yet')}</span>
  return (
    <Copyable value={no}>
      <span className="mono nowrap">{spaced(no)}</span>
    </Copyable>
  )
}

export function FirstOf({ many, mono }: { many: readonly string[] | undefined; mono?: boolean }) {
  const [first, ...rest] = many ?? []
  if (!first) return null
  return (
    <span className={mono ? 'mono nowrap' : 'nowrap'} title={many?.join(', ')}>
      {first}
      {rest.length > 0 && <span className="muted"> +{rest.length}</span>}
    </span>
  )
}

export function ServiceTerm({ term }: { term: string | undefined }) {
  const { labelOf } = useCodes('SERVICETERM')
  return <>{term && labelOf(term)}</>
}
