import type { SharedBox } from '@landbridge/contract/tracking/shared-trace'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Card } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { ClockNote } from '../../platform/ui/timeline.tsx'
import styles from '../tracking.module.css'
import { BoxMap, PositionsCard, TrackMilestones, TrackSummary } from './tracking-parts.tsx'

type BoxPartsProps = {
  box: SharedBox
  notes?: ReactNode
}

export const BoxParts = (props: BoxPartsProps) => (useIsPhone() ? <PhoneParts {...props} /> : <DeskParts {...props} />)

const MapCard = ({ box }: BoxPartsProps) => (
  <div className={`card ${styles.map}`}>
    <BoxMap box={box} />
  </div>
)

/** Map and positions beside the milestones, in cards that scroll. */
const DeskParts = ({ box, notes }: BoxPartsProps) => (
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

/** Scrolls the last position or milestone to the middle of its card. */
function showNewest(steps: HTMLElement | null) {
  const done = steps?.querySelectorAll('.miles li:not(.todo)') ?? []
  const [row, card] = [steps?.querySelector('.now') ?? [...done].at(-1), steps?.parentElement]
  if (!row || !card) return
  const { top, height } = row.getBoundingClientRect()
  const rowsAbove = (top - card.getBoundingClientRect().top - card.clientHeight / 2) / height
  card.scrollTop = Math.max(0, Math.round(rowsAbove)) * height
}

/** Arrival, place and milestones, in the order of interest. */
function PhoneParts({ box, notes }: BoxPartsProps) {
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
