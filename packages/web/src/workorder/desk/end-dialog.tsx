import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { WordsField } from '../../platform/form/words-field.tsx'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { jobsAtDesk, useIssueCompletion } from '../job-api.ts'
import { isDoubt, JobRefusal } from '../shown/saving.tsx'

type Props = { job: JobDeskDetail; onClose: () => void }

/** Issues the completion sheet with a note to the customer, and a reason where doubted. */
export function IssueDialog({ job: { id, version }, onClose }: Props) {
  const text = useText()
  const issue = useIssueCompletion()
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const isDoubted = isDoubt(issue.error) || reason !== ''
  const words = { ...(note.trim() && { note: note.trim() }) }
  const doubted = { ...(isDoubted && { keepWarnings: true, reason: reason.trim() }) }
  const send = () =>
    issue.mutate(
      { id, version, ...words, ...doubted },
      {
        onSuccess: () => {
          toast(text('workorder.issued-sheet'), { kind: 'good' })
          onClose()
        },
      },
    )
  const buttons = (
    <DialogButtons
      busy={issue.isPending}
      cancelLabel={text('shared.close')}
      reason={isDoubted && reason.trim().length < 2 ? text('workorder.reason-needed') : undefined}
      submitLabel={text(isDoubted ? 'workorder.issue-anyway' : 'workorder.issue')}
      onSubmit={send}
      onClose={onClose}
    />
  )
  const lines = { maxLength: 200, rows: 2, need: true }
  return (
    <Dialog title={text('workorder.issue')} width={480} onClose={onClose} actions={buttons}>
      <div className="stack tight labels-above">
        <p className="muted">{text('workorder.issue-hint')}</p>
        <WordsField label={text('workorder.note-customer')} rows={4} maxLength={500} value={note} onChange={setNote} />
        <JobRefusal error={issue.error} />
        {isDoubted && <WordsField label={text('workorder.reason')} {...lines} value={reason} onChange={setReason} />}
      </div>
    </Dialog>
  )
}

export function CancelDialog({ job: { id, version }, onClose }: Props) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('workorder.cancel-job'),
        width: 480,
        hint: text('workorder.cancel-hint'),
        endpoint: jobDeskEndpoints.cancel,
        invalidates: jobsAtDesk,
        fields: [
          {
            name: 'reason',
            label: text('workorder.reason'),
            kind: 'textarea',
            rows: 4,
            maxLength: 500,
            need: true,
            blockedReason: text('workorder.reason-needed'),
          },
        ],
        initialValues: { reason: '' },
        toInput: ({ reason }) => ({ id, version, reason }),
        submitLabel: text('workorder.cancel-job'),
        cancelLabel: text('shared.close'),
      }}
      onClose={onClose}
    />
  )
}
