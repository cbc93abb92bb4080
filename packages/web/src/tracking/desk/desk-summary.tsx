import { isArrival } from '@landbridge/contract/shared/milestones'
import type { MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { type Text, useText } from '../../platform/text.tsx'
import { lateLook } from '../../platform/ui/timeline.tsx'
import { type Figure, Figures, seenAt } from '../detail/tracking-parts.tsx'
import styles from '../tracking.module.css'
import { nextLine, type SheetLine } from './milestone-choice.ts'

export function SheetSummary({ sheet: { lines, positions } }: { sheet: MilestoneSheet }) {
  const text = useText()
  const format = useFormat()
  const seen = lastSeen(lines, positions)
  const next = nextLine(lines)
  const dueAt = next?.estimatedAt ?? next?.plannedAt
  const arrival = lines.findLast(({ step }) => isArrival(step))
  const figures: Figure[] = [
    ...(seen ? [seenAt(seen.place, seen.at, { text, format })] : []),
    ...(next
      ? [
          [
            text('tracking.next'),
            next.eventLabel,
            dueAt && dueAt < serverNow() ? 'late' : '',
            [next.placeName, format.dayTime(dueAt, next.placeZone)].filter(Boolean).join(' · '),
          ] satisfies Figure,
        ]
      : []),
    ...(arrival ? arrivalFigures(arrival, { text, format }) : []),
  ]
  return (
    <div className={`card ${styles.standalone}`}>
      <Figures figures={figures} />
    </div>
  )
}

type Words = { text: Text; format: ReturnType<typeof useFormat> }

/** The arrival against the plan; an unreported one by its latest possible time. */
function arrivalFigures(arrival: SheetLine, { text, format }: Words): Figure[] {
  const { actualAt, impliedAt, estimatedAt, plannedAt, placeName: place, placeZone } = arrival
  const arrivedAt = actualAt ?? impliedAt
  const isAtLatest = !actualAt && impliedAt !== undefined
  const offMs = (arrival.differenceMin ?? 0) * 60_000
  const when = format.placeTime(arrivedAt ?? estimatedAt ?? plannedAt, placeZone)
  return [
    [
      text(arrivedAt ? 'tracking.arrived-at' : 'tracking.estimated-at', { place }),
      when,
      '',
      isAtLatest ? text('shared.at-latest') : '',
    ],
    [
      text('tracking.against-plan'),
      isAtLatest ? '' : format.difference(offMs) || text('tracking.on-time'),
      lateLook(offMs),
    ],
  ]
}

function lastSeen(lines: readonly SheetLine[], [position]: MilestoneSheet['positions']) {
  const happened = lines.flatMap(({ actualAt, placeName }) => (actualAt ? [{ place: placeName, at: actualAt }] : []))
  const seen = position ? [{ place: position.address, at: position.locatedAt }] : []
  return [...happened, ...seen].toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1)
}
