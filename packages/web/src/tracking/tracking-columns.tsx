import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useFormat } from '../platform/format.ts'
import { serverNow } from '../platform/signing.ts'
import { type TextKey, useText } from '../platform/text.tsx'
import { day, figure } from '../platform/ui/column-makers.tsx'
import { Copyable } from '../platform/ui/copyable.tsx'
import { DayOf, LatestEvent, laneOf } from '../platform/ui/lane-of.tsx'
import { StatusPill, type Tone } from '../platform/ui/parts.tsx'
import { type RouteStop, RouteStrip } from '../platform/ui/route-strip.tsx'
import type { Column } from '../platform/ui/table-columns.tsx'
import styles from './tracking.module.css'
import { daysOff, punctualityLooks, punctualityTexts, spaced } from './tracking-words.ts'

export const trackPage = (row: TrackingRow, followedNo = row.containerNo ?? row.truckPlate) =>
  paths.trackInfo(row.trafficCode, { con: followedNo })

const tones: Readonly<Record<string, Tone>> = {
  opened: 'idle',
  underway: 'info',
  arrived: 'ok',
  awaitingConfirmation: 'warn',
  objected: 'bad',
  completed: 'ok',
}

export function RowRoute({ row }: { row: TrackingRow }) {
  const { stops, share, title } = laneOf(row)
  const labelled = stops.map(({ name, state }): RouteStop => ({ label: name ?? undefined, ...(state && { state }) }))
  return <RouteStrip isSmall stops={labelled} share={share} title={title} />
}

function Arrival({ row }: { row: TrackingRow }) {
  const text = useText()
  return (
    <>
      <DayOf
        actual={row.ata}
        isAtLatest={row.impliedTimes?.includes('ata')}
        estimated={row.eta}
        zone={row.destinationPlaceZone}
      />{' '}
      {row.delayDays ? (
        <span className={`${punctualityLooks[row.punctuality]} strong nowrap`}>{daysOff(row.delayDays, text)}</span>
      ) : null}
    </>
  )
}

/** The last known event, with its age. */
const LatestLine = ({ row }: { row: TrackingRow }) => (
  <span className={styles.newestLine}>
    <span title={row.trackLabel}>{row.trackLabel}</span>
    <small>
      <LastPosition row={row} />
    </small>
  </span>
)

const hourMs = 3_600_000

/** The last position's age in hours, after two days its day. */
function LastPosition({ row }: { row: TrackingRow }) {
  const text = useText()
  const format = useFormat()
  const { locatedAt } = row
  const hours = locatedAt ? Math.floor((serverNow().getTime() - locatedAt.getTime()) / hourMs) : 0
  const inHours = hours < 48 ? text('shared.ago', { span: format.span(hours * hourMs) }) : format.day(locatedAt)
  const ago = hours < 1 ? format.since(locatedAt) : inHours
  return (
    <span className="nowrap" title={format.dayTime(locatedAt)}>
      {ago}
    </span>
  )
}

function TrackingState({ row }: { row: TrackingRow }) {
  const text = useText()
  const tone = tones[row.state] ?? 'idle'
  const isLate = row.punctuality === 'late' && !row.ata
  return (
    <span className={styles.standing}>
      <StatusPill tone={tone}>{row.stateLabel}</StatusPill>
      {isLate && <span className="late small">{text(punctualityTexts.late)}</span>}
    </span>
  )
}

function PartNo({ row, part: { none, noOf } }: { row: TrackingRow; part: FollowedBy }) {
  const text = useText()
  const no = noOf(row)
  if (!no) return <Link to={trackPage(row)}>{text(none)}</Link>
  return (
    <Copyable value={no}>
      <Link className="mono" to={trackPage(row, no)}>
        {spaced(no)}
      </Link>
    </Copyable>
  )
}

type FollowedBy = { none: TextKey; noOf: (row: TrackingRow) => string | undefined }

/** The first column: the number by which a mode's parts are followed. */
export const partColumn = (key: string, title: TextKey, part: FollowedBy) =>
  ({
    key,
    title,
    pinned: true,
    sortName: 'containerNo',
    render: (row) => <PartNo row={row} part={part} />,
  }) satisfies Column<TrackingRow>

export const trackingColumns = {
  box: partColumn('ConNo', 'tracking.container', {
    none: 'tracking.no-container-yet',
    noOf: (row) => row.containerNo,
  }),
  size: { key: 'SizeType', title: 'tracking.size-type', render: (row) => row.containerType },
  job: {
    key: 'JobNoIn',
    title: 'tracking.job-no',
    render: (row) => (
      <Link className="nowrap" to={paths.job(modeOfJobNo(row.jobNo), row.trafficCode)}>
        {row.jobNo}
      </Link>
    ),
  },
  lane: { key: 'Portl', title: 'tracking.route', render: (row) => <RowRoute row={row} /> },
  event: {
    key: 'TrackText',
    title: 'tracking.latest-event',
    truncates: true,
    render: (row) => <LatestEvent label={row.trackLabel} />,
  },
  located: {
    key: 'LocationTime',
    title: 'tracking.position-at',
    sortName: 'locatedAt',
    render: (row) => <LastPosition row={row} />,
  },
  departure: {
    key: 'Atd',
    title: 'tracking.departure',
    sortName: 'atd',
    render: (row) => (
      <DayOf
        actual={row.atd}
        isAtLatest={row.impliedTimes?.includes('atd')}
        estimated={row.etd}
        zone={row.originPlaceZone}
      />
    ),
  },
  arrival: {
    key: 'Ata',
    title: 'tracking.arrival',
    wraps: true,
    labelled: true,
    sortName: 'ata',
    render: (row) => (row.ata || row.eta) && <Arrival row={row} />,
  },
  state: { key: 'StateText', title: 'tracking.status', render: (row) => <TrackingState row={row} /> },
  booking: { key: 'BookingNo', title: 'tracking.booking-no', render: (row) => row.bookingNo },
  reference: { key: 'ProxyNo', title: 'tracking.customer-reference', render: (row) => row.customerReference },
  note: { key: 'Blno', title: 'tracking.note-no', render: (row) => row.houseBillNo },
  masterBill: { key: 'MBlno', title: 'tracking.master-bill', render: (row) => row.masterBillNo },
  houseBill: { key: 'Blno', title: 'tracking.house-bill', render: (row) => row.houseBillNo },
  transhipPort: { key: 'TransPort', title: 'tracking.tranship-port', render: (row) => row.transhipPortName },
  carrier: { key: 'CriName', title: 'tracking.carrier', render: (row) => row.carrierName },
  seal: { key: 'SealNo', title: 'tracking.seal-no', render: (row) => row.sealNos },
  promised: {
    key: 'PromEta',
    title: 'tracking.promised',
    render: (row) => <DayOf estimated={row.promisedEta} zone={row.destinationPlaceZone} />,
  },
  freeDay: day('LastFreeDay', 'tracking.last-free-day', (row) => row.lastFreeDay),
  kilometres: figure('KmLeft', 'tracking.km-left', (row) => row.kmLeft),
  remark: { key: 'Remark', title: 'tracking.remark', truncates: true, render: (row) => row.remark },
} as const satisfies Record<string, Column<TrackingRow>>

export const optionalColumns = (columns: readonly Column<TrackingRow>[]) =>
  columns.map((column) => ({ ...column, optional: true }))

/** Columns of a card below its route strip and number. */
export const trackingCardColumns = (first: Column<TrackingRow> | undefined): readonly Column<TrackingRow>[] => [
  ...(first ? [first] : []),
  trackingColumns.state,
  { ...trackingColumns.event, fullWidth: true, render: (row) => <LatestLine row={row} /> },
  trackingColumns.arrival,
]
