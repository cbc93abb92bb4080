import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { type RouteStop, RouteStrip } from '../../platform/ui/route-strip.tsx'

type OnTheWay = Pick<
  JobRow,
  'originName' | 'entryPortName' | 'destinationName' | 'etd' | 'atd' | 'eta' | 'ata' | 'promisedEta'
>

const dayMs = 86_400_000

/** How many days later or earlier than promised. */
const daysOff = ({ eta, ata, promisedEta }: OnTheWay): number =>
  Math.round(((ata ?? eta).getTime() - promisedEta.getTime()) / dayMs)

export function DaysOff({ of }: { of: OnTheWay }) {
  const text = useText()
  const days = daysOff(of)
  if (days === 0) return null
  const words = text('shared.days-short', { count: Math.abs(days) })
  return <span className={days > 0 ? 'late strong' : 'ok-text strong'}>{`${days > 0 ? '+' : '−'}${words}`}</span>
}

/** The actual day when there is one, else the estimate in grey. */
export function DayOf({
  actual,
  estimated,
  zone,
}: {
  actual?: Date | undefined
  estimated: Date
  zone?: string | undefined
}) {
  const format = useFormat()
  return (
    <span className={actual ? 'nowrap' : 'muted nowrap'}>{format.day(businessDayOf(actual ?? estimated, zone))}</span>
  )
}

/** How much of the leg that is being travelled lies behind us, by time. */
function shareOfLeg({ atd, eta, ata }: OnTheWay, legs: number): number {
  if (!atd || ata) return 0
  const share = (serverNow().getTime() - atd.getTime()) / Math.max(eta.getTime() - atd.getTime(), dayMs)
  return Math.min(0.92, Math.max(0.06, share * legs))
}

const namesOf = ({ originName, entryPortName, destinationName }: OnTheWay) =>
  [originName, entryPortName, destinationName].filter((name) => name !== undefined)

/** Where a job goes as a red line, for lists and cards. */
export function JobLane({ of }: { of: OnTheWay }) {
  const names = namesOf(of)
  const last = names.length - 1
  const stops = names.map((label, i): RouteStop => {
    const isDone = i === 0 ? Boolean(of.atd) : Boolean(of.ata)
    return { label, state: isDone ? 'done' : 'ahead' }
  })
  return <RouteStrip small stops={stops} share={shareOfLeg(of, last)} title={names.join(' → ')} />
}

/** The same at the head of a page, with the times of both ends. */
export function JobWay({
  of,
  zones,
}: {
  of: OnTheWay
  zones: { origin?: string | undefined; destination?: string | undefined }
}) {
  const text = useText()
  const format = useFormat()
  const note = (actual: Date | undefined, estimated: Date, zone: string | undefined) =>
    `${format.dayTime(actual ?? estimated, zone)} · ${text(actual ? 'shared.actual' : 'shared.estimated')}`
  const names = namesOf(of)
  const last = names.length - 1
  const stops = names.map((label, i): RouteStop => {
    if (i === 0) return { label, state: of.atd ? 'done' : 'ahead', note: note(of.atd, of.etd, zones.origin) }
    if (i < last) return { label, state: of.ata ? 'done' : 'ahead' }
    const off = daysOff(of) !== 0
    return {
      label,
      state: of.ata ? 'done' : 'ahead',
      note: (
        <>
          {note(of.ata, of.eta, zones.destination)}
          {off && ' · '}
          <DaysOff of={of} />
        </>
      ),
    }
  })
  return <RouteStrip stops={stops} share={shareOfLeg(of, last)} title={names.join(' → ')} />
}
