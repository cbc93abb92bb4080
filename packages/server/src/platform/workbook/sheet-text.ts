import { ambiguousFigure, readFigureColumn } from '@landbridge/contract/shared/figure'
import { givenUp } from './workbook-fault.ts'
import type { SheetCell, SheetRow } from './workbook-sheet.ts'

/** Chars of a text that is handed over: ten times what can be taken in at a time, so that a long list can be cut up by who reads it. */
const mostChars = 1_000_000

/** The rows of a sheet as the text that would be pasted from it, with tabs between cells and each row in its place. */
export function textOfRows(rows: readonly SheetRow[], mostRows: number): string {
  if (rows.some(({ row }) => row > mostRows)) throw givenUp('shared.workbook-too-long')
  const lines: string[] = []
  let chars = 0
  for (const { row, cells } of withCertainFigures(rows)) {
    while (lines.length < row - 1) lines.push('')
    const line = cells.map(plainCell).join('\t').trimEnd()
    chars += line.length
    if (chars > mostChars) throw givenUp('shared.workbook-too-large')
    lines.push(line)
  }
  return lines.join('\n')
}

/** Keeps a sheet's numbers certain as text (1.234 gets a zero) and ambiguous texts as questions. */
function withCertainFigures(rows: readonly SheetRow[]): { row: number; cells: string[] }[] {
  const columns = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  const questions = Array.from({ length: columns }, (_, index) => questionsIn(rows.map(({ cells }) => cells[index])))
  return rows.map(({ row, cells }, line) => ({
    row,
    cells: cells.map((cell, index) => questions[index]?.[line] ?? certainText(cell)),
  }))
}

function questionsIn(cells: readonly SheetCell[]): (string | undefined)[] {
  if (!cells.some((cell) => typeof cell === 'number' && !Number.isInteger(cell))) return []
  const readings = readFigureColumn(cells.map((cell) => (typeof cell === 'string' ? cell : '')))
  return readings.map((reading) => ('mayMean' in reading ? ambiguousFigure(reading.mayMean) : undefined))
}

function certainText(cell: SheetCell): string {
  const text = String(cell ?? '')
  return typeof cell === 'number' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}

/** One line without tabs; quotes are doubled as in every text of cells. */
function plainCell(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line
}
