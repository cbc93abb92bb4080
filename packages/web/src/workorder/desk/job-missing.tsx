import type { JobDeskDetail, MissingPart } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'

const missingWords = {
  containerNo: 'workorder.lacks-numbers',
  truckPlate: 'workorder.lacks-trucks',
  driver: 'workorder.lacks-drivers',
  seal: 'workorder.lacks-seals',
  consignmentNote: 'workorder.lacks-notes',
  vgm: 'workorder.lacks-vgm',
  flight: 'workorder.lacks-flight',
  masterBill: 'workorder.lacks-master-bill',
  receipt: 'workorder.lacks-receipt',
  screening: 'workorder.lacks-screening',
  packing: 'workorder.lacks-packing',
  charges: 'workorder.lacks-charges',
  changeTold: 'workorder.lacks-change-told',
} as const satisfies Record<MissingPart, TextKey>

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
