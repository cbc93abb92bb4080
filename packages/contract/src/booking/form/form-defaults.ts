import { isFreighterOnly, packingInstructionIn } from '../../reference/battery-rules.ts'
import { taxTypeOf } from '../../reference/tax-numbers.ts'
import { eachOnce } from '../../shared/each-once.ts'
import type { FieldSpec } from '../fields/form-catalogue.ts'
import { isBlank } from '../fields/form-conditions.ts'
import { type BookingForm, formLists, headFields, type ListName, listNames } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import { roleProposed } from './form-payers.ts'

type Fields = Readonly<Record<string, FieldSpec>>
const initialForm = eachOnce((fields: Fields) =>
  eachOnce((form: FormName): Readonly<Record<string, unknown>> => {
    const begun = Object.entries(fields).filter(
      ([, { forms, start, startIn = forms }]) => start !== undefined && startIn.includes(form),
    )
    return Object.fromEntries(begun.map(([name, { start }]) => [name, start]))
  }),
)

export function blankForm(name: FormName): BookingForm {
  const [loadType] = headFields.loadType.choices?.(name) ?? []
  const [serviceTerm] = headFields.serviceTerm.choices?.(name) ?? []
  return {
    ...(loadType && { loadType }),
    serviceTerm,
    ...initialForm(headFields)(name),
  } as BookingForm
}

const isNotBlank = ([, value]: [string, unknown]) => !isBlank(value)
const filledOf = <Of extends object>(values: Of): Of =>
  Object.fromEntries(Object.entries(values).filter(isNotBlank)) as Of

/** The fields of a form's own name: values from before the load type changed do not go along. */
const fieldsOfForm = (fields: Fields, values: object, name: FormName) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields[field]?.forms.includes(name)))

/** The form with its usual values: a box is the carrier's, and stuffed at the factory where we fetch it there. */
export function withDefaults(written: BookingForm, name: FormName): BookingForm {
  const form: BookingForm = { ...blankForm(name), ...fieldsOfForm(headFields, filledOf(written), name) }
  const stuffingPlace = form.serviceTerm?.startsWith('DOOR') ? 'FACTORY' : 'STATION'
  const lines = listNames.flatMap((list) => {
    const start = {
      ...initialForm(formLists[list].fields)(name),
      ...(list === 'boxes' && { stuffingPlace }),
    }
    return form[list] ? [[list, linesWith(form[list] as object[], { list, start, name })]] : []
  })
  const customerRole = form.customerRole ?? roleProposed(form)
  return {
    ...form,
    ...(customerRole && { customerRole }),
    ...byAir(form, name),
    ...byRoad(form, name),
    ...withTaxTypes(Object.fromEntries(lines)),
  }
}

const linesWith = (
  lines: readonly object[],
  { list, start, name }: { list: ListName; start: Readonly<Record<string, unknown>>; name: FormName },
) => lines.map((line) => ({ ...fieldsOfForm(formLists[list].fields, line, name), ...startOf(line, start) }))

const withTaxTypes = ({ parties, ...lines }: Pick<BookingForm, ListName>): BookingForm => ({
  ...lines,
  ...(parties && {
    parties: parties.map((party) => {
      const taxType = isBlank(party.taxNo) ? undefined : taxTypeOf(party.countryCd)
      return taxType ? { ...party, taxType } : party
    }),
  }),
})

/** By air: the wanted date is the flight's, cargo-aircraft-only goods take freighters, and handling codes are set. */
function byAir(form: BookingForm, name: FormName): BookingForm {
  if (!headFields.flightDate.forms.includes(name)) return {}
  const day = form.wantedDate ?? form.flightDate
  const handling = [
    ...(form.cargoKind === 'D' ? ['DGR'] : []),
    ...(form.pieces?.some((piece) => figureIn(piece.pieceWeightKg) > heavyPieceKg) ? ['HEA'] : []),
  ]
  const specialHandling = [...new Set([...(form.specialHandling ?? []), ...handling])]
  return {
    ...(day && { wantedDate: day, flightDate: form.flightDate ?? day }),
    ...(specialHandling.length > 0 && { specialHandling }),
    freighterOnly: needsFreighter(form),
  }
}

/** A piece over so many kilograms is handled as a heavy one. */
const heavyPieceKg = 150
/** A passenger aircraft takes no piece that is higher. */
const passengerHeightCm = 160

export function needsFreighter({ pieces, batteryType, containsBatteries, cargoKind, danger }: BookingForm): boolean {
  const isHigh = pieces?.some((piece) => figureIn(piece.heightCm) > passengerHeightCm) ?? false
  const isAlone = containsBatteries === true && isFreighterOnly({ instruction: packingInstructionIn(batteryType) })
  const isOnlyCargo =
    cargoKind === 'D' && (danger?.some(({ unNo }) => isFreighterOnly({ unNo: unNo ?? undefined })) ?? false)
  return isHigh || isAlone || isOnlyCargo
}

/** A truck leaves on the day that it loads, where nobody wants another. */
function byRoad(form: BookingForm, name: FormName): BookingForm {
  if (!headFields.loadingDate.forms.includes(name)) return {}
  const [wantedDate, loadingDate] = [form.wantedDate ?? form.loadingDate, form.loadingDate ?? form.wantedDate]
  return { ...(wantedDate && { wantedDate }), ...(loadingDate && { loadingDate }) }
}

const startOf = (line: object, start: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(start).filter(([name]) => isBlank((line as Record<string, unknown>)[name])))

/** The form to book the same again: without the fields that hold for one booking only. */
export function formAgain(form: BookingForm): BookingForm {
  const kept = withoutOnce(headFields, form) as BookingForm
  const lines = listNames.flatMap((list) =>
    kept[list] ? [[list, (kept[list] as object[]).map((line) => withoutOnce(formLists[list].fields, line))]] : [],
  )
  return { ...kept, ...Object.fromEntries(lines), agreeTerms: false }
}

const withoutOnce = (fields: Fields, values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields[name] && !fields[name].isOnce))

export function searchedWords(form: BookingForm): string[] {
  const inHead = wordsIn(headFields, form)
  const inLines = listNames.flatMap((list: ListName) =>
    ((form[list] ?? []) as object[]).flatMap((line) => wordsIn(formLists[list].fields, line)),
  )
  return [...inHead, ...inLines]
}

const wordsIn = (fields: Fields, values: object) =>
  Object.entries(values).flatMap(([name, value]) =>
    fields[name]?.isSearched && !isBlank(value) ? [value].flat() : [],
  ) as string[]

/** A figure as it is counted: a half-typed form may hold words in its place, which count nothing: 12 boxes, 1e3. */
export const figureIn = (value: string | number | null | undefined): number =>
  /^\d+(\.\d+)?$/.test(String(value)) ? Number(value) : 0

/** The sums of the goods lines, in kilograms and cubic metres with three places. */
export function goodsTotals({ goods }: Pick<BookingForm, 'goods'>) {
  const sum = (name: 'grossWeightKg' | 'volumeM3') => {
    const thousandths = (goods ?? []).reduce((total, line) => total + Math.round(figureIn(line[name]) * 1000), 0)
    return thousandths > 0 ? (thousandths / 1000).toFixed(3) : undefined
  }
  const packages = (goods ?? []).reduce((total, line) => total + figureIn(line.packages), 0)
  return { packages: packages || undefined, grossWeightKg: sum('grossWeightKg'), volumeM3: sum('volumeM3') }
}

/** The equipment in words, such as 2*40HQ/1*20GP. */
export function boxText({ boxes }: Pick<BookingForm, 'boxes'>): string {
  const counts = new Map<string, number>()
  for (const { containerType, containerQty } of boxes ?? []) {
    const quantity = figureIn(containerQty)
    if (containerType && quantity > 0) counts.set(containerType, (counts.get(containerType) ?? 0) + quantity)
  }
  return [...counts].map(([type, quantity]) => `${quantity}*${type}`).join('/')
}
