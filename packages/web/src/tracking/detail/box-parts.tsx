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
  box: SharedBox
  notes?: ReactNode
}

export const BoxParts = (shown: Shown) => (useIsPhone() ? <PhoneParts {...shown} /> : <DeskParts {...shown} />)

const MapCard = ({ box }: Shown) => (
  <div className={`card ${styles.map}`}>
    <BoxMap box={box} />
  </div>
)

/** The map and the positions beside the milestones; what is longer than the screen scrolls in its card. */
const DeskParts = ({ box, notes }: Shown) => (
  <div className={styles.grid}>
    <div className={styles.column}>
      <MapCard box={box} />
      <PositionsCard positions={box.positions} />
    </div>
    <Card className={styles.side ?? ''}>
      <TrackSummary box={box} />
      {notes}
      <TableBox className={styles.steps}>
        <div ref={showNewest}>
          <TrackMilestones box={box} />
        </div>
      </TableBox>
    </Card>
  </div>
)

/** In milestones longer than their card, the last position or milestone stands in the middle. */
function showNewest(steps: HTMLElement | null) {
  const done = steps?.querySelectorAll('.miles li:not(.todo)') ?? []
  const [row, card] = [steps?.querySelector('.now') ?? [...done].at(-1), steps?.parentElement]
  if (!row || !card) return
  const { top, height } = row.getBoundingClientRect()
  const rowsAbove = (top - card.getBoundingClientRect().top - card.clientHeight / 2) / height
  card.scrollTop = Math.max(0, Math.round(rowsAbove)) * height
}

/** Arrival, place and milestones stand first, in the order in which people look for them. */
function PhoneParts({ box, notes }: Shown) {
  const text = useText()
  return (
    <div className="stack">
      <Card className={styles.side ?? ''}>
        <TrackSummary box={box} />
        {notes}
      </Card>
      <MapCard box={box} />
      <Card title={text('tracking.milestones')} actions={<ClockNote />}>
        <TrackMilestones box={box} />
      </Card>
      <PositionsCard positions={box.positions} />
    </div>
  )
}
