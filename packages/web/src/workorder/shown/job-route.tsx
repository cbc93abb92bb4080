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

export function DaysOff({ job }: { job: OnTheWay }) {
  const text = useText()
  const days = daysOff(job, job.destinationZone)
  if (days === 0) return null
  const words = text('shared.days-short', { count: Math.abs(days) })
  return (
    <span
      className={days > 0 ? 'late strong nowrap' : 'ok-text strong nowrap'}
    >{`${days > 0 ? '+' : '−'}${words}`}</span>
  )
}

export function JobLane({ job }: { job: OnTheWay }) {
  const { stops, share, title } = laneOf(job)
  return <RouteStrip isSmall stops={stops.map(labelled)} share={share} title={title} />
}

const labelled = ({ name, state }: ReturnType<typeof laneOf>['stops'][number]): RouteStop => ({
  label: name ?? undefined,
  ...(state && { state }),
})

/** Khorgos (Horgos) without its bracket. */
const withoutTerminal = (name: string) => name.replace(/\s*[(（][^()（）]*[)）]$/, '')

/** The route at a page's head, with times at its ends and border. */
export function JobRoute({ job, times }: { job: OnTheWay; times?: TimesAtStops }) {
  const text = useText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const timeAt = (at: Date, zone: string | undefined) =>
    isPhone ? format.day(businessDayOf(at, zone)) : format.dayTime(at, zone)
  const note = (name: 'atd' | 'ata', estimated: Date, zone: string | undefined) => {
    const reported = job.impliedTimes?.includes(name) ? 'shared.at-latest' : 'shared.at-actual'
    return `${timeAt(job[name] ?? estimated, zone)} · ${text(job[name] ? reported : 'shared.at-estimated')}`
  }
  const { stops, share, title } = laneOf(job)
  const notes = {
    origin: note('atd', job.etd, job.originZone),
    destination: (
      <>
        {note('ata', job.eta, job.destinationZone)}
        {daysOff(job, job.destinationZone) !== 0 && ' · '}
        <DaysOff job={job} />
      </>
    ),
  }
  const atBorder = (isPast: boolean) => <StopNote time={times?.get(job.entryPortCode ?? '')} isPast={isPast} />
  const noted = stops.map(
    (stop): RouteStop => ({
      ...labelled({ ...stop, name: stop.name && withoutTerminal(stop.name) }),
      note: stop.end ? notes[stop.end] : atBorder(stop.state === 'done'),
    }),
  )
  return <RouteStrip stops={noted} share={share} title={title} />
}
