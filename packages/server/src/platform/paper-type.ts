import type PDFDocument from 'pdfkit'
import { hasHan } from './paper-signs.ts'

export type Document = InstanceType<typeof PDFDocument>
export type Style = { size?: number; bold?: boolean; colour?: string; align?: 'left' | 'right' }
export type Box = { x: number; width: number }

export const pageHeight = 841.89
export const margin = 48
export const width = 595.28 - 2 * margin
export const bottom = pageHeight - margin - 16
export const whole: Box = { x: margin, width }
export const [ink, grey, line] = ['#0e1b2a', '#5a687b', '#d5dce5']

const usualSize = 9.5
const smallestSize = 6

function setType(doc: Document, words: string, { size = usualSize, bold = false, colour = ink }: Style): void {
  const family = hasHan(words) ? (bold ? 'hanBold' : 'han') : bold ? 'bold' : 'plain'
  doc.font(family).fontSize(size).fillColor(colour)
}

/** Each line is set in the font that has its letters: names in two scripts stand under each other. */
const linesOf = (words: string) => words.split('\n')

export const heightOf = (doc: Document, words: string, box: Box, style: Style) =>
  linesOf(words).reduce((height, one) => {
    setType(doc, one, style)
    return height + doc.heightOfString(one, { width: box.width })
  }, 0)

export function put(doc: Document, words: string, box: Box, style: Style): void {
  for (const one of linesOf(words)) {
    setType(doc, one, style)
    doc.text(one, box.x, doc.y, { width: box.width, align: style.align ?? 'left' })
  }
}

/** The size at which the longest word of a narrow cell still stands on one line: a word broken in its middle is read as two. */
export function fittingSize(doc: Document, words: string, box: Box, style: Style): number {
  const size = style.size ?? usualSize
  const widest = linesOf(words).reduce((width, one) => {
    setType(doc, one, style)
    // Chinese may be broken between any two of its signs.
    const unbroken = one.split(/[ \t]|(?<=[-–])/).filter((word) => !hasHan(word))
    return Math.max(width, ...unbroken.map((word) => doc.widthOfString(word)))
  }, 0)
  return widest > box.width ? Math.max(smallestSize, (0.99 * size * box.width) / widest) : size
}

export function keepTogether(doc: Document, height: number): void {
  if (doc.y + height > bottom) turnPage(doc)
}

export function turnPage(doc: Document): void {
  doc.addPage()
  doc.y = margin
}

export function rule(doc: Document, colour: string): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
  doc.y += 5
}
