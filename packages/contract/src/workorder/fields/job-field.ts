import type { TypedField } from '../../shared/fields/typed-fields.ts'
import type { ModeCode } from '../../shared/modes.ts'
import type { PartKind } from '../part-kinds.ts'

type ModesNamed = ModeCode | `${ModeCode} ${ModeCode}`

/** A field with the words by which people know it, in a form and over a column. */
export type WordedField = TypedField & {
  /** The key of its name to people. */
  words: string
  /** The decimals to which tables show a figure, where it is kept with more. */
  decimals?: number
  /** It is read letter by letter. */
  isMono?: true
}
export type WordedFields = Readonly<Record<string, WordedField>>

export type JobField = WordedField & {
  /** Other names that it has by the letter of a mode. */
  wordsIn?: Readonly<Partial<Record<ModeCode, string>>>
  /** The modes that have it; all of them unless stated. In the head of another it is refused. */
  in?: ModesNamed
  /** The modes whose desk asks for it, where some that have it do not; a dash where it comes with other things. */
  askedIn?: ModesNamed | '-'
  /** The kind of part that has it; all of them unless stated. */
  part?: PartKind
  /** It is kept in a column of its own, or as a fact among others in JSON. */
  keptAs: 'column' | 'fact'
  column?: string
  /** The fact under which it was kept before, for as long as jobs have it there. */
  formerly?: string
  start?: string | readonly []
  /** The place in which readers see it: already in lists, among the facts of one job, at the desk alone, or as code of its own shows it. */
  shownIn: 'list' | 'facts' | 'desk' | 'own'
}
export type JobFields = Readonly<Record<string, JobField>>

export const isFieldOf = (mode: ModeCode, field: Pick<JobField, 'in'>): boolean => field.in?.includes(mode) ?? true

/** The blocks of a form at the desk, in their order: how a thing is known, its cargo and papers, what a mode alone asks for, its way, and the last. */
export const formBlocks = ['name', 'cargo', 'mode', 'way', 'last'] as const
export type FormBlock = (typeof formBlocks)[number]

/** A field that stands in a block of its form, and in another for some kinds of parts. */
export type BlockField = WordedField & { block: FormBlock; blockIn?: Readonly<Partial<Record<PartKind, FormBlock>>> }
export type BlockFields = Readonly<Record<string, BlockField>>
export type PartFields = Readonly<Record<string, JobField & BlockField>>
