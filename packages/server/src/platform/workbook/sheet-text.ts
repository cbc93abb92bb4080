import { Problem } from '@landbridge/contract/shared/problem'
import { readWorkbook } from './workbook.ts'
import type { SheetRow } from './workbook-sheet.ts'

/** Rows down to which a sheet is read for its text. */
const mostRows = 5000

/** A workbook as the text that would be pasted from its sheet, with tabs between cells and each row in its place. */
export async function readSheetText(file: Uint8Array): Promise<string> {
  const sheet = await readWorkbook(file, mostRows)
  if ('fault' in sheet) throw new Problem(sheet.fault)
  const lines: string[] = []
  for (const { row, cells } of sheet.rows) {
    if (row > mostRows) throw new Problem('shared.workbook-too-long')
    while (lines.length < row - 1) lines.push('')
    lines.push(lineOf(cells))
  }
  return lines.join('\n')
}

const lineOf = (cells: SheetRow['cells']): string =>
  cells
    .map((cell) => plain(String(cell ?? '')))
    .join('\t')
    .trimEnd()

/** One line without tabs; quotes are doubled as in every text of cells. */
function plain(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line
}
