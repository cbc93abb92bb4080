import { setImmediate as breathe } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'

/** What the parts that are read may come to when unpacked. */
const mostBytes = 80_000_000
const rowsAtOnce = 200

/** What stands in a cell as it was typed; a figure as a number, so that a day can be told from it. */
type ReadCell = string | number | undefined
type ReadRow = { row: number; cells: ReadCell[] }
type ReadSheet = { rows: ReadRow[]; isFrom1904: boolean }

/** The first sheet of an xlsx file that is not hidden, up to so many rows; nothing for a file that is none. A formula stands as the value it was saved with. */
export async function readSheet(file: Uint8Array, mostRows: number): Promise<ReadSheet | undefined> {
  try {
    return await sheetIn(file, mostRows)
  } catch {
    return undefined
  }
}

async function sheetIn(file: Uint8Array, mostRows: number): Promise<ReadSheet | undefined> {
  const part = partsOf(file)
  const workbook = part('xl/workbook.xml')
  const sheet = tags(workbook, 'sheet').find(({ state }) => (state ?? 'visible') === 'visible')
  const linkId = Object.entries(sheet ?? {}).find(([name]) => /:id$/.test(name))?.[1]
  const target = tags(part('xl/_rels/workbook.xml.rels'), 'Relationship').find(({ Id }) => Id === linkId)?.Target
  if (!target) return undefined
  const body = part(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  const shared = [...part('xl/sharedStrings.xml', '<sst/>').matchAll(element('si'))].map(([, , inside]) =>
    words(inside),
  )
  const isFrom1904 = tags(workbook, 'workbookPr').some(({ date1904 }) => date1904 === '1' || date1904 === 'true')
  return { rows: await rowsIn(body, shared, mostRows), isFrom1904 }
}

async function rowsIn(body: string, shared: readonly string[], mostRows: number): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  let at = 0
  for (const [, attributes = '', inside = ''] of body.matchAll(element('row'))) {
    at = Number(attributesIn(attributes).r ?? at + 1)
    const cells = cellsIn(inside, shared)
    if (cells.every((cell) => cell === undefined)) continue
    rows.push({ row: at, cells })
    if (rows.length > mostRows) break
    if (rows.length % rowsAtOnce === 0) await breathe()
  }
  return rows
}

/** Single parts of the file, as long as all of them together stay small. */
function partsOf(file: Uint8Array) {
  let bytes = 0
  return (path: string, missing?: string): string => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (name !== path) return false
      bytes += originalSize
      if (bytes > mostBytes) throw new Error('This sheet is larger than one may open.')
      return true
    }
    const packed = unzipSync(file, { filter })[path]
    const text = packed ? strFromU8(packed) : missing
    // Office writes no document type; one that is there could name entities that grow.
    if (text === undefined || /<!DOCTYPE/i.test(text)) throw new Error(`${path} cannot be read.`)
    return text
  }
}

/** An element that has none of its own name within, whatever its prefix; one that is never closed is read to the end. */
const element = (name: string) =>
  new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)(?:</(?:\\w+:)?${name}>|$))`, 'g')

const attributesIn = (text = ''): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      name,
      plain(double ?? single ?? ''),
    ]),
  )

const tags = (text: string, name: string): Record<string, string>[] =>
  [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?/?>`, 'g'))].map(([, attributes]) =>
    attributesIn(attributes),
  )

const cell = element('c')
const inCell = { value: element('v'), formula: element('f'), words: element('t') }

function cellsIn(row: string, shared: readonly string[]): ReadCell[] {
  const cells: ReadCell[] = []
  for (const [, attributes = '', inside = ''] of row.matchAll(cell)) {
    const { r, t } = attributesIn(attributes)
    const at = columnOf(r) ?? cells.length
    if (at > 500) throw new Error('This sheet is wider than any of ours.')
    while (cells.length < at) cells.push(undefined)
    cells[at] = writtenIn(inside, t ?? 'n', shared)
  }
  return cells
}

function writtenIn(inside: string, kind: string, shared: readonly string[]): ReadCell {
  if (kind === 'inlineStr') return words(inside) || undefined
  const [value] = inside.matchAll(inCell.value)
  if (!value) {
    const [formula] = inside.matchAll(inCell.formula)
    return formula && `=${plain(formula[2] ?? '')}`
  }
  const written = plain(value[2] ?? '')
  if (written === '') return undefined
  if (kind === 's') return shared[Number(written)] || undefined
  // 17.600000000000001 is how a sheet keeps 17.6.
  return kind === 'n' && Number.isFinite(Number(written)) ? Number(Number(written).toPrecision(15)) : written
}

/** Words in pieces of different looks; how they are pronounced stands beside them and is no part of them. */
const words = (holder = ''): string =>
  [...holder.replaceAll(element('rPh'), '').matchAll(inCell.words)].map(([, , piece = '']) => plain(piece)).join('')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text
    .replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inside: string) => inside.replaceAll('&', '&amp;'))
    .replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) => {
      if (name) return entities[name] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(digits)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })

/** The column of B7 is 1. */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d+$)/.exec(place ?? '') ?? []
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
