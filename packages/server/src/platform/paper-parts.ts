import {
  type Box,
  drawRule,
  grey,
  hairline,
  heightOf,
  ink,
  keepTogether,
  margin,
  type PaperDrawing,
  pageBottom,
  type Style,
  setWords,
  textWidth,
  turnPage,
  wholeLine,
} from './paper-type.ts'

/** A table of a paper: `widths` are shares of the line, and `numbers` the columns that stand to the right. */
type Table = {
  headings: readonly string[]
  widths: readonly number[]
  numbers?: readonly number[]
  rows: readonly TableRow[]
}
export type TableRow = readonly (string | undefined)[]

/** A picture that is kept among the files: a logo, a signature, a stamp. */
export type PaperPicture = { sha256: string }

/** One block of a paper under its heading: names with their values, a table, or words. One that is signed ends with its pictures. */
export type PaperPart = { heading: string; onNewPage?: boolean; pictures?: readonly PaperPicture[] } & (
  | { facts: readonly (readonly [name: string, value: string | undefined])[] }
  | { table: Table }
  | { words: string }
)

export type Colours = { main?: string | null | undefined; accent?: string | null | undefined }
export type Pictures = ReadonlyMap<string, Buffer>

type Look = { pictures: Pictures; colours: Colours }

/** A table without rows, and facts of which none is known, would be a heading over nothing: such a part is left out. */
export function isPrinted(part: PaperPart): boolean {
  if ('table' in part) return part.table.rows.length > 0
  return 'words' in part || part.facts.some(([, value]) => value) || !!part.pictures?.length
}

const headingStyle = ({ main }: Colours): Style => ({ size: 11, bold: true, colour: main ?? ink })
const wordsStyle: Style = { colour: grey }

/** The air above a heading, under it, and under its line. */
const headingAir = 9 + 3 + 5
const rowAir = 2.5

export function addPart(doc: PaperDrawing, part: PaperPart, { pictures, colours }: Look): void {
  if (part.onNewPage) turnPage(doc)
  const signs = (part.pictures ?? []).flatMap(({ sha256 }) => pictures.get(sha256) ?? [])
  const heading = headingAir + heightOf(doc, part.heading, wholeLine, headingStyle(colours))
  keepTogether(doc, heading + heightToKeep(doc, part, signs.length > 0, pageBottom - margin - heading))
  doc.y += 9
  setWords(doc, part.heading, wholeLine, headingStyle(colours))
  doc.y += 3
  drawRule(doc, colours.accent ?? hairline)
  if ('words' in part) setWords(doc, part.words, wholeLine, wordsStyle)
  else addRows(doc, linesOfPart(part))
  if (signs.length > 0) addPictures(doc, signs)
}

type RowStyle = { widths: readonly number[]; numbers?: readonly number[]; first?: Style; all?: Style }
type Line = { cells: TableRow; style: RowStyle }
type Lines = { headings: Line | undefined; rows: readonly Line[] }

function linesOfPart(part: Exclude<PaperPart, { words: string }>): Lines {
  if ('facts' in part) {
    const style = { widths: [0.3, 0.7], first: { colour: grey } }
    return { headings: undefined, rows: part.facts.filter(([, value]) => value).map((cells) => ({ cells, style })) }
  }
  const { headings, widths, numbers = [], rows } = part.table
  const style = { widths, numbers }
  return {
    headings: { cells: headings, style: { ...style, all: { bold: true, size: 8.5, colour: grey } } },
    rows: rows.map((cells) => ({ cells, style })),
  }
}

/** The height to keep with a heading: headings and first row, or a whole signed part that fits a page. */
function heightToKeep(doc: PaperDrawing, part: PaperPart, isSigned: boolean, most: number): number {
  const first = 'table' in part ? 2 : 1
  const heights = 'words' in part ? [heightOf(doc, part.words, wholeLine, wordsStyle)] : undefined
  const heightOfFirst = (count: number) =>
    (heights ?? rowHeights(doc, part, count)).reduce((sum, height) => sum + height, 0)
  const all = isSigned ? heightOfFirst(Number.POSITIVE_INFINITY) + signedSize.height + 6 : 0
  return isSigned && all <= most ? all : Math.min(heightOfFirst(first), most)
}

function rowHeights(doc: PaperDrawing, part: PaperPart, count: number): number[] {
  if ('words' in part) return []
  const { headings, rows } = linesOfPart(part)
  return [...(headings ? [headings] : []), ...rows].slice(0, count).map((one) => placedRow(one, doc).height)
}

const signedSize = { width: 120, height: 64 }

function addPictures(doc: PaperDrawing, pictures: readonly Buffer[]): void {
  keepTogether(doc, signedSize.height + 6)
  const top = doc.y + 4
  for (const [at, picture] of pictures.entries())
    doc.image(picture, margin + 0.3 * textWidth + at * (signedSize.width + 16), top, {
      fit: [signedSize.width, signedSize.height],
    })
  doc.y = top + signedSize.height + 2
}

/** The rows of a part; on a further page the columns of a table are headed anew. */
function addRows(doc: PaperDrawing, { headings, rows }: Lines): void {
  const heading = headings && placedRow(headings, doc)
  if (heading) addRow(doc, heading)
  for (const one of rows) {
    const row = placedRow(one, doc)
    if (doc.y + row.height > pageBottom) {
      turnPage(doc)
      if (heading) addRow(doc, heading)
    }
    addRow(doc, row)
  }
}

type PlacedCell = { words: string; box: Box; style: Style }

function placedCells({ cells, style: { widths, numbers = [], first, all = {} } }: Line): PlacedCell[] {
  let x = margin
  return cells.map((words = '', i) => {
    const box = { x, width: textWidth * (widths[i] ?? 0) - 8 }
    x += textWidth * (widths[i] ?? 0)
    const align: Style['align'] = numbers.includes(i) ? 'right' : 'left'
    return { words, box, style: { ...all, ...(i === 0 && first), align, fits: true } }
  })
}

type PlacedRow = { cells: readonly PlacedCell[]; height: number }

function placedRow(row: Line, doc: PaperDrawing): PlacedRow {
  const cells = placedCells(row)
  return { cells, height: rowAir + Math.max(...cells.map(({ words, box, style }) => heightOf(doc, words, box, style))) }
}

function addRow(doc: PaperDrawing, { cells, height }: PlacedRow): void {
  const top = doc.y
  for (const { words, box, style } of cells) {
    doc.y = top
    setWords(doc, words, box, style)
  }
  doc.y = top + height
}
