import { differencesOf } from '../../shared/differences.ts'
import { settledBlocks } from './form-blocks.ts'
import type { FieldSpec } from './form-catalogue.ts'
import type { LineSaid } from './form-conditions.ts'
import {
  type BookingForm,
  formLists,
  type HeadName,
  headFields,
  headNames,
  type ListName,
  listNames,
} from './form-fields.ts'
import type { FormAsked } from './form-needs.ts'
import { partyTypes } from './parties.ts'

/** What of an accepted booking can be asked to be otherwise. Names that follow from codes are not said by themselves. */
export const amendableNames: readonly HeadName[] = headNames.filter((name) => {
  const { block, kind } = headFields[name]
  return !settledBlocks.has(block) && (kind !== 'hidden' || name === 'cargoKind')
})

/** Whether an amendment can say something of the field that a path leads to. */
export const isAmendable = (path: string): boolean => amendableNames.some((name) => name === headOf(path))
const headOf = (path: string) => path.split('.')[0]

/** A field that an amendment changes: where it stands, what it said and says, and whether the carrier must agree to it. */
export type AmendedField = { path: string; before: unknown; after: unknown; carrierAgrees: boolean }

/**
 * What an amendment changes, field by field, and both forms as the paths lead into them: people stand in them in the order of their
 * roles, so that a party is compared with itself, and a line that came or went stands in the other form as an empty one.
 */
export function amendedFields(
  before: BookingForm,
  after: FormAsked,
): { fields: readonly AmendedField[]; stood: BookingForm; asked: BookingForm } {
  const { stood, asked, differences } = changed(before, after.form)
  const fields = differences.map(({ path, mine, theirs }) => ({
    path,
    before: theirs,
    after: mine,
    carrierAgrees: mustCarrierAgree(path, { stood, asked: { ...after, form: asked } }),
  }))
  return { fields, stood, asked }
}

/** The fields of the head, lists among them, that two forms say differently. */
export function namesChanged(before: BookingForm, after: BookingForm): HeadName[] {
  const { differences } = changed(before, after)
  return amendableNames.filter((name) => differences.some(({ path }) => headOf(path) === name))
}

function changed(before: BookingForm, after: BookingForm) {
  const [stood, asked] = [inOneOrder(before, after), inOneOrder(after, before)]
  const differences = differencesOf({ base: stood, mine: asked, theirs: stood })
  return { stood, asked, differences: differences.filter(({ path }) => isAmendable(path) && isSaidOf(path)) }
}

/** The lists of a form beside those of another: as many lines, and the people by their roles. */
function inOneOrder(form: BookingForm, beside: BookingForm): BookingForm {
  const lines = listNames.map((list): [ListName, object[]] => {
    const [own, others] = [(form[list] ?? []) as object[], (beside[list] ?? []) as object[]]
    if (list !== 'parties') return [list, [...own, ...others.slice(own.length).map(() => ({}))]]
    const roles = partyTypes.filter((role) => [...own, ...others].some((one) => roleOf(one) === role))
    return [list, roles.map((role) => own.find((one) => roleOf(one) === role) ?? { partyType: role })]
  })
  return { ...form, ...Object.fromEntries(lines) }
}

const roleOf = (party: { partyType?: unknown }) => party.partyType

const partsOf = (path: string) => {
  const [head = '', line, column] = path.split('.')
  const list = listNames.find((one) => one === head)
  const fields: Readonly<Record<string, FieldSpec>> = list ? formLists[list].fields : headFields
  return { list, line: Number(line), spec: fields[column ?? head] }
}

/** Whether people are told of a field: what follows from others, and what only the address book needs, is not said. */
function isSaidOf(path: string): boolean {
  const { spec } = partsOf(path)
  const isSilent = spec?.kind === 'hidden' || path.endsWith('.keepInAddressBook')
  return spec !== undefined && (!isSilent || path === 'cargoKind')
}

type Sides = { stood: BookingForm; asked: FormAsked }

function mustCarrierAgree(path: string, { stood, asked: { form, context } }: Sides): boolean {
  const { list, line, spec } = partsOf(path)
  const agrees = spec?.carrierAgrees ?? (list && (headFields[list] as FieldSpec).carrierAgrees)
  if (agrees === undefined || agrees === true) return agrees === true
  const holdsIn = (of: BookingForm) =>
    agrees({ form: of, context, line: ((list && of[list]?.[line]) ?? {}) as LineSaid })
  return holdsIn(form) || holdsIn(stood)
}
