import type { SharedBox } from '@landbridge/contract/tracking/shared-trace'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Card } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { ClockNote } from '../../platform/ui/timeline.tsx'
import styles from '../tracking.module.css'
import { BoxMap, PositionsCard, TrackMilestones, TrackSummary } from './tracking-parts.tsx'

type Shown = {
  of: SharedBox
  /** What needs to be known beyond the times. */
  notes?: ReactNode
}

/** Where a box is, when it arrives and what happened to it, for its owner and for who has its link. */
export const BoxParts = (shown: Shown) => (useIsPhone() ? <PhoneParts {...shown} /> : <DeskParts {...shown} />)

const MapCard = ({ of }: Shown) => (
  <div className={`card ${styles.map}`}>
    <BoxMap of={of} />
  </div>
)

/** The map and the positions beside the milestones; what is longer than the screen scrolls in its card. */
const DeskParts = ({ of: box, notes }: Shown) => (
  <div className={styles.grid}>
    <div className={styles.column}>
      <MapCard of={box} />
      <PositionsCard positions={box.positions} />
    </div>
    <Card className={styles.side ?? ''}>
      <TrackSummary of={box} />
      {notes}
      <TableBox className={styles.steps}>
        <div ref={showNewest}>
          <TrackMilestones of={box} />
        </div>
      </TableBox>
    </Card>
  </div>
)

/** Where the milestones are longer than their card, the last position, or what happened last, stands in its middle. */
function showNewest(steps: HTMLElement | null) {
  const done = steps?.querySelectorAll('.miles li:not(.todo)') ?? []
  const [row, card] = [steps?.querySelector('.now') ?? [...done].at(-1), steps?.parentElement]
  if (!row || !card) return
  const { top, height } = row.getBoundingClientRect()
  const rowsAbove = (top - card.getBoundingClientRect().top - card.clientHeight / 2) / height
  card.scrollTop = Math.max(0, Math.round(rowsAbove)) * height
}

/** What one looks for first stands first: when it arrives, where it is, what happened. */
function PhoneParts({ of: box, notes }: Shown) {
  const text = useText()
  return (
    <div className="stack">
      <Card className={styles.side ?? ''}>
        <TrackSummary of={box} />
        {notes}
      </Card>
      <MapCard of={box} />
      <Card title={text('tracking.milestones')} actions={<ClockNote />}>
        <TrackMilestones of={box} />
      </Card>
      <PositionsCard positions={box.positions} />
    </div>
  )
}
