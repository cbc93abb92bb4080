import type PDFDocument from 'pdfkit'
import { hasHan } from './paper-signs.ts'

export type PaperDrawing = InstanceType<typeof PDFDocument>
/** A line that fits is set smaller where its longest word is wider than its box. */
export type Style = { size?: number; bold?: boolean; colour?: string; align?: 'left' | 'right'; fits?: boolean }
export type Box = { x: number; width: number }

export const pageHeight = 841.89
export const margin = 48
export const textWidth = 595.28 - 2 * margin
export const pageBottom = pageHeight - margin - 16
export const wholeLine: Box = { x: margin, width: textWidth }
export const [ink, grey, hairline] = ['#0e1b2a', '#5a687b', '#d5dce5']

const usualSize = 9.5
const smallestSize = 6

function setType(doc: PaperDrawing, words: string, { size = usualSize, bold = false, colour = ink }: Style): void {
  const family = hasHan(words) ? (bold ? 'hanBold' : 'han') : bold ? 'bold' : 'plain'
  doc.font(family).fontSize(size).fillColor(colour)
}

function setLine(doc: PaperDrawing, words: string, { width: most }: Box, style: Style): void {
  setType(doc, words, style)
  if (!style.fits) return
  const widest = widestWord(doc, words)
  const size = style.size ?? usualSize
  if (widest > most) setType(doc, words, { ...style, size: Math.max(smallestSize, (0.99 * size * most) / widest) })
}

/** The width of the longest word and its space, since a word broken at its box reads as two. */
const widestWord = (doc: PaperDrawing, words: string): number =>
  Math.max(
    0,
    ...words
      // A line does not begin with a stroke or a stop, so that these go with the word before.
      .split(/(?<=[ \t\-–])(?![/!?,;:)])/)
      // Chinese may be broken between any two of its signs.
      .filter((word) => !hasHan(word))
      .map((word) => doc.widthOfString(word)),
  )

/** Each line is set in the font that has its letters: names in two scripts stand under each other. */
const linesOf = (words: string) => words.split('\n')

export const heightOf = (doc: PaperDrawing, words: string, box: Box, style: Style) =>
  linesOf(words).reduce((height, one) => {
    setLine(doc, one, box, style)
    return height + doc.heightOfString(one, { width: box.width })
  }, 0)

export function setWords(doc: PaperDrawing, words: string, box: Box, style: Style): void {
  for (const one of linesOf(words)) {
    setLine(doc, one, box, style)
    doc.text(one, box.x, doc.y, { width: box.width, align: style.align ?? 'left' })
  }
}

export function keepTogether(doc: PaperDrawing, height: number): void {
  if (doc.y + height > pageBottom) turnPage(doc)
}

export function turnPage(doc: PaperDrawing): void {
  doc.addPage()
  doc.y = margin
}

export function drawRule(doc: PaperDrawing, colour: string): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + textWidth, doc.y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
  doc.y += 5
}
