import { type Flag, type NamedIn, type Origin, readTable } from './read-table.ts'

/** A kind of cargo of the second level, with the HS chapters it stands for. */
export type CargoCategoryRow = NamedIn<'CategoryName'> & {
  Id: string
  Pid: string | null
  Hs: string[]
  py: string
  Dangerous?: Flag
  Reefer?: Flag
  Oversize?: Flag
}

/** The first level carries the second. */
export type CargoCategoryGroupRow = CargoCategoryRow & { children: CargoCategoryRow[] }

export const readCargoCategories = () => readTable<Origin & { rows: CargoCategoryGroupRow[] }>('cargo-categories')
