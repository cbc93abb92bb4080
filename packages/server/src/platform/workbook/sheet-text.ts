import { askedFigure, readFigureColumn } from '@landbridge/contract/shared/figure'
import { Problem } from '@landbridge/contract/shared/problem'
import { readWorkbook } from './workbook.ts'
import type { SheetCell, SheetRow } from './workbook-sheet.ts'

/** Rows down to which a sheet is read for its text. */
const mostRows = 5000

/** A workbook as the text that would be pasted from its sheet, with tabs between cells and each row in its place. */
export async function readSheetText(file: Uint8Array): Promise<string> {
  const sheet = await readWorkbook(file, mostRows)
  if ('fault' in sheet) throw new Problem(sheet.fault)
  const lines: string[] = []
  for (const { row, cells } of withCertainFigures(sheet.rows)) {
    if (row > mostRows) throw new Problem('shared.workbook-too-long')
    while (lines.length < row - 1) lines.push('')
    lines.push(cells.map(plain).join('\t').trimEnd())
  }
  return lines.join('\n')
}

/**
 * What a sheet keeps as a number is certain, and stays so as text: 1.234 gets one zero more, or its point might part thousands. A text
 * beside such numbers that may mean two figures is kept as a question, since they say nothing of how it was written.
 */
function withCertainFigures(rows: readonly SheetRow[]): { row: number; cells: string[] }[] {
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const questions = Array.from({ length: columns }, (_, at) => questionsIn(rows.map(({ cells }) => cells[at])))
  return rows.map(({ row, cells }, line) => ({
    row,
    cells: cells.map((cell, at) => questions[at]?.[line] ?? certain(cell)),
  }))
}

function questionsIn(cells: readonly SheetCell[]): (string | undefined)[] {
  if (!cells.some((cell) => typeof cell === 'number' && !Number.isInteger(cell))) return []
  const readings = readFigureColumn(cells.map((cell) => (typeof cell === 'string' ? cell : '')))
  return readings.map((reading) => ('mayMean' in reading ? askedFigure(reading.mayMean) : undefined))
}

function certain(cell: SheetCell): string {
  const text = String(cell ?? '')
  return typeof cell === 'number' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}

/** One line without tabs; quotes are doubled as in every text of cells. */
function plain(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line
}
