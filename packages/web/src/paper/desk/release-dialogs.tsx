import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useText } from '../../platform/text.tsx'
import { billsAtDesk } from '../bill/bill-api.ts'
import { asCount, type BillDialogProps, useOriginalsBack, useReason } from './bill-fields.tsx'
import { PaperFile } from './bill-file.tsx'

export function SurrenderDialog({ seen, bill, onClose }: BillDialogProps) {
  const text = useText()
  type Values = { originalsBack: number | null; fid: string; endorsed: boolean }
  const endorsed = { name: 'endorsed' as const, label: text('paper.endorsed'), kind: 'checkbox' as const }
  return (
    <CommandDialog
      command={{
        title: text('paper.originals-surrender'),
        width: 520,
        endpoint: desk.surrender,
        rereads: billsAtDesk,
        fields: [
          ...useOriginalsBack(bill),
          ...(bill.isToOrder ? [endorsed] : []),
          {
            name: 'fid',
            draw: (form) => <PaperFile form={form} name="fid" label={text('paper.originals-scan')} />,
            waits: text('workorder.file-needed'),
          },
        ],
        start: { originalsBack: null, fid: '', endorsed: false } as Values,
        sends: ({ originalsBack, fid, endorsed: isEndorsed }) => ({
          ...seen,
          originalsBack: asCount(originalsBack),
          fid,
          endorsed: isEndorsed,
        }),
        yes: text('paper.originals-surrender'),
        done: text('paper.deed-surrendered'),
      }}
      onClose={onClose}
    />
  )
}

export function IndemnifyDialog({ seen, onClose }: BillDialogProps) {
  const text = useText()
  const waits = text('workorder.file-needed')
  return (
    <CommandDialog
      command={{
        title: text('paper.bill-indemnify'),
        width: 520,
        hint: text('paper.bill-indemnify-hint'),
        endpoint: desk.indemnify,
        rereads: billsAtDesk,
        fields: [
          {
            name: 'indemnityFid',
            waits,
            draw: (form) => <PaperFile form={form} name="indemnityFid" label={text('paper.indemnity')} />,
          },
          {
            name: 'guaranteeFid',
            waits,
            draw: (form) => <PaperFile form={form} name="guaranteeFid" label={text('paper.guarantee')} />,
          },
          useReason(),
        ],
        start: { indemnityFid: '', guaranteeFid: '', reason: '' },
        sends: (values) => ({ ...seen, ...values }),
        yes: text('paper.bill-indemnify'),
        done: text('paper.deed-indemnified'),
      }}
      onClose={onClose}
    />
  )
}

export function TelexDialog({ seen, onClose }: BillDialogProps) {
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
        rereads: billsAtDesk,
        fields: [
          {
            name: 'fid',
            waits: text('workorder.file-needed'),
            draw: (form) => <PaperFile form={form} name="fid" label={text('paper.indemnity')} />,
          },
          underCredit,
        ],
        start: { fid: '', keepWarnings: false },
        sends: (values) => ({ ...seen, ...values }),
        yes: text('paper.telex-order'),
        done: text('paper.deed-telex-ordered'),
      }}
      onClose={onClose}
    />
  )
}

export function RevokeDialog({ seen, onClose }: BillDialogProps) {
  const text = useText()
  const command = {
    title: text('paper.telex-revoke'),
    width: 520,
    endpoint: desk.revoke,
    rereads: billsAtDesk,
    danger: true,
    fields: [useReason()],
    start: { reason: '' },
    sends: ({ reason }: { reason: string }) => ({ ...seen, reason }),
    yes: text('paper.telex-revoke'),
    done: text('paper.deed-telex-revoked'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}

export function ReleaseDialog({ seen, onClose }: BillDialogProps) {
  const text = useText()
  const agent = {
    name: 'agentInformed' as const,
    label: text('paper.agent-informed'),
    kind: 'input' as const,
    maxLength: 100,
    need: true,
    waits: text('workorder.agent-needed'),
  }
  const command = {
    title: text('paper.release-it'),
    width: 520,
    endpoint: desk.release,
    rereads: billsAtDesk,
    fields: [agent],
    start: { agentInformed: '' },
    sends: ({ agentInformed }: { agentInformed: string }) => ({ ...seen, agentInformed }),
    yes: text('paper.release-it'),
    done: text('paper.released-now'),
  }
  return <CommandDialog command={command} onClose={onClose} />
}
