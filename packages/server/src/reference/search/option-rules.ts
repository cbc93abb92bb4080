import type {
  CarrierOption,
  CategoryOption,
  CityOption,
  CodeOption,
  ContainerOption,
  CountryOption,
  CurrencyOption,
  HotGroupView,
  HsOption,
  PlaceOption,
  RateView,
  ServiceOption,
  TruckOption,
  UnNumberOption,
} from '@landbridge/contract/reference/reference-options'
import type { Language } from '@landbridge/contract/shared/languages'
import type { UnNumberRow } from '@landbridge/reference-data/un-numbers'
import { nameIn } from '../name-rules.ts'
import { type Country, countryNamesOf } from '../place/countries.ts'
import type { Currency } from '../rate/currency-rules.ts'
import type { CrossRate } from '../rate/exchange-rate-rules.ts'
import type {
  CargoCategory,
  Carrier,
  CodeItem,
  ContainerType,
  HotGroup,
  HsCode,
  Names,
  Place,
  TruckType,
} from '../reference-types.ts'

const namesOnWire = (names: Names) => ({
  name: names['zh-CN'],
  nameChs: names['zh-CN'],
  nameCht: names['zh-TW'],
  nameEng: names.en,
  nameRus: names.ru,
})

const codeAndCountry = (code: string, countryCode: string, language: Language) =>
  `${code} · ${nameIn(countryNamesOf(countryCode), language)}`

const namedOption = (names: Names, language: Language, code: string, subLabel = code) => ({
  label: nameIn(names, language),
  value: code,
  subLabel,
  ...namesOnWire(names),
})

export const placeOptionOf = (place: Place, language: Language): PlaceOption => ({
  ...namedOption(place.names, language, place.code, codeAndCountry(place.code, place.countryCode, language)),
  nameChn: place.names['zh-CN'],
  code: place.code,
  mode: place.mode,
  hotOrigin: place.isHotOrigin,
  hotDestination: place.isHotDestination,
  pinyin: place.pinyin || undefined,
  unLocode: place.unLocode,
  cityCode: place.cityCode,
  countryCode: place.countryCode,
  kind: place.kind,
  gauge: place.gauge,
  routes: [...place.routes],
  latitude: place.latitude,
  longitude: place.longitude,
  timeZone: place.timeZone,
})

export const cityOptionOf = (city: Place, language: Language): CityOption => ({
  ...namedOption(city.names, language, city.code, codeAndCountry(city.code, city.countryCode, language)),
  code: city.code,
  countryCode: city.countryCode,
  pinyin: city.pinyin || undefined,
  latitude: city.latitude,
  longitude: city.longitude,
  timeZone: city.timeZone,
})

export const countryOptionOf = (country: Country, language: Language): CountryOption => ({
  ...namedOption(country.names, language, country.code),
  code: country.code,
  telCode: country.telCode,
})

/** A telephone code to choose; a country that has none, or to which no code is sent, has no value, so that nobody chooses it. */
export function telephoneOptionOf(country: Country, language: Language, isOn: boolean): CountryOption {
  const telCode = isOn ? country.telCode : undefined
  return { ...countryOptionOf(country, language), value: telCode, subLabel: telCode && `+${telCode}` }
}

export const carrierOptionOf = (carrier: Carrier, language: Language): CarrierOption => ({
  ...namedOption(carrier.names, language, carrier.code, codeAndCountry(carrier.code, carrier.countryCode, language)),
  code: carrier.code,
  type: carrier.type,
  pinyin: carrier.pinyin || undefined,
  countryCode: carrier.countryCode,
  awbPrefix: carrier.awbPrefix,
  scac: carrier.scac,
})

const kindOf = (category: CargoCategory, language: Language) => ({
  label: nameIn(category.names, language),
  value: category.id,
  ...namesOnWire(category.names),
  id: category.id,
  parentId: category.parentId,
  hs: [...category.hs],
  dangerous: category.dangerous,
  reefer: category.reefer,
  oversize: category.oversize,
  pinyin: category.pinyin || undefined,
})

export function cascadeOf(categories: readonly CargoCategory[], language: Language): CategoryOption[] {
  const kinds = Map.groupBy(categories, (category) => category.parentId ?? '')
  const below = (id: string) => (kinds.get(id) ?? []).map((kind) => kindOf(kind, language))
  return (kinds.get('') ?? []).map((group) => ({ ...kindOf(group, language), children: below(group.id) }))
}

export const containerOptionOf = (box: ContainerType, language: Language): ContainerOption => ({
  label: box.label,
  value: box.label,
  subLabel: nameIn(box.names, language),
  ...namesOnWire(box.names),
  size: box.size,
  type: box.type,
  iso: box.iso,
  innerL: box.innerL,
  innerW: box.innerW,
  innerH: box.innerH,
  doorW: box.doorW,
  doorH: box.doorH,
  maxPayloadKg: box.maxPayloadKg,
  tareKg: box.tareKg,
  volumeM3: box.volumeM3,
})

export const truckOptionOf = (truck: TruckType, language: Language): TruckOption => ({
  ...namedOption(truck.names, language, truck.type),
  type: truck.type,
  inOut: truck.inOut,
  body: truck.body,
  payloadT: truck.payloadT,
  volumeM3: truck.volumeM3,
  lengthM: truck.lengthM,
  widthM: truck.widthM,
  heightM: truck.heightM,
})

export const codeOptionOf = (item: CodeItem, language: Language): CodeOption => ({
  ...namedOption(item.names, language, item.code),
  classCode: item.classCode,
  code: item.code,
  sort: item.sort,
  modes: [...item.modes],
  loadTypes: [...item.loadTypes],
  isDefault: item.isDefault,
  extra: { ...item.extra },
  pinyin: item.pinyin || undefined,
})

export const serviceOptionOf = (item: CodeItem, language: Language): ServiceOption => ({
  label: nameIn(item.names, language),
  value: item.code,
  ...namesOnWire(item.names),
  nameChn: item.names['zh-CN'],
  nameEngBack: item.names.en,
  code: item.code,
})

export const hsOptionOf = (hs: HsCode, language: Language): HsOption => ({
  ...namedOption(hs.names, language, hs.code),
  code: hs.code,
  level: hs.level,
  chapter: hs.chapter,
})

export const currencyOptionOf = (currency: Currency, language: Language): CurrencyOption => ({
  label: currency.code,
  value: currency.code,
  subLabel: nameIn(currency.names, language),
  ...namesOnWire(currency.names),
  code: currency.code,
})

export const rateViewOf = ({ code, names }: Currency, found: CrossRate, language: Language): RateView => ({
  label: code,
  value: found.rate,
  subLabel: nameIn(names, language),
  code,
  yearMonth: found.yearMonth,
  rate: found.rate,
  base: 'CNY',
  sample: found.sample,
})

export const hotGroupOf = (group: HotGroup, places: readonly Place[], language: Language): HotGroupView => ({
  ...namesOnWire(group.names),
  kind: group.kind,
  code: group.code,
  label: nameIn(group.names, language),
  places: places.map((place) => placeOptionOf(place, language)),
})

export const unNamesOf = (row: UnNumberRow): Names => ({
  'zh-CN': row.NameChs,
  'zh-TW': row.NameCht,
  en: row.NameEng,
  ru: row.NameRus,
})

/** A UN number as it is chosen: the number, and what it is called in the reader's language with its class. */
export const unNumberOptionOf = (row: UnNumberRow, language: Language): UnNumberOption => ({
  ...namesOnWire(unNamesOf(row)),
  label: row.UnNo,
  value: row.UnNo,
  subLabel: `${nameIn(unNamesOf(row), language)} · ${row.Classes.join(' / ')}`,
  unNo: row.UnNo,
  hazardClasses: [...row.Classes],
  subsidiaryHazards: [...row.Subsidiary],
  packingGroups: [...row.Groups],
})
