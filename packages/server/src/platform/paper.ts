import type { Language } from '@landbridge/contract/shared/languages'
import type PDFDocument from 'pdfkit'
import { hasHan, paperFonts, printedSigns } from './paper-signs.ts'

/** A table of a paper: `widths` are shares of the line, and `numbers` the columns that stand to the right. */
type Table = {
  headings: readonly string[]
  widths: readonly number[]
  numbers?: readonly number[]
  rows: readonly Row[]
}
type Row = readonly (string | undefined)[]

/** A picture that is kept among the files: a logo, a signature, a stamp. */
export type PaperPicture = { sha256: string }

/** One block of a paper under its heading: names with their values, a table, or words. One that is signed ends with its pictures. */
export type PaperPart = { heading: string; onNewPage?: boolean; pictures?: readonly PaperPicture[] } & (
  | { facts: readonly (readonly [name: string, value: string | undefined])[] }
  | { table: Table }
  | { words: string }
)

export type Paper = {
  language: Language
  issuer: string
  /** The issuer writes under its name, with its logo, in its colours. */
  letterhead?: { address?: string | undefined; logo?: PaperPicture | undefined; colours?: Colours }
  title: string
  subtitle: string
  madeAt: Date
  parts: readonly PaperPart[]
}

type Colours = { main?: string | null | undefined; accent?: string | null | undefined }
type Pictures = ReadonlyMap<string, Buffer>

export const paperType = 'application/pdf'

const margin = 48
const width = 595.28 - 2 * margin
const bottom = 841.89 - margin - 16
const [ink, grey, line] = ['#0e1b2a', '#5a687b', '#d5dce5']

type Style = { size?: number; bold?: boolean; colour?: string; align?: 'left' | 'right' }
type Box = { x: number; width: number }
type Document = InstanceType<typeof PDFDocument>

/** Draws a paper on A4 and embeds the glyphs that stand on it alone, each of the font that has its letters. */
export async function paperOf(written: Paper, pictures: Pictures = new Map()): Promise<Buffer> {
  const paper = await withPrintedSigns(written)
  const { title, subtitle, issuer, language, madeAt } = paper
  const info = { Title: `${title} ${subtitle}`, Author: issuer, CreationDate: madeAt }
  // Loaded with the first paper: it brings tables of letters that no start needs.
  const { default: Drawn } = await import('pdfkit')
  const doc = new Drawn({ size: 'A4', margin, bufferPages: true, lang: language, displayTitle: true, info })
  for (const [name, file] of Object.entries(paperFonts)) doc.registerFont(name, file)
  doc.y = margin
  addLetterhead(doc, paper, pictures)
  put(doc, title, whole, { size: 18, bold: true })
  put(doc, subtitle, whole, { colour: grey })
  for (const part of paper.parts) addPart(doc, part, { pictures, colours: paper.letterhead?.colours ?? {} })
  numberPages(doc, subtitle)
  doc.end()
  const chunks: Buffer[] = []
  for await (const chunk of doc) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The paper with the numbers of signs that no face of ours has, in their places. */
async function withPrintedSigns(paper: Paper): Promise<Paper> {
  const { issuer, letterhead, title, subtitle, parts } = paper
  const cell = async (words: string | undefined) => words && printedSigns(words)
  const row = (cells: Row) => Promise.all(cells.map(cell))
  const part = async (one: PaperPart): Promise<PaperPart> => {
    const heading = await printedSigns(one.heading)
    if ('words' in one) return { ...one, heading, words: await printedSigns(one.words) }
    if ('facts' in one) {
      const facts = one.facts.map(async ([name, value]) => [name, await cell(value)] as const)
      return { ...one, heading, facts: await Promise.all(facts) }
    }
    const [headings, rows] = await Promise.all([
      Promise.all(one.table.headings.map(printedSigns)),
      Promise.all(one.table.rows.map(row)),
    ])
    return { ...one, heading, table: { ...one.table, headings, rows } }
  }
  const [printedIssuer = '', printedTitle = '', printedSubtitle = ''] = await Promise.all(
    [issuer, title, subtitle].map(printedSigns),
  )
  return {
    ...paper,
    issuer: printedIssuer,
    ...(letterhead && { letterhead: { ...letterhead, address: await cell(letterhead.address) } }),
    title: printedTitle,
    subtitle: printedSubtitle,
    parts: await Promise.all(parts.map(part)),
  }
}

const whole: Box = { x: margin, width }
const logoHeight = 34
const logoWidth = 150

/** The issuer's name with its address, and its logo at the right. */
function addLetterhead(doc: Document, { issuer, letterhead = {} }: Paper, pictures: Pictures): void {
  const { address, logo, colours } = letterhead
  const picture = logo && pictures.get(logo.sha256)
  const [top, beside] = [doc.y, { ...whole, width: picture ? width - logoWidth - 12 : width }]
  if (picture) doc.image(picture, margin + width - logoWidth, top, { fit: [logoWidth, logoHeight], align: 'right' })
  put(doc, issuer, beside, { bold: true, colour: colours?.main ?? ink })
  if (address) put(doc, address, beside, { size: 8, colour: grey })
  if (picture) doc.y = Math.max(doc.y, top + logoHeight + 4)
}

function setType(doc: Document, words: string, { size = 9.5, bold = false, colour = ink }: Style): void {
  const family = hasHan(words) ? (bold ? 'hanBold' : 'han') : bold ? 'bold' : 'plain'
  doc.font(family).fontSize(size).fillColor(colour)
}

/** Each line is set in the font that has its letters: names in two scripts stand under each other. */
const linesOf = (words: string) => words.split('\n')

const heightOf = (doc: Document, words: string, box: Box, style: Style) =>
  linesOf(words).reduce((height, line) => {
    setType(doc, line, style)
    return height + doc.heightOfString(line, { width: box.width })
  }, 0)

function put(doc: Document, words: string, box: Box, style: Style): void {
  for (const line of linesOf(words)) {
    setType(doc, line, style)
    doc.text(line, box.x, doc.y, { width: box.width, align: style.align ?? 'left' })
  }
}

type Look = { pictures: Pictures; colours: Colours }

function addPart(doc: Document, part: PaperPart, { pictures, colours }: Look): void {
  if (part.onNewPage) turnPage(doc)
  keepTogether(doc, 56)
  doc.y += 12
  put(doc, part.heading, whole, { size: 11, bold: true, colour: colours.main ?? ink })
  doc.y += 3
  rule(doc, colours.accent ?? line)
  if ('words' in part) put(doc, part.words, whole, { colour: grey })
  else if ('table' in part) addTable(doc, part.table)
  else
    for (const [name, value] of part.facts)
      if (value) addRow(doc, [name, value], { widths: [0.3, 0.7], first: { colour: grey } })
  const shown = (part.pictures ?? []).flatMap(({ sha256 }) => pictures.get(sha256) ?? [])
  if (shown.length > 0) addPictures(doc, shown)
}

const signedSize = { width: 120, height: 64 }

/** Signature and stamp beside each other, under what they sign. */
function addPictures(doc: Document, pictures: readonly Buffer[]): void {
  keepTogether(doc, signedSize.height + 6)
  const top = doc.y + 4
  for (const [at, picture] of pictures.entries())
    doc.image(picture, margin + 0.3 * width + at * (signedSize.width + 16), top, {
      fit: [signedSize.width, signedSize.height],
    })
  doc.y = top + signedSize.height + 2
}

function addTable(doc: Document, { headings, widths, numbers = [], rows }: Table): void {
  addRow(doc, headings, { widths, numbers, all: { bold: true, size: 8.5, colour: grey } })
  for (const row of rows) addRow(doc, row, { widths, numbers })
}

type RowStyle = { widths: readonly number[]; numbers?: readonly number[]; first?: Style; all?: Style }

/** A row stands on one page, as high as its highest cell. */
function addRow(doc: Document, cells: Row, { widths, numbers = [], first, all = {} }: RowStyle): void {
  let x = margin
  const placed = cells.map((words = '', i) => {
    const box = { x, width: width * (widths[i] ?? 0) - 8 }
    x += width * (widths[i] ?? 0)
    const align: Style['align'] = numbers.includes(i) ? 'right' : 'left'
    return { words, box, style: { ...all, ...(i === 0 && first), align } }
  })
  const height = Math.max(...placed.map(({ words, box, style }) => heightOf(doc, words, box, style)))
  keepTogether(doc, height)
  const top = doc.y
  for (const { words, box, style } of placed) {
    doc.y = top
    put(doc, words, box, style)
  }
  doc.y = top + height + 3
}

function keepTogether(doc: Document, height: number): void {
  if (doc.y + height > bottom) turnPage(doc)
}

function turnPage(doc: Document): void {
  doc.addPage()
  doc.y = margin
}

function rule(doc: Document, colour: string): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
  doc.y += 5
}

function numberPages(doc: Document, subtitle: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // The foot stands in the margin, where a text would otherwise begin a page of its own.
    doc.page.margins.bottom = 0
    doc.y = 841.89 - margin + 4
    put(doc, `${subtitle} · ${page + 1} / ${count}`, whole, { size: 8, colour: grey, align: 'right' })
  }
}
