import { givenUp } from './workbook-fault.ts'
import type { XmlReader } from './workbook-xml.ts'

/** The look of a number where it says more than the number: a day, a day with its time, or digits in a pattern, which keep their zeros. */
export type NumberFormat = { kind: 'day' | 'moment' } | { kind: 'digits'; pattern: DigitPattern }

/** A place for a digit, or the signs that stand between them. */
type DigitPattern = readonly ('digit' | { sign: string })[]

/** More looks than any office program lets a workbook have. */
const mostFormats = 70_000

/** Formats that a workbook names by number alone; those of 27 to 58 are days in Chinese, Japanese and Korean programs. */
const knownDays = new Set([14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
const knownMoments = new Set([22])

/** Reads the looks that cells point to by their place. */
export function numberFormats(): XmlReader & { formatAt(style: string | undefined): NumberFormat | undefined } {
  const written = new Map<string, NumberFormat | undefined>()
  const styles: (NumberFormat | undefined)[] = []
  let isInCells = false
  return {
    open({ name, attributes: { numFmtId = '', formatCode } }) {
      if (name === 'cellXfs') isInCells = true
      if (name === 'numFmt' && formatCode !== undefined) written.set(numFmtId, formatOf(formatCode))
      if (name === 'xf' && isInCells) styles.push(written.get(numFmtId) ?? formatKnownAs(Number(numFmtId)))
      if (styles.length > mostFormats || written.size > mostFormats) throw givenUp('shared.workbook-too-large')
    },
    close({ name }) {
      if (name === 'cellXfs') isInCells = false
    },
    formatAt: (style) => (style === undefined ? undefined : styles[Number(style)]),
  }
}

function formatKnownAs(id: number): NumberFormat | undefined {
  if (knownDays.has(id)) return { kind: 'day' }
  return knownMoments.has(id) ? { kind: 'moment' } : undefined
}

/** Words in a format stand in quotes or behind a stroke, conditions and languages in brackets. */
const literals = /"([^"]*)"|\\(.)|\[[^\]]*\]|_.|\*./g

function formatOf(code: string): NumberFormat | undefined {
  const [shown = ''] = code.split(';', 1)
  const bare = shown.replace(literals, '')
  if (/[yd年月日]/i.test(bare)) return { kind: /[hs]/i.test(bare) ? 'moment' : 'day' }
  const pattern = patternIn(shown)
  return pattern.filter((part) => part === 'digit').length > 1 ? { kind: 'digits', pattern } : undefined
}

/** The digit pattern of a format, blanks left out; empty for formats of anything else. */
function patternIn(shown: string): DigitPattern {
  const pattern: DigitPattern[number][] = []
  for (const [part, quoted, behind] of shown.matchAll(/"([^"]*)"|\\(.)|\[[^\]]*\]|_.|\*.|./gsu)) {
    const words = quoted ?? behind
    const sign = words ?? (/^[-/()\s]$/u.test(part) ? part : undefined)
    if (sign !== undefined) pattern.push(...(sign.trim() === '' ? [] : [{ sign }]))
    else if (part === '0') pattern.push('digit')
    else if (part.length === 1) return []
  }
  return pattern
}

/** A number as its cell shows it; nothing where the number says it all. */
export function shownNumber(value: number, format: NumberFormat | undefined, isFrom1904: boolean): string | undefined {
  if (!format) return undefined
  if (format.kind === 'digits')
    return Number.isSafeInteger(value) && value >= 0 ? inDigits(value, format.pattern) : undefined
  return momentOfSheet(value, format.kind, isFrom1904)
}

function inDigits(value: number, pattern: DigitPattern): string {
  const places = pattern.filter((part) => part === 'digit').length
  const digits = String(value).padStart(places, '0')
  const [first, ...rest] = [digits.slice(0, digits.length - places + 1), ...digits.slice(digits.length - places + 1)]
  const inOrder = [first, ...rest].values()
  return pattern.map((part) => (part === 'digit' ? inOrder.next().value : part.sign)).join('')
}

const dayMs = 86_400_000

/** A sheet keeps a day as how many passed since 1900, or since 1904 where it says so, and a time as the part of its day. */
function momentOfSheet(days: number, kind: 'day' | 'moment', isFrom1904: boolean): string | undefined {
  if (days <= 0 || days > 200_000) return undefined
  const first = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const at = new Date(first + Math.round((days * dayMs) / 1000) * 1000).toISOString()
  const isWholeDay = kind === 'day' && Number.isInteger(days)
  return isWholeDay ? at.slice(0, 10) : at.slice(0, 19).replace('T', ' ').replace(/:00$/, '')
}
