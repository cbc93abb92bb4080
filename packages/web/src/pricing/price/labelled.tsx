import { type ReactNode, useId } from 'react'
import { alone } from '../../platform/form/alone.ts'
import { NumberInput } from '../../platform/form/number-input.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import styles from '../pricing.module.css'

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control stands inside
    <label className={styles.labelled}>
      <span>{label}</span>
      <span className="input low">{children}</span>
    </label>
  )
}

type FigureProps = { label: string; value: string; integer?: boolean; onChange: (value: string) => void }

export function LabelledFigure({ label, value, integer: isInteger = false, onChange }: FigureProps) {
  const id = useId()
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      <NumberInput
        {...alone}
        id={id}
        low
        integer={isInteger}
        value={value}
        onChange={(typed) => onChange(String(typed ?? ''))}
      />
    </div>
  )
}

/** The reason against a typed figure, announced as it appears. */
export function Fault({ word }: { word: TextKey | undefined }) {
  const text = useText()
  return word ? (
    <p className={`err ${styles.fault}`} role="alert">
      {text(word)}
    </p>
  ) : null
}
