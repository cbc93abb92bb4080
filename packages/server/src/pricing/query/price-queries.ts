import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { calendarQuery, PriceQuery } from '@landbridge/contract/pricing/price-query'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { hasDepartures, placeModeOf } from '@landbridge/contract/shared/modes'
import type { z } from 'zod'
import type { Call } from '../../platform/serve.ts'
import { emissionFactors, emissionKg } from '../../reference/index.ts'
import type { Departure } from '../price/departure-row.ts'
import { legsOn, type Tariff } from '../price/line-rules.ts'
import type { Offer, PricingMode } from '../price/pricing-mode.ts'
import { wordsFor } from '../pricing-words-queries.ts'
import { priceCalendar } from './calendar-rules.ts'
import {
  foldedOffers,
  joinLegs,
  linesNext,
  offeredOn,
  offerHasSpace,
  offerOf,
  runsOn,
  runsOnLine,
  sortedOffers,
} from './offer-rules.ts'
import { gatherPrices, nextDepartures, type PriceMaterial } from './price-material-queries.ts'
import { rowOf } from './price-row-rules.ts'
import { wayKmOf } from './way-km-queries.ts'

type Reader = Call<Actor>

const calendarDays = 14

export async function listLanePrices(mode: PricingMode, query: PriceQuery, call: Reader) {
  const material = await gatherPrices(query, call, { mode, perLane: nextDepartures })
  return pageOf(laneOffers(material), material, call)
}

export async function listDeparturePrices(mode: PricingMode, query: PriceQuery, call: Reader) {
  const material = await gatherPrices(query, call, { mode })
  return pageOf(departureOffers(material, call.now), material, call)
}

export async function showCalendar(mode: PricingMode, query: z.infer<typeof calendarQuery>, call: Reader) {
  const { priceColumn: _column, ...wanted } = query
  const request = { ...wanted, pageIndex: 1, pageSize: 20, sort: 'asc', legType: 'Q', boxType: 'Z' } as const
  const from = query.queryDate ?? businessDay(call.now)
  const queryDateTo = query.queryDateTo ?? dayAfter(from, calendarDays - 1)
  const material = await gatherPrices({ ...request, queryDateTo }, call, { mode })
  const leaving = leavingOn(material, queryDateTo, call.now).filter(({ offer }) => isWanted(mode, offer, request))
  const offers = leaving.map(({ offer }) => offer)
  const column = mode.columns.find((one) => one === query.priceColumn) ?? mode.leadingColumn
  const items = priceCalendar(leaving, { from, to: queryDateTo, column, mode })
  const sample = offers.some(({ line }) => line?.isSample)
  return { items, total: foldedOffers(offers).length, currency: query.currcd, sample }
}

function laneOffers({ wish, from, to, tariffs, legs, departures, asking }: PriceMaterial): Offer[] {
  if (wish.legType !== 'Q') {
    return legsOn(legs, from).map((leg) => offerOf(leg.leg === 'T' ? { first: leg } : { last: leg }, [], asking))
  }
  if (!hasDepartures(asking.mode.code)) {
    const next = runsOn(tariffs, { from, to })
    const first = [...Map.groupBy(next, ({ line }) => line.id).values()].flatMap(([one]) => one ?? [])
    return first.flatMap(({ line, day }) =>
      joinLegs([line], legsOn(legs, day), wish).map((parts) => offerOf(parts, [], asking)),
    )
  }
  return linesNext(tariffs, departures, from).flatMap((line) => {
    const next = nextOf(line, departures)
    return joinLegs([line], legsOn(legs, next[0]?.departsOn ?? from), wish).map((parts) => offerOf(parts, next, asking))
  })
}

const nextOf = (line: Tariff, departures: readonly Departure[]): Departure[] =>
  departures.filter((departure) => runsOnLine(departure, line)).slice(0, nextDepartures)

function departureOffers({ wish, tariffs, legs, departures, asking }: PriceMaterial, now: Date): Offer[] {
  return offeredOn(tariffs, departures, now).flatMap(({ line, departure }) =>
    joinLegs([line], legsOn(legs, departure.departsOn), wish).map((parts) => offerOf(parts, [departure], asking)),
  )
}

function leavingOn(material: PriceMaterial, to: string, now: Date): { day: string; offer: Offer }[] {
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

async function pageOf(all: readonly Offer[], material: PriceMaterial, call: Reader) {
  const { query, asking, wish } = material
  const { pageIndex, pageSize } = query
  const wantedOffers = all.filter((offer) => isWanted(asking.mode, offer, query))
  const { sort, sortName = asking.mode.usualSort } = query
  // Without departures the versions of a line stand on no rows of their own; one that does not price the load hides none that does.
  const isFolded = query.folded || !hasDepartures(asking.mode.code)
  const offers = sortedOffers(isFolded ? foldedOffers(wantedOffers) : wantedOffers, { sort, sortName })
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
