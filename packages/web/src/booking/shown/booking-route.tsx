import { useText } from '../../platform/text.tsx'
import { daysOff as daysOffPromise, laneOf, type OnTheWay } from '../../platform/ui/lane-of.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'

type Arriving = OnTheWay & { etaZone?: string | undefined }

/** The route as a line, red as far as the cargo has come. */
export function LaneStrip({ route, plain }: { route: OnTheWay; plain?: boolean }) {
  const text = useText()
  const { stops, share, title } = laneOf(route)
  const firstOpen = stops.findIndex(({ name }) => !name)
  const labelled = stops.map(({ name, end: _, ...stop }, index) => ({
    ...stop,
    ...(!plain && { label: name ?? (index === firstOpen ? text('booking.lane-open') : undefined) }),
  }))
  return <RouteStrip stops={labelled} share={share} isSmall title={title} />
}

/** Days later (positive) or earlier than promised. */
export const daysOff = (arrival: Arriving): number => daysOffPromise(arrival, arrival.etaZone)

export function DaysOff({ arrival }: { arrival: Arriving }) {
  const text = useText()
  const days = daysOff(arrival)
  if (days === 0) return null
  const words = text('shared.days', { count: Math.abs(days) })
  return (
    <span className={days > 0 ? 'late strong nowrap' : 'ok-text strong nowrap'}>
      {text(days > 0 ? 'booking.late-days' : 'booking.early-days', { days: words })}
    </span>
  )
}
