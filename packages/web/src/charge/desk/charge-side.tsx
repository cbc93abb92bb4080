import type { ChargeDeskView } from '@landbridge/contract/charge/charge-line'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { useText } from '../../platform/text.tsx'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { chargeColumns } from '../charge-columns.tsx'

type Props = {
  side: 'R' | 'P'
  charges: readonly ChargeDeskView[]
  /** The reason why charges cannot be changed now. */
  reason: string | undefined
  onEdit: (charge?: ChargeDeskView) => void
  onRemove: (charge: ChargeDeskView) => void
}

export function ChargeSide({ side, charges: all, reason, onEdit, onRemove }: Props) {
  const text = useText()
  const charges = all.filter((charge) => charge.side === side)
  const confirmRemoval = async (charge: ChargeDeskView) => {
    const question = text('charge.charge-remove-ask', { name: charge.chargeName })
    if (await confirm(question, { confirmLabel: text('shared.remove'), danger: true })) onRemove(charge)
  }
  const party: Column<ChargeDeskView> = {
    key: 'PartyName',
    title: 'charge.supplier',
    render: ({ partyName }) => partyName,
  }
  const tools: Column<ChargeDeskView> = {
    key: 'tools',
    title: 'shared.tools',
    isActions: true,
    align: 'num',
    render: (charge) => (
      <span className="row-tools">
        <IconButton
          name="edit"
          label={text('charge.charge-edit')}
          disabled={!!reason || charge.locked}
          onClick={() => onEdit(charge)}
        />
        <IconButton
          name="bin"
          label={text('charge.charge-remove')}
          disabled={!!reason || charge.locked}
          onClick={() => confirmRemoval(charge)}
        />
      </span>
    ),
  }
  const columns = chargeColumns(sumsPerCurrency(charges))
  const own =
    side === 'P'
      ? [...columns.slice(0, 1), party, ...columns.slice(1).filter(({ key }) => key !== 'QuotedAmount')]
      : columns
  return (
    <TableCard
      id={`workorder.desk-charges-${side}`}
      title={text(side === 'R' ? 'charge.receivable' : 'charge.payable')}
      actions={
        <Button look="ghost" low icon="plus" reason={reason} onClick={() => onEdit()}>
          {text('charge.charge-add')}
        </Button>
      }
      columns={[...own, tools]}
      rows={charges}
      rowKey={({ id }) => id}
      empty={<EmptyState title={text('charge.charges-empty')} icon="bill" />}
    />
  )
}
