import { plainFigure } from './text-inputs.tsx'

/** The cells of what was copied from a spreadsheet: lines, and in them tabs. Quoted cells may hold both. */
export function cellsIn(copied: string): string[][] {
  const text = copied.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/y
  while (cell.lastIndex <= text.length) {
    const [, written = '', end = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written)
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}

type Target<Line> = {
  row: number
  column: number
  columns: readonly { name: keyof Line & string; kind?: string; whole?: boolean; read?: (cell: string) => unknown }[]
  blank: () => Line
  most: number
}

/** Lines with pasted cells laid over them, from the cell that was pasted into; lines are added where they are missing. */
export function fillLines<Line extends object>(
  lines: readonly Line[],
  cells: readonly string[][],
  target: Target<Line>,
): Line[] {
  const filled = lines.map((line) => ({ ...line }))
  for (const [down, row] of cells.entries()) {
    const at = target.row + down
    if (at >= target.most) break
    const line = filled[at] ?? target.blank()
    filled[at] = line
    for (const [across, cell] of row.entries()) {
      const column = target.columns[target.column + across]
      const value = column && readCell(cell, column)
      if (column && value !== undefined) Object.assign(line, { [column.name]: value })
    }
  }
  return filled
}

function readCell(
  cell: string,
  { kind, whole, read }: { kind?: string; whole?: boolean; read?: (cell: string) => unknown },
): unknown {
  if (read) return read(cell.trim())
  if (kind !== 'number') return cell.trim()
  const figure = plainFigure(cell)
  if (figure === '') return undefined
  return whole && /^\d{1,15}$/.test(figure) ? Number(figure) : figure
}
