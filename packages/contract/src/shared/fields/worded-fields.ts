import type { TypedField } from './typed-fields.ts'

/** A field with the words by which people know it, in a form and over a column. */
export type WordedField = TypedField & {
  words: string
  /** The decimals to which tables show a figure, where it is kept with more. */
  decimals?: number
  /** It is read letter by letter. */
  isMono?: true
}
export type WordedFields = Readonly<Record<string, WordedField>>

/** The blocks of a desk form in order: identity, cargo and papers, fields of one mode, route, the remainder. */
export const formBlocks = ['name', 'cargo', 'mode', 'way', 'last'] as const
export type FormBlock = (typeof formBlocks)[number]

/** A field that stands in a block of its form, and in another for some kinds of parts. */
export type BlockField = WordedField & { block: FormBlock; blockIn?: Readonly<Record<string, FormBlock>> }
export type BlockFields = Readonly<Record<string, BlockField>>
