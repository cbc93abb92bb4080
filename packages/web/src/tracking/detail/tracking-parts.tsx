import type { SharedBox } from '@landbridge/contract/tracking/shared-trace'
import type { TrackingDetail, TrackPosition } from '@landbridge/contract/tracking/tracking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Card, Note } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { ClockNote, MilestoneList, type MilestoneRow } from '../../platform/ui/timeline.tsx'
import { TrackMap } from '../map/track-map.tsx'
import styles from '../tracking.module.css'
import { punctualityLooks, sourceTexts } from '../tracking-words.ts'

type Shown = { of: SharedBox }

/** The arrival as it is expected now, against the promise, and how much of the way is behind. */
export function TrackSummary({ of: box }: Shown) {
  const text = useText()
  const format = useFormat()
  const arrival = box.ata ?? box.eta
  const there = format.placeTime(arrival, box.destinationTz)
  const here = format.dayTime(arrival, box.destinationTz)
  const figures: [label: string, value: string, look?: string, note?: string][] = [
    [
      text(box.ata ? 'tracking.arrived-at' : 'tracking.estimated-at', { place: box.destinationName }),
      there,
      '',
      here === there ? '' : `${here} ${format.ownClock}`,
    ],
    [text('tracking.against-promise'), daysOff(box, text), punctualityLooks[box.punctuality]],
    [text('tracking.behind-us'), `${format.number(box.behindPercent)} %`],
  ]
  return (
    <dl className={styles.sum}>
      {figures.map(([label, value, look, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={look}>{value}</dd>
          {note && <dd className={styles.here}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

export function daysOff(
  { punctuality, delayDays = 0 }: Pick<TrackingDetail, 'punctuality' | 'delayDays'>,
  text: ReturnType<typeof useText>,
): string {
  if (punctuality === 'unknown') return ''
  if (delayDays === 0) return text('tracking.on-time')
  return `${delayDays > 0 ? '+' : '−'}${text('shared.days', { count: Math.abs(delayDays) })}`
}

/** What needs to be known beyond the times: waiting at a border, silence, free days. */
export function TrackNotes({ of: box }: { of: TrackingDetail }) {
  const text = useText()
  const format = useFormat()
  const waiting = box.borderWaiting
  return (
    <div className={styles.notes}>
      {waiting && waiting.hours > 0 && (
        <Note tone="warn">
          {text('tracking.border-waiting', { place: waiting.placeName, span: format.span(waiting.hours * 3_600_000) })}
        </Note>
      )}
      {box.silentHours !== undefined && box.silentHours >= 24 && (
        <Note tone="warn">{text('tracking.silent', { span: format.span(box.silentHours * 3_600_000) })}</Note>
      )}
      {box.lastFreeDay && (
        <Note tone="info" icon="date">
          {text('tracking.free-until', { day: format.day(box.lastFreeDay) })}
        </Note>
      )}
    </div>
  )
}

/** The milestones of a box, and among them where it was seen last. */
export function TrackMilestones({ of: box }: Shown) {
  const text = useText()
  if (box.milestones.length === 0) return <EmptyState title={text('tracking.no-milestones')} icon="track" />
  return <MilestoneList of={milestoneRows(box, text('tracking.last-position'))} />
}

function milestoneRows(box: SharedBox, lastPosition: string): MilestoneRow[] {
  const rows: MilestoneRow[] = box.milestones.map((one) => ({
    id: one.step,
    what: one.eventLabel,
    place: one.placeName,
    zone: one.placeTz,
    planned: one.plannedAt,
    estimated: one.estimatedAt,
    actual: one.actualAt,
  }))
  const last = box.positions[0]
  const lastDone = rows.findLastIndex(({ actual }) => actual)
  const isNewer = last && (rows[lastDone]?.actual?.getTime() ?? 0) < last.locatedAt.getTime()
  if (!last || !isNewer || box.ata) return rows
  const position: MilestoneRow = {
    id: 'position',
    what: lastPosition,
    place: last.address,
    zone: last.placeTz,
    actual: last.locatedAt,
    isPosition: true,
  }
  return rows.toSpliced(lastDone + 1, 0, position)
}

/** The map of a box: what it has travelled, and what lies ahead. */
export function BoxMap({ of: box }: Shown) {
  const text = useText()
  const format = useFormat()
  const points = box.positions.toReversed().map((one) => ({
    latitude: one.latitude,
    longitude: one.longitude,
    address: one.address,
    time: format.dayTime(one.locatedAt),
  }))
  return (
    <TrackMap
      label={text('tracking.trace-of', {
        container: box.containerNo ?? box.jobNo,
        origin: box.originName,
        destination: box.destinationName,
      })}
      points={points}
      travelled={box.travelled}
      ahead={box.ahead}
      stops={box.stops}
      caption={points.length === 0 ? text('tracking.no-trace') : undefined}
      legend={
        <>
          <span>
            <i />
            {text('tracking.travelled', { km: box.travelledKm })}
          </span>
          <span>
            <i className="ahead" />
            {text('tracking.ahead', { km: box.aheadKm })}
          </span>
        </>
      }
    />
  )
}

/** Where the box was seen, the newest first; on a telephone in two lines each. */
export function PositionsCard({ positions }: { positions: readonly TrackPosition[] }) {
  const text = useText()
  const isPhone = useIsPhone()
  const Shown = isPhone ? PositionLines : PositionTable
  return (
    <Card title={text('tracking.positions')} actions={<ClockNote />}>
      {positions.length === 0 ? (
        <EmptyState title={text('tracking.no-trace')} icon="track" />
      ) : (
        <Shown positions={positions} />
      )}
    </Card>
  )
}

type Seen = { positions: readonly TrackPosition[] }

const keyOf = (one: TrackPosition) => `${one.locatedAt.getTime()} ${one.latitude} ${one.longitude}`
const spotOf = (one: TrackPosition) => `${one.latitude.toFixed(3)}, ${one.longitude.toFixed(3)}`

function PositionTable({ positions }: Seen) {
  const text = useText()
  const format = useFormat()
  return (
    <TableBox className={styles.scroll}>
      <table className="table card-table">
        <caption className="unseen">{text('tracking.positions')}</caption>
        <tbody>
          {positions.map((one) => (
            <tr key={keyOf(one)}>
              <td>{format.dayTime(one.locatedAt)}</td>
              <td className="long">
                <Foreign>{one.address}</Foreign>
              </td>
              <td className="num mono">{spotOf(one)}</td>
              <td className="muted">{text(sourceTexts[one.source])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

function PositionLines({ positions }: Seen) {
  const text = useText()
  const format = useFormat()
  return (
    <ul className={styles.lines} aria-label={text('tracking.positions')}>
      {positions.map((one) => (
        <li key={keyOf(one)}>
          <Foreign>{one.address}</Foreign>
          <span>{format.dayTime(one.locatedAt)}</span>
          <small className="mono muted">{spotOf(one)}</small>
          <small className="muted">{text(sourceTexts[one.source])}</small>
        </li>
      ))}
    </ul>
  )
}
