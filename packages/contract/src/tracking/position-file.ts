import { instant } from '../shared/wire-values.ts'
import { positionSources } from './milestone.ts'
import { partColumns } from './modes/part-columns.ts'
import { cleanPartNo } from './part-no.ts'
import { degreesIn, isWithoutFix, latitude, longitude } from './tracking-values.ts'

/** The columns of a file of positions, by the wire's names and in any order, in which a station stands for coordinates and words. */
export const positionColumns = ['ConNo', 'PortCd', 'Latitude', 'Longitude', 'Addr', 'LocationTime', 'Source'] as const
const always = ['ConNo', 'LocationTime', 'Source'] as const
type Column = (typeof positionColumns)[number]

type FilePosition = {
  containerNo: string
  place?: string
  latitude?: number
  longitude?: number
  address: string
  locatedAt: Date
  source: (typeof positionSources)[number]
}
export type FileRow = {
  row: number
  cells: Readonly<Record<Column, string>>
  wrong: Readonly<Partial<Record<Column, string>>>
  position?: FilePosition
}
export type PositionFile = { rows: FileRow[]; missingColumns: Column[] }

export const mostFileRows = 1000

/** Options for a reader of comma-separated values; where decimals have commas, columns have semicolons. */
export const csvReading = (csv: string) => ({
  bom: true,
  delimiter: /^[^\n,]*;/.test(csv) ? ';' : ',',
  record_delimiter: ['\r\n', '\n'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
})

/** Reads the cells of a file of positions, alike for the page that shows them and the server that keeps them. */
export function readPositions(cells: readonly (readonly string[])[]): PositionFile {
  const [head = [], ...lines] = cells.filter((line) => line.some((cell) => cell !== ''))
  const columns = head.map((name) => columnOf(name.trim().toLowerCase()))
  const isThere = (name: Column) => columns.includes(name.toLowerCase())
  const needed: readonly Column[] = isThere('PortCd') ? always : positionColumns.filter((name) => name !== 'PortCd')
  const missingColumns = needed.filter((name) => !isThere(name))
  if (missingColumns.length > 0) return { rows: [], missingColumns }
  const at = (line: readonly string[], name: Column) => (line[columns.indexOf(name.toLowerCase())] ?? '').trim()
  const rows = lines.map((line, i) => {
    const cells = Object.fromEntries(positionColumns.map((name) => [name, at(line, name)])) as Record<Column, string>
    return rowOf(i + 1, cells)
  })
  return { rows, missingColumns }
}

/** The name of a column in small letters; whatever names what was seen is the first of the names for it. */
const columnOf = (name: string): string =>
  partColumns.some((one) => one.toLowerCase() === name) ? partColumns[0].toLowerCase() : name

function rowOf(row: number, cells: Readonly<Record<Column, string>>): FileRow {
  const place = cells.PortCd
  const isPlaced = place !== '' && cells.Latitude === '' && cells.Longitude === ''
  const lat = latitude.safeParse(degreesIn(cells.Latitude)).data
  const lon = longitude.safeParse(degreesIn(cells.Longitude)).data
  const hasFix = lat === undefined || lon === undefined || !isWithoutFix(lat, lon)
  const locatedAt = dateOf(cells.LocationTime)
  const source = positionSources.find((known) => known === cells.Source.toLowerCase())
  const wrong = {
    ...(cells.ConNo === '' && { ConNo: 'shared.needed' }),
    ...(!isPlaced && lat === undefined && { Latitude: 'tracking.latitude-wrong' }),
    ...(!isPlaced && lon === undefined && { Longitude: 'tracking.longitude-wrong' }),
    ...(!hasFix && { Latitude: 'tracking.no-fix' }),
    ...(place === '' && cells.Addr === '' && { Addr: 'tracking.address-needed' }),
    ...(!locatedAt && { LocationTime: 'tracking.time-wrong' }),
    ...(!source && { Source: 'tracking.source-unknown' }),
  }
  if (Object.keys(wrong).length > 0 || !locatedAt || !source) return { row, cells, wrong }
  const spot = lat === undefined || lon === undefined ? {} : { latitude: lat, longitude: lon }
  const containerNo = cleanPartNo(cells.ConNo)
  const position = { containerNo, ...(place && { place }), ...spot, address: cells.Addr, locatedAt, source }
  return { row, cells, wrong, position }
}

/** A time as people write it in a sheet: the seconds may be left out. */
function dateOf(text: string): Date | undefined {
  const full = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? `${text}:00` : text
  return instant.safeDecode(full).data
}
