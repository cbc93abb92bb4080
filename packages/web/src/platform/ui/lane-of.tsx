import { type ComponentType, type ReactNode, Suspense } from 'react'
import { daysLate } from '../days-late.ts'
import { businessDayOf, useFormat } from '../format.ts'
import { serverNow } from '../signing.ts'
import { useText } from '../text.tsx'
import type { RouteStop } from './route-strip.tsx'

const dayMs = 86_400_000

/** What of a booking, a job or a box says where it goes and how far it is. */
export type OnTheWay = {
  originName?: string | null | undefined
  entryPortName?: string | null | undefined
  entryPortPassed?: boolean | undefined
  destinationName?: string | null | undefined
  etd?: Date | undefined
  atd?: Date | undefined
  eta?: Date | undefined
  ata?: Date | undefined
  promisedEta?: Date | undefined
}

type LaneStop = RouteStop & { name: string | null | undefined; end?: 'origin' | 'destination' }

/** The stops that a list shows of a way, those behind it as its milestones say, and how much of the leg that is being travelled is behind by its time. */
export function laneOf(of: OnTheWay): { stops: LaneStop[]; share: number; title: string } {
  const border = of.entryPortName
    ? [{ name: of.entryPortName, isDone: Boolean(of.ata) || (of.entryPortPassed ?? false) }]
    : []
  const way = [
    { name: of.originName, isDone: Boolean(of.atd), end: 'origin' as const },
    ...border,
    { name: of.destinationName, isDone: Boolean(of.ata), end: 'destination' as const },
  ]
  const stops = way.map(({ isDone, ...stop }): LaneStop => ({ ...stop, state: isDone ? 'done' : 'ahead' }))
  const names = way.flatMap(({ name }) => name ?? [])
  return { stops, share: shareOfLeg(of, stops), title: names.join(' → ') }
}

function shareOfLeg({ atd, eta, ata }: OnTheWay, stops: readonly LaneStop[]): number {
  const next = stops.findIndex(({ state }) => state === 'ahead')
  if (!atd || ata || !eta || next < 1) return 0
  const ofWay = (serverNow().getTime() - atd.getTime()) / Math.max(eta.getTime() - atd.getTime(), dayMs)
  return Math.min(0.92, Math.max(0.06, ofWay * (stops.length - 1) - (next - 1)))
}

/** When cargo came to the places on its way, or will come there, by their codes. */
export type StopTimes = ReadonlyMap<string, { at: Date; isActual: boolean }>
/** Tells the times of the stops of a job or booking, as its milestones say. */
export type StopTimesSlot = ComponentType<{ id: string; children: (times: StopTimes) => ReactNode }>

const noTimes: StopTimes = new Map()

/** A way with the times of its stops, and without them until they are known. */
export function WithStopTimes({
  of: Given,
  id,
  children,
}: {
  of: StopTimesSlot | undefined
  id: string
  children: (times: StopTimes) => ReactNode
}) {
  if (!Given) return children(noTimes)
  return (
    <Suspense fallback={children(noTimes)}>
      <Given id={id}>{children}</Given>
    </Suspense>
  )
}

/** What stands under a stop: when cargo was there, or is expected there; of a stop that was passed unreported nothing is known. */
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

/** How many days of the destination's calendar later or earlier than promised. */
export function daysOff({ eta, ata, promisedEta }: OnTheWay, zone: string | undefined): number {
  const now = ata ?? eta
  return now && promisedEta ? daysLate(promisedEta, now, zone) : 0
}

type DayOfProps = { actual?: Date | undefined; estimated?: Date | undefined; zone?: string | undefined }

/** The actual day at its place when there is one, else the estimate in grey; with its time and clock for who points at it. */
export function DayOf({ actual, estimated, zone }: DayOfProps) {
  const format = useFormat()
  const at = actual ?? estimated
  if (!at) return null
  return (
    <span className={actual ? 'nowrap' : 'muted nowrap'} title={format.dayTime(at, zone)}>
      {format.day(businessDayOf(at, zone))}
    </span>
  )
}

/** What happened last to cargo, the place above the event: the place is not cut where a column is narrow. */
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
