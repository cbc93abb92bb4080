import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { borderField, borderOf } from '@landbridge/contract/booking/fields/border-of'
import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import type { NeedsContext } from '@landbridge/contract/booking/fields/form-conditions'
import { type BookingForm, formLists, headFields, listNames } from '@landbridge/contract/booking/fields/form-fields'
import type { DepartureFacts } from '@landbridge/contract/booking/form/check-facts'
import type { ShownForm } from '@landbridge/contract/booking/form/form-needs'
import { roleProposed } from '@landbridge/contract/booking/form/form-payers'
import { clockIn } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import { cutoffsIn, type Departure, isOpen } from '../../pricing/index.ts'
import type { CargoCategory, CodeItem, ContainerType, Place, TruckType } from '../../reference/index.ts'
import { workOf } from '../booking-works.ts'
import type { LaneEnd } from '../modes/booking-work.ts'
import { placeElsewhereOf } from '../modes/departure-words.ts'

type FormOfMode = { mode: ModeCode; form: BookingForm }

export type KnownToForm = {
  /** The places at both ends, where they stand in a list of the mode. */
  ends: Readonly<Record<LaneEnd, Place | undefined>>
  /** Ends whose place stands in lists of other modes alone. */
  elsewhere: ReadonlySet<LaneEnd>
  border: Place | undefined
  cities: ReadonlyMap<string, Place>
  containerTypes: ReadonlyMap<string, ContainerType>
  trucks: readonly TruckType[]
  categories: ReadonlyMap<string, CargoCategory>
  codes: ReadonlyMap<string, readonly CodeItem[]>
}

/** Every field that holds codes of the code library, with its list where it stands in one. */
const codeFields = [
  ...Object.entries(headFields).map(([name, spec]) => ({ list: undefined, name, ...(spec as FieldSpec) })),
  ...listNames.flatMap((list) =>
    Object.entries(formLists[list].fields).map(([name, spec]) => ({ list, name, ...(spec as FieldSpec) })),
  ),
].flatMap(({ list, name, codeClass }) => (codeClass ? [{ list, name, codeClass }] : []))

export const codeClasses = [...new Set(codeFields.map(({ codeClass }) => codeClass))]

export function unknownNames({ mode, form }: { mode: ModeCode; form: BookingForm }, known: KnownToForm): FieldProblems {
  return Object.fromEntries([
    ...endProblems(form, known, placeElsewhereOf(mode)),
    ...borderProblems({ mode, form }, known),
    ...codeProblems(form, known),
    ...vehicleProblems(form, known),
    ...lineProblems(form, known),
  ])
}
type UnknownField = readonly [path: string, key: string]

const endProblems = (form: BookingForm, { ends, elsewhere }: KnownToForm, placeElsewhere: string) =>
  (['origin', 'destination'] as const).flatMap((end): UnknownField[] => {
    if (!form[`${end}Code`] || ends[end]?.active) return []
    return [[`${end}Code`, elsewhere.has(end) ? placeElsewhere : 'booking.place-unknown']]
  })

function borderProblems({ mode, form }: FormOfMode, { border, ends, cities }: KnownToForm): UnknownField[] {
  const borders: UnknownField[] = []
  const { borders: crossings } = workOf(mode)
  if (borderOf(form) && !border) borders.push([borderField(form), 'booking.place-unknown'])
  if (border && !crossings?.lies(border, { form, ends }))
    borders.push([borderField(form), 'booking.border-not-on-route'])
  const stops = (form.stops ?? []).flatMap((stop, i): UnknownField[] =>
    stop.cityCode && !cities.has(stop.cityCode) ? [[`stops.${i}.cityCode`, 'booking.place-unknown']] : [],
  )
  return [...borders, ...stops]
}

/** The codes that stand in no list, by the class that the catalogue gives their field. */
function codeProblems(form: BookingForm, { codes }: KnownToForm): UnknownField[] {
  const isUnknown = (codeClass: string, value: unknown) =>
    [value ?? []].flat().some((code) => code !== '' && !codes.get(codeClass)?.some((item) => item.code === code))
  return codeFields.flatMap(({ list, name, codeClass }): UnknownField[] => {
    if (!list) return isUnknown(codeClass, valueIn(form, name)) ? [[name, 'booking.code-unknown']] : []
    const lines = (form[list] ?? []) as readonly object[]
    return lines.flatMap((line, i): UnknownField[] =>
      isUnknown(codeClass, valueIn(line, name)) ? [[`${list}.${i}.${name}`, 'booking.code-unknown']] : [],
    )
  })
}

const valueIn = (values: object, name: string) => (values as Readonly<Record<string, unknown>>)[name]

export const vehicleFields = ['truckTypeDomestic', 'truckTypeForeign'] as const

const vehicleProblems = (form: BookingForm, { trucks }: KnownToForm) =>
  vehicleFields.flatMap((name): UnknownField[] =>
    form[name] && !trucks.some(({ type }) => type === form[name]) ? [[name, 'booking.truck-type-unknown']] : [],
  )

/** A chapter of the harmonized system that no country may use; those behind 97 are each country's own. */
const reservedChapter = 77

function lineProblems(form: BookingForm, { containerTypes, categories }: KnownToForm): UnknownField[] {
  const goods = (form.goods ?? []).flatMap((line, i): UnknownField[] => {
    const isOther = line.categoryId && categories.get(line.categoryId)?.parentId === undefined
    const chapter = Number(line.hsCode?.slice(0, 2) ?? 1)
    const isNoChapter = chapter < 1 || chapter === reservedChapter
    return [
      ...(isOther ? ([[`goods.${i}.categoryId`, 'booking.category-unknown']] as const) : []),
      ...(isNoChapter ? ([[`goods.${i}.hsCode`, 'booking.hs-chapter-unknown']] as const) : []),
    ]
  })
  const boxes = (form.boxes ?? []).flatMap((box, i): UnknownField[] =>
    box.containerType && !containerTypes.get(box.containerType)?.active
      ? [[`boxes.${i}.containerType`, 'booking.container-type-unknown']]
      : [],
  )
  return [...goods, ...boxes]
}

/** The direction by the countries of both ends, and our customer's part in the sale by that. */
function wayOf(form: BookingForm, countries: { originCountry: string; destinationCountry: string }) {
  const isFromChina = countries.originCountry === 'CN'
  const isToChina = countries.destinationCountry === 'CN'
  const direction = form.direction ?? (isFromChina && isToChina ? 'NM' : isToChina ? 'I' : 'E')
  const customerRole = form.customerRole ?? roleProposed({ ...form, direction }, countries)
  return { direction, crossTrade: !isFromChina && !isToChina, ...(customerRole && { customerRole }) }
}

/** The form with what follows from its places: their names, the direction, the border's name, the usual transit papers. */
export function withPlaces(form: BookingForm, { ends, border, cities, categories }: KnownToForm): BookingForm {
  const { origin: from, destination: to } = ends
  const named = {
    ...(from && { originName: from.names['zh-CN'] }),
    ...(to && { destinationName: to.names['zh-CN'] }),
    ...(border && { [form.borderPortCode ? 'borderPortName' : 'entryPortName']: border.names['zh-CN'] }),
  }
  const stops = form.stops?.map((stop) => {
    const city = cities.get(stop.cityCode ?? '')
    const cityName = city?.names['zh-CN'] ?? stop.cityTyped
    return cityName ? { ...stop, cityName } : stop
  })
  const goods = form.goods?.map((line) => {
    const category = categories.get(line.categoryId ?? '')
    return category ? { ...line, categoryName: category.names['zh-CN'] } : line
  })
  return {
    ...form,
    ...named,
    ...(stops && { stops }),
    ...(goods && { goods }),
    ...(from && to && wayOf(form, { originCountry: from.countryCode, destinationCountry: to.countryCode })),
  }
}

/** The form as its needs read it, with its places and the facts of its price. */
export const shownFormOf = (
  { mode, form, customerId }: { mode: ModeCode; form: BookingForm; customerId: string | null },
  { ends }: KnownToForm,
  returnPlaceMatters: NeedsContext['returnPlaceMatters'],
): ShownForm => ({
  name: formNameOf(mode, form.loadType),
  form,
  context: {
    hasCompany: customerId !== null,
    originCountry: ends.origin?.countryCode,
    destinationCountry: ends.destination?.countryCode,
    returnPlaceMatters,
  },
})

export function departureFacts(departure: Departure, now: Date): DepartureFacts {
  const cutoffs = cutoffsIn(departure).map(({ at }) => at.getTime())
  return {
    isOpen: departure.state === 'scheduled' && departure.etd > now,
    firstCutoff: isOpen(departure, now) ? undefined : new Date(Math.min(...cutoffs)),
    etd: departure.etd,
    departsOn: departure.departsOn,
    cargoClosesAt: clockIn(departure.originZone, departure.cargoCutoff),
    spaceTotal: Object.fromEntries(departure.spaces.map((space) => [space.equipment, space.total])),
  }
}

/** True for a departure on the lane of the form; an end that is no stop of the mode, such as a city, is not compared. */
export function runsLane(
  { mode, form }: { mode: ModeCode; form: BookingForm },
  departure: Departure,
  ends: KnownToForm['ends'],
): boolean {
  const isOther = (end: LaneEnd) => {
    const [stops] = workOf(mode).endPlaces(form, end)
    return ends[end]?.mode === stops && departure[`${end}Code`] !== form[`${end}Code`]
  }
  return departure.mode === mode && !isOther('origin') && !isOther('destination')
}
