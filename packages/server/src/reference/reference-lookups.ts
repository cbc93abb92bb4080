import type { PlaceMode } from '@landbridge/contract/reference/place'
import { type LegModeCode, placeModeOf } from '@landbridge/contract/shared/modes'
import type { Rates } from '@landbridge/contract/shared/money'
import { emissionFactorSeed } from '@landbridge/reference-data/emission-factors'
import { Decimal } from 'decimal.js'
import type { Tx } from '../platform/database.ts'
import { crossRate } from './rate/exchange-rate-rules.ts'
import { referenceOf } from './reference-cache.ts'
import type { Carrier, CodeItem, ContainerType, EmissionFactor, Place, TruckType } from './reference-types.ts'
import { isWhole } from './search/reference-search-rules.ts'

/** A code that nobody knows is not in the answer. */
export async function placesByCode(tx: Tx, mode: PlaceMode, codes: readonly string[]): Promise<Map<string, Place>> {
  const { placeOf } = await referenceOf(tx)
  const found = [...new Set(codes)].map((code) => [code, placeOf(mode, code)] as const)
  return new Map(found.flatMap(([code, place]) => (place ? [[code, place] as const] : [])))
}

/** The places of one mode by a code, or by the whole name in any language; a word that names none or several is left out. */
export async function placesCalled(tx: Tx, mode: PlaceMode, words: readonly string[]): Promise<Map<string, Place>> {
  const { placeOf, places } = await referenceOf(tx)
  const placeCalled = (word: string) => {
    const found = places[mode].search(word).filter(isWhole)
    return placeOf(mode, word.toUpperCase()) ?? (found.length === 1 ? found[0]?.thing : undefined)
  }
  const found = [...new Set(words)].map((word) => [word, placeCalled(word)] as const)
  return new Map(found.flatMap(([word, place]) => (place ? [[word, place] as const] : [])))
}

/** The places that these codes name in the lists of some legs' modes; a code that stands in several is that of the first. */
export async function placesOfModes(
  tx: Tx,
  modes: Iterable<LegModeCode>,
  codes: readonly string[],
): Promise<Map<string, Place>> {
  const lists = [...new Set([...modes].map(placeModeOf))]
  const found = await Promise.all(lists.map((list) => placesByCode(tx, list, codes)))
  return new Map(found.toReversed().flatMap((places) => [...places]))
}

/** One code list in its order, with switched-off entries, which still name what was written with them. */
export async function codesOf(tx: Tx, classCode: string): Promise<readonly CodeItem[]> {
  return (await referenceOf(tx)).everyCodeOf(classCode)
}

export async function containerTypesByLabel(tx: Tx): Promise<ReadonlyMap<string, ContainerType>> {
  return (await referenceOf(tx)).containerTypes
}

/** Units of one currency for one unit of another on a day, as a decimal string; undefined where no rate is known. */
export async function exchangeRate(
  tx: Tx,
  fromCurrency: string,
  toCurrency: string,
  day: string,
): Promise<string | undefined> {
  const { rates } = await referenceOf(tx)
  return crossRate(rates, fromCurrency, toCurrency, day.slice(0, 7))?.rate
}

/** Rates from some currencies into one on a day; from all that are known unless some are named. */
export async function exchangeRates(
  tx: Tx,
  { currency, day }: { currency: string; day: string },
  from?: readonly string[],
): Promise<Rates> {
  const { rates } = await referenceOf(tx)
  const all = from ?? ['CNY', ...rates.map((rate) => rate.currency)]
  const found = [...new Set(all)].map((one) => [one, crossRate(rates, one, currency, day.slice(0, 7))?.rate] as const)
  return new Map(found.flatMap(([one, rate]) => (rate === undefined ? [] : [[one, rate] as const])))
}

export async function emissionFactors(tx: Tx): Promise<readonly EmissionFactor[]> {
  return (await referenceOf(tx)).emissionFactors
}

/** An airline (A) or a shipping line (C) by its code, whether it is offered today or not. */
export async function carrierOf(tx: Tx, type: Carrier['type'], code: string): Promise<Carrier | undefined> {
  return (await referenceOf(tx)).carrierOf(type, code)
}

export async function truckTypesByCode(tx: Tx): Promise<ReadonlyMap<string, TruckType>> {
  return (await referenceOf(tx)).truckTypeByCode
}

export const shippingLine = (tx: Tx, code: string): Promise<Carrier | undefined> => carrierOf(tx, 'C', code)

export async function placesInCity(tx: Tx, mode: PlaceMode, cityCode: string): Promise<Place[]> {
  return (await referenceOf(tx)).places[mode].all.filter((place) => place.cityCode === cityCode)
}

export async function isWarehouse(tx: Tx, code: string): Promise<boolean> {
  return (await referenceOf(tx)).warehouses.has(code)
}

type Emission = { mode: EmissionFactor['mode']; tonnes: string | number; km: string | number }

/** Kilograms of CO2e for gross tonnes over kilometres, to one place: an estimate, tank to wheel unless the factors say otherwise. */
export function emissionKg(
  { mode, tonnes, km }: Emission,
  factors: readonly EmissionFactor[] = emissionFactorSeed,
): string {
  const factor = factors.find((one) => one.mode === mode)
  if (!factor) return '0'
  return new Decimal(tonnes).times(km).times(factor.kgPerTonneKm).toDecimalPlaces(1).toFixed()
}
