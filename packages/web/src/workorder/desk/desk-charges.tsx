import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import type { ChargeDeskView } from '@landbridge/contract/workorder/job-charge'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { confirm, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, IconButton } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useChargeColumns } from '../job/job-charges.tsx'
import { Sums } from '../job/job-parts.tsx'
import { useRemoveCharge } from '../job-api.ts'
import styles from '../workorder.module.css'
import { ChargeDialog } from './charge-dialog.tsx'

type Props = { job: JobDeskDetail; reason: string | undefined }

/** What a job brings in and what it costs; the second never leaves the back office. */
export function DeskCharges({ job, reason }: Props) {
  const text = useText()
  return (
    <>
      <Side job={job} reason={reason} side="R" title={text('workorder.receivable')} />
      <Side job={job} reason={reason} side="P" title={text('workorder.payable')} />
      <Card title={text('workorder.margin')} actions={<span className="muted">{text('workorder.margin-hint')}</span>}>
        <div className="pad strong num">
          {job.margins.length > 0 ? <Sums of={job.margins} /> : text('workorder.charges-empty')}
        </div>
      </Card>
    </>
  )
}

function Side({ job, reason, side, title }: Props & { side: 'R' | 'P'; title: string }) {
  const text = useText()
  const [edited, setEdited] = useState<{ charge?: ChargeDeskView }>()
  const remove = useRemoveCharge()
  const charges = job.charges.filter((charge) => charge.side === side)
  const drop = async (charge: ChargeDeskView) => {
    if (
      !(await confirm(text('workorder.charge-remove-ask', { name: charge.chargeName }), {
        yes: text('shared.remove'),
        danger: true,
      }))
    )
      return
    remove.mutate({ id: job.id, version: job.version, chargeId: charge.id }, { onError: toastError })
  }
  const party: Column<ChargeDeskView> = {
    key: 'PartyName',
    title: 'workorder.supplier',
    render: ({ partyName }) => partyName,
  }
  const tools: Column<ChargeDeskView> = {
    key: 'tools',
    title: 'workorder.tools',
    isTools: true,
    align: 'num',
    render: (charge) => (
      <span className={styles.rowTools}>
        <IconButton
          name="edit"
          label={text('workorder.charge-edit')}
          disabled={!!reason || charge.locked}
          onClick={() => setEdited({ charge })}
        />
        <IconButton
          name="bin"
          label={text('workorder.charge-remove')}
          disabled={!!reason || charge.locked}
          onClick={() => drop(charge)}
        />
      </span>
    ),
  }
  const all = useChargeColumns<ChargeDeskView>(sumsPerCurrency(charges))
  const own =
    side === 'P' ? [...all.slice(0, 1), party, ...all.slice(1).filter(({ key }) => key !== 'QuotedAmount')] : all
  return (
    <>
      <TableCard
        id={`workorder.desk-charges-${side}`}
        title={title}
        actions={
          <Button look="ghost" low icon="plus" reason={reason} onClick={() => setEdited({})}>
            {text('workorder.charge-add')}
          </Button>
        }
        columns={[...own, tools]}
        rows={charges}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text('workorder.charges-empty')} icon="bill" />}
      />
      {edited && <ChargeDialog job={job} charge={edited.charge} side={side} onClose={() => setEdited(undefined)} />}
    </>
  )
}
