import { objectionLabels } from '@landbridge/contract/workorder/job-labels'
import { objectionReasons } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { WordsField } from '../../platform/form/words-field.tsx'
import { useFormat } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { serverNow } from '../../platform/signing.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, Note } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { Radios } from '../../platform/ui/ticks.tsx'
import { useConfirmCompletion, useRefuseCompletion } from '../job-api.ts'

type Of = { job: JobDetail }

/** The completion sheet: what we say is done, until when it can be answered, and the answer. */
export function CompletionNotice({ job }: Of) {
  const text = useText()
  const format = useFormat()
  const { completion, state } = job
  if (!completion) return null
  const daysLeft = format.span(Math.max(0, completion.dueAt.getTime() - serverNow().getTime()))
  const isWaiting = state === 'awaitingConfirmation'
  return (
    <Card title={text('workorder.completion-sheet')}>
      <div className="pad stack tight">
        <p>
          {text('workorder.completion-issued', { time: format.dayTime(completion.issuedAt) })}
          {isWaiting &&
            ` · ${text('workorder.completion-due', { time: format.dayTime(completion.dueAt), left: daysLeft })}`}
        </p>
        {completion.note && <p className="muted">{completion.note}</p>}
        {completion.reasonCode && (
          <Note tone="bad">
            {text(objectionLabels[completion.reasonCode])}: {completion.reason}
          </Note>
        )}
        {state === 'completed' && (
          <p className="ok-text strong">
            {completion.answeredAt
              ? text('workorder.completion-confirmed', {
                  time: format.dayTime(completion.answeredAt),
                  by: completion.answeredBy ?? '',
                })
              : text('workorder.completion-lapsed')}
          </p>
        )}
        {isWaiting && <Answers job={job} />}
      </div>
    </Card>
  )
}

function Answers({ job }: Of) {
  const text = useText()
  const { user } = useSession()
  const [isRefusing, setRefusing] = useState(false)
  const send = useConfirmCompletion()
  const actionReason = (name: 'confirm' | 'object') => {
    if (user?.companyRole === 'finance') return text('access.finance-only-reads')
    const refused = job.actions.find((action) => action.name === name)?.reason
    return refused ? text(refused as TextKey) : undefined
  }
  const say = async () => {
    if (!(await confirm(text('workorder.confirm-ask', { job: job.jobNo }), { yes: text('workorder.confirm') }))) return
    // The buttons are gone by the time it is done, and what mutate would call with them.
    await send
      .mutateAsync({ jobNoIn: job.jobNo, version: job.version })
      .then(() => toast(text('workorder.confirmed'), { kind: 'good' }), toastError)
  }
  return (
    <div className="row wraps">
      <Button look="ghost" low danger reason={actionReason('object')} onClick={() => setRefusing(true)}>
        {text('workorder.refuse')}
      </Button>
      <Button low icon="tick" busy={send.isPending} reason={actionReason('confirm')} onClick={say}>
        {text('workorder.confirm')}
      </Button>
      {isRefusing && <RefuseDialog job={job} onClose={() => setRefusing(false)} />}
    </div>
  )
}

/** Says what is wrong with what we call done. */
function RefuseDialog({ job, onClose }: Of & { onClose: () => void }) {
  const text = useText()
  const send = useRefuseCompletion()
  const [reasonCode, setCode] = useState<(typeof objectionReasons)[number]>('damage')
  const [reason, setReason] = useState('')
  const isShort = reason.trim().length < 5
  const refuse = () =>
    send.mutateAsync({ jobNoIn: job.jobNo, version: job.version, reasonCode, reason }).then(
      () => {
        toast(text('workorder.refused'), { kind: 'good' })
        onClose()
      },
      // What was refused stands in the dialog.
      () => undefined,
    )
  const buttons = (
    <DialogButtons
      busy={send.isPending}
      reason={isShort ? text('workorder.reason-needed') : undefined}
      onYes={refuse}
      yes={text('workorder.refuse')}
      onClose={onClose}
    />
  )
  return (
    <Dialog title={text('workorder.refuse-title')} width={520} onClose={onClose} actions={buttons}>
      <div className="stack tight labels-above">
        <p className="muted">{text('workorder.refuse-hint')}</p>
        <Radios
          label={text('workorder.reason')}
          className="row wraps"
          value={reasonCode}
          onChange={setCode}
          choices={objectionReasons.map((value) => ({ value, label: text(objectionLabels[value]) }))}
        />
        <WordsField
          label={text('workorder.reason-words')}
          rows={4}
          maxLength={1000}
          need
          value={reason}
          onChange={setReason}
        />
        <ProblemNote error={send.error} withFields />
      </div>
    </Dialog>
  )
}
