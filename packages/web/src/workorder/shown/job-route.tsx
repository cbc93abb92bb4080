import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { daysOff, laneOf, StopNote, type TimesAtStops } from '../../platform/ui/lane-of.tsx'
import { type RouteStop, RouteStrip } from '../../platform/ui/route-strip.tsx'

type OnTheWay = Pick<
  JobRow,
  | 'originName'
  | 'originZone'
  | 'entryPortCode'
  | 'entryPortName'
  | 'entryPortPassed'
  | 'entryPortKm'
  | 'destinationName'
  | 'destinationZone'
  | 'etd'
  | 'atd'
  | 'eta'
  | 'ata'
  | 'promisedEta'
  | 'doneKm'
  | 'totalKm'
  | 'impliedTimes'
>

export function DaysOff({ of }: { of: OnTheWay }) {
  const text = useText()
  const days = daysOff(of, of.destinationZone)
  if (days === 0) return null
  const words = text('shared.days-short', { count: Math.abs(days) })
  return (
    <span
      className={days > 0 ? 'late strong nowrap' : 'ok-text strong nowrap'}
    >{`${days > 0 ? '+' : '−'}${words}`}</span>
  )
}

/** Where a job goes as a red line, for lists and cards. */
export function JobLane({ of }: { of: OnTheWay }) {
  const { stops, share, title } = laneOf(of)
  return <RouteStrip small stops={stops.map(labelled)} share={share} title={title} />
}

const labelled = ({ name, state }: ReturnType<typeof laneOf>['stops'][number]): RouteStop => ({
  label: name ?? undefined,
  ...(state && { state }),
})

/** Khorgos (Horgos) as Khorgos. */
const withoutTerminal = (name: string) => name.replace(/\s*[(（][^()（）]*[)）]$/, '')

/** The same at the head of a page, with the times of its ends and its border. */
export function JobWay({ of, times }: { of: OnTheWay; times?: TimesAtStops }) {
  const text = useText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const timeAt = (at: Date, zone: string | undefined) =>
    isPhone ? format.day(businessDayOf(at, zone)) : format.dayTime(at, zone)
  const note = (name: 'atd' | 'ata', estimated: Date, zone: string | undefined) => {
    const reported = of.impliedTimes?.includes(name) ? 'shared.at-latest' : 'shared.at-actual'
    return `${timeAt(of[name] ?? estimated, zone)} · ${text(of[name] ? reported : 'shared.at-estimated')}`
  }
  const { stops, share, title } = laneOf(of)
  const notes = {
    origin: note('atd', of.etd, of.originZone),
    destination: (
      <>
        {note('ata', of.eta, of.destinationZone)}
        {daysOff(of, of.destinationZone) !== 0 && ' · '}
        <DaysOff of={of} />
      </>
    ),
  }
  const atBorder = (isPast: boolean) => <StopNote time={times?.get(of.entryPortCode ?? '')} isPast={isPast} />
  const noted = stops.map(
    (stop): RouteStop => ({
      ...labelled({ ...stop, name: stop.name && withoutTerminal(stop.name) }),
      note: stop.end ? notes[stop.end] : atBorder(stop.state === 'done'),
    }),
  )
  return <RouteStrip stops={noted} share={share} title={title} />
}
