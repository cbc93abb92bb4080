import type { ReactNode } from 'react'
import './pictures.css'

type DrawingProps = {
  /** The accessible name; without it the drawing is decorative. */
  label?: string | undefined
  width: number
  height: number
  children: ReactNode
}

/** A picture in the product's motif: travelled ways red, future ones grey and dashed. */
export function Drawing({ label, width, height, children }: DrawingProps) {
  const size = { className: 'pic', width, height, viewBox: `0 0 ${width} ${height}` }
  return label ? (
    <svg {...size} role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg {...size} aria-hidden="true">
      {children}
    </svg>
  )
}

type At = { x: number; y: number }

export const Pin = ({ x, y, ahead }: At & { ahead?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={ahead ? 'pin ahead' : 'pin'} d="M0 0C-3-3.6-7-7-7-11a7 7 0 1 1 14 0C7-7 3-3.6 0 0z" />
    <circle className="hole" cy="-11" r="2.8" />
  </g>
)

export const Stop = ({ x, y, ahead }: At & { ahead?: boolean }) => (
  <circle className={ahead ? 'stop ahead' : 'stop'} cx={x} cy={y} r="4.5" />
)

export const Way = ({ d, ahead }: { d: string; ahead?: boolean }) => (
  <path className={ahead ? 'way ahead' : 'way'} d={d} />
)

/** Outlines along the line, tinted for cargo. */
export const Shape = ({ d, tint }: { d: string; tint?: boolean }) => (
  <path className={tint ? 'shape tint' : 'shape'} d={d} />
)

/** A container with its ribs, its upper left corner at x, y. */
export const Container = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="shape tint" d="M0 0h46v22H0z" />
    <path className="shape" d="M8 5v12M16 5v12M24 5v12M32 5v12M39 5v12" />
  </g>
)

const marks = {
  tick: 'M-5 .5l3.5 3.5L5.5-3.5',
  cross: 'M-4-4l8 8M4-4l-8 8',
  pause: 'M-2.8-4v8M2.8-4v8',
} as const

export const Sign = ({ x, y, mark, tone }: At & { mark: keyof typeof marks; tone: 'ok' | 'warn' | 'bad' | 'idle' }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={`sign ${tone}`} r="11" />
    <path className="mark-in" d={marks[mark]} />
  </g>
)
