import { type NamedIn, type Origin, readTable } from './read-table.ts'

/** An airline (A) or a shipping company (C). */
export type CarrierRow = NamedIn<'CriName'> & {
  CriCd: string
  Type: 'A' | 'C'
  CountryCd: string
  py: string
  Iata?: string
  Icao?: string
  AwbPrefix?: string | null
  AwbVerified?: boolean
  Operation?: 'both' | 'freighter' | 'passenger'
  Scac?: string
  ScacKind?: string
  ContainerPrefixes?: string[]
}

export const readCarriers = () => readTable<Origin & { rows: CarrierRow[] }>('carriers')
