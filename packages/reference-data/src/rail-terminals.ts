import { type Flag, type NamedIn, type Origin, readTable } from './read-table.ts'

/** A railway station or border crossing. Written by hand; the codes were checked against UN/LOCODE. */
export type RailTerminalRow = NamedIn<'PortName'> & {
  PortCd: string
  UnLocode: string | null
  PortNameChn: string
  CityCd: string
  CountryCd: string
  Mode: 'RAIL'
  Kind: 'HUB' | 'STATION' | 'PORT' | 'BORDER'
  GaugeMm: string
  Lat: number
  Lon: number
  CoordPrecision: 'terminal' | 'locality'
  CommonPortl: Flag
  CommonDest: Flag
  Routes: string[]
  py: string
}

export const readRailTerminals = () => readTable<Origin & { rows: RailTerminalRow[] }>('rail-terminals')
