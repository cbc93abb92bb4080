import type { ReactNode } from 'react'
import { useFormat } from '../format.ts'
import { useText } from '../text.tsx'

/** Names the clock of a page's times without a place. */
export function ClockNote() {
  const text = useText()
  const { ownClock, isOneClock } = useFormat()
  if (!isOneClock) return null
  return <span className="muted nowrap">{text('shared.times-in', { zone: ownClock })}</span>
}

export type TimelineEvent = { id: string; title: ReactNode; at: Date; by?: string | undefined; note?: ReactNode }

export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const format = useFormat()
  return (
    <ol className="timeline">
      {events.map(({ id, title: what, at, by, note }) => (
        <li key={id}>
          {what}
          {note && <div>{note}</div>}
          <small>
            {format.dayTime(at)}
            {by && ` · ${by}`}
          </small>
        </li>
      ))}
    </ol>
  )
}

export type MilestoneRow = {
  id: string
  title: string
  place?: string | undefined
  zone?: string | undefined
  planned?: Date | undefined
  estimated?: Date | undefined
  actual?: Date | undefined
  /** The latest possible time of an unreported milestone. */
  implied?: Date | undefined
  /** The last position, between past and future milestones. */
  isPosition?: boolean
}

/** Milestones as a vertical list: planned in grey, estimated or actual, and the difference. */
export function MilestoneList({ milestones }: { milestones: readonly MilestoneRow[] }) {
  const text = useText()
  // What nobody reported lies behind all the same once something after it happened.
  const lastDone = milestones.findLastIndex(({ actual }) => actual)
  return (
    <div className="miles-all">
      <div className="miles-h">
        <span>{text('shared.milestone')}</span>
        <span>{text('shared.planned')}</span>
        <span>{text('shared.est-or-actual')}</span>
        <span className="num">{text('shared.difference')}</span>
      </div>
      <ol className="miles">
        {milestones.map((row, i) => (
          <Milestone key={row.id} row={row} isPast={i <= lastDone} />
        ))}
      </ol>
    </div>
  )
}

function Milestone({ row, isPast }: { row: MilestoneRow; isPast: boolean }) {
  const text = useText()
  const format = useFormat()
  const at = row.actual ?? row.implied ?? row.estimated
  const isAtLatest = !row.actual && row.implied !== undefined
  const off = at && row.planned && !isAtLatest ? at.getTime() - row.planned.getTime() : 0
  const difference = format.difference(off)
  const look = [row.isPosition ? 'now' : '', isPast ? '' : 'todo'].join(' ').trim()
  const kind = row.isPosition
    ? format.since(at)
    : text(row.actual ? 'shared.actual' : isAtLatest ? 'shared.at-latest' : 'shared.estimated')
  return (
    <li className={look}>
      <span className="what">
        <b>{row.title}</b>
        <small>{row.place}</small>
      </span>
      <span className="planned" title={format.ownTip(row.planned, row.zone)}>
        {format.dayTime(row.planned, row.zone)}
      </span>
      <span className="when" title={format.ownTip(at, row.zone)}>
        {format.dayTime(at, row.zone)}
        <small>
          {at && kind} <span className={`late-note ${lateLook(off)}`}>{difference}</span>
        </small>
      </span>
      <span className="num">
        <span className={lateLook(off)}>{difference}</span>
      </span>
    </li>
  )
}

/** Delays below an hour are no warning. */
const smallDelayMs = 3_600_000
export const lateLook = (offMs: number) => {
  if (offMs < 0) return 'ok-text'
  return offMs < smallDelayMs ? 'muted' : 'late'
}
