import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { missingWord } from '../modes/missing-words.ts'

type Props = { job: Pick<JobDeskDetail, 'jobNo' | 'missing'>; brief?: boolean }

export function Missing({ job, brief }: Props) {
  const text = useText()
  const format = useFormat()
  const { missing } = job
  const visibleItems = brief ? missing.slice(0, 1) : missing
  return (
    <span
      className={brief ? 'row tight' : 'row wraps'}
      title={format.list(missing.map((part) => text(missingWord(part, job))))}
    >
      {visibleItems.map((part) => (
        <StatusPill key={part} tone="warn">
          {text(missingWord(part, job))}
        </StatusPill>
      ))}
      {missing.length > visibleItems.length && <span className="muted">+{missing.length - visibleItems.length}</span>}
    </span>
  )
}
