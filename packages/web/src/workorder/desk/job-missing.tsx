import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { missingWords } from '../modes/missing-words.ts'

/** What a job still lacks: all of it, or in a list the first and how much more. */
export function Missing({ of, brief }: { of: JobDeskDetail['missing']; brief?: boolean }) {
  const text = useText()
  const format = useFormat()
  const shown = brief ? of.slice(0, 1) : of
  return (
    <span className={brief ? 'row tight' : 'row wraps'} title={format.list(of.map((part) => text(missingWords[part])))}>
      {shown.map((part) => (
        <StatusPill key={part} tone="warn">
          {text(missingWords[part])}
        </StatusPill>
      ))}
      {of.length > shown.length && <span className="muted">+{of.length - shown.length}</span>}
    </span>
  )
}
