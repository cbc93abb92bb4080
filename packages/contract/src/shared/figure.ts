import type { Language } from './languages.ts'
import { plainText } from './reading/plain-text.ts'

/** A typed figure as it was read: one figure, several that it may mean, or none. */
export type FigureReading = { figure: string } | { mayMean: readonly string[] } | { none: 'unread' | 'listed' }

/** A figure that may mean several is kept as a question until somebody decides: "? 1500 / 1.500" is no figure to anybody else. */
export const ambiguousFigure = (readings: readonly string[]): string => `? ${readings.join(' / ')}`

export const ambiguousReadings = (kept: string): string[] => (kept.startsWith('? ') ? kept.slice(2).split(' / ') : [])

/** An enumeration comma makes several figures of what should be one. */
export const isListedFigure = (typed: string): boolean => /\d/.test(typed) && typed.includes('、')

const unreadFigure: FigureReading = { none: 'unread' }
const decimalSign: Record<Language, ',' | '.'> = { 'zh-CN': '.', 'zh-TW': '.', en: '.', ru: ',' }
const otherSign = { ',': '.', '.': ',' } as const

/** The figure as somebody types it who reads this language. */
export const writtenFigure = (figure: string, language: Language): string => figure.replace('.', decimalSign[language])

/** Reads a figure in the way of a language (decimal comma in Russian); an ambiguous one is asked about, never guessed. */
export function readFigure(typed: string, language: Language, { whole = false } = {}): FigureReading {
  const entered = partsOf(typed)
  if ('none' in entered) return entered
  const { sign, digits } = entered
  const readings = readingsOf(digits, decimalSign[language]).map((figure) => sign + figure)
  const wholes = readings.filter((figure) => !figure.includes('.'))
  // Half a package there is not: where the language's own reading is no whole number, the other one is asked about.
  if (whole && wholes[0] !== readings[0] && wholes.length > 0) return { mayMean: wholes }
  const [first] = readings
  return first === undefined
    ? unreadFigure
    : readings.length > 1 && !isOwn(digits, language)
      ? { mayMean: readings }
      : { figure: first }
}

/** The sign and the digits of a figure, whatever its width, its blanks and its apostrophes. */
function partsOf(typed: string): { sign: string; digits: string } | { none: 'unread' | 'listed' } {
  const bare = plainText(typed.replaceAll(/[’'´`＇]/g, ' '))
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace('−', '-')
    .replaceAll('。', '.')
  if (isListedFigure(bare)) return { none: 'listed' }
  const [, sign = '', digits = ''] = /^(-?)([\d ,.]*)$/.exec(bare) ?? []
  return /\d/.test(digits) ? { sign, digits } : { none: 'unread' }
}

/** True where the sign in the figure is one that the reader's language uses. */
const isOwn = (digits: string, language: Language): boolean => decimalSign[language] === '.' || !digits.includes('.')

/** The figures that digits with their signs may mean, the one by the decimal sign of the language first. */
function readingsOf(digits: string, decimal: ',' | '.'): string[] {
  const asDecimal = (sign: ',' | '.') => figureOf(digits, { decimal: sign, groups: [' ', otherSign[sign]] })
  const found = [asDecimal(decimal), asDecimal(otherSign[decimal])].filter((figure) => figure !== undefined)
  return [...new Set(found)]
}

type Signs = { decimal: string; groups: readonly string[] }

/** The figure under these separators: equal groups of three, at most one decimal sign with a digit beside it. */
function figureOf(digits: string, { decimal, groups }: Signs): string | undefined {
  const [before = '', after, ...more] = digits.split(decimal)
  if (more.length > 0 || (after !== undefined && !/^\d*$/.test(after))) return undefined
  if (before === '') return after ? `0.${after}` : undefined
  // A sign at the end says nothing of what the others are: 18,640. may be a figure in thousands or the end of a sentence.
  if (after === '') return /^[\d ]+$/.test(before) ? wholeIn(before, [' ']) : undefined
  const integerPart = wholeIn(before, groups)
  if (integerPart === undefined) return undefined
  return after === undefined ? integerPart : `${integerPart}.${after}`
}

const wholeIn = (digits: string, groups: readonly string[]): string | undefined =>
  [undefined, ...groups].map((sign) => wholeOf(digits, sign)).find((one) => one !== undefined)

function wholeOf(digits: string, sign: string | undefined): string | undefined {
  if (sign === undefined) return /^\d+$/.test(digits) ? digits : undefined
  const parts = digits.split(sign)
  const isGrouped = /^[1-9]\d{0,2}$/.test(parts[0] ?? '') && parts.slice(1).every((part) => /^\d{3}$/.test(part))
  return isGrouped ? parts.join('') : undefined
}

/** The ways in which a sheet may write its figures: the sign before decimals, and the one that parts thousands. */
const styles = [
  { decimal: '.', groups: [','] },
  { decimal: '.', groups: [' '] },
  { decimal: ',', groups: ['.'] },
  { decimal: ',', groups: [' '] },
] as const

/** Reads a column of figures in the one notation that fits all of them; those that stay ambiguous are asked about. */
export function readFigureColumn(
  cells: readonly string[],
  { whole = false, decimals = Number.POSITIVE_INFINITY } = {},
): FigureReading[] {
  const entries = cells.map((cell) => readingsByStyle(cell, whole))
  const fitting = styles.map((_, index) => entries.every((entry) => 'none' in entry || entry[index] !== undefined))
  const isMixed = !fitting.includes(true)
  return entries.map((entry) => {
    if ('none' in entry) return entry
    const open = entry.filter((figure, index) => figure !== undefined && (isMixed || fitting[index]))
    const readings = [...new Set(open.filter((figure) => figure !== undefined))]
    const usual = readings.filter((figure) => (figure.split('.')[1]?.length ?? 0) <= decimals)
    const [first, ...more] = (usual.length > 0 ? usual : readings).map(withoutNeedlessZeros)
    return first === undefined ? unreadFigure : more.length > 0 ? { mayMean: [first, ...more] } : { figure: first }
  })
}

/** The figure that a cell is in each style; none where it is one in no style. */
function readingsByStyle(cell: string, whole: boolean): (string | undefined)[] | { none: 'unread' | 'listed' } {
  const entered = partsOf(cell)
  if ('none' in entered) return entered
  const { sign, digits } = entered
  const found = styles.map((style) => {
    const figure = figureOf(digits, style)
    return figure === undefined ? undefined : sign + figure
  })
  const wholes = found.map((figure) => (figure && withoutNeedlessZeros(figure).includes('.') ? undefined : figure))
  const readings = whole && wholes.some((figure) => figure !== undefined) ? wholes : found
  return readings.every((figure) => figure === undefined) ? { none: 'unread' } : readings
}

/** 1.500 as 1.5, and 12.0 as 12. */
const withoutNeedlessZeros = (figure: string): string =>
  figure.includes('.') ? figure.replace(/0+$/, '').replace(/\.$/, '') : figure
