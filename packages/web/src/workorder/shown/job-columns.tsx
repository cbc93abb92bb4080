import { boxWords } from '@landbridge/contract/shared/box-words'
import { modeOf } from '@landbridge/contract/shared/modes'
import { releaseLabels } from '@landbridge/contract/workorder/job-labels'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { Link } from 'react-router'
import { Sums } from '../../charge/index.ts'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { day, figure, moment, mono } from '../../platform/ui/column-makers.tsx'
import { Copyable } from '../../platform/ui/copyable.tsx'
import { DayOf, LatestEvent } from '../../platform/ui/lane-of.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { headColumn } from './field-columns.tsx'
import { instructionNamesOf } from './instruction-due.ts'
import { FirstOf, JobPill, NextAction, ServiceTerm, spaced } from './job-parts.tsx'
import { DaysOff, JobLane } from './job-route.tsx'
import { LclPill } from './lcl-pill.tsx'

const Release = ({ state }: { state: JobRow['releaseState'] }) => <>{useText()(releaseLabels[state])}</>

function Received({ row: { actualPieces, packages } }: { row: Pick<JobRow, 'actualPieces' | 'packages'> }) {
  const text = useText()
  const { number } = useFormat()
  if (actualPieces === undefined) return null
  const [received, declared] = [number(actualPieces, 0), number(packages, 0)]
  return (
    <span className="nowrap">
      {packages === undefined ? received : text('workorder.received-of-declared', { received, declared })}
    </span>
  )
}

export const jobLink = (row: { id: string; jobNo: string }) => paths.job(modeOfJobNo(row.jobNo), row.id)

const isAhead = ({ siCutoff }: JobRow) => siCutoff !== undefined && siCutoff > serverNow()
export const hasToDo = (row: JobRow): boolean => row.nextAction !== undefined || isAhead(row)

/** The customer's to-do, with the instruction's deadline while ahead. */
export function ToDo({ row }: { row: JobRow }) {
  const text = useText()
  const format = useFormat()
  return (
    <div className="job-todo">
      <NextAction job={row} />
      {isAhead(row) && (
        <div className="small muted nowrap">
          {text(instructionNamesOf(row).until, { time: format.dayTime(row.siCutoff, row.originZone) })}
        </div>
      )}
    </div>
  )
}

const NumberOf = ({ row }: { row: JobRow }) => (
  <Copyable value={row.jobNo}>
    <Link to={jobLink(row)} className="strong nowrap">
      {row.jobNo}
    </Link>
  </Copyable>
)

const BookingOf = ({ row: { bookingMode, bookingId, bookingNo } }: { row: JobRow }) => (
  <Link to={paths.booking(modeOf(bookingMode), bookingId)} className="nowrap">
    {bookingNo}
  </Link>
)

export const jobColumns = {
  number: {
    key: 'JobNoIn',
    title: 'workorder.job-no',
    pinned: true,
    sortName: 'jobNo',
    render: (row) => (
      <>
        <NumberOf row={row} />
        <div className="small">
          <BookingOf row={row} />
        </div>
      </>
    ),
  },
  jobNo: {
    key: 'JobNoIn',
    title: 'workorder.job-no',
    pinned: true,
    sortName: 'jobNo',
    render: (row) => <NumberOf row={row} />,
  },
  booking: {
    key: 'BookingNo',
    title: 'workorder.booking-no',
    render: (row) => <BookingOf row={row} />,
  },
  state: {
    key: 'StateText',
    title: 'workorder.state',
    sortName: 'state',
    render: (row) => <JobPill state={row.state} />,
  },
  containers: {
    key: 'ConNo',
    title: 'workorder.containers',
    render: (row) => (
      <>
        <FirstOf many={row.containerNos?.map(spaced)} mono />
        <div className="small muted nowrap">{boxWords(row.boxText)}</div>
      </>
    ),
  },
  containerNos: {
    key: 'ConNo',
    title: 'workorder.containers',
    render: (row) => <FirstOf many={row.containerNos?.map(spaced)} mono />,
  },
  boxes: {
    key: 'SizeType',
    title: 'workorder.size-type',
    render: (row) => <span className="nowrap">{boxWords(row.boxText)}</span>,
  },
  lane: { key: 'Portl', title: 'workorder.lane', render: (row) => <JobLane job={row} /> },
  etd: {
    key: 'Etsh',
    title: 'workorder.departure',
    labelled: true,
    sortName: 'atd',
    render: (row) => (
      <DayOf
        actual={row.atd}
        isAtLatest={row.impliedTimes?.includes('atd')}
        estimated={row.etd}
        zone={row.originZone}
      />
    ),
  },
  eta: {
    key: 'Etad',
    title: 'workorder.arrival',
    wraps: true,
    labelled: true,
    sortName: 'ata',
    render: (row) =>
      (row.ata || row.eta) && (
        <>
          <DayOf
            actual={row.ata}
            isAtLatest={row.impliedTimes?.includes('ata')}
            estimated={row.eta}
            zone={row.destinationZone}
          />{' '}
          <DaysOff job={row} />
        </>
      ),
  },
  track: {
    key: 'TrackText',
    title: 'workorder.latest-event',
    truncates: true,
    render: (row) => <LatestEvent label={row.trackLabel} />,
  },
  siCutoff: moment('SiCutoff', 'workorder.si-cutoff', (row) => row.siCutoff, { zone: (row) => row.originZone }),
  next: { key: 'NextAction', title: 'workorder.next', render: (row) => <ToDo row={row} /> },
  reference: { key: 'ProxyNo', title: 'workorder.customer-reference', render: (row) => row.customerReference },
  note: {
    key: 'Blno',
    title: 'workorder.consignment-note',
    render: (row) => <FirstOf many={row.houseBillNo?.split(',')} mono />,
  },
  houseBill: headColumn<JobRow>('houseBillNo'),
  masterBill: mono('MBlno', 'workorder.master-bl', (row) => row.masterBillNo),
  chargeableWeight: figure('ChgWeight', 'workorder.chargeable-weight', (row) => row.chargeableWeightKg, {
    decimals: 1,
  }),
  carrier: { key: 'CriName', title: 'workorder.shipping-line', render: (row) => row.carrierName },
  billRelease: headColumn<JobRow>('billRelease'),
  seal: { key: 'SealNo', title: 'workorder.seal-no', render: (row) => <FirstOf many={row.sealNos} mono /> },
  packages: figure('Ctns', 'workorder.packages', (row) => row.packages, { decimals: 0 }),
  weight: figure('Weight', 'workorder.gross-weight', (row) => row.grossWeightKg, { decimals: 0 }),
  volume: figure('Meas', 'workorder.volume', (row) => row.volumeM3, { decimals: 1 }),
  lclState: {
    key: 'lclState',
    title: 'workorder.lcl-state',
    render: (row) => <LclPill state={row.lclState} loadType={row.loadType} />,
  },
  warehouse: { key: 'WhoName', title: 'workorder.warehouse', truncates: true, render: (row) => row.warehouseName },
  received: {
    key: 'RealRcp',
    title: 'workorder.received-of',
    labelled: true,
    align: 'num',
    render: (row) => <Received row={row} />,
  },
  measuredWeight: figure('RealGsWeight', 'workorder.measured-weight', (row) => row.actualGrossWeightKg, {
    labelled: true,
    decimals: 0,
  }),
  measuredVolume: figure('RealMeas', 'workorder.measured-volume', (row) => row.actualVolumeM3, {
    labelled: true,
    decimals: 3,
  }),
  chargeable: figure('ChgQty', 'workorder.chargeable-qty', (row) => row.chargeableQty, { labelled: true, decimals: 3 }),
  term: {
    key: 'ServiceTerm',
    title: 'workorder.service-term',
    render: (row) => <ServiceTerm term={row.serviceTerm} />,
  },
  release: { key: 'ReleaseState', title: 'workorder.release', render: (row) => <Release state={row.releaseState} /> },
  freeDay: day('LastFreeDay', 'workorder.last-free-day', (row) => row.lastFreeDay),
  amounts: { key: 'Amount', title: 'charge.charges', align: 'num', render: (row) => <Sums sums={row.amounts} /> },
  ordered: moment('OrderDt', 'workorder.ordered', (row) => row.orderedAt, { sortName: 'orderedAt' }),
  remark: { key: 'Remark', title: 'shared.remark', truncates: true, render: (row) => row.remark },
} as const satisfies Record<string, Column<JobRow>>

export const optionalColumns = (columns: readonly Column<JobRow>[]) =>
  columns.map((column) => ({ ...column, optional: true }))

/** Columns of a phone's card below the route strip. */
export const jobCardColumns = (ofMode: Column<JobRow> = boxesOnCard): readonly Column<JobRow>[] => [
  jobColumns.number,
  jobColumns.state,
  ofMode,
  jobColumns.eta,
]

const boxesOnCard: Column<JobRow> = {
  ...jobColumns.containers,
  render: (row) => (row.containerNos ? <FirstOf many={row.containerNos.map(spaced)} mono /> : boxWords(row.boxText)),
}
