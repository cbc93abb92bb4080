import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureName } from '@landbridge/contract/pricing/departure'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { ClockNote, MilestoneList, type MilestoneRow, Timeline } from '../../platform/ui/timeline.tsx'

export function HistoryCard({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const events = booking.events
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ id, at, byKind, byName, eventLabel, note }) => ({
      id,
      at,
      // A line may end after the dot between an event and its place, and never begins with it.
      title: eventLabel.replaceAll(' · ', '\u00a0· '),
      note: note && <span className="muted">{note}</span>,
      by: byKind === 'system' ? text('booking.history-system') : (byName ?? text('booking.history-you')),
    }))
  return (
    <Card title={text('booking.history')} actions={<ClockNote />}>
      <Timeline events={events} />
    </Card>
  )
}

/**
 * The route as a vertical list for telephones before a job exists, each stop with its planned times in its own zone.
 */
export function ProgressCard({ booking }: { booking: BookingDetail }) {
  const rows = booking.route.map((stop, i): MilestoneRow => {
    const isLast = i === booking.route.length - 1
    const estimated = isLast ? (booking.eta ?? stop.plannedAt) : stop.plannedAt
    return {
      id: `${stop.placeCode} ${i}`,
      title: stop.placeName,
      place: i === 0 ? booking.given && departureName(booking.given) : undefined,
      zone: stop.timeZone,
      planned: isLast ? booking.promisedEta : stop.plannedAt,
      ...(stop.actualAt ? { actual: stop.actualAt } : { estimated }),
    }
  })
  if (rows.every(({ planned, estimated, actual }) => !(planned ?? estimated ?? actual))) return null
  return (
    <section className="card">
      <MilestoneList milestones={rows} />
    </section>
  )
}
