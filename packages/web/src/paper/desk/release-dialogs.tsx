import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useText } from '../../platform/text.tsx'
import { billsAtDesk } from '../bill/bill-api.ts'
import { asCount, type BillDialogProps, useOriginalsBack, useReason } from './bill-fields.tsx'
import { PaperFile } from './bill-file.tsx'

export function SurrenderDialog({ seenBill, bill, onClose }: BillDialogProps) {
  const text = useText()
  type Values = { originalsBack: number | null; fid: string; endorsed: boolean }
  const endorsed = { name: 'endorsed' as const, label: text('paper.endorsed'), kind: 'checkbox' as const }
  return (
    <CommandDialog
      command={{
        title: text('paper.originals-surrender'),
        width: 520,
        endpoint: desk.surrender,
        invalidates: billsAtDesk,
        fields: [
          ...useOriginalsBack(bill),
          ...(bill.isToOrder ? [endorsed] : []),
          {
            name: 'fid',
            render: (form) => <PaperFile form={form} name="fid" label={text('paper.originals-scan')} />,
            blockedReason: text('workorder.file-needed'),
          },
        ],
        initialValues: { originalsBack: null, fid: '', endorsed: false } as Values,
        toInput: ({ originalsBack, fid, endorsed: isEndorsed }) => ({
          ...seenBill,
          originalsBack: asCount(originalsBack),
          fid,
          endorsed: isEndorsed,
        }),
        submitLabel: text('paper.originals-surrender'),
        successMessage: text('paper.deed-surrendered'),
      }}
      onClose={onClose}
    />
  )
}

export function IndemnifyDialog({ seenBill, onClose }: BillDialogProps) {
  const text = useText()
  const blockedReason = text('workorder.file-needed')
  return (
    <CommandDialog
      command={{
        title: text('paper.bill-indemnify'),
        width: 520,
        hint: text('paper.bill-indemnify-hint'),
        endpoint: desk.indemnify,
        invalidates: billsAtDesk,
        fields: [
          {
            name: 'indemnityFid',
            blockedReason,
            render: (form) => <PaperFile form={form} name="indemnityFid" label={text('paper.indemnity')} />,
          },
          {
            name: 'guaranteeFid',
            blockedReason,
            render: (form) => <PaperFile form={form} name="guaranteeFid" label={text('paper.guarantee')} />,
          },
          useReason(),
        ],
        initialValues: { indemnityFid: '', guaranteeFid: '', reason: '' },
        toInput: (values) => ({ ...seenBill, ...values }),
        submitLabel: text('paper.bill-indemnify'),
        successMessage: text('paper.deed-indemnified'),
      }}
      onClose={onClose}
    />
  )
}

export function TelexDialog({ seenBill, onClose }: BillDialogProps) {
  const text = useText()
  const underCredit = {
    name: 'keepWarnings' as const,
    label: text('paper.telex-under-credit'),
    kind: 'checkbox' as const,
  }
  return (
    <CommandDialog
      command={{
        title: text('paper.telex-order'),
        width: 520,
        endpoint: desk.orderTelex,
        invalidates: billsAtDesk,
        fields: [
          {
            name: 'fid',
            blockedReason: text('workorder.file-needed'),
            render: (form) => <PaperFile form={form} name="fid" label={text('paper.indemnity')} />,
          },
          underCredit,
        ],
        initialValues: { fid: '', keepWarnings: false },
        toInput: (values) => ({ ...seenBill, ...values }),
        submitLabel: text('paper.telex-order'),
        successMessage: text('paper.deed-telex-ordered'),
      }}
      onClose={onClose}
    />
  )
}

export function RevokeDialog({ seenBill, onClose }: BillDialogProps) {
  const text = useText()
  const command = {
    title: text('paper.telex-revoke'),
    width: 520,
    endpoint: desk.revoke,
    invalidates: billsAtDesk,
    danger: true,
    fields: [useReason()],
    initialValues: { reason: '' },
    toInput: ({ reason }: { reason: string }) => ({ ...seenBill, reason }),
    submitLabel: text('paper.telex-revoke'),
    successMessage: text('paper.deed-telex-revoked'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}

export function ReleaseDialog({ seenBill, onClose }: BillDialogProps) {
  const text = useText()
  const agent = {
    name: 'agentInformed' as const,
    label: text('paper.agent-informed'),
    kind: 'input' as const,
    maxLength: 100,
    need: true,
    blockedReason: text('workorder.agent-needed'),
  }
  const command = {
    title: text('paper.release-it'),
    width: 520,
    endpoint: desk.release,
    invalidates: billsAtDesk,
    fields: [agent],
    initialValues: { agentInformed: '' },
    toInput: ({ agentInformed }: { agentInformed: string }) => ({ ...seenBill, agentInformed }),
    submitLabel: text('paper.release-it'),
    successMessage: text('paper.released-now'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}
