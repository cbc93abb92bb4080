import { objectionLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'

export function DeskCompletion({ job }: { job: JobDeskDetail }) {
  return (
    <>
      <CompletionState job={job} />
      {job.completionKept && <KeptWarnings kept={job.completionKept} />}
    </>
  )
}

function KeptWarnings({ kept: { warnings, reason } }: { kept: NonNullable<JobDeskDetail['completionKept']> }) {
  const text = useText()
  const format = useFormat()
  return (
    <Note tone="warn">
      {format.list(warnings.map((key) => namedText(text, key)))}
      <div className="small">{text('workorder.issued-anyway', { reason })}</div>
    </Note>
  )
}

function CompletionState({ job: { completion, state } }: { job: JobDeskDetail }) {
  const text = useText()
  const format = useFormat()
  if (!completion) return null
  const issued = text('workorder.completion-issued', { time: format.dayTime(completion.issuedAt) })
  if (completion.reasonCode && state === 'objected') {
    return (
      <Note tone="bad">
        {text(objectionLabels[completion.reasonCode])}: {completion.reason}
        <div className="small">
          {completion.answeredBy} · {format.dayTime(completion.answeredAt)} · {issued}
        </div>
      </Note>
    )
  }
  if (state === 'awaitingConfirmation') {
    const due = text('workorder.waits-until', { time: format.dayTime(completion.dueAt) })
    return <Note tone="info" icon="info">{`${issued} · ${due}`}</Note>
  }
  const answer = completion.answeredAt
    ? text('workorder.completion-confirmed', {
        time: format.dayTime(completion.answeredAt),
        by: completion.answeredBy ?? '',
      })
    : text('workorder.completion-lapsed')
  return <Note tone="ok" icon="tick">{`${issued} · ${answer}`}</Note>
}
