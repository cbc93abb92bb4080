import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Language } from '@landbridge/contract/shared/languages'
import { readAlsoCalled } from '@landbridge/reference-data/also-called'
import type { Tx } from '../platform/database.ts'
import { type ReferenceRows, readEverything, readStamp, saveStamp } from './reference-store.ts'
import type {
  CargoCategory,
  Carrier,
  CodeClass,
  CodeItem,
  ContainerType,
  EmissionFactor,
  ExchangeRate,
  HotGroup,
  HsCode,
  Names,
  Place,
  TruckType,
  Warehouse,
} from './reference-types.ts'
import { type Found, namedIndex, searchIndex } from './search/reference-search-rules.ts'

/** All reference data as it stood under one stamp; entries that staff switched off are found by code and offered nowhere. */
export type Reference = {
  stamp: string
  placeOf(mode: PlaceMode, code: string): Place | undefined
  places: Readonly<Record<PlaceMode, Searchable<Place>>>
  /** With those that are switched off, for the desk and for names on old papers. */
  everyPlace: Searchable<Place>
  placesNamed(typed: string): Place[]
  everyCarrier: Searchable<Carrier>
  carrierOf(type: Carrier['type'], code: string): Carrier | undefined
  airlines: Searchable<Carrier>
  shippingCompanies: Searchable<Carrier>
  categories: Searchable<CargoCategory>
  categoryById: ReadonlyMap<string, CargoCategory>
  containerTypes: ReadonlyMap<string, ContainerType>
  truckTypes: Readonly<Record<'I' | 'O', Searchable<TruckType>>>
  truckTypeByCode: ReadonlyMap<string, TruckType>
  hsCodes: Searchable<HsCode>
  codeClasses: ReadonlyMap<string, CodeClass>
  codesOf(classCode: string): readonly CodeItem[]
  everyCodeOf(classCode: string): readonly CodeItem[]
  hotGroups: readonly HotGroup[]
  rates: readonly ExchangeRate[]
  warehouses: ReadonlyMap<string, Warehouse>
  /** Warehouses and carriers by each of their names, since jobs keep them as somebody wrote them. */
  namesWritten(name: string): Names | undefined
  emissionFactors: readonly EmissionFactor[]
}
export type Searchable<Thing> = { all: readonly Thing[]; search(typed: string, reader?: Language): Found<Thing>[] }

let remembered: Reference | undefined
const referenceByTx = new WeakMap<Tx, Promise<Reference>>()

/** The reference data as it stands now: remembered while nobody on any node has changed it. */
export function referenceOf(tx: Tx): Promise<Reference> {
  const known = referenceByTx.get(tx) ?? readReference(tx)
  referenceByTx.set(tx, known)
  return known
}

export async function stampReference(tx: Tx, stamp: string): Promise<void> {
  await saveStamp(tx, stamp)
  referenceByTx.delete(tx)
}

/** The stamp is read first: the rows are at least as new as it, and newer ones come under a stamp of their own. */
async function readReference(tx: Tx): Promise<Reference> {
  const stamp = await readStamp(tx)
  if (remembered?.stamp === stamp) return remembered
  const read = referenceFrom(await readEverything(tx), stamp)
  remembered = read
  return read
}

function referenceFrom(rows: ReferenceRows, stamp: string): Reference {
  const newest = rows.factors.at(-1)?.edition
  return {
    stamp,
    ...placesOf(rows.places),
    ...carriersOf(rows.carriers),
    ...goodsOf(rows),
    ...codesIn(rows),
    containerTypes: new Map(rows.boxes.map((box) => [box.label, box])),
    truckTypes: truckTypesOf(rows.trucks),
    truckTypeByCode: new Map(rows.trucks.map((truck) => [truck.type, truck])),
    hotGroups: rows.hotGroups,
    rates: rows.rates,
    warehouses: new Map(rows.warehouses.map((warehouse) => [warehouse.code, warehouse])),
    namesWritten: namesWrittenOf([...rows.warehouses, ...rows.carriers]),
    emissionFactors: rows.factors.filter(({ edition }) => edition === newest),
  }
}

function namesWrittenOf(called: readonly { names: Names }[]) {
  const byName = new Map(called.flatMap(({ names }) => Object.values(names).map((name) => [name, names] as const)))
  return (name: string) => byName.get(name.trim())
}

function placesOf(all: readonly Place[]) {
  const byKey = new Map(withCities(all).map((place) => [`${place.mode}/${place.code}`, place]))
  const offered = (mode: PlaceMode) =>
    searchableBy(
      all.filter((place) => place.mode === mode && place.active),
      (place) => wordsOfPlace(place, byKey.get(`TRUCK/${place.cityCode}`)),
    )
  return {
    placeOf: (mode: PlaceMode, code: string) => byKey.get(`${mode}/${code}`),
    everyPlace: searchableBy(all, (place) => wordsOfPlace(place, undefined)),
    placesNamed: lazily(() =>
      namedIndex(all.map((place) => ({ ...place, aliases: [...place.aliases, ...otherNamesOf(place)] }))),
    ),
    places: { RAIL: offered('RAIL'), SEA: offered('SEA'), AIR: offered('AIR'), TRUCK: offered('TRUCK') },
  }
}

function withCities(all: readonly Place[]): readonly Place[] {
  const cities = new Map(all.flatMap((place) => (place.mode === 'TRUCK' ? [[place.code, place.names]] : [])))
  return all.map((place) => {
    const cityNames = place.isBorder ? undefined : cities.get(place.cityCode ?? '')
    return cityNames ? { ...place, cityNames } : place
  })
}

const otherNamesOf = ({ code, cityCode = '' }: Place): readonly string[] => {
  const { names } = readAlsoCalled()
  return [...(names[code] ?? []), ...(names[cityCode] ?? [])]
}

/** The codes of metropolitan areas that an airport lies in. */
const areasOf = ({ mode, cityCode = '' }: Place): readonly string[] =>
  mode === 'AIR' ? (readAlsoCalled().areas[cityCode] ?? []) : []

const wordsOfPlace = (place: Place, city: Place | undefined) => ({
  codes: [place.code, place.unLocode ?? '', ...place.aliases, ...areasOf(place), ...otherNamesOf(place)],
  names: place.names,
  pinyin: place.pinyin,
  around: city === place ? undefined : city,
  popularity: Number(place.isHotOrigin) + Number(place.isHotDestination),
})

function carriersOf(carriers: readonly Carrier[]) {
  const words = (one: Carrier) => ({
    codes: [one.code, one.iata ?? '', one.icao ?? '', one.scac ?? '', one.awbPrefix ?? '', ...one.containerPrefixes],
    names: one.names,
    pinyin: one.pinyin,
  })
  const offered = (type: Carrier['type']) =>
    searchableBy(
      carriers.filter((one) => one.type === type && one.active),
      words,
    )
  const byKey = new Map(carriers.map((one) => [`${one.type}/${one.code}`, one]))
  return {
    everyCarrier: searchableBy(carriers, words),
    carrierOf: (type: Carrier['type'], code: string) => byKey.get(`${type}/${code}`),
    airlines: offered('A'),
    shippingCompanies: offered('C'),
  }
}

function truckTypesOf(trucks: readonly TruckType[]) {
  const words = (truck: TruckType) => ({ codes: [truck.type], names: truck.names, pinyin: truck.pinyin })
  const offered = (inOut: 'I' | 'O') =>
    searchableBy(
      trucks.filter((truck) => truck.inOut === inOut && truck.active),
      words,
    )
  return { I: offered('I'), O: offered('O') }
}

function goodsOf({ categories, hsCodes }: ReferenceRows) {
  return {
    categories: searchableBy(categories, ({ id, hs, names, pinyin }) => ({ codes: [id, ...hs], names, pinyin })),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    hsCodes: searchableBy(hsCodes, ({ code, names, pinyin }) => ({ codes: [code], names, pinyin })),
  }
}

function codesIn({ codeClasses, codeItems }: ReferenceRows) {
  const items = Map.groupBy(codeItems, (item) => item.classCode)
  return {
    codeClasses: new Map(codeClasses.map((one) => [one.code, one])),
    codesOf: (classCode: string) => (items.get(classCode) ?? []).filter((item) => item.active),
    everyCodeOf: (classCode: string) => items.get(classCode) ?? [],
  }
}

const searchableBy = <Thing>(
  all: readonly Thing[],
  words: Parameters<typeof searchIndex<Thing>>[1],
): Searchable<Thing> => ({ all, search: lazily(() => searchIndex(all, words)) })

/** An index that is made when something is first sought in it. */
function lazily<Given extends readonly unknown[], Answer>(
  make: () => (...given: Given) => Answer,
): (...given: Given) => Answer {
  let search: ((...given: Given) => Answer) | undefined
  return (...given) => {
    search ??= make()
    return search(...given)
  }
}
