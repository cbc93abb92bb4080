import type { FieldSpec } from './form-catalogue.ts'
import { isBlank } from './form-conditions.ts'
import { type BookingForm, fieldsIn, formLists, headFields, type ListName, listNames } from './form-fields.ts'
import type { FormName } from './form-names.ts'

type Fields = Readonly<Record<string, FieldSpec>>
const starting = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { start }]) => (start === undefined ? [] : [[name, start]])),
  )

/** What a new form starts with: the beginnings of its fields and its usual service term. */
export function blankForm(name: FormName): BookingForm {
  const [loadType] = headFields.loadType.choices?.(name) ?? []
  const [serviceTerm] = headFields.serviceTerm.choices?.(name) ?? []
  return {
    ...(loadType && { loadType }),
    serviceTerm,
    ...starting(fieldsIn(headFields, [name]) as Fields),
  } as BookingForm
}

const isNotBlank = ([, value]: [string, unknown]) => !isBlank(value)
const filledOf = <Of extends object>(of: Of): Of => Object.fromEntries(Object.entries(of).filter(isNotBlank)) as Of

/** What of a form, or of a line, the form of this name asks for: what was said before the load type changed does not go along. */
const askedOf = (fields: Fields, of: object, name: FormName) =>
  Object.fromEntries(Object.entries(of).filter(([field]) => fields[field]?.forms.includes(name)))

/** The form with what nobody needs to say: a box is the carrier's, and stuffed at the factory where we fetch it there. */
export function withDefaults(written: BookingForm, name: FormName): BookingForm {
  const form: BookingForm = { ...blankForm(name), ...askedOf(headFields, filledOf(written), name) }
  const stuffingPlace = form.serviceTerm?.startsWith('DOOR') ? 'FACTORY' : 'STATION'
  const lines = listNames.flatMap((list) => {
    const start = {
      ...starting(fieldsIn(formLists[list].fields, [name]) as Fields),
      ...(list === 'boxes' && { stuffingPlace }),
    }
    return form[list] ? [[list, linesWith(form[list] as object[], { list, start, name })]] : []
  })
  return {
    ...form,
    ...(form.temperatureControlled &&
      headFields.gensetNeeded.needs.some((need) => need.forms.includes(name)) && {
        gensetNeeded: form.gensetNeeded ?? true,
      }),
    ...byAir(form, name),
    ...Object.fromEntries(lines),
  }
}

const linesWith = (
  lines: readonly object[],
  { list, start, name }: { list: ListName; start: Readonly<Record<string, unknown>>; name: FormName },
) => lines.map((line) => ({ ...askedOf(formLists[list].fields, line, name), ...startOf(line, start) }))

/** By air the wanted departure is the day of the flight, and a piece over 160 cm high rides on freighters only. */
function byAir(form: BookingForm, name: FormName): BookingForm {
  if (!headFields.flightDate.forms.includes(name)) return {}
  const day = form.wantedDate ?? form.flightDate
  const isHigh = form.pieces?.some((piece) => Number(piece.heightCm ?? 0) > 160) ?? false
  return { ...(day && { wantedDate: day, flightDate: form.flightDate ?? day }), freighterOnly: isHigh }
}

/** What a line begins with, where it says nothing itself. */
const startOf = (line: object, start: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(start).filter(([name]) => isBlank((line as Record<string, unknown>)[name])))

/** The form of an earlier booking, to book the same again: without what holds for one booking only. */
export function formAgain(form: BookingForm): BookingForm {
  const kept = withoutOnce(headFields, form) as BookingForm
  const lines = listNames.flatMap((list) =>
    kept[list] ? [[list, (kept[list] as object[]).map((line) => withoutOnce(formLists[list].fields, line))]] : [],
  )
  return { ...kept, ...Object.fromEntries(lines), agreeTerms: false }
}

const withoutOnce = (fields: Fields, of: object) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => fields[name] && !fields[name].isOnce))

/** The words by which a booking is found: of the head and of every line, in the order of the form. */
export function searchedWords(form: BookingForm): string[] {
  const inHead = wordsIn(headFields, form)
  const inLines = listNames.flatMap((list: ListName) =>
    ((form[list] ?? []) as object[]).flatMap((line) => wordsIn(formLists[list].fields, line)),
  )
  return [...inHead, ...inLines]
}

const wordsIn = (fields: Fields, of: object) =>
  Object.entries(of).flatMap(([name, value]) =>
    fields[name]?.isSearched && !isBlank(value) ? [value].flat() : [],
  ) as string[]

/** The sums of the goods lines: what the head of every form and list shows. Kilograms and cubic metres with three places. */
export function goodsTotals({ goods }: Pick<BookingForm, 'goods'>) {
  const sum = (name: 'grossWeightKg' | 'volumeM3') => {
    const thousandths = (goods ?? []).reduce((total, line) => total + Math.round(Number(line[name] ?? 0) * 1000), 0)
    return thousandths > 0 ? (thousandths / 1000).toFixed(3) : undefined
  }
  const packages = (goods ?? []).reduce((total, line) => total + (line.packages ?? 0), 0)
  return { packages: packages || undefined, grossWeightKg: sum('grossWeightKg'), volumeM3: sum('volumeM3') }
}

/** The equipment in words, such as 2*40HQ/1*20GP. */
export function boxText({ boxes }: Pick<BookingForm, 'boxes'>): string {
  const counts = new Map<string, number>()
  for (const { containerType, containerQty } of boxes ?? []) {
    if (containerType && containerQty) counts.set(containerType, (counts.get(containerType) ?? 0) + containerQty)
  }
  return [...counts].map(([type, quantity]) => `${quantity}*${type}`).join('/')
}
