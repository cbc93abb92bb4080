import type { Language } from '@landbridge/contract/shared/languages'
import {
  addPart,
  type Colours,
  isPrinted,
  type PaperPart,
  type PaperPicture,
  type Pictures,
  type TableRow,
} from './paper-parts.ts'
import { paperFonts, printedSigns } from './paper-signs.ts'
import { grey, ink, margin, type PaperDrawing, pageHeight, setWords, textWidth, wholeLine } from './paper-type.ts'

export type { PaperPart, PaperPicture } from './paper-parts.ts'

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

export const paperType = 'application/pdf'

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
  setWords(doc, title, wholeLine, { size: 18, bold: true })
  setWords(doc, subtitle, wholeLine, { colour: grey })
  for (const part of paper.parts.filter(isPrinted))
    addPart(doc, part, { pictures, colours: paper.letterhead?.colours ?? {} })
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
  const row = (cells: TableRow) => Promise.all(cells.map(cell))
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

const logoHeight = 34
const logoWidth = 150

/** The issuer's name with its address, and its logo at the right. */
function addLetterhead(doc: PaperDrawing, { issuer, letterhead = {} }: Paper, pictures: Pictures): void {
  const { address, logo, colours } = letterhead
  const picture = logo && pictures.get(logo.sha256)
  const [top, beside] = [doc.y, { ...wholeLine, width: picture ? textWidth - logoWidth - 12 : textWidth }]
  if (picture) doc.image(picture, margin + textWidth - logoWidth, top, { fit: [logoWidth, logoHeight], align: 'right' })
  setWords(doc, issuer, beside, { bold: true, colour: colours?.main ?? ink })
  if (address) setWords(doc, address, beside, { size: 8, colour: grey })
  if (picture) doc.y = Math.max(doc.y, top + logoHeight + 4)
}

function numberPages(doc: PaperDrawing, subtitle: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // The foot stands in the margin, where a text would otherwise begin a page of its own.
    doc.page.margins.bottom = 0
    doc.y = pageHeight - margin + 4
    setWords(doc, `${subtitle} · ${page + 1} / ${count}`, wholeLine, { size: 8, colour: grey, align: 'right' })
  }
}
