import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { missingWords } from '../modes/missing-words.ts'

export function Missing({ missing, brief }: { missing: JobDeskDetail['missing']; brief?: boolean }) {
  const text = useText()
  const format = useFormat()
  const shown = brief ? missing.slice(0, 1) : missing
  return (
    <span
      className={brief ? 'row tight' : 'row wraps'}
      title={format.list(missing.map((part) => text(missingWords[part])))}
    >
      {shown.map((part) => (
        <StatusPill key={part} tone="warn">
          {text(missingWords[part])}
        </StatusPill>
      ))}
      {missing.length > shown.length && <span className="muted">+{missing.length - shown.length}</span>}
    </span>
  )
}
