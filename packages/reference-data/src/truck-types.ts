import { type NamedIn, type Origin, readTable } from './read-table.ts'

/** A truck: I in China, O abroad. Usual figures of the market. */
export type TruckTypeRow = NamedIn<'TypeName'> & {
  Type: string
  InOut: 'I' | 'O'
  Scope: string
  Body: string
  LengthM: number | null
  WidthM: number | null
  HeightM: number | null
  PayloadT: number | null
  VolumeM3: number | null
  py: string
}

export const readTruckTypes = () => readTable<Origin & { rows: TruckTypeRow[] }>('truck-types')
