import type { SharedJob } from '@landbridge/contract/warehouse/consolidation'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Figure } from '../../platform/ui/cells.tsx'
import { figure, moment } from '../../platform/ui/column-makers.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'
import { IconButton, StatusPill } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { LclPill } from '../../workorder/index.ts'

const Danger = () => <StatusPill tone="warn">{useText()('warehouse.dangerous')}</StatusPill>

/** The measured quantity, bold where it differs, else the declared one. */
function Measured({ job, actual, declared, decimals }: MeasuredProps) {
  if (actual === undefined)
    return (
      <span className="muted">
        <Figure value={declared} decimals={decimals} />
      </span>
    )
  return (
    <span className={job.measureDiffers && Number(actual) !== Number(declared) ? 'strong nowrap' : 'nowrap'}>
      <Figure value={actual} decimals={decimals} />
    </span>
  )
}
type MeasuredProps = {
  job: SharedJob
  actual: string | number | undefined
  declared: string | number | undefined
  decimals: number
}

function Pieces({ job }: { job: SharedJob }) {
  const text = useText()
  const { number } = useFormat()
  if (job.actualPieces === undefined) return <span className="muted">{number(job.packages, 0)}</span>
  const received = number(job.actualPieces, 0)
  return (
    <span className="nowrap">
      {job.packages === undefined
        ? received
        : text('workorder.received-of-declared', { received, declared: number(job.packages, 0) })}
    </span>
  )
}

const columns: readonly Column<SharedJob>[] = [
  {
    key: 'JobNoIn',
    title: 'workorder.job-no',
    pinned: true,
    render: (job) => (
      <span className="row nowrap">
        <Link to={deskPaths.job(job.jobId)} className="strong">
          {job.jobNo}
        </Link>
        {job.dangerous && <Danger />}
      </span>
    ),
  },
  { key: 'lclState', title: 'workorder.lcl-state', render: (job) => <LclPill state={job.lclState} loadType="LCL" /> },
  { key: 'CusAbbrname', title: 'workorder.customer', truncates: true, render: (job) => job.customerShortName },
  {
    key: 'BookingNo',
    title: 'workorder.booking-no',
    render: (job) => <Link to={deskPaths.booking(job.bookingId)}>{job.bookingNo}</Link>,
  },
  { key: 'GoodsName', title: 'workorder.goods-name', truncates: true, render: (job) => job.goodsName },
  {
    key: 'RealRcp',
    title: 'workorder.received-of',
    labelled: true,
    align: 'num',
    render: (job) => <Pieces job={job} />,
  },
  {
    key: 'RealGsWeight',
    title: 'workorder.gross-weight',
    labelled: true,
    align: 'num',
    render: (job) => <Measured job={job} actual={job.actualGrossWeightKg} declared={job.grossWeightKg} decimals={0} />,
  },
  {
    key: 'RealMeas',
    title: 'workorder.volume',
    labelled: true,
    align: 'num',
    render: (job) => <Measured job={job} actual={job.actualVolumeM3} declared={job.volumeM3} decimals={3} />,
  },
  figure('ChgQty', 'workorder.chargeable-qty', (job) => job.chargeableQty, { labelled: true, decimals: 3 }),
  { key: 'TrainNo', title: 'warehouse.departure-chosen', render: (job) => job.departureNo },
  { key: 'WhoName', title: 'workorder.warehouse', truncates: true, optional: true, render: (job) => job.warehouseName },
  moment('ReceivedAt', 'warehouse.received-at', (job) => job.receivedAt),
]

type RowAction = {
  icon: IconName
  label: string
  reason: string | undefined
  busy: boolean
  run: (job: SharedJob) => void
}
type Props = { id: string; title: string; jobs: readonly SharedJob[]; rowAction: RowAction; actions?: ReactNode }

export function SharedJobs({ id, title, jobs, rowAction, actions }: Props) {
  const text = useText()
  const { icon, label, reason, busy, run } = rowAction
  const tools: Column<SharedJob> = {
    key: 'tools',
    title: 'shared.tools',
    isActions: true,
    align: 'num',
    render: (job) => (
      <IconButton
        name={icon}
        label={`${label} ${job.jobNo}`}
        reason={reason}
        disabled={busy}
        onClick={() => run(job)}
      />
    ),
  }
  return (
    <TableCard
      id={id}
      title={title}
      actions={actions}
      columns={[...columns, tools]}
      rows={jobs}
      rowKey={({ jobId }) => jobId}
      empty={<EmptyState title={text('warehouse.jobs-none')} icon="box" />}
    />
  )
}
