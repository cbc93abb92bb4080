import { type Origin, readTable } from './read-table.ts'

/** A number of the Dangerous Goods List with what stands in its columns. Of several classes or groups the consignor knows which. */
export type UnNumberRow = {
  UnNo: string
  Classes: readonly string[]
  Subsidiary: readonly string[]
  Groups: readonly ('I' | 'II' | 'III')[]
} & Readonly<Record<'NameEng' | 'NameRus' | 'NameChs' | 'NameCht', string>>

export const readUnNumbers = () => readTable<Origin & { rows: UnNumberRow[] }>('un-numbers')
