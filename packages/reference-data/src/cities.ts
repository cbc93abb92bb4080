import { type NamedIn, type Origin, readTable } from './read-table.ts'

/** A city, also the place of road transport. A code with 0 in third place is our own. */
export type CityRow = NamedIn<'CityName'> & {
  CityCd: string
  CountryCd: string
  Lat: number
  Lon: number
  Internal?: boolean
  /** Names that people there or elsewhere call it by besides: Praha, Warszawa, Alma-Ata. */
  Aliases?: string[]
  py: string
}

export const readCities = () => readTable<Origin & { rows: CityRow[] }>('cities')
