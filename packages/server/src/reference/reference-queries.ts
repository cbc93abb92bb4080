import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Lookup } from '@landbridge/contract/reference/reference-options'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { onFirstUse } from '@landbridge/contract/shared/on-first-use'
import { Problem } from '@landbridge/contract/shared/problem'
import { readUnNumbers } from '@landbridge/reference-data/un-numbers'
import type { Call } from '../platform/serve.ts'
import { siteSettingsOf } from '../site/index.ts'
import { isBorderOnLine } from './place/border-rules.ts'
import { countries } from './place/countries.ts'
import { loadFavourites } from './place/favourite-store.ts'
import { currenciesOf } from './rate/currency-rules.ts'
import { crossRate } from './rate/exchange-rate-rules.ts'
import { referenceOf } from './reference-cache.ts'
import type { CodeItem, Place } from './reference-types.ts'
import {
  cascadeOf,
  cityOptionOf,
  codeOptionOf,
  containerOptionOf,
  countryOptionOf,
  currencyOptionOf,
  hotGroupOf,
  hsOptionOf,
  placeOptionOf,
  rateViewOf,
  telephoneOptionOf,
  unNamesOf,
  unNumberOptionOf,
} from './search/option-rules.ts'
import { type Found, isSlip, searchIndex } from './search/reference-search-rules.ts'

type Reader = Call<Actor>

/** A page of what was found; look-ups answer the first twenty unless told. */
export function cut<Thing>(things: readonly Thing[], { pageIndex = 1, pageSize = 20 }: Lookup): Thing[] {
  return things.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
}

/** A whole list as a page: all of it unless told. */
function pageOf<Thing>(all: readonly Thing[], { pageIndex = 1, pageSize = 9999 }: Lookup) {
  return { items: cut(all, { pageIndex, pageSize }), total: all.length, pageIndex, pageSize }
}

/** Places of a mode that fit what was typed, of those that fit alike the caller's favourites first; with nothing typed those that are asked for most. */
async function placesFound(mode: PlaceMode, typed: string | undefined, { tx, caller, language }: Reader) {
  const customerId = typed && caller.actor === 'customer' ? caller.customerId : null
  const [{ places }, favourites] = await Promise.all([
    referenceOf(tx),
    customerId === null ? [] : loadFavourites(tx, customerId),
  ])
  const kept = new Set(favourites.flatMap((one) => (one.mode === mode ? [one.code] : [])))
  const isKept = ({ thing }: Found<Place>) => Number(kept.has(thing.code))
  return places[mode].search(typed ?? '', language).toSorted((a, b) => a.rank - b.rank || isKept(b) - isKept(a))
}

export async function findPlaces(mode: PlaceMode, asked: Lookup, call: Reader) {
  const found = await placesFound(mode, asked.key, call)
  return cut(found, asked).map(({ thing }) => placeOptionOf(thing, call.language))
}

/** Cities; of a country where it is named. Those abroad follow where none of it fits, unless only by a slip of the pen. */
export async function findCities({ countryCd, ...asked }: Lookup & { countryCd?: string | undefined }, call: Reader) {
  const found = await placesFound('TRUCK', asked.key, call)
  const there = found.filter(({ thing }) => !countryCd || thing.countryCode === countryCd)
  const offered = there.length > 0 ? there : found.filter((one) => !isSlip(one))
  return cut(offered, asked).map(({ thing }) => cityOptionOf(thing, call.language))
}

/** A border crossing to which or from which trains are sold is a station as well. */
const isStation = (place: Place): boolean => !place.isBorder || place.isHotOrigin || place.isHotDestination

type RailAsked = Lookup & {
  type?: 'R' | 'B' | undefined
  originCode?: string | undefined
  destinationCode?: string | undefined
}

/** Railway stations (R), border crossings (B) on the line that is asked for, or both. */
export async function findRailPorts({ type, originCode, destinationCode, ...asked }: RailAsked, call: Reader) {
  const found = await placesFound('RAIL', asked.key, call)
  const isBorder = (place: Place) => place.isBorder && isBorderOnLine(place.code, { originCode, destinationCode })
  const isWanted = (place: Place) => type === undefined || (type === 'B' ? isBorder(place) : isStation(place))
  const wanted = found.flatMap(({ thing }) => (isWanted(thing) ? [thing] : []))
  return cut(wanted, asked).map((place) => placeOptionOf(place, call.language))
}

export async function listRailPorts(asked: Lookup, call: Reader) {
  const found = await placesFound('RAIL', asked.key, call)
  return pageOf(
    found.map(({ thing }) => placeOptionOf(thing, call.language)),
    asked,
  )
}

/** The groups that are offered before anything is typed, with their places in the mode that is asked for. */
export async function listHotPlaces(mode: PlaceMode, { tx, language }: Reader) {
  const reference = await referenceOf(tx)
  return reference.hotGroups.map((group) => {
    const places = group.members.map(({ code, railCode }) => reference.placeOf(mode, mode === 'RAIL' ? railCode : code))
    const offered = new Set(places.filter((place): place is Place => place?.active === true))
    return hotGroupOf(group, [...offered], language)
  })
}

/** A group whose name fits shows all its kinds; another one those that fit. */
export async function listCategories(asked: Lookup, { tx, language }: Reader) {
  const { categories } = await referenceOf(tx)
  if (!asked.key) return pageOf(cascadeOf(categories.all, language), asked)
  const fits = new Set(categories.search(asked.key).map(({ thing }) => thing.id))
  const parents = new Set(categories.all.filter((one) => one.parentId && fits.has(one.id)).map((one) => one.parentId))
  const shown = categories.all.filter(
    ({ id, parentId }) => fits.has(id) || parents.has(id) || (parentId && fits.has(parentId)),
  )
  return pageOf(cascadeOf(shown, language), asked)
}

export const codesFound = (items: readonly CodeItem[], typed = ''): CodeItem[] =>
  typed
    ? searchIndex(items, ({ code, names, pinyin }) => ({ codes: [code], names, pinyin }))(typed).map(
        ({ thing }) => thing,
      )
    : [...items]

type CodeQuery = Lookup & { classcode?: string | undefined; undefault?: boolean | undefined }

/** Entries of one code list; `undefault` leaves out those that say that nothing is wanted. */
export async function findCodes({ classcode = 'BUSTYPE', undefault = false, ...asked }: CodeQuery, call: Reader) {
  const items = (await referenceOf(call.tx)).codesOf(classcode).filter((item) => !undefault || !item.isDefault)
  return cut(codesFound(items, asked.key), { pageSize: 9999, ...asked }).map((item) =>
    codeOptionOf(item, call.language),
  )
}

export async function listCodes({ classcode, ...asked }: Lookup & { classcode: string }, { tx, language }: Reader) {
  const items = codesFound((await referenceOf(tx)).codesOf(classcode), asked.key)
  return pageOf(
    items.map((item) => codeOptionOf(item, language)),
    asked,
  )
}

export async function findContainers(asked: Lookup, { tx, language }: Reader) {
  const boxes = [...(await referenceOf(tx)).containerTypes.values()].filter((box) => box.active)
  const typed = asked.key
  const found = typed
    ? searchIndex(boxes, ({ label, iso, names, pinyin }) => ({ codes: [label, iso], names, pinyin }))(typed)
    : boxes.map((thing) => ({ thing }))
  return cut(found, asked).map(({ thing }) => containerOptionOf(thing, language))
}

type HsQuery = {
  pageIndex: number
  pageSize: number
  sort: 'asc' | 'desc'
  sortName?: string | undefined
  filter?: string | undefined
}

export async function listHsCodes({ filter = '', sort, sortName, ...asked }: HsQuery, { tx, language }: Reader) {
  const found = (await referenceOf(tx)).hsCodes.search(filter).map(({ thing }) => hsOptionOf(thing, language))
  const sign = sort === 'asc' ? 1 : -1
  const by = sortName === 'Name' ? 'label' : 'code'
  const sorted = sortName || !filter ? found.toSorted((a, b) => sign * a[by].localeCompare(b[by], language)) : found
  return pageOf(sorted, asked)
}

export async function findCurrencies(asked: Lookup, { tx, language }: Reader) {
  const currencies = currenciesOf((await referenceOf(tx)).rates)
  const found = asked.key
    ? searchIndex(currencies, ({ code, names }) => ({ codes: [code], names, pinyin: '' }))(asked.key)
    : currencies.map((thing) => ({ thing }))
  return cut(found, { pageSize: 200, ...asked }).map(({ thing }) => currencyOptionOf(thing, language))
}

/** What a currency is worth in CNY in a month, the present one unless told. */
export async function showRate(
  asked: { currcd: string; yearMonth?: string | undefined },
  { tx, now, language }: Reader,
) {
  const { rates } = await referenceOf(tx)
  const yearMonth = asked.yearMonth ?? businessDay(now).slice(0, 7)
  const currency = currenciesOf(rates).find((one) => one.code === asked.currcd)
  const found = crossRate(rates, asked.currcd, 'CNY', yearMonth)
  if (!currency || !found) throw new Problem('reference.rate-unknown')
  return rateViewOf(currency, found, language)
}

export async function findRates(asked: Lookup & { curDate?: string | undefined }, { tx, now, language }: Reader) {
  const { rates } = await referenceOf(tx)
  const yearMonth = (asked.curDate ?? businessDay(now)).slice(0, 7)
  const typed = asked.key?.trim().toUpperCase() ?? ''
  const shown = currenciesOf(rates).flatMap((currency) => {
    const found = crossRate(rates, currency.code, 'CNY', yearMonth)
    return found && currency.code.includes(typed) ? [rateViewOf(currency, found, language)] : []
  })
  return cut(shown, { pageSize: 200, ...asked })
}

const countrySearch = onFirstUse(() =>
  searchIndex(countries(), ({ code, names, telCode = '' }) => ({ codes: [code, telCode], names, pinyin: '' })),
)

export function findCountries(asked: Lookup, { language }: Reader) {
  const found = asked.key ? countrySearch()(asked.key).map(({ thing }) => thing) : countries()
  return cut(found, { pageSize: 9999, ...asked }).map((country) => countryOptionOf(country, language))
}

const unNumbers = onFirstUse(() => readUnNumbers().rows)
const unSearch = onFirstUse(() =>
  searchIndex(unNumbers(), (row) => ({ codes: [row.UnNo], names: unNamesOf(row), pinyin: '' })),
)

export function findUnNumbers(asked: Lookup, { language }: Reader) {
  const found = asked.key ? unSearch()(asked.key).map(({ thing }) => thing) : unNumbers()
  return cut(found, asked).map((row) => unNumberOptionOf(row, language))
}

export async function listTelephoneCodes({ tx, language }: Reader) {
  const { smsCountries } = await siteSettingsOf(tx)
  const options = countries().map((country) =>
    telephoneOptionOf(country, language, smsCountries?.includes(country.code) ?? true),
  )
  return pageOf(options, {})
}
