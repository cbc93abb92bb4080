import { Problem } from '@landbridge/contract/shared/problem'
import { wire } from '@landbridge/contract/shared/wire'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import { type PackingForm, packingColumns, packingForm } from '@landbridge/contract/workorder/job-parts'
import { packingHeadings } from '@landbridge/contract/workorder/packing-headings'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import { parse } from 'csv-parse/sync'

type Column = ReturnType<typeof packingColumns>[number]

/** What is wrong with a row, counted as in the text that was pasted. The field is named as on the wire. */
export type RowError = { row: number; field?: string | undefined; reason: string }

const mostRows = 2000
const rowWire = wire(packingForm, { unknownNames: 'ignore', empty: 'absent' })
const figures: readonly Column[] = [
  'packages',
  'grossWeightKg',
  'netWeightKg',
  'volumeM3',
  'lengthCm',
  'widthCm',
  'heightCm',
]

/** Reads a pasted packing list. Every row's errors are told at once; if there is one, nothing is answered. */
export function readPacking(
  text: string,
  packageTypeOf: (written: string) => string | undefined,
  partKind: PartKind = 'box',
): { row: number; form: PackingForm }[] {
  const cells = readCells(text)
  const [first = []] = cells
  const inOrder = packingColumns(partKind)
  const named = columnsNamed(first, inOrder)
  const columns: readonly (Column | undefined)[] = named ?? inOrder
  const rows = cells.map((row, at) => ({ row: at + 1, cells: row })).slice(named ? 1 : 0)
  const filled = rows.filter((row) => row.cells.some((cell) => cell !== ''))
  if (filled.length > mostRows) refuse([{ row: mostRows + 1, reason: 'workorder.too-many-rows' }])
  if (filled.length === 0) refuse([{ row: 1, reason: 'shared.needed' }])
  const errors: RowError[] = []
  const read = filled.flatMap(({ row, cells: values }) => {
    if (values.slice(columns.length).some((cell) => cell !== '')) {
      errors.push({ row, reason: 'workorder.row-too-long' })
      return []
    }
    const known = withPackageType(columns, values, packageTypeOf)
    const form = readRow(columns, known, (field, reason) => errors.push({ row, field, reason }))
    return form ? [{ row, form }] : []
  })
  if (errors.length > 0) refuse(errors)
  return read
}

/** Refuses a whole list for the errors in its rows. */
export function refuse(rows: readonly RowError[]): never {
  throw new Problem('workorder.rows-refused', undefined, { rows })
}

function readCells(text: string): string[][] {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const delimiter = ['\t', ';', ','].find((sign) => heading.includes(sign)) ?? ','
  try {
    return parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 20_000,
    })
  } catch (error) {
    const row = (error as { lines?: number }).lines ?? 1
    return refuse([{ row, reason: 'workorder.row-unreadable' }])
  }
}

/** The columns that a heading names, in any of our languages; nothing when the first row is no heading. */
function columnsNamed(first: readonly string[], inOrder: readonly Column[]): (Column | undefined)[] | undefined {
  const columns = first.map((cell) => {
    const word = cell.toLowerCase().replace(/[\s_]+/g, ' ')
    return inOrder.find((column) => wireNameOf(column).toLowerCase() === word || packingHeadings[column].includes(word))
  })
  return columns.filter(Boolean).length >= 2 ? columns : undefined
}

/** A package type that is understood stands as its code; another one stays as it was written, which no code is. */
function withPackageType(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  packageTypeOf: (written: string) => string | undefined,
): string[] {
  return cells.map((cell, at) => (columns[at] === 'packageType' ? (packageTypeOf(cell) ?? cell) : cell))
}

function readRow(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  tell: (field: string, reason: string) => void,
): PackingForm | undefined {
  const sent: Record<string, string> = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]
    if (column && cell) sent[wireNameOf(column)] = figures.includes(column) ? plainFigure(cell) : cell
  }
  try {
    return rowWire.decode(sent)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    for (const [field, reason] of Object.entries(error.fields ?? {})) tell(field, reason)
    return undefined
  }
}

/** A figure as people write it: 1 234,5 and 1,234.5 are 1234.5. */
function plainFigure(cell: string): string {
  const bare = cell.replace(/[\s\u00a0\u202f']/g, '')
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '')
  return /^\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare
}
