import { type NamedIn, type Origin, readTable } from './read-table.ts'

/** One entry of a code list. What a class keeps besides (Untdid1001, UnitCd, TaxRate …) stands beside these. */
export type CodeItemRow = NamedIn<'Name'> & {
  Code: string
  Sort: number
  py: string
  Modes?: string[]
  LoadTypes?: string[]
  [extra: string]: unknown
}
export type CodeClassRow = NamedIn<'ClassName'> & { ClassCode: string; items: CodeItemRow[] }

export const readCodelib = () => readTable<Origin & { classes: CodeClassRow[] }>('codelib')
