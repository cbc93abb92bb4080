import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { DotLine, Note } from '../../platform/ui/parts.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { LclPill } from './lcl-pill.tsx'

type Received = Pick<
  JobDetail,
  | 'lclState'
  | 'packages'
  | 'grossWeightKg'
  | 'volumeM3'
  | 'declaredQty'
  | 'warehouseName'
  | 'receivedAt'
  | 'receiptNo'
  | 'receiptRemark'
  | 'actualPieces'
  | 'actualGrossWeightKg'
  | 'actualVolumeM3'
  | 'chargeableQty'
  | 'measureDiffers'
  | 'originZone'
>
type Figure = {
  name: TextKey
  declared: string | number | undefined
  measured: string | number | undefined
  decimals: number
}

const Shown = ({ of, decimals }: { of: Figure['declared']; decimals: number }) => (
  <>{useFormat().number(of, decimals)}</>
)
const Name = ({ of }: { of: TextKey }) => <>{useText()(of)}</>

const columns: readonly Column<Figure>[] = [
  { key: 'Name', title: 'workorder.receipt-figure', render: ({ name }) => <Name of={name} /> },
  {
    key: 'Declared',
    title: 'workorder.declared',
    named: true,
    align: 'num',
    render: ({ declared, decimals }) => <Shown of={declared} decimals={decimals} />,
  },
  {
    key: 'Measured',
    title: 'workorder.measured',
    named: true,
    align: 'num',
    render: ({ measured, decimals }) => <Shown of={measured} decimals={decimals} />,
  },
]

const figuresOf = (job: Received): Figure[] => [
  { name: 'workorder.packages', declared: job.packages, measured: job.actualPieces, decimals: 0 },
  { name: 'workorder.gross-weight', declared: job.grossWeightKg, measured: job.actualGrossWeightKg, decimals: 0 },
  { name: 'workorder.volume', declared: job.volumeM3, measured: job.actualVolumeM3, decimals: 3 },
  {
    name: 'workorder.chargeable-qty',
    declared: job.declaredQty,
    measured: job.receivedAt && job.chargeableQty,
    decimals: 3,
  },
]

/** What the warehouse received of cargo that shares a container, beside what was declared; nothing for cargo in a container of its own. */
export function ReceiptCard({ job, actions }: { job: Received; actions?: ReactNode }) {
  const text = useText()
  const format = useFormat()
  if (!job.lclState) return null
  const received =
    job.receivedAt && `${text('workorder.received-at')} ${format.dayTime(job.receivedAt, job.originZone)}`
  const number = job.receiptNo && `${text('workorder.receipt-no')} ${job.receiptNo}`
  return (
    <div className="stack tight">
      {job.measureDiffers && <Note tone="warn">{text('workorder.measure-differs')}</Note>}
      <TableCard
        id="workorder.receipt"
        title={text('workorder.receipt')}
        actions={
          <>
            <LclPill of={job.lclState} />
            {actions}
          </>
        }
        columns={columns}
        rows={figuresOf(job)}
        rowKey={({ name }) => name}
      />
      <DotLine
        of={
          job.receivedAt
            ? [job.warehouseName, received, number, job.receiptRemark]
            : [text('workorder.receipt-awaited')]
        }
      />
    </div>
  )
}
