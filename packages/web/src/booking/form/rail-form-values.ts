import { bookingForm } from '@landbridge/contract/booking/booking-modes'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import { blankForm } from '@landbridge/contract/booking/form/form-defaults'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { problemsIn } from '@landbridge/contract/shared/wire'

const names = Object.keys(bookingForm('R').shape) as (keyof BookingForm)[]
const lists = ['goods', 'danger', 'boxes', 'stops', 'parties', 'attachments'] as const

/** What a new form shows: one open line of goods and of containers, and the people it will name. */
export const freshRailForm: BookingForm = {
  ...blankForm('R.FCL'),
  direction: 'E',
  goods: [{}],
  boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' }],
  danger: [],
  stops: [],
  parties: [{ partyType: 'SHP' }, { partyType: 'CNE' }, { partyType: 'NFY', sameAsConsignee: true }],
  attachments: [],
  agreeTerms: false,
}

/** What was kept, ready to be filled in further: every list has a line to write in. */
export function opened(kept: BookingForm): BookingForm {
  const known = Object.fromEntries(
    names.filter((name) => !isBlank(kept[name])).map((name) => [name, kept[name]]),
  ) as BookingForm
  const people = known.parties ?? []
  const missing = (freshRailForm.parties ?? []).filter(
    ({ partyType }) => partyType !== 'NFY' && !people.some((one) => one.partyType === partyType),
  )
  return { ...freshRailForm, ...known, parties: [...people, ...missing] }
}

/** The form without what is empty: no blank texts, no lines without a word, stops counted in their order. */
export function filledIn(form: BookingForm): BookingForm {
  const said = Object.fromEntries(names.filter((name) => !isBlank(form[name])).map((name) => [name, form[name]]))
  for (const list of lists) {
    const lines = (said[list] as object[] | undefined)?.map(withoutBlanks)
    if (lines) said[list] = lines
  }
  const filled = said as BookingForm
  return {
    ...filled,
    ...(filled.stops && { stops: counted(filled.stops) }),
    ...(filled.parties && { parties: filled.parties.filter(isSomebody) }),
  }
}

const withoutBlanks = (line: object) => Object.fromEntries(Object.entries(line).filter(([, value]) => !isBlank(value)))

/** A party is somebody as soon as anything but the role is said; the notify party may be the consignee. */
const isSomebody = (party: object) =>
  Object.entries(party).some(([name, value]) => name !== 'partyType' && !isBlank(value) && value !== false)

const counted = (stops: NonNullable<BookingForm['stops']>) => {
  const seen = { L: 0, U: 0 }
  return stops.map((stop) => ({ ...stop, stopSeq: stop.stopType ? ++seen[stop.stopType] : stop.stopSeq }))
}

/** What can be kept as a draft now: what is wrong waits, and what was emptied is said to be empty. */
export function storable(form: BookingForm): BookingForm {
  const filled = structuredClone(filledIn(form))
  for (const path of Object.keys(problemsIn(bookingForm('R'), filled))) remove(filled, path.split('.'))
  return everyName(filled)
}

/** Every name said, so that what is empty here becomes empty there. */
export const everyName = (form: BookingForm): BookingForm =>
  Object.fromEntries(names.map((name) => [name, form[name] ?? null])) as BookingForm

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
