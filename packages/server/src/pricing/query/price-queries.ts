import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { calendarQuery, PriceQuery } from '@landbridge/contract/pricing/price-query'
import { businessDay, startOfBusinessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Rates } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import type { Call } from '../../platform/serve.ts'
import { emissionFactors, emissionKg, exchangeRate, exchangeRates } from '../../reference/index.ts'
import { searchDepartures } from '../departure/departure-store.ts'
import type { Departure } from '../departure/space-rules.ts'
import type { PricingMode } from '../modes/pricing-mode.ts'
import { keeperFor } from '../price-access-queries.ts'
import { wordsFor } from '../pricing-words-queries.ts'
import { searchLegs } from '../tariff/leg-price-store.ts'
import { dayAfter, type LegPrice, legsOn, type Tariff } from '../tariff/tariff-rules.ts'
import { searchLines } from '../tariff/tariff-store.ts'
import { priceCalendar } from './calendar-rules.ts'
import {
  type Asking,
  foldedOffers,
  joinLegs,
  linesNext,
  type Offer,
  offeredOn,
  offerHasSpace,
  offerOf,
  runs,
  sortedOffers,
} from './offer-rules.ts'
import { endsOfQuery } from './place-lookup-queries.ts'
import { checkPriceQuery, type Ends, type Wish, wishOf } from './price-query-rules.ts'
import { rowOf } from './price-row-rules.ts'

type Reader = Call<Actor>

/** How far ahead trains are looked for, and how many of them a lane shows. */
const daysAhead = 35
const nextDepartures = 3
const calendarDays = 14

/** Everything that answers one query, before it is put together. */
type Material = {
  query: PriceQuery
  wish: Wish
  from: string
  tariffs: Tariff[]
  legs: LegPrice[]
  departures: Departure[]
  asking: Asking
}

/** Lanes with their price and the next three departures. */
export async function listLanePrices(mode: PricingMode, query: PriceQuery, call: Reader) {
  const material = await gather(query, call, { mode, perLane: nextDepartures })
  return pageOf(laneOffers(material), material, call)
}

/** Single departures with the price that holds on their day. */
export async function listDeparturePrices(mode: PricingMode, query: PriceQuery, call: Reader) {
  const material = await gather(query, call, { mode })
  return pageOf(departureOffers(material, call.now), material, call)
}

/** The lowest price of each of the days asked for between two places, over what a list of departures would show. */
export async function showCalendar(mode: PricingMode, query: z.infer<typeof calendarQuery>, call: Reader) {
  const asked = { ...query, pageIndex: 1, pageSize: 20, sort: 'asc', legType: 'Q', boxType: 'Z' } as const
  const from = query.queryDate ?? businessDay(call.now)
  const queryDateTo = query.queryDateTo ?? dayAfter(from, calendarDays - 1)
  const material = await gather({ ...asked, queryDateTo }, call, { mode })
  const offers = departureOffers(material, call.now).filter((offer) => isWanted(mode, offer, asked))
  const items = priceCalendar(offers, { from, to: queryDateTo, column: query.priceColumn })
  const sample = offers.some(({ line }) => line?.isSample)
  return { items, total: foldedOffers(offers).length, currency: query.currcd, sample }
}

/** What to look for: prices of a mode, and so many next departures of each lane or all of them. */
type Search = { mode: PricingMode; perLane?: number }

async function gather(query: PriceQuery, call: Reader, { mode, perLane }: Search): Promise<Material> {
  const { tx, now } = call
  const today = businessDay(now)
  const ends = await endsOfQuery(tx, mode, query)
  checkPriceQuery(query, ends, { today, placeElsewhere: mode.placeElsewhere })
  const wish = wishOf(query, ends)
  const from = query.queryDate ?? today
  const salespersonId = await keeperFor(call, query.salespersonId)
  const to = query.queryDateTo ?? dayAfter(from, daysAhead)
  const legs = await legsFor(call, { mode, wish, ends, days: { from, to } })
  const lanes = { ...lanesOf(ends, legs), entryPortCode: query.entryPortCode }
  const window = { from: later(now, startOfBusinessDay(from)), to: startOfBusinessDay(dayAfter(to, 1)) }
  const hasHaul = wish.legType === 'Q'
  const [tariffs, departures] = await Promise.all([
    hasHaul ? searchLines(tx, { mode: mode.code, ...lanes, from, salespersonId }) : [],
    hasHaul ? searchDepartures(tx, { mode: mode.code, ...lanes, ...window, openAt: now, perLane }) : [],
  ])
  const rates = await ratesInto(call, { currency: query.currcd, day: today }, [
    ...tariffs,
    ...legs,
    ...(query.allIn ? tariffs.flatMap(({ terms }) => terms.surcharges) : []),
  ])
  const asking = {
    mode,
    currency: query.currcd,
    rates,
    versions: tariffs,
    withHead: wish.withHead,
    pickUpPlace: query.emptyPickUpPlace,
    returnPlace: query.emptyReturnPlace,
    allIn: query.allIn,
  }
  return { query, wish, from, tariffs, legs, departures, asking }
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)

type Days = { from: string; to: string }

/** The road prices that the query can use on any of its days. */
async function legsFor(
  { tx }: Reader,
  { mode, wish, ends: { origin, destination }, days }: { mode: PricingMode; wish: Wish; ends: Ends; days: Days },
): Promise<LegPrice[]> {
  const needsFirst = wish.legType === 'T' || (wish.legType === 'Q' && wish.withFirst !== 'no')
  const needsLast = wish.legType === 'H' || (wish.legType === 'Q' && wish.withLast !== 'no')
  const [firsts, lasts] = await Promise.all([
    needsFirst
      ? searchLegs(tx, {
          mode: mode.code,
          leg: 'T',
          ...days,
          cityCodes: origin && [origin.cityCode],
          portCodes: wish.legType === 'T' && destination ? [destination.code] : undefined,
        })
      : [],
    needsLast
      ? searchLegs(tx, {
          mode: mode.code,
          leg: 'H',
          ...days,
          cityCodes: destination && [destination.cityCode],
          portCodes: wish.legType === 'H' && origin ? [origin.code] : undefined,
        })
      : [],
  ])
  return [...firsts, ...lasts]
}

/** The terminals that lines run between: the asked ones, and those that roads join to an asked city. */
function lanesOf({ origin, destination }: Ends, legs: readonly LegPrice[]) {
  const joined = (leg: 'T' | 'H') => legs.filter((one) => one.leg === leg).map((one) => one.portCode)
  return {
    originCodes: origin && [origin.code, ...joined('T')],
    destinationCodes: destination && [destination.code, ...joined('H')],
  }
}

/** The rates from every currency in use into the asked one. */
export async function ratesInto(
  { tx }: Pick<Reader, 'tx'>,
  into: { currency: string; day: string },
  parts: readonly { currency: string }[],
): Promise<Rates> {
  const known = await exchangeRate(tx, into.currency, 'CNY', into.day)
  if (known === undefined) throw new Problem('shared.invalid-input', { currcd: 'pricing.currency-unknown' })
  return knownRates({ tx }, into, parts)
}

/** The same as far as rates are known: a portal may have none yet. */
export async function knownRates(
  { tx }: Pick<Reader, 'tx'>,
  into: { currency: string; day: string },
  parts: readonly { currency: string }[],
): Promise<Rates> {
  return exchangeRates(tx, into, [into.currency, ...parts.map((part) => part.currency)])
}

function laneOffers({ wish, from, tariffs, legs, departures, asking }: Material): Offer[] {
  if (wish.legType !== 'Q') {
    return legsOn(legs, from).map((leg) => offerOf(leg.leg === 'T' ? { first: leg } : { last: leg }, [], asking))
  }
  return linesNext(tariffs, departures, from).flatMap((line) => {
    const next = nextOf(line, departures)
    return joinLegs([line], legsOn(legs, next[0]?.departsOn ?? from), wish).map((parts) => offerOf(parts, next, asking))
  })
}

const nextOf = (line: Tariff, departures: readonly Departure[]): Departure[] =>
  departures.filter((departure) => runs(departure, line)).slice(0, nextDepartures)

function departureOffers({ wish, tariffs, legs, departures, asking }: Material, now: Date): Offer[] {
  return offeredOn(tariffs, departures, now).flatMap(({ line, departure }) =>
    joinLegs([line], legsOn(legs, departure.departsOn), wish).map((parts) => offerOf(parts, [departure], asking)),
  )
}

/** Whether an offer answers what was asked besides the lane. */
function isWanted(mode: PricingMode, offer: Offer, query: PriceQuery): boolean {
  if (query.boxType === 'P') return offer.line?.terms.sharedContainer !== undefined
  const isPriced = mode.columnsAsked(query).some((column) => offer.prices[column])
  return isPriced && (!query.hasSpace || offerHasSpace(offer))
}

async function pageOf(all: readonly Offer[], material: Material, call: Reader) {
  const { query, asking, wish } = material
  const { pageIndex, pageSize } = query
  const wanted = all.filter((offer) => isWanted(asking.mode, offer, query))
  const offers = sortedOffers(query.folded ? foldedOffers(wanted) : wanted, query)
  const shown = offers.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  const { mode } = asking
  const [names, factors] = await Promise.all([wordsFor(call.tx, call.language, [mode.code]), emissionFactors(call.tx)])
  const items = shown.map((offer): PriceRow => {
    const km = offer.line?.terms.distanceKm
    const kg = km
      ? Math.round(Number(emissionKg({ mode: mode.places, tonnes: mode.averageLoadTonnes, km }, factors)))
      : undefined
    const { showCol, boxType } = query
    return rowOf(offer, { names, asking, wish, now: call.now, showCol, boxType, emissionKg: kg })
  })
  return { items, total: offers.length, pageIndex, pageSize }
}
