import { useState } from 'react'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import type { ReleaseProps } from '../../workorder/index.ts'
import { HoldDialog } from './hold-dialogs.tsx'

/** The holds of the cargo among what is done with a work order: operations' own, and finance's. Its bills are released where they stand. */
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
      {open && <HoldDialog seen={{ id: job.id, version: job.version }} forMoney={open === 'money'} onClose={close} />}
    </>
  )
}
