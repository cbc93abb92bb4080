import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Language } from '@landbridge/contract/shared/languages'
import { type LegModeCode, placeModeOf } from '@landbridge/contract/shared/modes'
import type { Tx } from '../platform/database.ts'
import { codeLabel, nameIn, placeName, shortPlaceName } from './name-rules.ts'
import { countryNamesOf } from './place/countries.ts'
import { referenceOf } from './reference-cache.ts'
import type { Place } from './reference-types.ts'

/** The mode of the leg in whose list a place stands; of several the first whose list knows it. */
type LegModes = LegModeCode | readonly LegModeCode[]

export type ReaderNames = {
  language: Language
  findPlace(code: string | null | undefined, by: LegModes): Place | undefined
  findCity(code: string): Place | undefined
  place(code: string, by: LegModes): string
  /** As lists, strips and cards call a place. */
  shortPlace(code: string, by: LegModes): string
  code(classCode: string, code: string): string
  carrier(code: string): string
  truckType(type: string): string
  warehouse(code: string): string | undefined
  /** A warehouse or carrier as somebody wrote it, by the reader's own name for it where it is one of the lists. */
  written(name: string): string
  category(id: string): string
  country(code: string): string
}

export async function readerNames(tx: Tx, language: Language): Promise<ReaderNames> {
  const { placeOf, everyCodeOf, categoryById, carrierOf, truckTypeByCode, warehouses, namesWritten } =
    await referenceOf(tx)
  const findPlace: ReaderNames['findPlace'] = (code, by) =>
    code ? findIn([by].flat(), (mode) => placeOf(placeModeOf(mode), code)) : undefined
  return {
    language,
    findPlace,
    findCity: (code) => placeOf('TRUCK', code),
    place(code, by) {
      const place = findPlace(code, by)
      return place ? placeName(place, language) : code
    },
    shortPlace(code, by) {
      const place = findPlace(code, by)
      return place ? shortPlaceName(place, language) : code
    },
    code: (classCode, code) => codeLabel(everyCodeOf(classCode), code, language),
    carrier(code) {
      const line = carrierOf('C', code) ?? carrierOf('A', code)
      return line ? nameIn(line.names, language) : code
    },
    truckType(type) {
      const truck = truckTypeByCode.get(type)
      return truck ? nameIn(truck.names, language) : type
    },
    warehouse(code) {
      const warehouse = warehouses.get(code)
      return warehouse && nameIn(warehouse.names, language)
    },
    written(name) {
      const names = namesWritten(name)
      return names ? nameIn(names, language) : name
    },
    category(id) {
      const category = categoryById.get(id)
      return category ? nameIn(category.names, language) : id
    },
    country: (code) => countryNamesOf(code)[language],
  }
}

function findIn<Key, Found>(keys: readonly Key[], find: (key: Key) => Found | undefined): Found | undefined {
  for (const key of keys) {
    const found = find(key)
    if (found !== undefined) return found
  }
  return undefined
}

/** Names in any of the four languages; of some lists or of all. */
export async function placesNamed(tx: Tx, typed: string, lists?: readonly PlaceMode[]): Promise<string[]> {
  const found = (await referenceOf(tx)).placesNamed(typed)
  return [...new Set(found.flatMap((place) => (!lists || lists.includes(place.mode) ? [place.code] : [])))]
}
