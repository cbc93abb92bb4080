import { packageWords } from '@landbridge/contract/packing/package-words'
import { packingHeadings } from '@landbridge/contract/packing/packing-headings'
import {
  type PackedInName,
  type PackingForm,
  packingColumns,
  packingForm,
} from '@landbridge/contract/packing/packing-list'
import { ambiguousReadings, type FigureReading, readFigureColumn } from '@landbridge/contract/shared/figure'
import { cleanPlate } from '@landbridge/contract/shared/plate'
import { Problem } from '@landbridge/contract/shared/problem'
import { foldedName } from '@landbridge/contract/shared/reading/fold'
import { sheetLines } from '@landbridge/contract/shared/reading/sheet-lines'
import { wire } from '@landbridge/contract/shared/wire'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import { parse } from 'csv-parse/sync'
import type { CodeItem } from '../reference/index.ts'
import { type LineDoubt, type PastedLine, sortLines, summedColumns } from './packing-totals-rules.ts'

type Column = ReturnType<typeof packingColumns>[number]

/** A fault of a pasted row: its line, its field as on the wire, and the figures it may mean or that differ. */
export type RowError = {
  row: number
  field?: string | undefined
  reason: string
  mayMean?: readonly string[]
  total?: string
  sum?: string
}
/** The lines that state cargo, and the number of lines that restate them. */
type ReadPacking = { lines: { row: number; form: PackingForm }[]; totals: number }
type PastedRow = { row: number; cells: readonly string[] }
type Columns = readonly (Column | undefined)[]

const mostRows = 2000
/** Bounds of a workbook with a packing list: a heading more than rows, and columns for whatever else stands in it. */
export const packingSheetBounds = { mostRows: mostRows + 1, mostColumns: 100 }
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

type PackingReading = {
  packageTypeOf: (written: string) => string | undefined
  packedIn?: PackedInName | undefined
  /** Totals that are no sums are left out all the same, and lines that look like totals are cargo. */
  keepWarnings?: boolean | undefined
}

/** Reads a pasted packing list, or answers every row's faults; lines of totals are checked and are no cargo. */
export function readPacking(
  text: string,
  { packageTypeOf, packedIn, keepWarnings = false }: PackingReading,
): ReadPacking {
  const cells = readCells(text)
  const [first = []] = cells
  const inOrder = packingColumns(packedIn)
  const named = columnsNamed(first, inOrder)
  const columns: Columns = named ?? inOrder
  const rows = cells.map((row, index) => ({ row: index + 1, cells: row })).slice(named ? 1 : 0)
  const filled = rows.filter((row) => row.cells.some((cell) => cell !== ''))
  if (filled.length > mostRows) refuseRows([{ row: mostRows + 1, reason: 'workorder.too-many-rows' }])
  const figures = figuresIn(filled, columns)
  const { cargo, totals, doubts } = sortLines(filled.map((row, index) => lineOf(row, columns, figures.at(index))))
  if (cargo.size === 0) refuseRows([{ row: 1, reason: 'shared.needed' }])
  const errors: RowError[] = []
  const lines = filled.flatMap(({ row, cells: values }, index) => {
    if (!cargo.has(row)) return []
    if (values.slice(columns.length).some((cell) => cell !== '')) {
      errors.push({ row, reason: 'workorder.row-too-long' })
      return []
    }
    const known = withPackageType(columns, values, packageTypeOf)
    const form = readRow({ columns, cells: known, figures: figures.at(index) }, (error) =>
      errors.push({ row, ...error }),
    )
    return form ? [{ row, form }] : []
  })
  if (errors.length > 0) refuseRows(errors)
  if (doubts.length > 0 && !keepWarnings) {
    throw new Problem('workorder.rows-doubted', undefined, { rows: doubts.map(asRowError) })
  }
  return { lines, totals }
}

const asRowError = (doubt: LineDoubt): RowError => {
  if (doubt.reason === 'workorder.line-like-total') return doubt
  const { column, ...more } = doubt
  return { ...more, field: wireNameOf(column) }
}

function figuresIn(rows: readonly PastedRow[], columns: Columns) {
  const read = columns.map((column, index) => {
    const isCount = column === 'packages'
    const isFigures = column !== undefined && figures.includes(column)
    return isFigures
      ? readFigureColumn(
          rows.map(({ cells }) => cells[index] ?? ''),
          { whole: isCount },
        )
      : undefined
  })
  return { at: (row: number) => columns.map((_, column) => read[column]?.[row]) }
}

function lineOf({ row, cells }: PastedRow, columns: Columns, read: readonly (FigureReading | undefined)[]): PastedLine {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const meant = (column: Column) => {
    const reading = read[columns.indexOf(column)]
    if (!reading || 'none' in reading) return []
    return [[column, 'figure' in reading ? [reading.figure] : reading.mayMean]]
  }
  const words = cells.filter((cell, index) => {
    const column = columns[index]
    return cell !== '' && column !== 'packageType' && !(column && figures.includes(column))
  })
  const partNo = cleanPlate(cellOf(columns.includes('truckPlate') ? 'truckPlate' : 'containerNo'))
  const figuresMeant = Object.fromEntries(summedColumns.flatMap(meant))
  return {
    row,
    words,
    partNo,
    goodsName: cellOf('goodsName'),
    hasHsCode: cellOf('hsCode') !== '',
    figures: figuresMeant,
  }
}

export function refuseRows(rows: readonly RowError[]): never {
  throw new Problem('workorder.rows-refused', undefined, { rows })
}

function readCells(text: string): string[][] {
  const { text: lines, ...parted } = sheetLines(text)
  try {
    return parse(lines, {
      ...parted,
      bom: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 20_000,
    })
  } catch (error) {
    const row = (error as { lines?: number }).lines ?? 1
    return refuseRows([{ row, reason: 'workorder.row-unreadable' }])
  }
}

/** The columns that a heading names, in any of our languages; nothing when the first row is no heading. */
function columnsNamed(first: readonly string[], inOrder: readonly Column[]): (Column | undefined)[] | undefined {
  const columns = first.map((cell) => {
    const word = foldedName(cell)
    return inOrder.find((column) =>
      [wireNameOf(column), ...packingHeadings[column]].some((one) => foldedName(one) === word),
    )
  })
  return columns.filter(Boolean).length >= 2 ? columns : undefined
}

/** A package type that is understood stands as its code; another one stays as it was written, which no code is. */
function withPackageType(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  packageTypeOf: (written: string) => string | undefined,
): string[] {
  return cells.map((cell, index) => (columns[index] === 'packageType' ? (packageTypeOf(cell) ?? cell) : cell))
}

type RowRead = { columns: Columns; cells: readonly string[]; figures: readonly (FigureReading | undefined)[] }
type Tell = (error: Omit<RowError, 'row'>) => void

function readRow({ columns, cells, figures: read }: RowRead, report: Tell): PackingForm | undefined {
  const ambiguousFigures = new Map(
    columns.flatMap((column, index) => {
      const reading = read[index]
      const mayMean =
        reading && 'mayMean' in reading ? reading.mayMean : reading && ambiguousReadings(cells[index] ?? '')
      return column && mayMean && mayMean.length > 0 ? [[wireNameOf(column), mayMean]] : []
    }),
  )
  for (const [field, mayMean] of ambiguousFigures) report({ field, reason: 'shared.figure-ambiguous', mayMean })
  const sent = Object.fromEntries(
    columns.flatMap((column, index) => {
      const [cell, reading] = [cells[index], read[index]]
      return column && cell ? [[wireNameOf(column), reading && 'figure' in reading ? reading.figure : cell]] : []
    }),
  )
  try {
    const form = rowWire.decode(sent)
    return ambiguousFigures.size > 0 ? undefined : form
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    for (const [field, reason] of Object.entries(error.fields ?? {}))
      if (!ambiguousFigures.has(field)) report({ field, reason })
    return undefined
  }
}

/** Reads a package type as packing lists write it: by its code, by its name in any of our languages, short or in the plural. */
export function packageTypeReader(types: readonly CodeItem[]): (written: string) => string | undefined {
  const byWord = new Map<string, string>()
  const learn = (word: string, code: string) => byWord.has(asCompared(word)) || byWord.set(asCompared(word), code)
  for (const { code } of types) learn(code, code)
  for (const { code, names } of types) {
    for (const name of Object.values(names)) for (const one of [name, ...name.split('/')]) learn(one, code)
  }
  for (const { code } of types) for (const word of packageWords[code] ?? []) learn(word, code)
  return (written) => byWord.get(asCompared(written))
}

const asCompared = (word: string): string => foldedName(word.replace(/\(s\)/gi, ''))
