import { strFromU8, unzipSync } from 'fflate'
import type { TextKey } from '../../platform/text.tsx'

/** What the parts that are read may come to when unpacked, and how far down a sheet may go. */
const mostBytes = 20_000_000
const mostRows = 5000

/** The first sheet of an xlsx file that is not hidden, as text with tabs between its cells. A formula stands as the value that was worked out when the file was saved. */
export function readSheet(file: Uint8Array): { rows: string } | { refused: TextKey } {
  try {
    return { rows: textOf(file) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.key }
    throw error
  }
}

function textOf(file: Uint8Array): string {
  const unpack = unpackerOf(file)
  const workbook = unpack('xl/workbook.xml')
  const links = unpack('xl/_rels/workbook.xml.rels')
  const sheet = all(workbook, 'sheet').find((one) => (one.getAttribute('state') ?? 'visible') === 'visible')
  const link = all(links, 'Relationship').find((one) => one.getAttribute('Id') === linkIdOf(sheet))
  const target = link?.getAttribute('Target') ?? unreadable()
  const shared = all(unpack('xl/sharedStrings.xml', '<sst/>'), 'si').map(wordsOf)
  const rows: string[] = []
  let at = 0
  for (const row of all(unpack(target.startsWith('/') ? target.slice(1) : `xl/${target}`), 'row')) {
    at = Number(row.getAttribute('r') ?? at + 1)
    const cells = cellsOf(row, shared)
    if (cells.length === 0) continue
    if (!(at > rows.length)) unreadable()
    if (at > mostRows) throw new Refusal('workorder.too-many-rows')
    while (rows.length < at - 1) rows.push('')
    rows.push(cells.join('\t'))
  }
  return rows.join('\n')
}

/** Why a file is not taken, in words. */
class Refusal extends Error {
  readonly key: TextKey
  constructor(key: TextKey) {
    super(key)
    this.key = key
  }
}

const unreadable = (): never => {
  throw new Refusal('workorder.sheet-unreadable')
}

/** Takes single parts out of the file, as long as all of them together stay small. */
function unpackerOf(file: Uint8Array) {
  let bytes = 0
  return (path: string, missing?: string): Document => {
    let packed: Uint8Array | undefined
    try {
      const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
        if (name !== path) return false
        bytes += originalSize
        return bytes <= mostBytes
      }
      packed = unzipSync(file, { filter })[path]
    } catch {
      return unreadable()
    }
    if (bytes > mostBytes) throw new Refusal('workorder.sheet-too-large')
    return parsed(packed ? strFromU8(packed) : (missing ?? unreadable()))
  }
}

/** Office writes no document type; one that is there could name entities that grow. */
function parsed(text: string): Document {
  if (/<!DOCTYPE/i.test(text)) unreadable()
  const document = new DOMParser().parseFromString(text, 'application/xml')
  return document.getElementsByTagName('parsererror').length > 0 ? unreadable() : document
}

const all = (within: Document | Element, name: string): Element[] => [...within.getElementsByTagNameNS('*', name)]

const linkIdOf = (sheet: Element | undefined): string | undefined =>
  [...(sheet?.attributes ?? [])].find(({ localName, prefix }) => localName === 'id' && prefix)?.value

/** Words in pieces of different looks; how they are pronounced stands beside them and is no part of them. */
const wordsOf = (holder: Element): string =>
  all(holder, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('')

function cellsOf(row: Element, shared: readonly string[]): string[] {
  const cells: string[] = []
  for (const cell of all(row, 'c')) {
    const words = plain(writtenIn(cell, shared))
    const at = columnOf(cell.getAttribute('r')) ?? cells.length
    if (words === '') continue
    while (cells.length < at) cells.push('')
    cells[at] = words
  }
  return cells
}

function writtenIn(cell: Element, shared: readonly string[]): string {
  const kind = cell.getAttribute('t') ?? 'n'
  const [value] = all(cell, 'v')
  const [formula] = all(cell, 'f')
  const written = value?.textContent ?? ''
  if (kind === 'inlineStr') return wordsOf(cell)
  if (kind === 's') return shared[Number(written)] ?? unreadable()
  if (!value && formula) return `=${formula.textContent ?? ''}`
  return kind === 'n' && written !== '' ? figure(written) : written
}

/** 17.600000000000001 is how a sheet keeps 17.6. */
const figure = (written: string): string => {
  const number = Number(written)
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : written
}

/** The column of B7 is 1. */
function columnOf(place: string | null): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d+$)/.exec(place ?? '') ?? []
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** One line without tabs; quotes are doubled as in every text of cells. */
function plain(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line
}
