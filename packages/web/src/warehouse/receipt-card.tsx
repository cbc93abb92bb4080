import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { ReactNode } from 'react'
import { useFormat } from '../platform/format.ts'
import { type TextKey, useText } from '../platform/text.tsx'
import { DotLine, Note } from '../platform/ui/parts.tsx'
import { TableCard } from '../platform/ui/table-card.tsx'
import type { Column } from '../platform/ui/table-columns.tsx'
import { LclPill } from '../workorder/index.ts'

type Received = Pick<
  JobDetail,
  | 'lclState'
  | 'loadType'
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
  | 'chargeableWeightKg'
  | 'measuredPieces'
  | 'actualLoadingMetres'
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
  ...(job.actualLoadingMetres
    ? [
        {
          name: 'workorder.measured-loading-metres',
          declared: undefined,
          measured: job.actualLoadingMetres,
          decimals: 1,
        } as const,
      ]
    : []),
  job.chargeableWeightKg === undefined
    ? {
        name: 'workorder.chargeable-qty',
        declared: job.declaredQty,
        measured: job.receivedAt && job.chargeableQty,
        decimals: 3,
      }
    : {
        name: 'workorder.chargeable-weight',
        declared: job.declaredQty,
        measured: job.receivedAt && job.chargeableWeightKg,
        decimals: 1,
      },
]

/** Pieces that were measured one by one, in a line: 12 × 60 × 50 × 60. */
const piecesInLine = ({ measuredPieces = [] }: Received): string =>
  measuredPieces.map((one) => [one.pieceQty, one.lengthCm, one.widthCm, one.heightCm].join(' × ')).join('; ')

/** What the warehouse received, beside what was declared; nothing for cargo that no warehouse receives. */
export function ReceiptCard({ job, actions }: { job: Received; actions?: ReactNode }) {
  const text = useText()
  const format = useFormat()
  // Only of what is received one says by which quantity it would be charged.
  if (job.declaredQty === undefined) return null
  const received =
    job.receivedAt && `${text('workorder.received-at')} ${format.dayTime(job.receivedAt, job.originZone)}`
  const pieces = piecesInLine(job)
  const sizes = pieces && `${text('workorder.measured-pieces')}: ${pieces}`
  const number = job.receiptNo && `${text('workorder.receipt-no')} ${job.receiptNo}`
  return (
    <div className="stack tight">
      {job.measureDiffers && <Note tone="warn">{text('workorder.measure-differs')}</Note>}
      <TableCard
        id="workorder.receipt"
        title={text('workorder.receipt')}
        actions={
          <>
            {job.lclState && <LclPill of={job.lclState} loadType={job.loadType} />}
            {actions}
          </>
        }
        columns={columns}
        rows={figuresOf(job)}
        rowKey={({ name }) => name}
      />
      <DotLine
        parts={
          job.receivedAt
            ? [job.warehouseName, received, number, sizes, job.receiptRemark]
            : [text('workorder.receipt-awaited')]
        }
      />
    </div>
  )
}
