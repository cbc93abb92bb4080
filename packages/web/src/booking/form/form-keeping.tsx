import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Suspense, useState } from 'react'
import { AutosaveNote } from '../../platform/form/use-autosave.tsx'
import { lazyPart } from '../../platform/load-part.ts'
import { namedText, useText } from '../../platform/text.tsx'
import type { FormState } from '../state/form-state.ts'
import type { SummaryProps } from './form-summary-props.ts'

const SaveTemplateDialog = lazyPart(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog)

type DraftNoteProps = Pick<SummaryProps, 'draft' | 'isRevision' | 'issues'>

/** Values that cannot be read are kept in this browser alone. */
export function DraftNote({ draft: { standing }, isRevision, issues }: DraftNoteProps) {
  const text = useText()
  if (standing.state === 'failed' && !standing.isConflict && standing.failure && !isRevision) {
    return (
      <span className="small late" role="alert">
        {text('shared.save-failed')}: {namedText(text, standing.failure)}
      </span>
    )
  }
  if (isRevision) return <span className="small muted">{text('booking.revision-kept')}</span>
  if (issues.unread > 0 && standing.state !== 'failed')
    return <span className="small late">{text('booking.draft-held-back', { count: issues.unread })}</span>
  if (standing.state === 'idle' || !standing.kept)
    return <span className="small muted">{text('booking.draft-not-yet')}</span>
  return <AutosaveNote draft={standing} />
}

/** Keeps what is filled in, without its days and numbers, under a name to begin from again. */
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
