import type { ReactNode } from 'react'
import styles from '../pricing.module.css'

/** A low field under its name. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control stands inside
    <label className={styles.labelled}>
      <span>{label}</span>
      <span className="in low">{children}</span>
    </label>
  )
}
