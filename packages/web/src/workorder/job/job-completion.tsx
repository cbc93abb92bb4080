import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { objectionLabels } from '@landbridge/contract/workorder/job-labels'
import { objectionReasons } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useFormat } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { serverNow } from '../../platform/signing.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, Note } from '../../platform/ui/parts.tsx'
import { Radios } from '../../platform/ui/ticks.tsx'
import { useConfirmCompletion } from '../job-api.ts'

type CompletionProps = { job: JobDetail }
type Objection = { reasonCode: (typeof objectionReasons)[number]; reason: string }

const blank: Objection = { reasonCode: 'damage', reason: '' }

export function CompletionNotice({ job }: CompletionProps) {
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
        {isWaiting && <CompletionButtons job={job} />}
      </div>
    </Card>
  )
}

function CompletionButtons({ job }: CompletionProps) {
  const text = useText()
  const { user } = useSession()
  const [isRefusing, setRefusing] = useState(false)
  const send = useConfirmCompletion()
  const actionReason = (name: 'confirm' | 'object') => {
    if (user?.companyRole === 'finance') return text('access.finance-only-reads')
    const refused = job.actions.find((action) => action.name === name)?.reason
    return refused ? namedText(text, refused) : undefined
  }
  const confirmCompletion = async () => {
    if (
      !(await confirm(text('workorder.confirm-ask', { job: job.jobNo }), { confirmLabel: text('workorder.confirm') }))
    )
      return
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
      <Button low icon="tick" busy={send.isPending} reason={actionReason('confirm')} onClick={confirmCompletion}>
        {text('workorder.confirm')}
      </Button>
      {isRefusing && <RefuseDialog job={job} onClose={() => setRefusing(false)} />}
    </div>
  )
}

function RefuseDialog({ job: { jobNo, version }, onClose }: CompletionProps & { onClose: () => void }) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('workorder.refuse-title'),
        width: 520,
        hint: text('workorder.refuse-hint'),
        endpoint: jobEndpoints.refuse,
        fields: [
          { name: 'reasonCode', render: (form) => <ObjectionField form={form} /> },
          {
            name: 'reason',
            label: text('workorder.reason-words'),
            kind: 'textarea',
            rows: 4,
            maxLength: 1000,
            need: true,
            blockedReason: text('workorder.reason-needed'),
          },
        ],
        initialValues: blank,
        toInput: (objection) => ({ jobNoIn: jobNo, version, ...objection }),
        submitLabel: text('workorder.refuse'),
        successMessage: text('workorder.refused'),
      }}
      onClose={onClose}
    />
  )
}

function ObjectionField({ form }: { form: UseFormReturn<Objection> }) {
  const text = useText()
  return (
    <Radios
      label={text('workorder.reason')}
      className="row wraps"
      value={form.watch('reasonCode')}
      onChange={(code) => form.setValue('reasonCode', code)}
      choices={objectionReasons.map((value) => ({ value, label: text(objectionLabels[value]) }))}
    />
  )
}
