import { useId } from 'react'
import { alone } from '../platform/form/alone.ts'
import { NumberInput } from '../platform/form/number-input.tsx'
import { useText } from '../platform/text.tsx'
import type { SearchedLoad } from './cargo-choice.tsx'
import styles from './lane-search.module.css'

type FigureProps = { label: string; value: string; unit?: string; onChange: (value: string) => void }

/** A figure of a search, with its unit beside others. */
export function PlainFigure({ label, value, unit, onChange }: FigureProps) {
  const text = useText()
  return (
    <NumberInput
      {...alone}
      id={useId()}
      bare
      label={label}
      placeholder={unit ? '—' : text('reference.lane-any-weight')}
      value={value}
      {...(unit && { unit })}
      onChange={(typed) => onChange(String(typed ?? ''))}
    />
  )
}

type MeasuresProps = {
  load: SearchedLoad
  onChange: (changes: Partial<SearchedLoad>) => void
  /** Adds loading metres, the floor that the load takes of a truck. */
  withMetres?: boolean
}

/** Weight and volume, and loading metres on request. */
export function MeasureFields({ load, onChange, withMetres }: MeasuresProps) {
  const text = useText()
  return (
    <span className={styles.measures}>
      <PlainFigure
        label={text('reference.lane-weight')}
        unit={text('reference.kg')}
        value={load.weightKg}
        onChange={(weightKg) => onChange({ weightKg })}
      />
      <PlainFigure
        label={text('reference.lane-volume')}
        unit={text('reference.m3')}
        value={load.volumeM3}
        onChange={(volumeM3) => onChange({ volumeM3 })}
      />
      {withMetres && (
        <PlainFigure
          label={text('reference.lane-metres')}
          unit={text('reference.ldm')}
          value={load.loadingMetres}
          onChange={(loadingMetres) => onChange({ loadingMetres })}
        />
      )}
    </span>
  )
}
