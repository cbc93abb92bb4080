import { parseDate } from '@internationalized/date'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { businessDayOf, useFormat } from '../format.ts'
import { useText } from '../text.tsx'
import type { RouteStop } from './route-strip.tsx'

/** Days later than promised, negative when earlier, by the place's calendar or China's. */
export const daysLate = (promised: Date, now: Date, zone?: string): number =>
  parseDate(businessDayOf(now, zone)).compare(parseDate(businessDayOf(promised, zone)))

export type OnTheWay = {
  originName?: string | null | undefined
  entryPortName?: string | null | undefined
  entryPortPassed?: boolean | undefined
  entryPortKm?: number | undefined
  destinationName?: string | null | undefined
  etd?: Date | undefined
  atd?: Date | undefined
  eta?: Date | undefined
  ata?: Date | undefined
  promisedEta?: Date | undefined
  doneKm?: number | undefined
  totalKm?: number | undefined
  impliedTimes?: readonly ('atd' | 'ata')[] | undefined
}

type LaneStop = RouteStop & { name: string | null | undefined; end?: 'origin' | 'destination' }

/** Stops of a route with those passed by milestones, and the travelled share of the current leg by its kilometres. */
export function laneOf(of: OnTheWay): { stops: LaneStop[]; share: number; title: string } {
  const border = of.entryPortName
    ? [{ name: of.entryPortName, isDone: Boolean(of.ata) || (of.entryPortPassed ?? false), km: of.entryPortKm }]
    : []
  const way = [
    { name: of.originName, isDone: Boolean(of.atd), km: 0, end: 'origin' as const },
    ...border,
    { name: of.destinationName, isDone: Boolean(of.ata), km: of.totalKm, end: 'destination' as const },
  ]
  const stops = way.map(({ isDone, km: _, ...stop }): LaneStop => ({ ...stop, state: isDone ? 'done' : 'ahead' }))
  const names = way.flatMap(({ name }) => name ?? [])
  return { stops, share: shareOfLeg(way, of.doneKm), title: names.join(' → ') }
}

type StopAt = { isDone: boolean; km?: number | undefined }

/** Least and greatest drawn share of a leg, so that a departure shows and an arrival is not shown early. */
const [leastShare, mostShare] = [0.06, 0.94]

/**
 * The travelled share of the leg to the next stop by kilometres; stops without kilometres lie evenly between the
 * others.
 */
export function shareOfLeg(stops: readonly StopAt[], doneKm: number | undefined): number {
  const next = stops.findIndex(({ isDone }) => !isDone)
  if (next < 1) return 0
  const [from, to] = [kmOf(stops, next - 1), kmOf(stops, next)]
  if (doneKm === undefined || from === undefined || to === undefined || to <= from) return leastShare
  return Math.min(mostShare, Math.max(leastShare, (doneKm - from) / (to - from)))
}

function kmOf(stops: readonly StopAt[], index: number): number | undefined {
  const known = stops.flatMap(({ km }, i) => (km === undefined ? [] : [{ i, km }]))
  const before = known.findLast(({ i }) => i <= index)
  const after = known.find(({ i }) => i >= index)
  if (!before || !after) return undefined
  return before.i === after.i
    ? before.km
    : before.km + ((after.km - before.km) * (index - before.i)) / (after.i - before.i)
}

/** Actual or expected times at the places of a route, by code. */
export type TimesAtStops = ReadonlyMap<string, { at: Date; isActual: boolean }>
export type StopTimesSlot = ComponentType<{ id: string; children: (times: TimesAtStops) => ReactNode }>

const noTimes: TimesAtStops = new Map()

/** Renders a route with its stops' times, without them while they load. */
export function WithStopTimes({
  times: Given,
  id,
  children,
}: {
  times: StopTimesSlot | undefined
  id: string
  children: (times: TimesAtStops) => ReactNode
}) {
  if (!Given) return children(noTimes)
  return (
    <Suspense fallback={children(noTimes)}>
      <Given id={id}>{children}</Given>
    </Suspense>
  )
}

/** The actual or expected time under a stop, empty for one passed unreported. */
export function StopNote({ time, isPast }: { time: { at: Date; isActual: boolean } | undefined; isPast: boolean }) {
  const text = useText()
  const format = useFormat()
  if (!time || (isPast && !time.isActual)) return null
  const when = time.isActual ? format.dayTime(time.at) : format.day(time.at)
  return (
    <>
      {when} · {text(time.isActual ? 'shared.at-actual' : 'shared.at-estimated')}
    </>
  )
}

/** Days later than promised by the destination's calendar. */
export function daysOff({ eta, ata, promisedEta, impliedTimes }: OnTheWay, zone: string | undefined): number {
  const now = ata ?? eta
  const days = now && promisedEta ? daysLate(promisedEta, now, zone) : 0
  // What nobody reported was there by then at the latest, and may have come in time.
  return days > 0 && impliedTimes?.includes('ata') ? 0 : days
}

type DayOfProps = {
  actual?: Date | undefined
  /** The latest possible time of an unreported event. */
  isAtLatest?: boolean | undefined
  estimated?: Date | undefined
  zone?: string | undefined
}

/** The actual day, else the estimate in grey, with time and zone in the tooltip. */
export function DayOf({ actual, isAtLatest, estimated, zone }: DayOfProps) {
  const text = useText()
  const format = useFormat()
  const at = actual ?? estimated
  if (!at) return null
  const when = format.dayTime(at, zone)
  return (
    <span
      className={actual ? 'nowrap' : 'muted nowrap'}
      title={isAtLatest ? `${when} · ${text('shared.at-latest')}` : when}
    >
      {isAtLatest && '≤ '}
      {format.day(businessDayOf(at, zone))}
    </span>
  )
}

/** The last event with its place above it, which narrow columns do not cut. */
export function LatestEvent({ label }: { label: string | undefined }) {
  if (!label) return null
  const at = label.lastIndexOf(' · ')
  if (at < 0) return <span title={label}>{label}</span>
  return (
    <div className="latest-event" title={label}>
      <span>{label.slice(at + 3)}</span>
      <small className="muted">{label.slice(0, at)}</small>
    </div>
  )
}
