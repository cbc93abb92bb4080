import { type Flag, type NamedIn, type Origin, readTable } from './read-table.ts'

/** An airport. Written by hand; latitude, longitude and ICAO code come from airport-data-js (CC BY 4.0, see NOTICE). */
export type AirportRow = NamedIn<'PortName'> & {
  PortCd: string
  Iata: string
  Icao: string
  PortNameChn: string
  CityCd: string
  CountryCd: string
  Mode: 'AIR'
  Lat: number
  Lon: number
  CommonPortl: Flag
  CommonDest: Flag
  py: string
  AliasIata?: string[]
}

export const readAirports = () => readTable<Origin & { rows: AirportRow[] }>('airports')
