import type {
  CarrierForm,
  CodeForm,
  carrierFilter,
  codeFilter,
  PlaceForm,
  placeFilter,
  RateForm,
  rateFilter,
} from '@landbridge/contract/reference/reference-desk'
import type { Language } from '@landbridge/contract/shared/languages'
import { Problem } from '@landbridge/contract/shared/problem'
import { foldedName } from '@landbridge/contract/shared/reading/fold'
import type { z } from 'zod'
import type { Call } from '../../platform/serve.ts'
import { nameIn } from '../name-rules.ts'
import { currenciesOf } from '../rate/currency-rules.ts'
import { referenceOf, type Searchable } from '../reference-cache.ts'
import { codesFound } from '../reference-queries.ts'
import type { Carrier, CodeItem, Names, Place } from '../reference-types.ts'

const namesOf = (names: Names) => ({
  nameChs: names['zh-CN'],
  nameCht: names['zh-TW'],
  nameEng: names.en,
  nameRus: names.ru,
})

type Paging = { pageIndex: number; pageSize: number; sort: 'asc' | 'desc' }

function pageOfThings<Thing, Row>(
  { things, keyOf, isSought }: { things: readonly Thing[]; keyOf: (thing: Thing) => string; isSought: boolean },
  { pageIndex, pageSize, sort }: Paging,
  rowOf: (thing: Thing) => Row,
) {
  const sign = sort === 'asc' ? 1 : -1
  const sorted = isSought ? things : things.toSorted((one, other) => sign * keyOf(one).localeCompare(keyOf(other)))
  const items = sorted.slice((pageIndex - 1) * pageSize, pageIndex * pageSize).map(rowOf)
  return { items, total: things.length, pageIndex, pageSize }
}

const searchThings = <Thing>(from: Searchable<Thing>, keyword = '') => from.search(keyword).map(({ thing }) => thing)
const isAs = (active: boolean | undefined) => (thing: { active: boolean }) =>
  active === undefined || thing.active === active

export async function listPlaces(filter: z.output<typeof placeFilter>, { tx, language }: Call<'staff'>) {
  const { mode, countryCd, keyword, active, sortName } = filter
  const reference = await referenceOf(tx)
  const things = searchThings(reference.everyPlace, keyword)
    .filter(isAs(active))
    .filter((place) => mode === undefined || place.mode === mode)
    .filter((place) => countryCd === undefined || place.countryCode === countryCd)
  const keyOf = (place: Place) => (sortName === 'countryCd' ? place.countryCode : '') + place.code + place.mode
  return pageOfThings({ things, keyOf, isSought: Boolean(keyword) && !sortName }, filter, (place) => {
    const city = place.cityCode ? reference.placeOf('TRUCK', place.cityCode) : undefined
    return {
      ...placeFormOf(place),
      label: nameIn(place.names, language),
      cityCode: place.cityCode,
      cityName: city && nameIn(city.names, language),
      kind: place.kind,
      version: place.version,
    }
  })
}

export async function showPlace({ mode, code }: Pick<PlaceForm, 'mode' | 'code'>, { tx }: Call<'staff'>) {
  const place = (await referenceOf(tx)).placeOf(mode, code)
  if (!place) throw new Problem('reference.missing')
  return placeFormOf(place)
}

const placeFormOf = (place: Place): PlaceForm => ({
  mode: place.mode,
  code: place.code,
  ...namesOf(place.names),
  pinyin: place.pinyin || undefined,
  unLocode: place.unLocode,
  cityCode: place.cityCode,
  countryCode: place.countryCode,
  kind: place.kind,
  gauge: place.gauge,
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  timeZone: place.timeZone,
  hotOrigin: place.isHotOrigin,
  hotDestination: place.isHotDestination,
  active: place.active,
  version: place.version,
})

export async function listCarriers(filter: z.output<typeof carrierFilter>, { tx, language }: Call<'staff'>) {
  const { type, keyword, active, sortName } = filter
  const things = searchThings((await referenceOf(tx)).everyCarrier, keyword)
    .filter(isAs(active))
    .filter((carrier) => type === undefined || carrier.type === type)
  const keyOf = (carrier: Carrier) => carrier.code
  return pageOfThings({ things, keyOf, isSought: Boolean(keyword) && !sortName }, filter, (carrier) => ({
    ...namesOf(carrier.names),
    type: carrier.type,
    code: carrier.code,
    label: nameIn(carrier.names, language),
    countryCode: carrier.countryCode,
    awbPrefix: carrier.awbPrefix,
    scac: carrier.scac,
    active: carrier.active,
    version: carrier.version,
  }))
}

export async function showCarrier({ type, code }: Pick<CarrierForm, 'type' | 'code'>, { tx }: Call<'staff'>) {
  const carriers = (await referenceOf(tx)).everyCarrier.all
  const carrier = carriers.find((one) => one.type === type && one.code === code)
  if (!carrier) throw new Problem('reference.missing')
  const { names, pinyin, countryCode, iata, icao, scac, awbPrefix, active, version } = carrier
  return {
    type,
    code,
    ...namesOf(names),
    pinyin: pinyin || undefined,
    countryCode,
    iata,
    icao,
    scac,
    awbPrefix,
    active,
    version,
  }
}

export async function listCodeClasses({ tx, language }: Call<'staff'>) {
  const { codeClasses, everyCodeOf } = await referenceOf(tx)
  return [...codeClasses.values()].map(({ code, names }) => ({
    code,
    label: nameIn(names, language),
    entries: everyCodeOf(code).length,
  }))
}

export async function listCodeEntries(filter: z.output<typeof codeFilter>, { tx, language }: Call<'staff'>) {
  const things = codesFound((await referenceOf(tx)).everyCodeOf(filter.classcode), filter.keyword).filter(
    isAs(filter.active),
  )
  const keyOf = ({ sort, code }: CodeItem) => String(sort).padStart(5, '0') + code
  return pageOfThings({ things, keyOf, isSought: Boolean(filter.keyword) }, filter, (item) => codeRowOf(item, language))
}

const codeRowOf = (item: CodeItem, language: Language) => ({
  classCode: item.classCode,
  code: item.code,
  ...namesOf(item.names),
  pinyin: item.pinyin || undefined,
  sort: item.sort,
  modes: item.modes as CodeForm['modes'],
  active: item.active,
  label: nameIn(item.names, language),
  version: item.version,
})

/** Newest month first unless an order is named. */
export async function listRates(filter: z.output<typeof rateFilter>, { tx, language }: Call<'staff'>) {
  const { rates } = await referenceOf(tx)
  const names = new Map(currenciesOf(rates).map((currency) => [currency.code, nameIn(currency.names, language)]))
  const typed = foldedName(filter.keyword ?? '')
  const things = rates.filter(
    ({ currency, yearMonth }) =>
      (filter.yearMonth === undefined || yearMonth === filter.yearMonth) &&
      foldedName(`${currency} ${names.get(currency)}`).includes(typed),
  )
  const sign = filter.sortName && filter.sort === 'asc' ? 1 : -1
  const sorted = things.toSorted(
    (one, other) => sign * one.yearMonth.localeCompare(other.yearMonth) || one.currency.localeCompare(other.currency),
  )
  return pageOfThings({ things: sorted, keyOf: ({ currency }) => currency, isSought: true }, filter, (rate) => ({
    code: rate.currency,
    label: names.get(rate.currency) ?? rate.currency,
    yearMonth: rate.yearMonth,
    rate: plainRate(rate.rate),
    sample: rate.sample,
    version: rate.version,
  }))
}

/** Without the zeros that the table fills up with. */
const plainRate = (rate: RateForm['rate']) => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate)
