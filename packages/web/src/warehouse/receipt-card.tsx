import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { ReactNode } from 'react'
import { useFormat } from '../platform/format.ts'
import { type TextKey, useText } from '../platform/text.tsx'
import { Figure } from '../platform/ui/cells.tsx'
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
type Measure = {
  name: TextKey
  declared: string | number | undefined
  measured: string | number | undefined
  decimals: number
}

const Name = ({ words }: { words: TextKey }) => <>{useText()(words)}</>

const columns: readonly Column<Measure>[] = [
  { key: 'Name', title: 'warehouse.receipt-figure', render: ({ name }) => <Name words={name} /> },
  {
    key: 'Declared',
    title: 'warehouse.declared',
    labelled: true,
    align: 'num',
    render: ({ declared, decimals }) => <Figure value={declared} decimals={decimals} />,
  },
  {
    key: 'Measured',
    title: 'warehouse.measured',
    labelled: true,
    align: 'num',
    render: ({ measured, decimals }) => <Figure value={measured} decimals={decimals} />,
  },
  {
    key: 'Difference',
    title: 'warehouse.difference',
    labelled: true,
    align: 'num',
    render: (row) => <Difference row={row} />,
  },
]

/** The percentage beyond which the measured quantity counts. */
const mostApartPct = 3

/** The measured difference from the declaration, marked beyond tolerance. */
function Difference({ row: { declared, measured } }: { row: Measure }) {
  const format = useFormat()
  const [stated, found] = [Number(declared), Number(measured)]
  if (measured === undefined || !(stated > 0) || found === stated) return null
  const pct = ((found - stated) / stated) * 100
  const words = `${pct > 0 ? '+' : '−'}${format.number(Math.abs(pct), 1)} %`
  return <span className={Math.abs(pct) > mostApartPct ? 'late strong nowrap' : 'nowrap'}>{words}</span>
}

const figuresOf = (job: Received): Measure[] => [
  { name: 'workorder.packages', declared: job.packages, measured: job.actualPieces, decimals: 0 },
  { name: 'workorder.gross-weight', declared: job.grossWeightKg, measured: job.actualGrossWeightKg, decimals: 0 },
  { name: 'workorder.volume', declared: job.volumeM3, measured: job.actualVolumeM3, decimals: 3 },
  ...(job.actualLoadingMetres
    ? [
        {
          name: 'warehouse.measured-loading-metres',
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

/** Measured pieces in a line: 12 × 60 × 50 × 60. */
const piecesInLine = ({ measuredPieces = [] }: Received): string =>
  measuredPieces.map((one) => [one.pieceQty, one.lengthCm, one.widthCm, one.heightCm].join(' × ')).join('; ')

/** The warehouse's receipt beside the declaration, for cargo that warehouses receive. */
export function ReceiptCard({ job, actions }: { job: Received; actions?: ReactNode }) {
  const text = useText()
  const format = useFormat()
  // Only of what is received one says by which quantity it would be charged.
  if (job.declaredQty === undefined) return null
  const received =
    job.receivedAt && `${text('warehouse.received-at')} ${format.dayTime(job.receivedAt, job.originZone)}`
  const pieces = piecesInLine(job)
  const sizes = pieces && `${text('warehouse.measured-pieces')}: ${pieces}`
  const number = job.receiptNo && `${text('warehouse.receipt-no')} ${job.receiptNo}`
  return (
    <div className="stack tight">
      {job.measureDiffers && <Note tone="warn">{text('warehouse.measure-differs')}</Note>}
      <TableCard
        id="warehouse.receipt"
        title={text('warehouse.receipt')}
        actions={
          <>
            {job.lclState && <LclPill state={job.lclState} loadType={job.loadType} />}
            {actions}
          </>
        }
        columns={columns}
        rows={figuresOf(job)}
        rowKey={({ name }) => name}
        foot={
          <DotLine
            parts={
              job.receivedAt
                ? [job.warehouseName, received, number, sizes, job.receiptRemark]
                : [text('warehouse.receipt-awaited')]
            }
          />
        }
      />
    </div>
  )
}
