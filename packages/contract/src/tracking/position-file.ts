import { instant } from '../shared/wire-values.ts'
import { positionSources } from './milestone.ts'
import { latitude, longitude } from './tracking-values.ts'

/** The columns of a file of positions, by the wire's names; the first line names them in any order. */
export const positionColumns = ['ConNo', 'Latitude', 'Longitude', 'Addr', 'LocationTime', 'Source'] as const
type Column = (typeof positionColumns)[number]

export type FilePosition = {
  containerNo: string
  latitude: number
  longitude: number
  address: string
  locatedAt: Date
  source: (typeof positionSources)[number]
}
/** A line of the file: what it says, and what is wrong with it by column. */
export type FileRow = {
  row: number
  cells: Readonly<Record<Column, string>>
  wrong: Readonly<Partial<Record<Column, string>>>
  position?: FilePosition
}
export type PositionFile = { rows: FileRow[]; missingColumns: Column[] }

export const mostFileRows = 1000

/** Reads a file of positions. Both sides read it alike: the page to show it, the server to keep it. */
export function readPositions(csv: string): PositionFile {
  const [head = [], ...lines] = cellsOf(csv.replace(/^\uFEFF/, '')).filter((line) => line.some((cell) => cell !== ''))
  const columns = head.map((name) => name.trim().toLowerCase())
  const missingColumns = positionColumns.filter((name) => !columns.includes(name.toLowerCase()))
  if (missingColumns.length > 0) return { rows: [], missingColumns }
  const at = (line: readonly string[], name: Column) => (line[columns.indexOf(name.toLowerCase())] ?? '').trim()
  const rows = lines.map((line, i) => {
    const cells = Object.fromEntries(positionColumns.map((name) => [name, at(line, name)])) as Record<Column, string>
    return rowOf(i + 1, cells)
  })
  return { rows, missingColumns }
}

function rowOf(row: number, cells: Readonly<Record<Column, string>>): FileRow {
  const number = (text: string) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN)
  const lat = latitude.safeParse(number(cells.Latitude)).data
  const lon = longitude.safeParse(number(cells.Longitude)).data
  const locatedAt = dateOf(cells.LocationTime)
  const source = positionSources.find((known) => known === cells.Source.toLowerCase())
  const wrong = {
    ...(cells.ConNo === '' && { ConNo: 'shared.needed' }),
    ...(lat === undefined && { Latitude: 'tracking.latitude-wrong' }),
    ...(lon === undefined && { Longitude: 'tracking.longitude-wrong' }),
    ...(cells.Addr === '' && { Addr: 'tracking.address-needed' }),
    ...(!locatedAt && { LocationTime: 'tracking.time-wrong' }),
    ...(!source && { Source: 'tracking.source-unknown' }),
  }
  if (Object.keys(wrong).length > 0 || lat === undefined || lon === undefined || !locatedAt || !source) {
    return { row, cells, wrong }
  }
  const containerNo = containerNoIn(cells.ConNo)
  return {
    row,
    cells,
    wrong,
    position: { containerNo, latitude: lat, longitude: lon, address: cells.Addr, locatedAt, source },
  }
}

/** A container number as people write it: small letters and blanks are no fault. */
export const containerNoIn = (cell: string): string => cell.toUpperCase().replace(/\s/g, '')

/** A time as people write it in a sheet: the seconds may be left out. */
function dateOf(text: string): Date | undefined {
  const full = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? `${text}:00` : text
  const at = instant.safeDecode(full).data
  return at && !Number.isNaN(at.getTime()) && instant.encode(at) === full ? at : undefined
}

/** The cells of a comma-separated text; quotes hold commas, line ends and doubled quotes. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return lines
}
