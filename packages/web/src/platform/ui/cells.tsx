import type { ReactNode } from 'react'
import { useFormat } from '../format.ts'
import { FoldedTime } from './table-parts.tsx'

export const Day = ({ on }: { on: string | Date | null | undefined }) => (
  <span className="nowrap">{useFormat().day(on)}</span>
)

type MomentProps = {
  at: Date | null | undefined
  /** The zone of the place whose clock it goes by; that of the business without one. */
  zone?: string | undefined
  /** In a column that folds, the hour may stand under its day. */
  folds?: boolean
}

export function Moment({ at, zone, folds }: MomentProps) {
  const time = useFormat().dayTime(at, zone)
  return folds ? <FoldedTime time={time} /> : <span className="nowrap">{time}</span>
}

export const Figure = ({ value, decimals }: { value: string | number | null | undefined; decimals?: number }) => (
  <>{useFormat().number(value, decimals)}</>
)

/** A number that people read letter by letter: of a bill, a plate, a tax payer. */
export const Mono = ({ children }: { children: ReactNode }) =>
  children ? <span className="mono nowrap">{children}</span> : null
