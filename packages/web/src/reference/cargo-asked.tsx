import { boxSizes } from '@landbridge/contract/reference/box-sizes'
import { useId } from 'react'
import { alone } from '../platform/form/alone.ts'
import { NumberInput } from '../platform/form/number-input.tsx'
import { useText } from '../platform/text.tsx'
import { PlainSelect } from '../platform/ui/plain-select.tsx'
import styles from './lane-search.module.css'

/** Which container prices are asked for, as the address has it. */
export type BoxAsked = {
  /** '' any. */
  containerType: '' | (typeof boxSizes)[number]
  /** '' both, T the carrier's containers, F the shipper's own. */
  ourBox: string
}

const owners = [
  { value: '', label: 'COC / SOC' },
  { value: 'T', label: 'COC' },
  { value: 'F', label: 'SOC' },
]

/** `ofCarrier` where only the carrier's containers have prices: then nobody asks whose they are. */
type BoxFieldProps = { ofCarrier?: boolean; box: BoxAsked; onChange: (changes: Partial<BoxAsked>) => void }

/** The size, and whose container it is. */
export function BoxField({ ofCarrier, box, onChange }: BoxFieldProps) {
  const text = useText()
  return (
    <span className="input-bare">
      <PlainSelect
        label={text('reference.lane-box')}
        value={box.containerType}
        choices={[
          { value: '' as const, label: text('reference.lane-any-box') },
          ...boxSizes.map((size) => ({ value: size, label: size })),
        ]}
        onChange={(containerType) => onChange({ containerType })}
      />
      {!ofCarrier && (
        <PlainSelect
          label={text('reference.lane-owner')}
          value={box.ourBox}
          choices={owners}
          onChange={(ourBox) => onChange({ ourBox })}
        />
      )}
    </span>
  )
}

/** Which load prices are asked for where they follow weight, volume, loading metres or the truck; '' what is not said. */
export type LoadAsked = {
  weightKg: string
  volumeM3: string
  loadingMetres: string
  /** Pieces with their measures, as an address carries them. */
  pieces: string
  truckType: string
}

export const noLoad: LoadAsked = { weightKg: '', volumeM3: '', loadingMetres: '', pieces: '', truckType: '' }

type WeightFieldProps = { weightKg: string; onChange: (weightKg: string) => void }

/** The weight, where the price follows it. */
export const WeightField = ({ weightKg, onChange }: WeightFieldProps) => (
  <AskedFigure label={useText()('reference.lane-weight')} value={weightKg} onChange={onChange} />
)

type FigureProps = { label: string; value: string; unit?: string; onChange: (value: string) => void }

/** A figure of a search; with its unit where several stand side by side. */
export function AskedFigure({ label, value, unit, onChange }: FigureProps) {
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
  load: LoadAsked
  onChange: (changes: Partial<LoadAsked>) => void
  /** Whether it is asked how much of the floor of a truck it takes. */
  withMetres?: boolean
}

/** Weight and volume, and loading metres where they count. */
export function MeasureFields({ load, onChange, withMetres }: MeasuresProps) {
  const text = useText()
  return (
    <span className={styles.measures}>
      <AskedFigure
        label={text('reference.lane-weight')}
        unit={text('reference.kg')}
        value={load.weightKg}
        onChange={(weightKg) => onChange({ weightKg })}
      />
      <AskedFigure
        label={text('reference.lane-volume')}
        unit={text('reference.m3')}
        value={load.volumeM3}
        onChange={(volumeM3) => onChange({ volumeM3 })}
      />
      {withMetres && (
        <AskedFigure
          label={text('reference.lane-metres')}
          unit={text('reference.ldm')}
          value={load.loadingMetres}
          onChange={(loadingMetres) => onChange({ loadingMetres })}
        />
      )}
    </span>
  )
}
