import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { hasOriginals } from '@landbridge/contract/paper/bill/bill-rules'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useText } from '../../platform/text.tsx'
import { billsAtDesk } from '../bill/bill-api.ts'
import { asCount, type BillDialogProps, useOriginalsBack, useReason } from './bill-fields.tsx'

export function SendDialog({ seenBill, bill, onClose }: BillDialogProps) {
  const text = useText()
  const command = {
    title: text('paper.draft-send'),
    width: 480,
    hint: text('paper.draft-send-hint', { version: String(bill.draftVersion + 1) }),
    endpoint: desk.sendDraft,
    invalidates: billsAtDesk,
    fields: [],
    initialValues: {},
    toInput: () => seenBill,
    submitLabel: text('paper.draft-send'),
    successMessage: text('paper.deed-draft-sent'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}

export function ConfirmDialog({ seenBill, onClose }: BillDialogProps) {
  const text = useText()
  const command = {
    title: text('paper.draft-enter-confirmed'),
    width: 520,
    hint: text('paper.draft-enter-confirmed-hint'),
    endpoint: desk.confirm,
    invalidates: billsAtDesk,
    fields: [useReason()],
    initialValues: { reason: '' },
    toInput: ({ reason }: { reason: string }) => ({ ...seenBill, reason }),
    submitLabel: text('paper.draft-enter-confirmed'),
    successMessage: text('paper.deed-confirmed'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}

export function IssueDialog({ seenBill, bill, originals: wanted, onClose }: BillDialogProps) {
  const text = useText()
  const isSigned = hasOriginals(bill)
  const place = { name: 'issuePlace' as const, label: text('paper.issue-place'), kind: 'input' as const, maxLength: 60 }
  const originals = { name: 'originals' as const, label: text('paper.bill-originals'), kind: 'number' as const }
  const command = {
    title: text('paper.bill-issue'),
    width: 480,
    hint: text('paper.bill-issue-hint'),
    endpoint: desk.issue,
    invalidates: billsAtDesk,
    fields: isSigned ? [originals, place] : [place],
    initialValues: { originals: (isSigned ? wanted || 3 : null) as number | null, issuePlace: '' },
    toInput: (values: { originals: number | null; issuePlace: string }) => ({
      ...seenBill,
      originals: asCount(values.originals),
      issuePlace: values.issuePlace,
    }),
    submitLabel: text('paper.bill-issue'),
    successMessage: text('paper.deed-issued'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}

export function RecallDialog({ seenBill, bill, onClose }: BillDialogProps) {
  const text = useText()
  const fee = { name: 'fee' as const, label: text('paper.recall-fee'), kind: 'input' as const, maxLength: 14 }
  const currency = {
    name: 'feeCurrency' as const,
    label: text('paper.recall-fee-currency'),
    kind: 'input' as const,
    maxLength: 3,
  }
  const command = {
    title: text('paper.bill-recall'),
    width: 520,
    hint: text('paper.bill-recall-hint'),
    endpoint: desk.recall,
    invalidates: billsAtDesk,
    danger: true,
    fields: [...useOriginalsBack(bill), useReason(), fee, currency],
    initialValues: { originalsBack: null as number | null, reason: '', fee: '', feeCurrency: '' },
    toInput: (values: { originalsBack: number | null; reason: string; fee: string; feeCurrency: string }) => ({
      ...seenBill,
      originalsBack: asCount(values.originalsBack),
      reason: values.reason,
      fee: values.fee || null,
      feeCurrency: values.feeCurrency.toUpperCase() || null,
    }),
    submitLabel: text('paper.bill-recall'),
    successMessage: text('paper.deed-recalled'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}

export function VoidDialog({ seenBill, bill, onClose }: BillDialogProps) {
  const text = useText()
  const command = {
    title: text('paper.bill-void'),
    width: 520,
    hint: text('paper.bill-void-hint'),
    endpoint: desk.void,
    invalidates: billsAtDesk,
    danger: true,
    fields: [...useOriginalsBack(bill), useReason()],
    initialValues: { originalsBack: null as number | null, reason: '' },
    toInput: (values: { originalsBack: number | null; reason: string }) => ({
      ...seenBill,
      originalsBack: asCount(values.originalsBack),
      reason: values.reason,
    }),
    submitLabel: text('paper.bill-void'),
    successMessage: text('paper.deed-voided'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}
