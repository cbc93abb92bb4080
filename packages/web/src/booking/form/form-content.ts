import { bookingForm } from '@landbridge/contract/booking/booking-modes'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import { blankForm } from '@landbridge/contract/booking/form/form-defaults'
import { type BookingForm, type HeadName, headFields, listNames } from '@landbridge/contract/booking/form/form-fields'
import type { FormName } from '@landbridge/contract/booking/form/form-names'
import { type ModeCode, modeCodes } from '@landbridge/contract/shared/modes'
import { problemsIn } from '@landbridge/contract/shared/wire'

const schemas = new Map(modeCodes.map((code) => [code, bookingForm(code)]))
const schemaOf = (code: ModeCode) => schemas.get(code) ?? bookingForm(code)

/** The fields that a mode's booking can carry, those of its open forms. */
const namesOf = (code: ModeCode) => Object.keys(schemaOf(code).shape) as HeadName[]

/** The people that every form offers to name. */
const people: BookingForm['parties'] = [
  { partyType: 'SHP' },
  { partyType: 'CNE' },
  { partyType: 'NFY', sameAsConsignee: true },
]
const hasField = (name: FormName, field: HeadName) => headFields[field].forms.includes(name)

/** What a new form shows: one open line of goods and of containers, and the people it will name. */
export function freshForm(name: FormName): BookingForm {
  return {
    ...blankForm(name),
    direction: 'E',
    goods: [{}],
    ...(hasField(name, 'pieces') && { pieces: [] }),
    ...(hasField(name, 'boxes') && { boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' }] }),
    danger: [],
    stops: [],
    ...(hasField(name, 'legs') && { legs: [] }),
    parties: people,
    attachments: [],
    agreeTerms: false,
  }
}

/** What was kept, ready to be filled in further: every list has a line to write in. */
export function opened(kept: BookingForm, name: FormName): BookingForm {
  const known = Object.fromEntries(
    (Object.keys(headFields) as HeadName[])
      .filter((field) => hasField(name, field) && !isBlank(kept[field]))
      .map((field) => [field, kept[field]]),
  ) as BookingForm
  const named = known.parties ?? []
  const missing = (people ?? []).filter(
    ({ partyType }) => partyType !== 'NFY' && !named.some((one) => one.partyType === partyType),
  )
  const fresh = freshForm(name)
  return { ...fresh, ...known, parties: known.parties ? [...named, ...missing] : fresh.parties }
}

/** The form without what is empty: no blank texts, no lines without a word, stops counted in their order. */
export function filledIn(form: BookingForm, code: ModeCode): BookingForm {
  const said = Object.fromEntries(
    namesOf(code)
      .filter((name) => !isBlank(form[name]))
      .map((name) => [name, form[name]]),
  ) as Record<string, unknown>
  for (const list of listNames) {
    const lines = (said[list] as object[] | undefined)?.map(withoutBlanks)
    if (lines) said[list] = lines
  }
  const filled = said as BookingForm
  return {
    ...filled,
    ...(filled.stops && { stops: counted(filled.stops) }),
    ...(filled.legs && { legs: filled.legs.map((leg, at) => ({ ...leg, legSeq: at + 1 })) }),
    ...(filled.parties && { parties: filled.parties.filter(isSomebody) }),
  }
}

const withoutBlanks = (line: object) => Object.fromEntries(Object.entries(line).filter(([, value]) => !isBlank(value)))

/** A party is somebody as soon as anything but the role is said; the notify party may be the consignee. */
export const isSomebody = (party: object): boolean =>
  Object.entries(party).some(([name, value]) => name !== 'partyType' && !isBlank(value) && value !== false)

const counted = (stops: NonNullable<BookingForm['stops']>) => {
  const seen = { L: 0, U: 0 }
  return stops.map((stop) => ({ ...stop, stopSeq: stop.stopType ? ++seen[stop.stopType] : stop.stopSeq }))
}

/** What in a form cannot be kept as it is written, by its path. */
export const problemsOf = (form: BookingForm, code: ModeCode) => problemsIn(schemaOf(code), form)

/** What can be kept as a draft now: what is wrong waits, and what was emptied is said to be empty. */
export function storable(form: BookingForm, code: ModeCode): BookingForm {
  const filled = structuredClone(filledIn(form, code))
  for (const path of Object.keys(problemsOf(filled, code))) remove(filled, path.split('.'))
  return everyName(filled, code)
}

/** Every name said, so that what is empty here becomes empty there. */
export const everyName = (form: BookingForm, code: ModeCode): BookingForm =>
  Object.fromEntries(namesOf(code).map((name) => [name, form[name] ?? null])) as BookingForm

function remove(from: object, [head = '', ...rest]: string[]): void {
  const holder = from as Record<string, unknown>
  const inner = holder[head]
  if (rest.length === 0 || typeof inner !== 'object' || inner === null) delete holder[head]
  else remove(inner, rest)
}

/** A path of what was sent as a path of the form, which also holds people who were not named and so not sent. */
export function pathInForm(sent: string, form: BookingForm): string {
  const [list, line, ...rest] = sent.split('.')
  if (list !== 'parties' || line === undefined) return sent
  const named = [...(form.parties ?? []).entries()].filter(([, party]) => isSomebody(party))
  return ['parties', named[Number(line)]?.[0] ?? line, ...rest].join('.')
}

/** The value at a path such as goods.2.hsCode. */
export const valueAt = (form: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], form)
