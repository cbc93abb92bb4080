import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Lookup } from '@landbridge/contract/reference/reference-options'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { onFirstUse } from '@landbridge/contract/shared/on-first-use'
import { Problem } from '@landbridge/contract/shared/problem'
import { plainText } from '@landbridge/contract/shared/reading/plain-text'
import { cleanUnNo } from '@landbridge/contract/shared/reading/printed-numbers'
import { readUnNumbers } from '@landbridge/reference-data/un-numbers'
import type { Call } from '../platform/serve.ts'
import { siteSettingsOf } from '../site/index.ts'
import { loadFavourites } from './favourite-place-store.ts'
import { isBorderOnLine } from './place/border-rules.ts'
import { countries } from './place/countries.ts'
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

/** Pages hold twenty things unless a size is named. */
export function pageOfThings<Thing>(things: readonly Thing[], { pageIndex = 1, pageSize = 20 }: Lookup): Thing[] {
  return things.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
}

/** The page holds the whole list unless a size is named. */
function pageOf<Thing>(all: readonly Thing[], { pageIndex = 1, pageSize = 9999 }: Lookup) {
  return { items: pageOfThings(all, { pageIndex, pageSize }), total: all.length, pageIndex, pageSize }
}

/** Places of a mode by typed word, favourites first among equals; the most asked for without a word. */
async function placesFound(mode: PlaceMode, typed: string | undefined, { tx, caller, language }: Reader) {
  const customerId = typed && caller.actor === 'customer' ? caller.customerId : null
  const [{ places }, favourites] = await Promise.all([
    referenceOf(tx),
    customerId === null ? [] : loadFavourites(tx, customerId),
  ])
  const favouriteCodes = new Set(favourites.flatMap((one) => (one.mode === mode ? [one.code] : [])))
  const isKept = ({ thing }: Found<Place>) => Number(favouriteCodes.has(thing.code))
  return places[mode].search(typed ?? '', language).toSorted((a, b) => a.rank - b.rank || isKept(b) - isKept(a))
}

export async function findPlaces(mode: PlaceMode, query: Lookup, call: Reader) {
  const found = await placesFound(mode, query.key, call)
  return pageOfThings(found, query).map(({ thing }) => placeOptionOf(thing, call.language))
}

/** Cities, of a country if named; foreign ones follow where only slips of the pen match. */
export async function findCities({ countryCd, ...query }: Lookup & { countryCd?: string | undefined }, call: Reader) {
  const found = await placesFound('TRUCK', query.key, call)
  const inCountry = found.filter(({ thing }) => !countryCd || thing.countryCode === countryCd)
  const offered = inCountry.length > 0 ? inCountry : found.filter((one) => !isSlip(one))
  return pageOfThings(offered, query).map(({ thing }) => cityOptionOf(thing, call.language))
}

/** A border crossing to which or from which trains are sold is a station as well. */
const isStation = (place: Place): boolean => !place.isBorder || place.isHotOrigin || place.isHotDestination

type RailPortQuery = Lookup & {
  type?: 'R' | 'B' | undefined
  originCode?: string | undefined
  destinationCode?: string | undefined
}

/** Railway stations (R), border crossings (B) on the line that is asked for, or both. */
export async function findRailPorts({ type, originCode, destinationCode, ...query }: RailPortQuery, call: Reader) {
  const found = await placesFound('RAIL', query.key, call)
  const isBorder = (place: Place) => place.isBorder && isBorderOnLine(place.code, { originCode, destinationCode })
  const isWanted = (place: Place) => type === undefined || (type === 'B' ? isBorder(place) : isStation(place))
  const wantedThings = found.flatMap(({ thing }) => (isWanted(thing) ? [thing] : []))
  return pageOfThings(wantedThings, query).map((place) => placeOptionOf(place, call.language))
}

export async function listRailPorts(query: Lookup, call: Reader) {
  const found = await placesFound('RAIL', query.key, call)
  return pageOf(
    found.map(({ thing }) => placeOptionOf(thing, call.language)),
    query,
  )
}

export async function listHotPlaces(mode: PlaceMode, { tx, language }: Reader) {
  const reference = await referenceOf(tx)
  return reference.hotGroups.map((group) => {
    const places = group.members.map(({ code, railCode }) => reference.placeOf(mode, mode === 'RAIL' ? railCode : code))
    const offered = new Set(places.filter((place): place is Place => place?.active === true))
    return hotGroupOf(group, [...offered], language)
  })
}

/** A group whose name fits shows all its kinds; another one those that fit. */
export async function listCategories(query: Lookup, { tx, language }: Reader) {
  const { categories } = await referenceOf(tx)
  if (!query.key) return pageOf(cascadeOf(categories.all, language), query)
  const fits = new Set(categories.search(query.key).map(({ thing }) => thing.id))
  const parents = new Set(categories.all.filter((one) => one.parentId && fits.has(one.id)).map((one) => one.parentId))
  const shown = categories.all.filter(
    ({ id, parentId }) => fits.has(id) || parents.has(id) || (parentId && fits.has(parentId)),
  )
  return pageOf(cascadeOf(shown, language), query)
}

export const codesFound = (items: readonly CodeItem[], typed = ''): CodeItem[] =>
  typed
    ? searchIndex(items, ({ code, names, pinyin }) => ({ codes: [code], names, pinyin }))(typed).map(
        ({ thing }) => thing,
      )
    : [...items]

type CodeQuery = Lookup & { classcode?: string | undefined; undefault?: boolean | undefined }

/** Entries of one code list; `undefault` leaves out those that say that nothing is wanted. */
export async function findCodes({ classcode = 'BUSTYPE', undefault = false, ...query }: CodeQuery, call: Reader) {
  const items = (await referenceOf(call.tx)).codesOf(classcode).filter((item) => !undefault || !item.isDefault)
  return pageOfThings(codesFound(items, query.key), { pageSize: 9999, ...query }).map((item) =>
    codeOptionOf(item, call.language),
  )
}

export async function listCodes({ classcode, ...query }: Lookup & { classcode: string }, { tx, language }: Reader) {
  const items = codesFound((await referenceOf(tx)).codesOf(classcode), query.key)
  return pageOf(
    items.map((item) => codeOptionOf(item, language)),
    query,
  )
}

export async function findContainers(query: Lookup, { tx, language }: Reader) {
  const boxes = [...(await referenceOf(tx)).containerTypes.values()].filter((box) => box.active)
  const typed = query.key
  const found = typed
    ? searchIndex(boxes, ({ label, iso, names, pinyin }) => ({ codes: [label, iso], names, pinyin }))(typed)
    : boxes.map((thing) => ({ thing }))
  return pageOfThings(found, query).map(({ thing }) => containerOptionOf(thing, language))
}

type HsQuery = {
  pageIndex: number
  pageSize: number
  sort: 'asc' | 'desc'
  sortName?: string | undefined
  filter?: string | undefined
}

export async function listHsCodes({ filter = '', sort, sortName, ...query }: HsQuery, { tx, language }: Reader) {
  const found = (await referenceOf(tx)).hsCodes.search(filter).map(({ thing }) => hsOptionOf(thing, language))
  const sign = sort === 'asc' ? 1 : -1
  const by = sortName === 'Name' ? 'label' : 'code'
  const sorted = sortName || !filter ? found.toSorted((a, b) => sign * a[by].localeCompare(b[by], language)) : found
  return pageOf(sorted, query)
}

export async function findCurrencies(query: Lookup, { tx, language }: Reader) {
  const currencies = currenciesOf((await referenceOf(tx)).rates)
  const found = query.key
    ? searchIndex(currencies, ({ code, names }) => ({ codes: [code], names, pinyin: '' }))(query.key)
    : currencies.map((thing) => ({ thing }))
  return pageOfThings(found, { pageSize: 200, ...query }).map(({ thing }) => currencyOptionOf(thing, language))
}

/** In CNY, in the present month unless one is named. */
export async function showRate(
  query: { currcd: string; yearMonth?: string | undefined },
  { tx, now, language }: Reader,
) {
  const { rates } = await referenceOf(tx)
  const yearMonth = query.yearMonth ?? businessDay(now).slice(0, 7)
  const currency = currenciesOf(rates).find((one) => one.code === query.currcd)
  const found = crossRate(rates, query.currcd, 'CNY', yearMonth)
  if (!currency || !found) throw new Problem('reference.rate-unknown')
  return rateViewOf(currency, found, language)
}

export async function findRates(query: Lookup & { curDate?: string | undefined }, { tx, now, language }: Reader) {
  const { rates } = await referenceOf(tx)
  const yearMonth = (query.curDate ?? businessDay(now)).slice(0, 7)
  const typed = plainText(query.key ?? '')
    .trim()
    .toUpperCase()
  const shown = currenciesOf(rates).flatMap((currency) => {
    const found = crossRate(rates, currency.code, 'CNY', yearMonth)
    return found && currency.code.includes(typed) ? [rateViewOf(currency, found, language)] : []
  })
  return pageOfThings(shown, { pageSize: 200, ...query })
}

const countrySearch = onFirstUse(() =>
  searchIndex(countries(), ({ code, names, telCode = '' }) => ({ codes: [code, telCode], names, pinyin: '' })),
)

export function findCountries(query: Lookup, { language }: Reader) {
  const found = query.key ? countrySearch()(query.key).map(({ thing }) => thing) : countries()
  return pageOfThings(found, { pageSize: 9999, ...query }).map((country) => countryOptionOf(country, language))
}

const unNumbers = onFirstUse(() => readUnNumbers().rows)
const unSearch = onFirstUse(() =>
  searchIndex(unNumbers(), (row) => ({ codes: [row.UnNo], names: unNamesOf(row), pinyin: '' })),
)

/** A number is sought behind the word that labels print before it; a name stays as it is. */
const unNumberIn = (typed: string) => (/^\d{1,4}$/.test(cleanUnNo(typed)) ? cleanUnNo(typed) : typed)

export function findUnNumbers(query: Lookup, { language }: Reader) {
  const found = query.key ? unSearch()(unNumberIn(query.key)).map(({ thing }) => thing) : unNumbers()
  return pageOfThings(found, query).map((row) => unNumberOptionOf(row, language))
}

export async function listTelephoneCodes({ tx, language }: Reader) {
  const { smsCountries } = await siteSettingsOf(tx)
  const options = countries().map((country) =>
    telephoneOptionOf(country, language, smsCountries?.includes(country.code) ?? true),
  )
  return pageOf(options, {})
}
