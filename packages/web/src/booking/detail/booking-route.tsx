import { businessDayOf, useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { type RouteStop, RouteStrip } from '../../platform/ui/route-strip.tsx'

const dayMs = 86_400_000

/** What of a booking says where it goes and how far it is. */
export type OnTheWay = {
  originName?: string | null | undefined
  entryPortName?: string | null | undefined
  destinationName?: string | null | undefined
  etd?: Date | undefined
  atd?: Date | undefined
  eta?: Date | undefined
  ata?: Date | undefined
  promisedEta?: Date | undefined
}

/** Where it goes as a red line: behind us up to the share of the way that its time says, and never past the border unasked. */
export function LaneStrip({ of, plain }: { of: OnTheWay; plain?: boolean }) {
  const text = useText()
  const names = [of.originName, of.entryPortName, of.destinationName].filter((name, i) => name || i !== 1)
  const stops = names.map((name, i): RouteStop => {
    const isDone = i === 0 ? Boolean(of.atd) : Boolean(of.ata)
    return { state: isDone ? 'done' : 'ahead', ...(!plain && { label: name ?? text('booking.lane-open') }) }
  })
  return (
    <RouteStrip
      stops={stops}
      share={shareOfLeg(of, stops.length - 1)}
      small
      title={names.filter(Boolean).join(' → ')}
    />
  )
}

/** How much of the leg that is being travelled lies behind us, by time. */
function shareOfLeg({ atd, eta, ata }: OnTheWay, legs: number): number {
  if (!atd || ata || !eta) return 0
  const share = (serverNow().getTime() - atd.getTime()) / Math.max(eta.getTime() - atd.getTime(), dayMs)
  return Math.min(0.92, Math.max(0.06, share * legs))
}

/** How many days later or earlier than promised. */
export function daysOff({ eta, ata, promisedEta }: OnTheWay): number {
  const now = ata ?? eta
  return now && promisedEta ? Math.round((now.getTime() - promisedEta.getTime()) / dayMs) : 0
}

export function DaysOff({ of }: { of: OnTheWay }) {
  const text = useText()
  const days = daysOff(of)
  if (days === 0) return null
  const words = text('shared.days', { count: Math.abs(days) })
  return (
    <span className={days > 0 ? 'late strong' : 'ok-text strong'}>
      {text(days > 0 ? 'booking.late-days' : 'booking.early-days', { days: words })}
    </span>
  )
}

/** The actual day when there is one, else the estimate in grey. */
export function DayOf({
  actual,
  estimated,
  zone,
}: {
  actual?: Date | undefined
  estimated?: Date | undefined
  zone?: string | undefined
}) {
  const format = useFormat()
  const at = actual ?? estimated
  if (!at) return null
  return <span className={actual ? undefined : 'muted'}>{format.day(businessDayOf(at, zone))}</span>
}

type Lane = { originName?: string | null | undefined; destinationName?: string | null | undefined }
export const laneText = ({ originName, destinationName }: Lane) =>
  [originName, destinationName].filter(Boolean).join(' → ')
