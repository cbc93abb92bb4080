import { type Difference, differencesOf } from '../../shared/differences.ts'
import { settledBlocks } from '../fields/form-blocks.ts'
import type { FieldSpec } from '../fields/form-catalogue.ts'
import { type EnteredLine, holds, type NeedsContext } from '../fields/form-conditions.ts'
import {
  type BookingForm,
  formLists,
  type HeadName,
  headFields,
  headNames,
  type ListName,
  listNames,
} from '../fields/form-fields.ts'
import { partyTypes } from '../fields/parties.ts'
import type { ShownForm } from './form-needs.ts'

/** Fields of an accepted booking that an amendment can change; names that follow from codes are not stated by themselves. */
export const amendableNames: readonly HeadName[] = headNames.filter((name) => {
  const { block, kind } = headFields[name]
  return !settledBlocks.has(block) && (kind !== 'hidden' || name === 'cargoKind')
})

export const isAmendable = (path: string): boolean => amendableNames.some((name) => name === headOf(path))
const headOf = (path: string) => path.split('.')[0]

/** Fields that can change under way: parties, the wording of the bill, its release, free days, the destination. */
export const isAmendableUnderWay = (name: string): boolean => namesUnderWay.some((one) => one === name)

const namesUnderWay = [
  'parties',
  'goods',
  'billKind',
  'billRelease',
  'billOriginals',
  'billCopies',
  'billQty',
  'noteLanguage',
  'handlingText',
  'freeDaysWished',
  'destinationCode',
  'placeOfDelivery',
  'destinationStation',
  'consigneeRailCode',
] as const satisfies readonly HeadName[]

export type AmendedField = { path: string; before: unknown; after: unknown; carrierAgrees: boolean }

/** The fields that an amendment changes, with both forms in one order: parties by role, a missing line as an empty one. */
export function amendedFields(
  before: BookingForm,
  after: ShownForm,
): { fields: readonly AmendedField[]; before: BookingForm; after: BookingForm } {
  const { differences, ...sides } = sidesOf(before, after.form)
  const fields = differences.map(({ path, mine, theirs }) => ({
    path,
    before: theirs,
    after: mine,
    carrierAgrees: mustCarrierAgree(path, sides, after.context),
  }))
  return { fields, ...sides }
}

export function namesChanged(before: BookingForm, after: BookingForm): HeadName[] {
  const { differences } = sidesOf(before, after)
  return amendableNames.filter((name) => differences.some(({ path }) => headOf(path) === name))
}

function sidesOf(before: BookingForm, after: BookingForm): BothForms & { differences: readonly Difference[] } {
  const sides = { before: inOneOrder(before, after), after: inOneOrder(after, before) }
  const differences = differencesOf({ base: sides.before, mine: sides.after, theirs: sides.before })
  return { ...sides, differences: differences.filter(({ path }) => isAmendable(path) && isShownOf(path)) }
}

/** The lists of a form beside those of another: as many lines, and the people by their roles. */
function inOneOrder(form: BookingForm, reference: BookingForm): BookingForm {
  const lines = listNames.map((list): [ListName, object[]] => {
    const [ownLines, referenceLines] = [(form[list] ?? []) as object[], (reference[list] ?? []) as object[]]
    if (list !== 'parties') return [list, [...ownLines, ...referenceLines.slice(ownLines.length).map(() => ({}))]]
    const roles = partyTypes.filter((role) => [...ownLines, ...referenceLines].some((one) => roleOf(one) === role))
    return [list, roles.map((role) => ownLines.find((one) => roleOf(one) === role) ?? { partyType: role })]
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

/** False for a field that follows from others, or that only the address book needs. */
function isShownOf(path: string): boolean {
  const { spec } = partsOf(path)
  const isSilent = spec?.kind === 'hidden' || path.endsWith('.keepInAddressBook')
  return spec !== undefined && (!isSilent || path === 'cargoKind')
}

type BothForms = { before: BookingForm; after: BookingForm }

function mustCarrierAgree(path: string, { before, after }: BothForms, context: NeedsContext): boolean {
  const { list, line, spec } = partsOf(path)
  const agrees = spec?.carrierAgrees ?? (list && (headFields[list] as FieldSpec).carrierAgrees)
  if (agrees === undefined || agrees === true) return agrees === true
  const holdsIn = (form: BookingForm) =>
    holds(agrees, { form, context, line: ((list && form[list]?.[line]) ?? {}) as EnteredLine })
  return holdsIn(after) || holdsIn(before)
}
