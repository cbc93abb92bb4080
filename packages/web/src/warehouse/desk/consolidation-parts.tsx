import type { ConsolidationRow, ConsolidationState } from '@landbridge/contract/warehouse/consolidation'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import styles from './consolidation.module.css'

export const consolidationStateText = {
  open: 'workorder.box-open',
  closed: 'workorder.box-closed',
  cancelled: 'workorder.box-cancelled',
} as const satisfies Record<ConsolidationState, TextKey>

const tones: Readonly<Record<ConsolidationState, Tone>> = { open: 'info', closed: 'ok', cancelled: 'idle' }

export function ConsolidationPill({ of: state }: { of: ConsolidationState }) {
  const text = useText()
  return <StatusPill tone={tones[state]}>{text(consolidationStateText[state])}</StatusPill>
}

type BarProps = { label: string; percent: number | undefined; said: string }

/** How full a container is by one measure: red where it is too full, and the figures in words. */
function FillBar({ label, percent, said }: BarProps) {
  const isOver = (percent ?? 0) > 100
  return (
    <div className={styles.fill}>
      <div className="row between">
        <span className="small muted">{label}</span>
        <span className={isOver ? 'small late' : 'small'}>
          {said}
          {percent !== undefined && ` · ${percent}%`}
        </span>
      </div>
      {percent !== undefined && (
        <progress className={isOver ? styles.over : ''} max={100} value={Math.min(100, percent)} aria-label={label} />
      )}
    </div>
  )
}

/** How full a container is by volume and by weight. */
export function FillBars({ of }: { of: ConsolidationRow }) {
  const text = useText()
  const { number } = useFormat()
  const volume = { part: number(of.volumeM3, 1), whole: number(of.maxVolumeM3, 1) }
  const weight = { part: number(of.grossWeightKg, 0), whole: number(of.maxWeightKg, 0) }
  return (
    <div className={styles.fills}>
      <FillBar
        label={text('workorder.fill-volume')}
        percent={of.volumePct}
        said={text(of.maxVolumeM3 ? 'workorder.fill-volume-of' : 'workorder.fill-volume-only', volume)}
      />
      <FillBar
        label={text('workorder.fill-weight')}
        percent={of.weightPct}
        said={text('workorder.fill-weight-of', weight)}
      />
    </div>
  )
}
