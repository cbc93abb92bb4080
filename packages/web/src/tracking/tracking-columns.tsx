import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useFormat } from '../platform/format.ts'
import { useText } from '../platform/text.tsx'
import { Copyable } from '../platform/ui/copyable.tsx'
import { StatusPill, type Tone } from '../platform/ui/parts.tsx'
import { RouteStrip } from '../platform/ui/route-strip.tsx'
import type { Column } from '../platform/ui/table-columns.tsx'
import { daysOff } from './tracking-parts.tsx'
import { punctualityLooks, punctualityTexts, spaced } from './tracking-words.ts'

export const trackPage = (row: TrackingRow) => paths.trackInfo(row.trafficCode, { con: row.containerNo })

const tones: Readonly<Record<string, Tone>> = {
  opened: 'idle',
  underway: 'info',
  arrived: 'ok',
  awaitingConfirmation: 'warn',
  objected: 'bad',
  completed: 'ok',
}

/** From where to where, over which border: red as far as the box has come. */
export function RowRoute({ row }: { row: TrackingRow }) {
  const hasLeft = row.atd !== undefined
  const hasArrived = row.ata !== undefined
  const border = row.entryPortName
    ? [{ label: row.entryPortName, state: hasArrived ? ('done' as const) : ('ahead' as const) }]
    : []
  const stops = [
    { label: row.originName, state: hasLeft ? ('done' as const) : ('ahead' as const) },
    ...border,
    { label: row.destinationName, state: hasArrived ? ('done' as const) : ('ahead' as const) },
  ]
  return <RouteStrip small stops={stops} share={hasLeft ? 0.5 : 0} />
}

/** The actual time when there is one, else the estimate in grey. */
function Either({ actual, expected }: { actual: Date | undefined; expected: Date | undefined }) {
  const format = useFormat()
  return actual ? <span>{format.dayTime(actual)}</span> : <span className="muted">{format.dayTime(expected)}</span>
}

function Arrival({ row }: { row: TrackingRow }) {
  const text = useText()
  return (
    <>
      <Either actual={row.ata} expected={row.eta} />{' '}
      {row.delayDays ? <span className={punctualityLooks[row.punctuality]}>{daysOff(row, text)}</span> : null}
    </>
  )
}

function Located({ row }: { row: TrackingRow }) {
  const format = useFormat()
  return <span>{format.since(row.locatedAt)}</span>
}

function Standing({ row }: { row: TrackingRow }) {
  const text = useText()
  const tone = tones[row.state] ?? 'idle'
  const isLate = row.punctuality === 'late' && !row.ata
  return (
    <>
      <StatusPill tone={tone}>{row.stateLabel}</StatusPill>
      {isLate && <span className="late small"> {text(punctualityTexts.late)}</span>}
    </>
  )
}

function BoxNo({ row }: { row: TrackingRow }) {
  const text = useText()
  const { containerNo } = row
  if (!containerNo) return <Link to={trackPage(row)}>{text('tracking.no-container-yet')}</Link>
  return (
    <Copyable value={containerNo}>
      <Link className="mono" to={trackPage(row)}>
        {spaced(containerNo)}
      </Link>
    </Copyable>
  )
}

function DayOf({ at }: { at: Date | string | undefined }) {
  const format = useFormat()
  return <>{format.day(at)}</>
}

function Kilometres({ km }: { km: number | undefined }) {
  const format = useFormat()
  return <>{format.number(km)}</>
}

/** The specification's set «freight transport, rail». */
export const railTrackingColumns: readonly Column<TrackingRow>[] = [
  {
    key: 'ConNo',
    title: 'tracking.container',
    fixed: true,
    sortName: 'containerNo',
    render: (row) => <BoxNo row={row} />,
  },
  { key: 'SizeType', title: 'tracking.size-type', render: (row) => row.containerType },
  {
    key: 'JobNoIn',
    title: 'tracking.job-no',
    render: (row) => <Link to={paths.job('railway', row.trafficCode)}>{row.jobNo}</Link>,
  },
  {
    key: 'Portl',
    title: 'tracking.route',
    long: true,
    render: (row) => [row.originName, row.entryPortName, row.destinationName].filter(Boolean).join(' → '),
  },
  { key: 'TrackText', title: 'tracking.latest-event', long: true, render: (row) => row.trackLabel },
  { key: 'LocationTime', title: 'tracking.position-at', sortName: 'locatedAt', render: (row) => <Located row={row} /> },
  {
    key: 'Atd',
    title: 'tracking.departure',
    sortName: 'atd',
    render: (row) => <Either actual={row.atd} expected={row.etd} />,
  },
  { key: 'Ata', title: 'tracking.arrival', sortName: 'ata', render: (row) => <Arrival row={row} /> },
  { key: 'StateText', title: 'tracking.status', render: (row) => <Standing row={row} /> },
  { key: 'BookingNo', title: 'tracking.booking-no', optional: true, render: (row) => row.bookingNo },
  { key: 'ProxyNo', title: 'tracking.customer-reference', optional: true, render: (row) => row.customerReference },
  { key: 'Blno', title: 'tracking.note-no', optional: true, render: (row) => row.houseBillNo },
  { key: 'TrainNo', title: 'tracking.train-no', optional: true, render: (row) => row.trainNo },
  { key: 'WagonNo', title: 'tracking.wagon-no', optional: true, render: (row) => row.wagonNo },
  { key: 'SealNo', title: 'tracking.seal-no', optional: true, render: (row) => row.sealNos },
  { key: 'PromEta', title: 'tracking.promised', optional: true, render: (row) => <DayOf at={row.promisedEta} /> },
  {
    key: 'LastFreeDay',
    title: 'tracking.last-free-day',
    optional: true,
    render: (row) => <DayOf at={row.lastFreeDay} />,
  },
  {
    key: 'KmLeft',
    title: 'tracking.km-left',
    optional: true,
    align: 'num',
    render: (row) => <Kilometres km={row.kmLeft} />,
  },
  { key: 'Remark', title: 'tracking.remark', optional: true, long: true, render: (row) => row.remark },
]
