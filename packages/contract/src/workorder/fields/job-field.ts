import type { BlockField, WordedField } from '../../shared/fields/worded-fields.ts'
import type { ModeCode } from '../../shared/modes.ts'
import type { PartKind } from '../part-kinds.ts'

type ModesNamed = ModeCode | `${ModeCode} ${ModeCode}` | `${ModeCode} ${ModeCode} ${ModeCode}`

export type JobField = WordedField & {
  /** Other names that it has by the letter of a mode. */
  wordsIn?: Readonly<Partial<Record<ModeCode, string>>>
  /** The modes that have it, all unless stated; in the head of another it is refused. */
  in?: ModesNamed
  /** The modes whose desk asks for it, where some that have it do not; a dash where it comes with other things. */
  enteredIn?: ModesNamed | '-'
  /** The kind of part that has it; all of them unless stated. */
  part?: PartKind
  /** It is kept in a column of its own, or as a fact among others in JSON. */
  keptAs: 'column' | 'fact'
  column?: string
  /** The fact under which it was kept before, for as long as jobs have it there. */
  formerly?: string
  start?: string | readonly []
  /** It is taken over from the booking's field of the same name: when the job is opened, or whenever the booking is amended as well. */
  takenOver?: 'opening' | 'always'
  /** The place in which readers see it: already in lists, among the facts of one job, at the desk alone, or as code of its own shows it. */
  shownIn: 'list' | 'facts' | 'desk' | 'own'
}
export type JobFields = Readonly<Record<string, JobField>>

export const isFieldOf = (mode: ModeCode, field: Pick<JobField, 'in'>): boolean => field.in?.includes(mode) ?? true

export type PartFields = Readonly<Record<string, JobField & BlockField>>
