import { givenUp } from './workbook-fault.ts'
import { type NumberFormat, shownNumber } from './workbook-formats.ts'
import type { XmlReader } from './workbook-xml.ts'

/** A cell as it was typed; a figure as a number, so that a day can be told from it. */
export type SheetCell = string | number | undefined
export type SheetRow = { row: number; cells: SheetCell[] }
export type SheetBounds = { mostRows: number; mostColumns: number }

const lastRow = 1_048_576
const mostWords = 1_000_000
/** The most signs of all cells together; shared words count in each cell, a figure counts eight. */
const mostSigns = 10_000_000

export function sharedWords(): XmlReader & { words: string[] } {
  const words: string[] = []
  const line = wordsInPieces()
  return {
    words,
    open({ name }) {
      if (name === 'si') line.begin()
      line.open(name)
    },
    close({ name, words: text }) {
      line.close(name, text)
      if (name === 'si' && words.push(line.whole()) > mostWords) throw givenUp('shared.workbook-too-large')
    },
  }
}

/** The look of a sheet's numbers: digits always, days where a text is wanted, which whoever takes rows reads by their columns. */
export type SheetLook = {
  formatAt: (style: string | undefined) => NumberFormat | undefined
  isFrom1904: boolean
  hasDaysWritten: boolean
}
const plainLook: SheetLook = { formatAt: () => undefined, isFrom1904: false, hasDaysWritten: false }

/** Reads the filled rows of a sheet, one beyond the limit, formulas as saved values, merged words in each row. */
export function sheetRows(
  shared: readonly string[],
  { mostRows, mostColumns }: SheetBounds,
  look: SheetLook = plainLook,
): XmlReader & { rows: SheetRow[] } {
  const rows: SheetRow[] = []
  const inline = wordsInPieces()
  let row: SheetRow = { row: 0, cells: [] }
  let cell: OpenCell | undefined
  let signs = 0
  const merged: string[] = []
  const fillAll = () => {
    for (const range of merged.splice(0)) fillMerged(rows, range, mostColumns)
  }
  const placeCell = (at: number, entry: SheetCell) => {
    signs += typeof entry === 'number' ? 8 : (entry?.length ?? 0)
    if (entry !== undefined && (at >= mostColumns || signs > mostSigns)) throw givenUp('shared.workbook-too-large')
    while (row.cells.length <= at && row.cells.length < mostColumns) row.cells.push(undefined)
    if (at < mostColumns) row.cells[at] = entry
  }
  return {
    rows,
    isDone: () => rows.length > mostRows,
    open({ name, attributes }) {
      if (name === 'row') row = { row: rowNo(attributes.r, row.row), cells: [] }
      if (name === 'c') {
        cell = { at: columnOf(attributes.r) ?? row.cells.length, kind: attributes.t ?? 'n', style: attributes.s }
        inline.begin()
      }
      if (name === 'mergeCell') merged.push(attributes.ref ?? '')
      if (merged.length > mostMerged) throw givenUp('shared.workbook-too-large')
      inline.open(name)
    },
    close({ name, words }) {
      inline.close(name, words)
      if (cell) keepIn(cell, name, words)
      if (cell && name === 'c') {
        placeCell(cell.at, shownEntry(entryOf(cell, inline.whole(), shared), cell, look))
        cell = undefined
      }
      if (name === 'row' && row.cells.some((one) => one !== undefined)) rows.push(row)
      if (name === 'mergeCells') fillAll()
    },
  }
}

type OpenCell = { at: number; kind: string; style: string | undefined; value?: string; formula?: string }

function keepIn(cell: OpenCell, name: string, words: string): void {
  if (name === 'v') cell.value = words
  if (name === 'f') cell.formula = words
}

function shownEntry(
  entry: SheetCell,
  { style }: OpenCell,
  { formatAt, isFrom1904, hasDaysWritten }: SheetLook,
): SheetCell {
  const format = typeof entry === 'number' ? formatAt(style) : undefined
  if (typeof entry !== 'number' || !format || (format.kind !== 'digits' && !hasDaysWritten)) return entry
  return shownNumber(entry, format, isFrom1904) ?? entry
}

const mostMerged = 20_000

/** Fills words merged over rows into each; a merged figure stays once, for lines must not repeat it. */
function fillMerged(rows: readonly SheetRow[], range: string, mostColumns: number): void {
  const [, column = '', from = '', to = ''] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(range) ?? []
  const at = columnOf(`${column}1`)
  if (at === undefined || at >= mostColumns || from === to) return
  const inside = rows.filter(({ row }) => row >= Number(from) && row <= Number(to))
  const [first, ...below] = inside
  const words = first?.row === Number(from) ? first.cells[at] : undefined
  if (typeof words !== 'string' || /^[\d\s.,]*$/.test(words)) return
  for (const { cells } of below) {
    while (cells.length <= at) cells.push(undefined)
    cells[at] ??= words
  }
}

function entryOf({ kind, value, formula }: OpenCell, inline: string, shared: readonly string[]): SheetCell {
  if (kind === 'inlineStr') return inline || undefined
  if (value === undefined) return formula === undefined ? undefined : `=${formula}`
  if (value === '') return undefined
  if (kind === 's') return sharedAt(value, shared) || undefined
  // 17.600000000000001 is how a sheet keeps 17.6.
  return kind === 'n' && Number.isFinite(Number(value)) ? Number(Number(value).toPrecision(15)) : value
}

/** Words that the file lacks are not left out in silence. */
function sharedAt(index: string, shared: readonly string[]): string {
  const words = shared[Number(index)]
  if (words === undefined) throw givenUp('shared.workbook-broken')
  return words
}

/** Words in pieces of different looks; how they are pronounced stands beside them and is no part of them. */
function wordsInPieces() {
  let pieces: string[] = []
  let isPronunciation = false
  return {
    begin() {
      pieces = []
    },
    open(name: string) {
      if (name === 'rPh') isPronunciation = true
    },
    close(name: string, words: string) {
      if (name === 'rPh') isPronunciation = false
      if (name === 't' && !isPronunciation) pieces.push(words)
    },
    whole: () => pieces.join(''),
  }
}

/** Rows stand one below the other; a row without a number is the next one. */
function rowNo(written: string | undefined, before: number): number {
  const row = written === undefined ? before + 1 : Number(written)
  if (!Number.isInteger(row) || row <= before || row > lastRow) throw givenUp('shared.workbook-broken')
  return row
}

function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d+$)/.exec(place ?? '') ?? []
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
