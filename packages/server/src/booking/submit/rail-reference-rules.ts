import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { BoxFacts, CategoryFacts, DepartureFacts, PriceFacts } from '@landbridge/contract/booking/form/check-facts'
import type { NeedsContext } from '@landbridge/contract/booking/form/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { FormAsked } from '@landbridge/contract/booking/form/form-needs'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import { type Departure, isOpen, type PricedOffer } from '../../pricing/index.ts'
import type { CargoCategory, CodeItem, ContainerType, Place } from '../../reference/index.ts'

/** What the reference data knows of everything that a form names. */
export type KnownToForm = {
  rail: ReadonlyMap<string, Place>
  cities: ReadonlyMap<string, Place>
  containerTypes: ReadonlyMap<string, ContainerType>
  categories: ReadonlyMap<string, CargoCategory>
  codes: Readonly<Record<CodeClassUsed, readonly CodeItem[]>>
}
export const codeClassesUsed = [
  'PACKUNIT',
  'CUSMODE',
  'INCOTERMS',
  'BOXREQ',
  'SVTYPE_I',
  'SVTYPE_O',
  'DOCTYPE',
] as const
type CodeClassUsed = (typeof codeClassesUsed)[number]

/** The place at one end of the lane: a station, or a city where a leg by road begins or ends there. */
export function endOf(form: BookingForm, end: 'origin' | 'destination', known: KnownToForm): Place | undefined {
  const code = (end === 'origin' ? form.originCode : form.destinationCode) ?? ''
  const mayBeCity = form.legType === (end === 'origin' ? 'T' : 'H')
  return known.rail.get(code) ?? (mayBeCity ? known.cities.get(code) : undefined)
}

/** Names in a form that the reference data does not know, each with its reason. */
export function unknownNames(form: BookingForm, known: KnownToForm): FieldProblems {
  return Object.fromEntries([...placeProblems(form, known), ...codeProblems(form, known), ...lineProblems(form, known)])
}
type Found = readonly [path: string, key: string]

function placeProblems(form: BookingForm, known: KnownToForm): Found[] {
  const ends = (['origin', 'destination'] as const).flatMap((end): Found[] => {
    const code = end === 'origin' ? form.originCode : form.destinationCode
    const place = endOf(form, end, known)
    if (!code || place?.active) return []
    const isElsewhere = place === undefined && known.cities.has(code)
    return [[`${end}Code`, isElsewhere ? 'booking.place-not-rail' : 'booking.place-unknown']]
  })
  const border = known.rail.get(form.entryPortCode ?? '')
  const borders: Found[] = []
  if (form.entryPortCode && !border) borders.push(['entryPortCode', 'booking.place-unknown'])
  if (border && !border.isBorder) borders.push(['entryPortCode', 'booking.border-not-on-route'])
  const stops = (form.stops ?? []).flatMap((stop, i): Found[] =>
    stop.cityCode && !known.cities.has(stop.cityCode) ? [[`stops.${i}.cityCode`, 'booking.place-unknown']] : [],
  )
  return [...ends, ...borders, ...stops]
}

function codeProblems(form: BookingForm, { codes }: KnownToForm): Found[] {
  const has = (of: CodeClassUsed, code: string) => codes[of].some((item) => item.code === code)
  const single: [path: string, of: CodeClassUsed, code: string | null | undefined][] = [
    ['customsRegime', 'CUSMODE', form.customsRegime],
    ['incoterm', 'INCOTERMS', form.incoterm],
    ...(form.goods ?? []).map((line, i) => [`goods.${i}.packageType`, 'PACKUNIT', line.packageType] as const),
    ...(form.boxes ?? []).map((box, i) => [`boxes.${i}.containerDemand`, 'BOXREQ', box.containerDemand] as const),
    ...(form.servicesInChina ?? []).map((code) => ['servicesInChina', 'SVTYPE_I', code] as const),
    ...(form.servicesAbroad ?? []).map((code) => ['servicesAbroad', 'SVTYPE_O', code] as const),
    ...(form.attachments ?? []).map(
      (one, i) => [`attachments.${i}.documentType`, 'DOCTYPE', one.documentType] as const,
    ),
  ].map(([path, of, code]) => [path, of, code] as [string, CodeClassUsed, string | null | undefined])
  return single.filter(([, of, code]) => code && !has(of, code)).map(([path]) => [path, 'booking.code-unknown'])
}

function lineProblems(form: BookingForm, { containerTypes, categories }: KnownToForm): Found[] {
  const goods = (form.goods ?? []).flatMap((line, i): Found[] => {
    const isOther = line.categoryId && categories.get(line.categoryId)?.parentId === undefined
    const chapter = Number(line.hsCode?.slice(0, 2) ?? 1)
    const isNoChapter = chapter < 1 || chapter > 97 || chapter === 77
    return [
      ...(isOther ? ([[`goods.${i}.categoryId`, 'booking.category-unknown']] as const) : []),
      ...(isNoChapter ? ([[`goods.${i}.hsCode`, 'booking.hs-chapter-unknown']] as const) : []),
    ]
  })
  const boxes = (form.boxes ?? []).flatMap((box, i): Found[] =>
    box.containerType && !containerTypes.get(box.containerType)?.active
      ? [[`boxes.${i}.containerType`, 'booking.container-type-unknown']]
      : [],
  )
  return [...goods, ...boxes]
}

/** The form with what follows from its places: their names, the direction, the border's name, the usual transit papers. */
export function withPlaces(form: BookingForm, known: KnownToForm): BookingForm {
  const [from, to] = [endOf(form, 'origin', known), endOf(form, 'destination', known)]
  const border = known.rail.get(form.entryPortCode ?? '')
  const isFromChina = from?.countryCode === 'CN'
  const isToChina = to?.countryCode === 'CN'
  const direction = isFromChina && isToChina ? 'NM' : isToChina ? 'I' : 'E'
  const named = {
    ...(from && { originName: from.names['zh-CN'] }),
    ...(to && { destinationName: to.names['zh-CN'] }),
    ...(border && { entryPortName: border.names['zh-CN'] }),
  }
  const stops = form.stops?.map((stop) => {
    const city = known.cities.get(stop.cityCode ?? '')
    return city ? { ...stop, cityName: city.names['zh-CN'] } : stop
  })
  const goods = form.goods?.map((line) => {
    const category = known.categories.get(line.categoryId ?? '')
    return category ? { ...line, categoryName: category.names['zh-CN'] } : line
  })
  return {
    ...form,
    ...named,
    ...(stops && { stops }),
    ...(goods && { goods }),
    ...(from && to && { direction: form.direction ?? direction, crossTrade: !isFromChina && !isToChina }),
  }
}

/** A booking's form as its needs ask about it. */
export const formAsked = (
  { mode, form, customerId }: { mode: ModeCode; form: BookingForm; customerId: string | null },
  known: KnownToForm,
): FormAsked => ({
  name: formNameOf(mode, form.loadType),
  form,
  context: needsContext(form, known, customerId !== null),
})

/** The countries of both ends, and what else the needs of the form hang on. */
function needsContext(form: BookingForm, known: KnownToForm, hasCompany: boolean): NeedsContext {
  return {
    hasCompany,
    originCountry: endOf(form, 'origin', known)?.countryCode,
    destinationCountry: endOf(form, 'destination', known)?.countryCode,
  }
}

/** The measures of every container that the checks may meet. */
export const boxFacts = (types: KnownToForm['containerTypes']): Record<string, BoxFacts> =>
  Object.fromEntries(
    [...types.values()].map((type) => [
      type.label,
      {
        innerLengthM: type.innerL ?? Number.POSITIVE_INFINITY,
        innerWidthM: type.innerW ?? Number.POSITIVE_INFINITY,
        innerHeightM: type.innerH ?? Number.POSITIVE_INFINITY,
        doorWidthM: type.doorW,
        doorHeightM: type.doorH,
        maxPayloadKg: type.maxPayloadKg,
        volumeM3: type.volumeM3 ?? 0,
      },
    ]),
  )

export const categoryFacts = (categories: KnownToForm['categories']): Record<string, CategoryFacts> =>
  Object.fromEntries(
    [...categories.values()].map(({ id, dangerous, reefer, hs }) => [
      id,
      { isDangerous: dangerous, isReefer: reefer, hsHeadings: hs },
    ]),
  )

/** An offer as the checks of the form read it. */
export function priceFacts(offer: PricedOffer): PriceFacts {
  const freights = offer.charges.filter((charge) => charge.chargeCode === 'RAILF' && charge.containerType)
  return {
    validTo: offer.validTo,
    priced: freights.map((charge) => `${charge.containerOwner ?? 'C'}${charge.containerType}`),
    weightLimitKg: Object.fromEntries(offer.weightLimits.map((one) => [one.containerType, one.weightLimitKg])),
    transitDaysMax: offer.transitDaysMax,
    siCutoffHours: offer.siCutoffHours,
    returnPlaces: offer.returnPlaces.map((place) => place.cityCode),
    amount: offer.amount,
    currency: offer.currency,
  }
}

/** Whether every door that the form names is in the offer's price. */
export const coversDoors = (form: BookingForm, offer: PricedOffer): boolean => {
  const has = (code: string) => offer.charges.some((charge) => charge.chargeCode === code)
  const needsFirst = (form.serviceTerm?.startsWith('DOOR') ?? false) && form.legType !== 'H'
  const needsLast = (form.serviceTerm?.endsWith('DOOR') ?? false) && form.legType !== 'T'
  return (!needsFirst || has('TRKO')) && (!needsLast || has('TRKD'))
}

/** A departure as the checks of the form read it. */
export function departureFacts(departure: Departure, now: Date): DepartureFacts {
  const cutoffs = [departure.siCutoff, departure.cargoCutoff, departure.customsCutoff]
  return {
    isOpen: departure.state === 'scheduled' && departure.etd > now,
    firstCutoff: isOpen(departure, now) ? undefined : new Date(Math.min(...cutoffs.map((at) => at.getTime()))),
    etd: departure.etd,
    spaceTotal: Object.fromEntries(departure.spaces.map((space) => [space.equipment, space.total])),
  }
}
