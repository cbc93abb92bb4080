import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type ReactNode, useState } from 'react'
import { WordsField } from '../../platform/form/words-field.tsx'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { useCancelJob, useIssueCompletion } from '../job-api.ts'
import { isDoubt, Refusal } from '../shown/saving.tsx'

type Props = { job: JobDeskDetail; onClose: () => void }

/** Issues the completion sheet, with a word to the customer. */
export function IssueDialog({ job, onClose }: Props) {
  const text = useText()
  const issue = useIssueCompletion()
  const [reason, setReason] = useState('')
  const isDoubted = isDoubt(issue.error) || reason !== ''
  const send = (note: string) =>
    issue.mutate(
      {
        ...{ id: job.id, version: job.version },
        ...(note && { note }),
        ...(isDoubted && { keepWarnings: true, reason: reason.trim() }),
      },
      {
        onSuccess: () => {
          toast(text('workorder.issued-sheet'), { kind: 'good' })
          onClose()
        },
      },
    )
  const words = {
    title: text('workorder.issue'),
    hint: text('workorder.issue-hint'),
    label: text('workorder.note-customer'),
    button: text(isDoubted ? 'workorder.issue-anyway' : 'workorder.issue'),
  }
  const isReasonNeeded = isDoubted && reason.trim().length < 2
  return (
    <WordsDialog
      words={words}
      saving={issue}
      refusal={isReasonNeeded ? text('workorder.reason-needed') : undefined}
      onSend={send}
      onClose={onClose}
    >
      {isDoubted && (
        <WordsField
          label={text('workorder.reason')}
          rows={2}
          maxLength={200}
          need
          value={reason}
          onChange={setReason}
        />
      )}
    </WordsDialog>
  )
}

/** Cancels the job, with the reason. */
export function CancelDialog({ job, onClose }: Props) {
  const text = useText()
  const cancel = useCancelJob()
  const send = (reason: string) => cancel.mutate({ id: job.id, version: job.version, reason }, { onSuccess: onClose })
  const words = {
    title: text('workorder.cancel-job'),
    hint: text('workorder.cancel-hint'),
    label: text('workorder.reason'),
    button: text('workorder.cancel-job'),
  }
  return <WordsDialog words={words} saving={cancel} isNeeded onSend={send} onClose={onClose} />
}

type WordsProps = {
  words: { title: string; hint: string; label: string; button: string }
  saving: { error: unknown; isPending: boolean }
  isNeeded?: boolean
  /** Why it cannot be sent as it is. */
  refusal?: string | undefined
  children?: ReactNode
  onSend: (reasonText: string) => void
  onClose: () => void
}

function WordsDialog({ words, saving, isNeeded = false, refusal, children, onSend, onClose }: WordsProps) {
  const text = useText()
  const [reasonText, setSaid] = useState('')
  const reason = isNeeded && reasonText.trim().length < 2 ? text('workorder.reason-needed') : refusal
  const buttons = (
    <>
      <Button look="ghost" onClick={onClose}>
        {text('shared.close')}
      </Button>
      <Button busy={saving.isPending} reason={reason} onClick={() => onSend(reasonText.trim())}>
        {words.button}
      </Button>
    </>
  )
  return (
    <Dialog title={words.title} width={480} onClose={onClose} actions={buttons}>
      <div className="stack tight labels-above">
        <p className="muted">{words.hint}</p>
        <WordsField
          label={words.label}
          rows={4}
          maxLength={500}
          need={isNeeded}
          value={reasonText}
          onChange={setSaid}
        />
        <Refusal of={saving} />
        {children}
      </div>
    </Dialog>
  )
}
