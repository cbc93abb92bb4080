import type { ConsolidationRow, ConsolidationState } from '@landbridge/contract/warehouse/consolidation'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import styles from './consolidation.module.css'

export const consolidationStateText = {
  open: 'warehouse.box-open',
  closed: 'warehouse.box-closed',
  cancelled: 'warehouse.box-cancelled',
} as const satisfies Record<ConsolidationState, TextKey>

const tones: Readonly<Record<ConsolidationState, Tone>> = { open: 'info', closed: 'ok', cancelled: 'idle' }

export function ConsolidationPill({ state }: { state: ConsolidationState }) {
  const text = useText()
  return <StatusPill tone={tones[state]}>{text(consolidationStateText[state])}</StatusPill>
}

type BarProps = { label: string; percent: number | undefined; words: string }

function FillBar({ label, percent, words }: BarProps) {
  const isOver = (percent ?? 0) > 100
  return (
    <div className={styles.fill}>
      <div className="row between">
        <span className="small muted">{label}</span>
        <span className={isOver ? 'small late' : 'small'}>
          {words}
          {percent !== undefined && ` · ${percent}%`}
        </span>
      </div>
      {percent !== undefined && (
        <progress className={isOver ? styles.over : ''} max={100} value={Math.min(100, percent)} aria-label={label} />
      )}
    </div>
  )
}

export function FillBars({ consolidation }: { consolidation: ConsolidationRow }) {
  const text = useText()
  const { number } = useFormat()
  const volume = { part: number(consolidation.volumeM3, 1), whole: number(consolidation.maxVolumeM3, 1) }
  const weight = { part: number(consolidation.grossWeightKg, 0), whole: number(consolidation.maxWeightKg, 0) }
  return (
    <div className={styles.fills}>
      <FillBar
        label={text('warehouse.fill-volume')}
        percent={consolidation.volumePct}
        words={text(consolidation.maxVolumeM3 ? 'warehouse.fill-volume-of' : 'warehouse.fill-volume-only', volume)}
      />
      <FillBar
        label={text('warehouse.fill-weight')}
        percent={consolidation.weightPct}
        words={text('warehouse.fill-weight-of', weight)}
      />
    </div>
  )
}
