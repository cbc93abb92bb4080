import type { BillView } from '@landbridge/contract/paper/bill/bill-views'
import { useText } from '../../platform/text.tsx'

type SeenBill = { id: string; version: number; billSeq: number }
export type BillDialogProps = {
  seenBill: SeenBill
  bill: BillView
  originals?: number | undefined
  onClose: () => void
}

export const useReason = () => {
  const text = useText()
  return {
    name: 'reason' as const,
    label: text('workorder.reason'),
    kind: 'textarea' as const,
    rows: 3,
    maxLength: 300,
    need: true,
    blockedReason: text('workorder.reason-needed'),
  }
}

/** The field for how many originals came back; none for a bill without originals. */
export const useOriginalsBack = ({ originals }: BillView) => {
  const text = useText()
  if (!originals) return []
  const label = text('paper.originals-back', { all: String(originals) })
  return [{ name: 'originalsBack' as const, label, kind: 'number' as const, need: true }]
}

export const asCount = (value: number | string | null | undefined) => (value ? Number(value) : undefined)
