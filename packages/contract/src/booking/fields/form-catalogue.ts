import type { z } from 'zod'
import type { FieldLine } from '../../shared/fields/field-lines.ts'
import type { ConditionName } from './condition-names.ts'
import type { BlockName } from './form-blocks.ts'
import { everyForm, type FormName, formsNamed } from './form-names.ts'

/** Stages from which fields are needed: to submit, before we accept, with the shipping instruction; a draft needs nothing. */
export const formStages = ['submit', 'accept', 'instruction'] as const
export type FormStage = (typeof formStages)[number]

/** A condition of the booking's form, several that must all hold, or a function of another area's catalogue. */
export type FieldCondition = ConditionName | readonly ConditionName[] | ((scope: never) => boolean)

/** A reason to fill in a field: from which stage on, in which forms, on which condition, and its text. */
export type FieldNeed = {
  stage: FormStage
  forms: readonly FormName[]
  when?: FieldCondition | undefined
  key?: string | undefined
}

/** A field of a booking's form, of its head or of a line, whose value is open (nullish) because a draft needs nothing. */
export type FieldSpec<Value extends z.ZodType = z.ZodType> = FieldLine<Value> & {
  forms: readonly FormName[]
  needs: readonly FieldNeed[]
  /** Without a condition the field is always shown. */
  when?: FieldCondition | undefined
  /** Opens on demand: it is seldom filled in, or can follow later. */
  isLater?: boolean | undefined
  /** Codes of its class that another field of the form offers. */
  withOwnField?: readonly string[] | undefined
  /** The part of the keys that name its choices, as in `booking.term-DAP`. */
  choiceWords?: string | undefined
  namedIn?: string | undefined
  /** All of its values unless a form offers fewer. */
  choices?: ((form: FormName) => readonly string[]) | undefined
  daysAhead?: number | undefined
  start?: unknown
  /** The forms that begin with it; the others leave the field open. All of them unless named. */
  startIn?: readonly FormName[] | undefined
  /** Holds for one booking only: a copy or a template leaves it out. */
  isOnce?: boolean | undefined
  isSearched?: boolean | undefined
  /** The fields that keep the name of what is chosen by its code, one in each form: the first that the form has. */
  nameIn?: string | undefined
  currencyIn?: string | undefined
  /** Stands in the carrier's papers, so that after the acceptance it changes only where the carrier agrees. */
  carrierAgrees?: true | FieldCondition | undefined
  documentType?: string | undefined
}

type StatedField<Value extends z.ZodType> = Omit<FieldSpec<Value>, 'forms' | 'needs' | 'startIn'> & {
  startIn?: string
  /** The forms that have it, such as `R.* S.FCL`; all of them where it names none. */
  in?: string
  need?: readonly StatedNeed[]
}
type StatedNeed = Omit<FieldNeed, 'forms'> & { in?: string | undefined }

/** States a field; a need that names no forms holds in all that have the field, on the field's own condition. */
export function field<Value extends z.ZodType>({
  in: inForms = everyForm,
  need = [],
  startIn,
  ...spec
}: StatedField<Value>): FieldSpec<Value> {
  const forms = formsNamed(inForms)
  const needs = need.map(({ in: list, ...one }) => ({ ...one, forms: list === undefined ? forms : formsNamed(list) }))
  return { ...spec, ...(startIn !== undefined && { startIn: formsNamed(startIn) }), forms, needs }
}

export const head = <Value extends z.ZodType>(block: BlockName, spec: StatedField<Value>): HeadField<Value> => ({
  ...field(spec),
  block,
})
export type HeadField<Value extends z.ZodType = z.ZodType> = FieldSpec<Value> & { block: BlockName }

type NeedMore = { when?: FieldCondition; key?: string }
const neededFrom =
  (stage: FormStage) =>
  (list?: string, more: NeedMore = {}): StatedNeed => ({ stage, in: list, ...more })

export const toSubmit = neededFrom('submit')
export const toAccept = neededFrom('accept')
export const toInstruct = neededFrom('instruction')
