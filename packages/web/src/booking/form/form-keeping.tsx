import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Suspense, useState } from 'react'
import { AutosaveNote } from '../../platform/form/use-autosave.tsx'
import { lazyPart } from '../../platform/load-part.ts'
import { namedText, useText } from '../../platform/text.tsx'
import type { FormState } from '../state/form-state.ts'
import type { SummaryProps } from './form-summary-props.ts'

const SaveTemplateDialog = lazyPart(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog)

type DraftNoteProps = Pick<SummaryProps, 'draft' | 'isRevision' | 'issues'>

/** The saving state; values that cannot be read stay in this browser. */
export function DraftNote({ draft: { status }, isRevision, issues }: DraftNoteProps) {
  const text = useText()
  if (status.state === 'failed' && !status.isConflict && status.failure && !isRevision) {
    return (
      <span className="small late" role="alert">
        {text('shared.save-failed')}: {namedText(text, status.failure)}
      </span>
    )
  }
  if (isRevision) return <span className="small muted">{text('booking.revision-kept')}</span>
  if (issues.unread > 0 && status.state !== 'failed')
    return <span className="small late">{text('booking.draft-held-back', { count: issues.unread })}</span>
  if (status.state === 'idle' || !status.savedVersion)
    return <span className="small muted">{text('booking.draft-not-yet')}</span>
  return <AutosaveNote draft={status} />
}

/** Saves the form as a template, without days and numbers. */
export function SaveTemplate({ form, code }: { form: FormState; code: ModeCode }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="link nowrap" onClick={() => setAsking(true)}>
        {text('booking.save-template')}
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <SaveTemplateDialog form={form} code={code} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
