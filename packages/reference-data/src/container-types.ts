import { type NamedIn, type Origin, readTable } from './read-table.ts'

/** A container by its label. The inner sizes are the specification's where it gives them. Measures in metres. */
export type ContainerTypeRow = NamedIn<'Name'> & {
  Label: string
  Size: '20' | '40' | '45'
  Type: string
  Iso6346: string
  IsoGroup: string
  InnerL: number | null
  InnerW: number | null
  InnerH: number | null
  DoorW: number | null
  DoorH: number | null
  MaxPayloadKg: number
  TareKg: number
  FloorKgPerM: number | null
  VolumeM3: number | null
  py: string
}

export const readContainerTypes = () => readTable<Origin & { rows: ContainerTypeRow[] }>('container-types')
