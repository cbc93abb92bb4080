import { readMoment } from '../shared/reading/day-reading.ts'
import { sheetLines } from '../shared/reading/sheet-lines.ts'
import type { positionSources } from './milestone.ts'
import {
  type PositionColumn,
  positionColumnCalled,
  positionColumns,
  positionSourceCalled,
} from './modes/position-headings.ts'
import { cleanPartNo } from './part-no.ts'
import { degreesIn, isWithoutFix, latitude, longitude } from './tracking-values.ts'

const always = ['ConNo', 'LocationTime', 'Source'] as const
type Column = PositionColumn

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

type CsvParse = (text: string, options: ReturnType<typeof csvReading>) => string[][]

const csvReading = ({ delimiter, record_delimiter }: ReturnType<typeof sheetLines>) => ({
  bom: true,
  delimiter,
  record_delimiter,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
})

/** The cells of a file by the reader of separated values of either side; nothing where it is no such file. */
export function positionCells(written: string, parse: CsvParse): string[][] | undefined {
  const lines = sheetLines(written)
  try {
    return parse(lines.text, csvReading(lines))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

/** Reads the cells of a file of positions, alike for the page that shows them and the server that keeps them. */
export function readPositions(cells: readonly (readonly string[])[]): PositionFile {
  const [head = [], ...lines] = cells.filter((line) => line.some((cell) => cell !== ''))
  const columns = head.map(positionColumnCalled)
  const isThere = (name: Column) => columns.includes(name)
  const needed: readonly Column[] = isThere('PortCd') ? always : positionColumns.filter((name) => name !== 'PortCd')
  const missingColumns = needed.filter((name) => !isThere(name))
  if (missingColumns.length > 0) return { rows: [], missingColumns }
  const cellOf = (line: readonly string[], name: Column) => (line[columns.indexOf(name)] ?? '').trim()
  const rows = lines.map((line, i) => {
    const cells = Object.fromEntries(positionColumns.map((name) => [name, cellOf(line, name)])) as Record<
      Column,
      string
    >
    return rowOf(i + 1, cells)
  })
  return { rows, missingColumns }
}

function rowOf(row: number, cells: Readonly<Record<Column, string>>): FileRow {
  const place = cells.PortCd
  const isPlaced = place !== '' && cells.Latitude === '' && cells.Longitude === ''
  const lat = latitude.safeParse(degreesIn(cells.Latitude)).data
  const lon = longitude.safeParse(degreesIn(cells.Longitude)).data
  const hasFix = lat === undefined || lon === undefined || !isWithoutFix(lat, lon)
  const locatedAt = readMoment(cells.LocationTime)
  const source = positionSourceCalled(cells.Source)
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
