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
  total?: (lines: readonly Line[]) => ReactNode
  /** A widget of another area instead of a kind. */
  widget?: (control: Control<never> & { low: true; label: string }, line: Line, at: number) => ReactNode
  /** Reads a pasted cell, which without it is taken as it is; undefined leaves the cell alone. */
  read?: (cell: string) => unknown
} & Exclude<WidgetProps, { kind: 'dateRange' | 'currcd' }>
