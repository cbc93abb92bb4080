import { boxWords } from '@landbridge/contract/shared/box-words'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { modeOf } from '@landbridge/contract/shared/modes'
import { billStateLabels, shippingInstructionLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobDeskRow } from '@landbridge/contract/workorder/job-view'
import { Link } from 'react-router'
import { Sums } from '../../charge/index.ts'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { LaneWords } from '../../platform/ui/lane-words.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { deskColumns } from '../modes/own-job-columns.tsx'
import { jobColumns } from '../shown/job-columns.tsx'
import { Missing } from './job-missing.tsx'

const link = (row: { id: string }) => deskPaths.job(row.id)

/** The next cut-off, red within a day. */
function FirstCutoff({ row: { firstCutoff: at, originZone } }: { row: JobDeskRow }) {
  const format = useFormat()
  if (!at) return null
  const left = at.getTime() - serverNow().getTime()
  return (
    <span className={left < dayMs ? 'late strong nowrap' : 'nowrap'} title={format.dayTime(at, originZone)}>
      {format.span(left)}
    </span>
  )
}

const Si = ({ state }: { state: JobDeskRow['siState'] }) => <>{useText()(shippingInstructionLabels[state])}</>
const Draft = ({ state }: { state: JobDeskRow['billState'] }) => <>{useText()(billStateLabels[state])}</>

const number: Column<JobDeskRow> = {
  key: 'JobNoIn',
  title: 'workorder.job-no',
  pinned: true,
  sortName: 'jobNo',
  render: (row) => (
    <span className="row nowrap">
      <ModeDot mode={modeOf(row.mode)} />
      <Link to={link(row)} className="strong">
        {row.jobNo}
      </Link>
    </span>
  ),
}
const customer: Column<JobDeskRow> = {
  key: 'CusAbbrname',
  title: 'workorder.customer',
  truncates: true,
  render: (row) => row.customerShortName,
}
const lane: Column<JobDeskRow> = {
  key: 'Portl',
  title: 'workorder.lane',
  render: (row) => <LaneWords row={row} />,
}
const boxes: Column<JobDeskRow> = {
  key: 'SizeType',
  title: 'workorder.size-type',
  truncates: true,
  render: (row) => <span className="nowrap">{boxWords(row.boxText)}</span>,
}
const cutoff: Column<JobDeskRow> = {
  key: 'FirstCutoff',
  title: 'workorder.first-cutoff',
  labelled: true,
  sortName: 'firstCutoff',
  align: 'num',
  render: (row) => <FirstCutoff row={row} />,
}
const missing: Column<JobDeskRow> = {
  key: 'Missing',
  title: 'workorder.missing-parts',
  render: (row) => <Missing job={row} brief />,
}
const operator: Column<JobDeskRow> = {
  key: 'OprId',
  title: 'workorder.operator-in-list',
  truncates: true,
  render: (row) => row.operatorName,
}

export const deskJobColumns: readonly Column<JobDeskRow>[] = [
  number,
  customer,
  lane,
  boxes,
  jobColumns.state,
  cutoff,
  jobColumns.etd,
  jobColumns.eta,
  missing,
  operator,
  ...(
    [
      { key: 'SupplierRef', title: 'workorder.carrier-ref', render: (row) => row.supplierRef },
      { key: 'SiState', title: 'workorder.instruction', render: (row) => <Si state={row.siState} /> },
      { key: 'DraftState', title: 'workorder.draft', render: (row) => <Draft state={row.billState} /> },
      jobColumns.containers,
      { ...jobColumns.note, title: 'workorder.bill-or-note' },
      { key: 'MBlno', title: 'workorder.master-bill', render: (row) => row.masterBillNo },
      ...deskColumns,
      jobColumns.billRelease,
      jobColumns.release,
      jobColumns.lclState,
      jobColumns.warehouse,
      jobColumns.received,
      jobColumns.measuredWeight,
      jobColumns.measuredVolume,
      jobColumns.chargeable,
      jobColumns.track,
      { key: 'Margins', title: 'workorder.margin', align: 'num', render: (row) => <Sums sums={row.margins} /> },
      {
        key: 'BookingNo',
        title: 'workorder.booking-no',
        render: (row) => <Link to={deskPaths.booking(row.bookingId)}>{row.bookingNo}</Link>,
      },
    ] satisfies Column<JobDeskRow>[]
  ).map((column) => ({ ...column, optional: true })),
]
/** Columns of a phone's card, with the missing items as the desk's tasks. */
export const deskJobCards: readonly Column<JobDeskRow>[] = [
  number,
  jobColumns.state,
  { ...customer, fullWidth: true },
  { ...missing, fullWidth: true },
  { ...cutoff, fullWidth: true },
]
