import { ambiguousFigure, readFigure } from '@landbridge/contract/shared/figure'
import type { Language } from '@landbridge/contract/shared/languages'
import { readDay, readTime } from '@landbridge/contract/shared/reading/day-reading'

/** Cells copied from a spreadsheet, by lines and tabs, with quoted cells. */
export function cellsIn(copied: string): string[][] {
  const text = copied.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y
  while (cell.lastIndex <= text.length) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}

/** A column's paste reader, by kind or its own. */
type Column = { kind?: string; integer?: boolean; read?: (cell: string) => unknown }

type Target<Line> = {
  row: number
  column: number
  columns: readonly (Column & { name: keyof Line & string })[]
  blank: () => Line
  maxLines: number
  language: Language
}

/** The outcome of a paste: its lines, the number left out, and the unread columns by name or by number. */
type PasteResult<Line> = { lines: Line[]; leftOut: number; unread: readonly (string | number)[] }

/** Lines overlaid with pasted cells from the target cell on, with added lines as needed. */
export function fillLines<Line extends object>(
  lines: readonly Line[],
  cells: readonly string[][],
  target: Target<Line>,
): PasteResult<Line> {
  const filled = lines.map((line) => ({ ...line }))
  const unread = new Set<string | number>()
  const taken = cells.slice(0, Math.max(0, target.maxLines - target.row))
  for (const [down, row] of taken.entries()) {
    const line = filled[target.row + down] ?? target.blank()
    filled[target.row + down] = line
    for (const [across, cell] of row.entries()) {
      const column = target.columns[target.column + across]
      const value = column && readCell(cell, column, target.language)
      if (column && value !== undefined) Object.assign(line, { [column.name]: value })
      else if (cell.trim() !== '') unread.add(column?.name ?? across + 1)
    }
  }
  return { lines: filled, leftOut: cells.length - taken.length, unread: [...unread] }
}

/**
 * A cell's value by its kind; an unreadable choice gives undefined, an unreadable day, time or figure stays for
 * correction.
 */
const readers: Readonly<Record<string, (cell: string) => unknown>> = {
  date: (cell) => readDay(cell) ?? cell,
  time: (cell) => readTime(cell) ?? cell,
  checkbox: readTick,
}

function readCell(cell: string, { kind = '', integer, read = readers[kind] }: Column, language: Language): unknown {
  const bare = cell.trim()
  if (read) return read(bare)
  if (kind !== 'number') return bare
  if (bare === '') return undefined
  const reading = readFigure(cell, language, { whole: !!integer })
  if ('mayMean' in reading) return ambiguousFigure(reading.mayMean)
  const figure = 'figure' in reading ? reading.figure : bare
  return integer && /^\d{1,15}$/.test(figure) ? Number(figure) : figure
}

function readTick(cell: string): boolean | undefined {
  if (/^(1|t|true|y|yes|x|✓|√|是|да)$/i.test(cell)) return true
  return /^(0|f|false|n|no|否|нет)$/i.test(cell) ? false : undefined
}
