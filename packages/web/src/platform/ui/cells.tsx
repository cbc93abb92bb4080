import type { ReactNode } from 'react'
import { useFormat } from '../format.ts'
import { WrappingTime } from './table-parts.tsx'

export const Day = ({ on }: { on: string | Date | null | undefined }) => (
  <span className="nowrap">{useFormat().day(on)}</span>
)

type MomentProps = {
  at: Date | null | undefined
  /** The place's zone, that of the business by default. */
  zone?: string | undefined
  /** True where the hour may stand under its day. */
  wraps?: boolean
}

export function Moment({ at, zone, wraps }: MomentProps) {
  const time = useFormat().dayTime(at, zone)
  return wraps ? <WrappingTime time={time} /> : <span className="nowrap">{time}</span>
}

export const Figure = ({ value, decimals }: { value: string | number | null | undefined; decimals?: number }) => (
  <>{useFormat().number(value, decimals)}</>
)

/** A number read letter by letter, of a bill, plate or tax payer. */
export const Mono = ({ children }: { children: ReactNode }) =>
  children ? <span className="mono nowrap">{children}</span> : null
