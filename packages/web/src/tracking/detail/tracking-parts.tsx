import type { SharedBox } from '@landbridge/contract/tracking/shared-trace'
import type { TrackingDetail, TrackPosition } from '@landbridge/contract/tracking/tracking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { type Text, useText } from '../../platform/text.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Card, Note } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { ClockNote, lateLook, MilestoneList, type MilestoneRow } from '../../platform/ui/timeline.tsx'
import { BoxClockNotes } from '../../workorder/index.ts'
import { TrackMap } from '../map/track-map.tsx'
import { sourceTexts } from '../modes/carriage-words.ts'
import styles from '../tracking.module.css'
import { daysOff, punctualityLooks } from '../tracking-words.ts'

type TrackedBoxProps = { box: SharedBox }

export function TrackSummary({ box }: TrackedBoxProps) {
  const text = useText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const arrival = box.ata ?? box.eta
  const isAtLatest = box.impliedTimes?.includes('ata')
  const arrivalText = format.placeTime(arrival, box.destinationPlaceZone)
  const [off, look] = againstPromise(box, { text, format })
  const figures: Figure[] = [
    ...(isPhone ? whereNow(box, { text, format }) : []),
    [
      text(box.ata ? 'tracking.arrived-at' : 'tracking.estimated-at', { place: box.destinationName }),
      arrivalText,
      '',
      isAtLatest ? text('shared.at-latest') : '',
      format.ownTip(arrival, box.destinationPlaceZone),
    ],
    [text('tracking.against-promise'), off, look, format.placeTime(box.promisedEta, box.destinationPlaceZone)],
    [text('tracking.behind-us'), `${format.number(box.behindPercent)} %`, ''],
  ]
  return <Figures figures={figures} />
}

/** A labelled figure with tone, note and tooltip. */
export type Figure = [label: string, value: string, look: string | undefined, note?: string, tip?: string | undefined]

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.sum}>
      {figures.map(([label, value, look, note, tip]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={look} title={tip}>
            {value}
          </dd>
          {note && <dd className={styles.here}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

type Words = { text: Text; format: ReturnType<typeof useFormat> }

function whereNow({ positions: [last], ata }: SharedBox, { text, format }: Words): Figure[] {
  if (!last || ata) return []
  return [seenAt(last.address, last.locatedAt, { text, format })]
}

export function seenAt(place: string, at: Date, { text, format }: Words): Figure {
  const when = new Set([format.dayTime(at), format.since(at)])
  return [text('tracking.last-position'), place, styles.place, [...when].join(' · ')]
}

const hourMs = 3_600_000

/** The delay in days of the place, in hours on the promised day. */
function againstPromise({ ata, eta, promisedEta, punctuality, delayDays = 0 }: SharedBox, { text, format }: Words) {
  const present = ata ?? eta
  if (!present || !promisedEta || punctuality === 'unknown') return ['', ''] as const
  if (delayDays !== 0) return [daysOff(delayDays, text), punctualityLooks[punctuality]] as const
  const off = present.getTime() - promisedEta.getTime()
  if (Math.abs(off) < hourMs) return [text('tracking.on-time'), ''] as const
  return [format.difference(off), lateLook(off)] as const
}

export function TrackNotes({ box }: { box: TrackingDetail }) {
  const text = useText()
  const format = useFormat()
  const waiting = box.borderWaiting
  return (
    <div className={styles.notes}>
      {waiting && waiting.hours > 0 && (
        <Note tone="warn">
          {text('tracking.border-waiting', { place: waiting.placeName, span: format.span(waiting.hours * hourMs) })}
        </Note>
      )}
      {box.silentHours !== undefined && box.silentHours >= 24 && (
        <Note tone="warn">{text('tracking.silent', { span: format.span(box.silentHours * hourMs) })}</Note>
      )}
      {box.clocks ? (
        <BoxClockNotes clocks={box.clocks} />
      ) : (
        box.lastFreeDay && (
          <Note tone="info" icon="date">
            {text('tracking.free-until', { day: format.day(box.lastFreeDay) })}
          </Note>
        )
      )}
    </div>
  )
}

export function TrackMilestones({ box }: TrackedBoxProps) {
  const text = useText()
  if (box.milestones.length === 0) return <EmptyState title={text('tracking.no-milestones')} icon="track" />
  return <MilestoneList milestones={milestoneRows(box, text('tracking.last-position'))} />
}

function milestoneRows(box: SharedBox, lastPosition: string): MilestoneRow[] {
  const rows: MilestoneRow[] = box.milestones.map((one) => ({
    id: one.step,
    title: one.eventLabel,
    place: one.placeName,
    zone: one.placeZone,
    planned: one.plannedAt,
    estimated: one.estimatedAt,
    actual: one.actualAt,
    implied: one.impliedAt,
  }))
  const last = box.positions[0]
  const lastDone = rows.findLastIndex(({ actual }) => actual)
  const isNewer = last && (rows[lastDone]?.actual?.getTime() ?? 0) < last.locatedAt.getTime()
  if (!last || !isNewer || box.ata) return rows
  const position: MilestoneRow = {
    id: 'position',
    title: lastPosition,
    place: last.address,
    zone: last.placeZone,
    actual: last.locatedAt,
    isPosition: true,
  }
  return rows.toSpliced(lastDone + 1, 0, position)
}

export function BoxMap({ box }: TrackedBoxProps) {
  const text = useText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const points = box.positions.toReversed().map((one) => ({
    latitude: one.latitude,
    longitude: one.longitude,
    address: one.address,
    // A telephone has room for the ends, the borders and where the box is now.
    ...((!isPhone || one === box.positions[0]) && { name: one.placeName ?? one.address }),
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
          {box.aheadKm > 0 && (
            <span>
              <i className="ahead" />
              {text('tracking.ahead', { km: box.aheadKm })}
            </span>
          )}
        </>
      }
    />
  )
}

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

type PositionsProps = { positions: readonly TrackPosition[] }

const keyOf = (one: TrackPosition) => `${one.locatedAt.getTime()} ${one.latitude} ${one.longitude}`
const spotOf = (one: TrackPosition) => `${one.latitude.toFixed(3)}, ${one.longitude.toFixed(3)}`

function PositionTable({ positions }: PositionsProps) {
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
              <td className="long widest">
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

function PositionLines({ positions }: PositionsProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ul className={styles.lines} aria-label={text('tracking.positions')}>
      {positions.map((one) => (
        <li key={keyOf(one)}>
          <Foreign>{one.address}</Foreign>
          <span>{format.dayTime(one.locatedAt)}</span>
          <small className="mono muted">{spotOf(one)}</small>
          <small className="muted num">{text(sourceTexts[one.source])}</small>
        </li>
      ))}
    </ul>
  )
}
