import type { z } from 'zod'
import type { FieldLine } from '../../shared/fields/field-lines.ts'
import type { BlockName } from './form-blocks.ts'
import type { Condition } from './form-conditions.ts'
import { everyForm, type FormName, formsNamed } from './form-names.ts'

/** When a field is needed: to submit, before we accept, with the shipping instruction. A draft needs nothing. */
export const formStages = ['submit', 'accept', 'instruction'] as const
export type FormStage = (typeof formStages)[number]

/** That a field must be filled in: from which stage on, in which forms, on which condition, and the text that says so. */
export type Need = {
  stage: FormStage
  forms: readonly FormName[]
  when?: Condition | undefined
  key?: string | undefined
}

/** A field of a booking's form, of its head or of a line. Its value is open (nullish), because a draft needs nothing. */
export type FieldSpec<Value extends z.ZodType = z.ZodType> = FieldLine<Value> & {
  /** The forms that ask for it. */
  forms: readonly FormName[]
  needs: readonly Need[]
  /** Asked on this condition only; without one, always. */
  when?: Condition | undefined
  /** Opens on demand: it is seldom filled in, or can follow later. */
  isLater?: boolean | undefined
  /** Codes of that class that are not offered here: another field of the form asks for them. */
  askedApart?: readonly string[] | undefined
  /** The first part of the texts of its choices: `booking.<words>-<value>`. */
  words?: string | undefined
  /** The letters of the modes that have a name of their own for it. */
  namedIn?: string | undefined
  /** Which of its values a form offers; all of them unless told. */
  choices?: ((form: FormName) => readonly string[]) | undefined
  /** A day from today on, at most so many days ahead. */
  daysAhead?: number | undefined
  /** What a new form, or a new line, has in it. */
  start?: unknown
  /** Holds for one booking only: a copy or a template leaves it out. */
  isOnce?: boolean | undefined
  /** Is among the words by which the booking is found. */
  isSearched?: boolean | undefined
  /** The fields that keep the name of what is chosen by its code, one in each form: the first that the form has. */
  nameIn?: string | undefined
  /** The field of the currency that the amount is in. */
  currencyIn?: string | undefined
  /** Stands in what the carrier was told, such as the consignment note: once we have accepted, it changes only where the carrier agrees. */
  carrierAgrees?: true | Condition | undefined
  /** The type of the document that the file is. */
  documentType?: string | undefined
}

type FieldSaid<Value extends z.ZodType> = Omit<FieldSpec<Value>, 'forms' | 'needs'> & {
  /** The forms that ask for it, such as `R.* S.FCL`; all of them unless told. */
  in?: string
  need?: readonly NeedSaid[]
}
type NeedSaid = Omit<Need, 'forms'> & { in?: string | undefined }

/** States a field. Where a need names no forms it holds in all that ask for the field; it needs what the field's own condition needs. */
export function field<Value extends z.ZodType>({
  in: inForms = everyForm,
  need = [],
  ...spec
}: FieldSaid<Value>): FieldSpec<Value> {
  const forms = formsNamed(inForms)
  const needs = need.map(({ in: list, ...one }) => ({ ...one, forms: list === undefined ? forms : formsNamed(list) }))
  return { ...spec, forms, needs }
}

/** States a field of the head: in which block of the screen it stands. */
export const head = <Value extends z.ZodType>(block: BlockName, spec: FieldSaid<Value>): HeadField<Value> => ({
  ...field(spec),
  block,
})
export type HeadField<Value extends z.ZodType = z.ZodType> = FieldSpec<Value> & { block: BlockName }

type NeedMore = { when?: Condition; key?: string }
const neededFrom =
  (stage: FormStage) =>
  (list?: string, more: NeedMore = {}): NeedSaid => ({ stage, in: list, ...more })

/** Needed to submit; before we accept; with the shipping instruction. */
export const toSubmit = neededFrom('submit')
export const toAccept = neededFrom('accept')
export const toInstruct = neededFrom('instruction')
