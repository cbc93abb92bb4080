import { type NamedIn, type Origin, readTable } from './read-table.ts'

/** A chapter or heading of the Harmonized System 2022, under a short name of our own. */
export type HsCodeRow = NamedIn<'Name'> & { Code: string; Level: number; Chapter: string; py: string }

export const readHsCodes = () => readTable<Origin & { rows: HsCodeRow[] }>('hs-codes')
