import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import { type PlaceMode, placeModes } from '@landbridge/contract/reference/place'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { foldedName } from '@landbridge/contract/shared/reading/fold'
import type { Tx } from '../../platform/database.ts'
import { type Place, placesByCode, placesInCity, placesNamed } from '../../reference/index.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { type End, type Ends, isTerminalOf } from './price-query-rules.ts'

type QueriedPlaces = {
  originCode?: string | undefined
  destinationCode?: string | undefined
  entryPortCode?: string | undefined
}

export async function endsOfQuery(
  tx: Tx,
  { code: mode, cityIsItsTerminals }: PricingMode,
  { originCode, destinationCode, entryPortCode }: QueriedPlaces,
): Promise<Ends & { entryPort?: End | undefined }> {
  const places = placeModeOf(mode)
  const codes = [originCode, destinationCode, entryPortCode].flatMap((code) => code ?? [])
  const [terminals, cities, ...others] = await Promise.all(
    [places, 'TRUCK' as const, ...placeModes].map((list) => placesByCode(tx, list, codes)),
  )
  const endOf = async (code: string | undefined): Promise<End | undefined> => {
    if (code === undefined) return undefined
    const terminal = terminals?.get(code)
    const city = cities?.get(code)
    const other = city ?? others.flatMap((list) => list.get(code) ?? [])[0]
    const port = terminal?.cityCode ? await portOf(tx, places, terminal) : undefined
    const served = cityIsItsTerminals && !terminal && city ? await placesInCity(tx, places, city.code) : []
    return {
      code: terminal?.code ?? other?.code ?? code,
      isKnown: terminal !== undefined || other !== undefined,
      isTerminal: terminal !== undefined || served.length > 0,
      ...(served.length > 0 && { terminals: served.map((place) => place.code) }),
      cityCode: terminal?.cityCode ?? city?.code ?? '',
      ...(port && { port }),
    }
  }
  const [origin, destination, entryPort] = await Promise.all([originCode, destinationCode, entryPortCode].map(endOf))
  return { origin, destination, entryPort }
}

async function portOf(tx: Tx, mode: PlaceMode, { code, cityCode = '', names }: Place): Promise<string | undefined> {
  const inCity = await placesInCity(tx, mode, cityCode)
  return inCity.find((one) => one.code !== code && isTerminalOf(names.en, one.names.en))?.code
}

type PlaceField = 'origin' | 'destination' | 'entryPort'

/** The query with the codes of the places that it only names; a name of no place or of several is refused at its field. */
export async function withPlacesNamed(tx: Tx, mode: PricingMode, query: PriceQuery): Promise<PriceQuery> {
  const wrong: Record<string, string> = {}
  const codeOf = async (name: PlaceField): Promise<string | undefined> => {
    const [code, typed] = [query[`${name}Code`], query[`${name}Name`]?.trim()]
    if (code || !typed) return code
    const found = await placeCalled(tx, mode, { query, name, typed })
    if (typeof found === 'string') return found
    wrong[`${name}Name`] = found.reason
    return undefined
  }
  const originCode = await codeOf('origin')
  const destinationCode = await codeOf('destination')
  const entryPortCode = await codeOf('entryPort')
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  return { ...query, originCode, destinationCode, entryPortCode }
}

/** A place of the mode by its name, else the city that is called so; a city that roads lead to is an end, never a border. */
async function placeCalled(
  tx: Tx,
  { code, cityIsItsTerminals }: PricingMode,
  { query, name, typed }: { query: PriceQuery; name: PlaceField; typed: string },
): Promise<string | { reason: string }> {
  const places = placeModeOf(code)
  const found = await soleNamed(tx, places, typed)
  if (found) return found
  const city = name === 'entryPort' ? undefined : await soleNamed(tx, 'TRUCK', typed)
  if (!city) return { reason: name === 'entryPort' ? 'pricing.entry-port-unknown' : 'pricing.port-unknown' }
  if (cityIsItsTerminals || places === 'TRUCK' || isByRoad(query, name)) return city
  const [terminal, another] = await placesInCity(tx, places, city)
  return another ? { reason: 'pricing.port-several' } : (terminal?.code ?? city)
}

/** True for an end that a truck drives to or from, so that it is a city. */
const isByRoad = ({ legType, firstLeg, lastLeg }: PriceQuery, end: PlaceField): boolean =>
  (end === 'origin' && (legType === 'T' || firstLeg === true)) ||
  (end === 'destination' && (legType === 'H' || lastLeg === true))

/** The one place that goes by a name; among several, the one that is called exactly so. */
async function soleNamed(tx: Tx, mode: PlaceMode, typed: string): Promise<string | undefined> {
  const codes = await placesNamed(tx, typed, [mode])
  const places = codes.length > 1 ? [...(await placesByCode(tx, mode, codes)).values()] : []
  const isCalled = (name: string) => foldedName(name) === foldedName(typed)
  const exact = places.filter(({ names }) => Object.values(names).some(isCalled)).map(({ code }) => code)
  const [one, another] = codes.length > 1 ? exact : codes
  return another ? undefined : one
}
