import type { ReactNode } from 'react'
import type { Control } from './field-frame.tsx'
import type { WidgetProps } from './kinds.tsx'

/** A column of a lines table: title, widget, paste reader and total. */
export type LineColumn<Line> = {
  name: keyof Line & string
  title: string
  need?: boolean
  align?: 'num'
  width?: number
  total?: (lines: readonly Line[]) => ReactNode
  /** Another area's widget instead of a kind. */
  widget?: (control: Control<never> & { low: true; label: string }, line: Line, index: number) => ReactNode
  /** Reads a pasted cell, taken as text by default; undefined skips it. */
  read?: (cell: string) => unknown
} & Exclude<WidgetProps, { kind: 'dateRange' | 'currcd' }>
