import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useId, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { useCancelJob, useIssueCompletion } from '../job-api.ts'
import { Refusal } from './saving.tsx'

type Props = { job: JobDeskDetail; onClose: () => void }

/** Issues the completion sheet, with a word to the customer. */
export function IssueDialog({ job, onClose }: Props) {
  const text = useText()
  const issue = useIssueCompletion()
  const send = (note: string) =>
    issue.mutate(
      { id: job.id, version: job.version, ...(note && { note }) },
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
    button: text('workorder.issue'),
  }
  return <WordsDialog words={words} saving={issue} onSend={send} onClose={onClose} />
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
  onSend: (said: string) => void
  onClose: () => void
}

function WordsDialog({ words, saving, isNeeded = false, onSend, onClose }: WordsProps) {
  const text = useText()
  const id = useId()
  const [said, setSaid] = useState('')
  const reason = isNeeded && said.trim().length < 2 ? text('workorder.reason-needed') : undefined
  const buttons = (
    <>
      <Button look="ghost" onClick={onClose}>
        {text('shared.close')}
      </Button>
      <Button busy={saving.isPending} reason={reason} onClick={() => onSend(said.trim())}>
        {words.button}
      </Button>
    </>
  )
  return (
    <Dialog title={words.title} width={480} onClose={onClose} actions={buttons}>
      <div className="stack tight over">
        <p className="muted">{words.hint}</p>
        <div className="field">
          <label htmlFor={id} className={isNeeded ? 'need' : undefined}>
            {words.label}
          </label>
          <textarea
            id={id}
            className="in"
            rows={4}
            maxLength={500}
            value={said}
            onChange={(event) => setSaid(event.target.value)}
          />
        </div>
        <Refusal of={saving} />
      </div>
    </Dialog>
  )
}
