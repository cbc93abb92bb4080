import type { ReactNode } from 'react'
import type { Control } from './field-frame.tsx'
import type { WidgetProps } from './kinds.tsx'

/** A column of lines: what it is called, how its cells are filled in and pasted into, and what stands under it. */
export type LineColumn<Line> = {
  name: keyof Line & string
  title: string
  need?: boolean
  align?: 'num'
  width?: number
  /** What stands under it, from all lines. */
  total?: (lines: readonly Line[]) => ReactNode
  /** A widget of another area instead of a kind. */
  widget?: (control: Control<never> & { low: true; label: string }, line: Line, at: number) => ReactNode
  /** How a pasted cell becomes a value; as it is, unless told. Undefined leaves the cell alone. */
  read?: (cell: string) => unknown
} & Exclude<WidgetProps, { kind: 'dateRange' | 'currcd' }>
