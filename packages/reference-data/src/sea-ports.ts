import { type Flag, type NamedIn, type Origin, readTable } from './read-table.ts'

/** A sea port by the code that carriers write. Written by hand; UnLocode is the entry of the official directory. */
export type SeaPortRow = NamedIn<'PortName'> & {
  PortCd: string
  UnLocode: string | null
  PortNameChn: string
  CityCd: string
  CountryCd: string
  Mode: 'SEA'
  Region: string
  Lat: number
  Lon: number
  CommonPortl: Flag
  CommonDest: Flag
  py: string
}

export const readSeaPorts = () => readTable<Origin & { rows: SeaPortRow[] }>('sea-ports')
