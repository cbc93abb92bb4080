import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { type BookingForm, formLists, headFields, listNames } from '@landbridge/contract/booking/fields/form-fields'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { choicesOf } from '@landbridge/contract/shared/fields/field-lines'
import { placeModesOf } from '@landbridge/contract/shared/modes'
import { useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { useCategories, useCodeLists, useCountries, usePlaces, useTruckTypes } from '../../reference/index.ts'
import { useDepartureText } from '../modes/departure-text.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { choiceKey } from './field-choices.ts'
import { codeClassesIn, nameFieldOf } from './field-spec.ts'
import { useUnitText } from './unit-text.ts'

type Fields = Readonly<Record<string, FieldSpec>>
type FieldWithValues = { name: string; siblings: Fields; values: Readonly<Record<string, unknown>> }

const classes = codeClassesIn([headFields, ...Object.values(formLists).map(({ fields }) => fields)])

/** Values of a booking or its amendment in words, by the kind and choices of their fields. */
export function useValueText(
  booking: BookingDetail,
  form: FormName,
  shown: readonly BookingForm[] = [booking],
): (field: FieldWithValues) => string {
  const text = useText()
  const format = useFormat()
  const optionsOf = useOptions()
  const unitText = useUnitText()
  const withUnit = (spec: FieldSpec | undefined, figure: string) =>
    spec?.unit ? `${figure} ${unitText(spec.unit)}` : figure
  const { code } = useBookingMode()
  const [placeMode] = placeModesOf(code)
  const places = usePlaces(placeMode, [...new Set(shown.flatMap(placeCodesIn))])
  const place = (code: unknown) =>
    booking.route.find(({ placeCode }) => placeCode === code)?.placeName ??
    places.find((one) => one.code === code)?.label
  const departure = useDepartureText({ ...booking, given: undefined })
  const ofKind: Partial<Record<FieldSpec['kind'], (value: unknown) => string | undefined>> = {
    checkbox: () => '✓',
    date: (value) => format.day(String(value)),
    number: (value) => format.number(value).replace(/^-/, '−'),
    money: (value) => format.number(value),
    place,
    city: place,
    departure: () => departure,
    salesperson: () => booking.salesContact?.personName,
    goodsLine: (value) => text('shared.line', { line: Number(value) }),
  }
  return ({ name, siblings, values }) => {
    const spec = siblings[name]
    const beside = values[nameFieldOf(name, siblings, form) ?? '']
    const words = (value: unknown): string => {
      const choice = spec && choicesOf(spec).find((one) => one === value)
      if (spec && choice) return namedText(text, choiceKey(spec, choice, code))
      const option = optionsOf(spec)?.find((one) => one.value === value)?.label
      return withUnit(spec, (spec && ofKind[spec.kind]?.(value)) ?? option ?? String(beside || value))
    }
    return format.list([values[name]].flat().map(words))
  }
}

const placeCodesIn = (form: BookingForm): string[] => [
  ...codesOfPlaces(headFields, form),
  ...listNames.flatMap((list) => (form[list] ?? []).flatMap((line) => codesOfPlaces(formLists[list].fields, line))),
]

const codesOfPlaces = (fields: Fields, values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const isPlace = fields[name]?.kind === 'place' || fields[name]?.kind === 'city'
    return isPlace && typeof value === 'string' && value ? [value] : []
  })

function useOptions() {
  const countries = useCountries()
  const categories = useCategories().tree.flatMap(({ children }) => children)
  const codesOf = useCodeLists(classes)
  const inChina = useTruckTypes('I').data ?? []
  const abroad = useTruckTypes('O').data ?? []
  const trucks = [...inChina, ...abroad].map(({ name, value = name, label }) => ({ value, label }))
  const ofKind: Partial<Record<FieldSpec['kind'], readonly { value: string; label: string }[]>> = {
    country: countries,
    category: categories,
    truckType: trucks,
  }
  return (spec: FieldSpec | undefined) => (spec?.codeClass ? codesOf(spec.codeClass) : spec && ofKind[spec.kind])
}
