import type { ChargeDeskView } from '@landbridge/contract/charge/charge-line'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { ChargeSide, OthersCharges, Sums } from '../../charge/index.ts'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Card } from '../../platform/ui/parts.tsx'
import { useRemoveCharge } from '../job-api.ts'
import { ChargeDialog } from './charge-dialog.tsx'

type Props = { job: JobDeskDetail; reason: string | undefined }

/** The charges that a job brings in and those that it costs; the second never leave the back office. */
export function DeskCharges({ job, reason }: Props) {
  const text = useText()
  const [edited, setEdited] = useState<{ side: 'R' | 'P'; charge?: ChargeDeskView | undefined }>()
  const remove = useRemoveCharge()
  const drop = (charge: ChargeDeskView) =>
    remove.mutate({ id: job.id, version: job.version, chargeId: charge.id }, { onError: toastError })
  return (
    <>
      {(['R', 'P'] as const).map((side) => (
        <ChargeSide
          key={side}
          side={side}
          charges={job.charges}
          reason={reason}
          onEdit={(charge) => setEdited({ side, charge })}
          onRemove={drop}
        />
      ))}
      <OthersCharges charges={job.othersCharges} />
      <Card title={text('workorder.margin')} actions={<span className="muted">{text('workorder.margin-hint')}</span>}>
        <div className="pad strong num">
          {job.margins.length > 0 ? <Sums sums={job.margins} /> : text('charge.charges-empty')}
        </div>
      </Card>
      {edited && (
        <ChargeDialog job={job} charge={edited.charge} side={edited.side} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
