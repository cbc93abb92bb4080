import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import type { HoldView } from '@landbridge/contract/paper/bill/bill-views'
import { type HoldKind, holdKinds } from '@landbridge/contract/workorder/job-lifecycle'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { useCodes } from '../../reference/index.ts'
import type { ReadJob, ReleaseProps } from '../../workorder/index.ts'
import { billsAtDesk } from '../bill/bill-api.ts'

type GoodsHold = Exclude<HoldKind, 'UNPAID'>

/** Holds the cargo for papers, customs or a dispute, or by finance for payment. */
function HoldDialog({ seenJob, forMoney, onClose }: { seenJob: ReadJob; forMoney: boolean; onClose: () => void }) {
  const text = useText()
  const { options } = useCodes('HOLDREASON', { withCode: true })
  const operationalKinds = holdKinds.filter((kind) => kind !== 'UNPAID') as readonly string[]
  const reason = {
    name: 'reason' as const,
    label: text('workorder.reason'),
    kind: 'textarea' as const,
    rows: 2,
    maxLength: 300,
  }
  const shared = {
    title: text(forMoney ? 'paper.hold-for-money' : 'paper.hold-it'),
    width: 480,
    hint: text('paper.hold-hint'),
    invalidates: billsAtDesk,
    submitLabel: text('paper.hold-it'),
    danger: true,
    cancelLabel: text('shared.close'),
  }
  if (forMoney)
    return (
      <CommandDialog
        command={{
          ...shared,
          endpoint: desk.holdForMoney,
          fields: [reason],
          initialValues: { reason: '' },
          toInput: (values) => ({ ...seenJob, holdKind: 'UNPAID' as const, reason: values.reason }),
        }}
        onClose={onClose}
      />
    )
  return (
    <CommandDialog
      command={{
        ...shared,
        endpoint: desk.hold,
        fields: [
          {
            name: 'holdKind',
            label: text('paper.hold-reason'),
            kind: 'select',
            need: true,
            options: options.filter(({ value }) => operationalKinds.includes(value)),
            blockedReason: text('workorder.hold-reason-needed'),
          },
          reason,
        ],
        initialValues: { holdKind: '' as GoodsHold | '', reason: '' },
        toInput: ({ holdKind, reason: words }) => ({ ...seenJob, holdKind: holdKind as GoodsHold, reason: words }),
      }}
      onClose={onClose}
    />
  )
}

/** Lifts one hold, which alone releases nothing. */
export function LiftDialog({ seenJob, hold, onClose }: { seenJob: ReadJob; hold: HoldView; onClose: () => void }) {
  const text = useText()
  const field = {
    name: 'reason' as const,
    label: text('workorder.reason'),
    kind: 'textarea' as const,
    rows: 2,
    maxLength: 300,
    need: true,
    blockedReason: text('workorder.reason-needed'),
  }
  const shared = {
    title: text('paper.hold-lift'),
    width: 480,
    hint: text('paper.hold-lift-hint', { reason: hold.holdLabel }),
    invalidates: billsAtDesk,
    fields: [field],
    initialValues: { reason: '' },
    submitLabel: text('paper.hold-lift'),
  }
  if (hold.holdKind === 'UNPAID') {
    const toMoneyInput = ({ reason }: { reason: string }) => ({ ...seenJob, holdKind: 'UNPAID' as const, reason })
    return (
      <CommandDialog command={{ ...shared, endpoint: desk.liftForMoney, toInput: toMoneyInput }} onClose={onClose} />
    )
  }
  const { holdKind } = hold
  const toInput = ({ reason }: { reason: string }) => ({ ...seenJob, holdKind: holdKind as GoodsHold, reason })
  return <CommandDialog command={{ ...shared, endpoint: desk.lift, toInput }} onClose={onClose} />
}

/** Operational and financial holds among the actions of a work order; a bill is released in its own list. */
export function ReleaseItems({ job, reason, children }: ReleaseProps) {
  const text = useText()
  const refusal = useRefusal()
  const [open, setOpen] = useState<'cargo' | 'money'>()
  const isUnpaid = job.holds.some(({ holdKind }) => holdKind === 'UNPAID')
  const moneyReason = refusal('paper.money-hold') ?? (isUnpaid ? text('workorder.hold-stands') : undefined)
  const close = () => setOpen(undefined)
  return (
    <>
      {children([
        { label: text('paper.hold-it'), danger: true, reason, onSelect: () => setOpen('cargo') },
        { label: text('paper.hold-for-money'), danger: true, reason: moneyReason, onSelect: () => setOpen('money') },
      ])}
      {open && (
        <HoldDialog seenJob={{ id: job.id, version: job.version }} forMoney={open === 'money'} onClose={close} />
      )}
    </>
  )
}
