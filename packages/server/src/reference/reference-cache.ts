import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Tx } from '../platform/database.ts'
import {
  carrierOfRow,
  categoryOfRow,
  codeItemOfRow,
  containerTypeOfRow,
  factorOfRow,
  placeOfRow,
  truckTypeOfRow,
  warehouseOfRow,
} from './reference-rows.ts'
import { type Found, searchIndex } from './reference-search-rules.ts'
import { tables } from './reference-tables.ts'
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
  Place,
  TruckType,
  Warehouse,
} from './reference-types.ts'

/** All reference data as it stood under one stamp. What staff switched off is found by its code and offered nowhere. */
export type Reference = {
  stamp: string
  placeOf(mode: PlaceMode, code: string): Place | undefined
  places: Readonly<Record<PlaceMode, Searchable<Place>>>
  /** With those that are switched off, for the desk and for names on old papers. */
  everyPlace: Searchable<Place>
  everyCarrier: Searchable<Carrier>
  airlines: Searchable<Carrier>
  shippingCompanies: Searchable<Carrier>
  categories: Searchable<CargoCategory>
  containerTypes: ReadonlyMap<string, ContainerType>
  truckTypes: Readonly<Record<'I' | 'O', Searchable<TruckType>>>
  hsCodes: Searchable<HsCode>
  codeClasses: ReadonlyMap<string, CodeClass>
  codesOf(classCode: string): readonly CodeItem[]
  everyCodeOf(classCode: string): readonly CodeItem[]
  hotGroups: readonly HotGroup[]
  warehouses: ReadonlyMap<string, Warehouse>
  rates: readonly ExchangeRate[]
  emissionFactors: readonly EmissionFactor[]
}
export type Searchable<Thing> = { all: readonly Thing[]; search(typed: string): Found<Thing>[] }

/** What this process remembers. The stamp in the database says on every call whether it is still so. */
let remembered: Reference | undefined

/** The reference data as it stands now: remembered while nobody on any node has changed it. */
export async function referenceOf(tx: Tx): Promise<Reference> {
  const { stamp } = await tables(tx).selectFrom('reference_stamp').select('stamp').executeTakeFirstOrThrow()
  if (remembered?.stamp === stamp) return remembered
  // The stamp was read first: the rows are at least as new as it, and newer ones come under a stamp of their own.
  const read = await readReference(tx, stamp)
  remembered = read
  return read
}

/** Says that the reference data has changed, in the transaction that changes it. */
export async function stampReference(tx: Tx, stamp: string): Promise<void> {
  await tables(tx).updateTable('reference_stamp').set({ stamp }).execute()
}

async function readReference(tx: Tx, stamp: string): Promise<Reference> {
  const from = tables(tx)
  const [places, carriers, boxes, trucks, goods, codes, rates, rest] = await Promise.all([
    from.selectFrom('place').selectAll().orderBy('code').execute(),
    from.selectFrom('carrier').selectAll().orderBy('code').execute(),
    from.selectFrom('container_type').selectAll().orderBy('sort').execute(),
    from.selectFrom('truck_type').selectAll().orderBy('sort').execute(),
    readGoods(tx),
    readCodes(tx),
    from.selectFrom('exchange_rate').selectAll().execute(),
    readRest(tx),
  ])
  return {
    stamp,
    ...placesOf(places.map(placeOfRow)),
    ...carriersOf(carriers.map(carrierOfRow)),
    ...goods,
    ...codes,
    ...rest,
    containerTypes: new Map(boxes.map((row) => [row.label, containerTypeOfRow(row)])),
    truckTypes: truckTypesOf(trucks.map(truckTypeOfRow)),
    rates: rates.map(({ year_month, ...rate }) => ({ ...rate, yearMonth: year_month })),
  }
}

function placesOf(all: readonly Place[]) {
  const byKey = new Map(all.map((place) => [`${place.mode}/${place.code}`, place]))
  const offered = (mode: PlaceMode) =>
    searchable(
      all.filter((place) => place.mode === mode && place.active),
      (place) => wordsOfPlace(place, byKey.get(`TRUCK/${place.cityCode}`)),
    )
  return {
    placeOf: (mode: PlaceMode, code: string) => byKey.get(`${mode}/${code}`),
    everyPlace: searchable(all, (place) => wordsOfPlace(place, undefined)),
    places: { RAIL: offered('RAIL'), SEA: offered('SEA'), AIR: offered('AIR'), TRUCK: offered('TRUCK') },
  }
}

const wordsOfPlace = (place: Place, city: Place | undefined) => ({
  codes: [place.code, place.unLocode ?? '', ...place.aliases],
  names: place.names,
  pinyin: place.pinyin,
  around: city === place ? undefined : city,
  hot: place.isHotOrigin || place.isHotDestination,
})

function carriersOf(carriers: readonly Carrier[]) {
  const words = (one: Carrier) => ({
    codes: [one.code, one.iata ?? '', one.icao ?? '', one.scac ?? '', one.awbPrefix ?? '', ...one.containerPrefixes],
    names: one.names,
    pinyin: one.pinyin,
  })
  const offered = (type: Carrier['type']) =>
    searchable(
      carriers.filter((one) => one.type === type && one.active),
      words,
    )
  return { everyCarrier: searchable(carriers, words), airlines: offered('A'), shippingCompanies: offered('C') }
}

function truckTypesOf(trucks: readonly TruckType[]) {
  const words = (truck: TruckType) => ({ codes: [truck.type], names: truck.names, pinyin: truck.pinyin })
  const offered = (inOut: 'I' | 'O') =>
    searchable(
      trucks.filter((truck) => truck.inOut === inOut && truck.active),
      words,
    )
  return { I: offered('I'), O: offered('O') }
}

async function readGoods(tx: Tx) {
  const [categories, hsCodes] = await Promise.all([
    tables(tx).selectFrom('cargo_category').selectAll().orderBy('id').execute(),
    tables(tx).selectFrom('hs_code').selectAll().orderBy('code').execute(),
  ])
  return {
    categories: searchable(categories.map(categoryOfRow), ({ id, hs, names, pinyin }) => ({
      codes: [id, ...hs],
      names,
      pinyin,
    })),
    hsCodes: searchable(hsCodes, ({ code, names, pinyin }) => ({ codes: [code], names, pinyin })),
  }
}

async function readCodes(tx: Tx) {
  const [classes, rows] = await Promise.all([
    tables(tx).selectFrom('code_class').selectAll().orderBy('class_code').execute(),
    tables(tx).selectFrom('code_item').selectAll().orderBy('sort').orderBy('code').execute(),
  ])
  const items = Map.groupBy(rows.map(codeItemOfRow), (item) => item.classCode)
  const offered = Map.groupBy(
    rows.map(codeItemOfRow).filter((item) => item.active),
    (item) => item.classCode,
  )
  return {
    codeClasses: new Map(classes.map((one) => [one.class_code, { code: one.class_code, names: one.names }])),
    codesOf: (classCode: string) => offered.get(classCode) ?? [],
    everyCodeOf: (classCode: string) => items.get(classCode) ?? [],
  }
}

async function readRest(tx: Tx) {
  const [hotGroups, warehouses, factors] = await Promise.all([
    tables(tx).selectFrom('hot_group').selectAll().orderBy('kind').orderBy('sort').execute(),
    tables(tx).selectFrom('warehouse').selectAll().orderBy('sort').execute(),
    tables(tx).selectFrom('emission_factor').selectAll().orderBy('edition').execute(),
  ])
  const newest = factors.at(-1)?.edition
  return {
    hotGroups,
    warehouses: new Map(warehouses.map((row) => [row.code, warehouseOfRow(row)])),
    emissionFactors: factors.filter((factor) => factor.edition === newest).map(factorOfRow),
  }
}

function searchable<Thing>(all: readonly Thing[], words: Parameters<typeof searchIndex<Thing>>[1]): Searchable<Thing> {
  let search: ((typed: string) => Found<Thing>[]) | undefined
  return {
    all,
    search(typed) {
      search ??= searchIndex(all, words)
      return search(typed)
    },
  }
}
