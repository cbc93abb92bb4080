import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { calendarQuery, PriceQuery } from '@landbridge/contract/pricing/price-query'
import { placeModes } from '@landbridge/contract/reference/place'
import { businessDay, startOfBusinessDay } from '@landbridge/contract/shared/business-day'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { hasDepartures, placeModeOf } from '@landbridge/contract/shared/modes'
import type { Rates } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import type { Tx } from '../../platform/database.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import {
  containerTypesByLabel,
  emissionFactors,
  emissionKg,
  exchangeRate,
  exchangeRates,
  placesByCode,
  truckTypesByCode,
} from '../../reference/index.ts'
import { searchDepartures } from '../departure/departure-store.ts'
import type { Departure } from '../price/departure-row.ts'
import { type LegPrice, legsOn, type Tariff } from '../price/line-rules.ts'
import type { LoadQuery, Offer, OfferAsking, PricingMode } from '../price/pricing-mode.ts'
import { fcaTerminalFor, keeperFor } from '../price-access-queries.ts'
import { wordsFor } from '../pricing-words-queries.ts'
import { searchLegs } from '../tariff/leg-price-store.ts'
import { searchLines } from '../tariff/tariff-store.ts'
import { priceCalendar } from './calendar-rules.ts'
import {
  foldedOffers,
  joinLegs,
  linesNext,
  offeredOn,
  offerHasSpace,
  offerOf,
  runs,
  runsOn,
  sortedOffers,
} from './offer-rules.ts'
import { endsOfQuery } from './place-lookup-queries.ts'
import { atTheirPorts, checkPriceQuery, type Ends, type Wish, wishOf } from './price-query-rules.ts'
import { rowOf } from './price-row-rules.ts'
import { wayKmOf } from './way-km-queries.ts'

type Reader = Call<Actor>

const daysAhead = 35
const nextDepartures = 3
const calendarDays = 14

type Material = {
  query: PriceQuery
  wish: Wish
  from: string
  to: string
  tariffs: Tariff[]
  legs: LegPrice[]
  departures: Departure[]
  asking: OfferAsking
}

export async function listLanePrices(mode: PricingMode, query: PriceQuery, call: Reader) {
  const material = await gather(query, call, { mode, perLane: nextDepartures })
  return pageOf(laneOffers(material), material, call)
}

export async function listDeparturePrices(mode: PricingMode, query: PriceQuery, call: Reader) {
  const material = await gather(query, call, { mode })
  return pageOf(departureOffers(material, call.now), material, call)
}

export async function showCalendar(mode: PricingMode, query: z.infer<typeof calendarQuery>, call: Reader) {
  const { priceColumn: _column, ...wanted } = query
  const request = { ...wanted, pageIndex: 1, pageSize: 20, sort: 'asc', legType: 'Q', boxType: 'Z' } as const
  const from = query.queryDate ?? businessDay(call.now)
  const queryDateTo = query.queryDateTo ?? dayAfter(from, calendarDays - 1)
  const material = await gather({ ...request, queryDateTo }, call, { mode })
  const leaving = leavingOn(material, queryDateTo, call.now).filter(({ offer }) => isWanted(mode, offer, request))
  const offers = leaving.map(({ offer }) => offer)
  const column = mode.columns.find((one) => one === query.priceColumn) ?? mode.leadingColumn
  const items = priceCalendar(leaving, { from, to: queryDateTo, column, mode })
  const sample = offers.some(({ line }) => line?.isSample)
  return { items, total: foldedOffers(offers).length, currency: query.currcd, sample }
}

type Search = { mode: PricingMode; perLane?: number }

async function gather(query: PriceQuery, call: Reader, { mode, perLane }: Search): Promise<Material> {
  const { tx, now } = call
  const today = businessDay(now)
  const ends = await endsOfQuery(tx, mode, query)
  checkPriceQuery(query, ends, { today, mode })
  await checkEmptyPlaces(tx, query)
  const wish = wishOf(query, ends)
  const from = query.queryDate ?? today
  const salespersonId = await keeperFor(call, query.salespersonId)
  const to = query.queryDateTo ?? dayAfter(from, daysAhead)
  const legs = await legsFor(call, { mode, wish, ends, days: { from, to } })
  const window = { from: later(now, startOfBusinessDay(from)), to: startOfBusinessDay(dayAfter(to, 1)) }
  const hasHaul = wish.legType === 'Q'
  const haulsOf = async (at: Ends) => {
    const lanes = { ...lanesOf(at, legs), entryPortCode: query.entryPortCode }
    return Promise.all([
      searchLines(tx, { mode: mode.code, ...lanes, from, salespersonId }),
      hasDepartures(mode.code)
        ? searchDepartures(tx, { mode: mode.code, ...lanes, ...window, openAt: now, perLane })
        : [],
    ])
  }
  const [[atTerminals, leaving], boxes, trucks, fcaTerminalByShipper] = await Promise.all([
    hasHaul ? haulsOf(ends) : [[], []],
    containerTypesByLabel(tx),
    truckTypesByCode(tx),
    fcaTerminalFor(call),
  ])
  // A terminal without prices of its own has those of its port.
  const ports = hasHaul && atTerminals.length === 0 ? atTheirPorts(ends) : undefined
  const [tariffs, departures] = ports ? await haulsOf(ports) : [atTerminals, leaving]
  const rates = await ratesInto(call, { currency: query.currcd, day: today }, [
    ...tariffs,
    ...legs,
    ...tariffs.flatMap(({ terms }) => terms.surcharges),
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
    equipment: { boxes, trucks },
    ...loadWanted(query),
    sale: saleIn(query, wish, fcaTerminalByShipper),
  }
  return { query, wish, from, to, tariffs, legs, departures, asking }
}

/** The load of the question, and the box that stands for whole ones. */
const loadWanted = (query: PriceQuery): Pick<OfferAsking, 'load' | 'isShared' | 'box'> => ({
  load: { ...loadOfQuery(query), loadType: query.loadType ?? (query.boxType === 'P' ? 'LTL' : undefined) },
  isShared: query.boxType === 'P',
  box: { containerType: query.containerType ?? '', containerOwner: query.ourBox === false ? 'S' : 'C' },
})

const saleIn = (query: PriceQuery, wish: Wish, fcaTerminalByShipper: boolean): OfferAsking['sale'] => ({
  ...pick(query, ['incoterm', 'incotermPlaceKind', 'paymentTerm', 'customerRole', 'payerType', 'thcPayment']),
  fromDoor: wish.withFirst !== 'no',
  toDoor: wish.withLast !== 'no',
  fcaTerminalByShipper,
})

/** Empties are fetched and returned in cities; a code that is none is refused at its field. */
async function checkEmptyPlaces(tx: Tx, query: PriceQuery): Promise<void> {
  const named = (['emptyPickUpPlace', 'emptyReturnPlace'] as const).filter((name) => query[name])
  if (named.length === 0) return
  const codes = named.map((name) => query[name] ?? '')
  const lists = await Promise.all(placeModes.map((list) => placesByCode(tx, list, codes)))
  const wrong = named.filter((name) => !lists.some((list) => list.has(query[name] ?? '')))
  if (wrong.length === 0) return
  throw new Problem('shared.invalid-input', Object.fromEntries(wrong.map((name) => [name, 'pricing.port-unknown'])))
}

export const loadOfQuery = ({
  grossWeightKg,
  volumeM3,
  loadingMetres,
  pieces,
  loadType,
  truckType,
  truckQty,
  truckWay,
}: LoadQuery): LoadQuery => ({
  grossWeightKg,
  volumeM3,
  loadingMetres,
  pieces,
  loadType,
  truckType,
  truckQty,
  truckWay,
})

const later = (a: Date, b: Date): Date => (a > b ? a : b)

type Days = { from: string; to: string }

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

/** Terminals of the question, and those that roads join to its cities. */
function lanesOf({ origin, destination }: Ends, legs: readonly LegPrice[]) {
  const joined = (leg: 'T' | 'H') => legs.filter((one) => one.leg === leg).map((one) => one.portCode)
  return {
    originCodes: origin && [...(origin.terminals ?? [origin.code]), ...joined('T')],
    destinationCodes: destination && [...(destination.terminals ?? [destination.code]), ...joined('H')],
  }
}

export async function ratesInto(
  { tx }: Pick<Reader, 'tx'>,
  into: { currency: string; day: string },
  parts: readonly { currency: string }[],
): Promise<Rates> {
  const known = await exchangeRate(tx, into.currency, 'CNY', into.day)
  if (known === undefined) throw new Problem('shared.invalid-input', { currcd: 'pricing.currency-unknown' })
  return knownRates({ tx }, into, parts)
}

/** Currencies without a rate are left out: a portal may have none yet. */
export async function knownRates(
  { tx }: Pick<Reader, 'tx'>,
  into: { currency: string; day: string },
  parts: readonly { currency: string }[],
): Promise<Rates> {
  return exchangeRates(tx, into, [into.currency, ...parts.map((part) => part.currency)])
}

function laneOffers({ wish, from, to, tariffs, legs, departures, asking }: Material): Offer[] {
  if (wish.legType !== 'Q') {
    return legsOn(legs, from).map((leg) => offerOf(leg.leg === 'T' ? { first: leg } : { last: leg }, [], asking))
  }
  if (!hasDepartures(asking.mode.code)) {
    const next = runsOn(tariffs, { from, to })
    const first = [...Map.groupBy(next, ({ line }) => line.id).values()].flatMap(([one]) => one ?? [])
    const offers = first.flatMap(({ line, day }) =>
      joinLegs([line], legsOn(legs, day), wish).map((parts) => offerOf(parts, [], asking)),
    )
    return foldedOffers(offers)
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

function leavingOn(material: Material, to: string, now: Date): { day: string; offer: Offer }[] {
  const { wish, from, tariffs, legs, asking } = material
  if (hasDepartures(asking.mode.code))
    return departureOffers(material, now).flatMap((offer) => {
      const day = offer.departures[0]?.departsOn
      return day === undefined ? [] : [{ day, offer }]
    })
  return runsOn(tariffs, { from, to }).flatMap(({ line, day }) =>
    joinLegs([line], legsOn(legs, day), wish).map((parts) => ({ day, offer: offerOf(parts, [], asking) })),
  )
}

function isWanted(mode: PricingMode, offer: Offer, query: PriceQuery): boolean {
  return mode.isPriced(offer, query) && (!query.hasSpace || query.boxType === 'P' || offerHasSpace(offer, mode))
}

async function pageOf(all: readonly Offer[], material: Material, call: Reader) {
  const { query, asking, wish } = material
  const { pageIndex, pageSize } = query
  const wanted = all.filter((offer) => isWanted(asking.mode, offer, query))
  const { sort, sortName = asking.mode.usualSort } = query
  const offers = sortedOffers(query.folded ? foldedOffers(wanted) : wanted, { sort, sortName })
  const shown = offers.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  const { mode } = asking
  const [names, factors, kmOf] = await Promise.all([
    wordsFor(call.tx, call.language, [mode.code]),
    emissionFactors(call.tx),
    wayKmOf(
      call.tx,
      mode,
      shown.flatMap(({ line }) => line ?? []),
    ),
  ])
  const items = shown.map((offer): PriceRow => {
    const km = offer.line && kmOf(offer.line)
    const tonnes = mode.tonnesShown(asking.load, asking.isShared)
    const kg =
      km && tonnes ? Math.round(Number(emissionKg({ mode: placeModeOf(mode.code), tonnes, km }, factors))) : undefined
    const { showCol, boxType } = query
    return rowOf(offer, { names, asking, wish, now: call.now, showCol, boxType, emissionKg: kg })
  })
  return { items, total: offers.length, pageIndex, pageSize }
}
