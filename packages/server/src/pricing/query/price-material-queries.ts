import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import { placeModes } from '@landbridge/contract/reference/place'
import { businessDay, startOfBusinessDay } from '@landbridge/contract/shared/business-day'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { hasDepartures } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel, placesByCode, truckTypesByCode } from '../../reference/index.ts'
import { searchDepartures } from '../departure/departure-store.ts'
import type { Departure } from '../price/departure-row.ts'
import type { LegPrice, Tariff } from '../price/line-rules.ts'
import type { OfferAsking, PricingMode } from '../price/pricing-mode.ts'
import { fcaTerminalFor, keeperFor } from '../price-access-queries.ts'
import { searchLegs } from '../tariff/leg-price-store.ts'
import { searchLines } from '../tariff/tariff-store.ts'
import { endsOfQuery } from './place-lookup-queries.ts'
import { atTheirPorts, checkPriceQuery, type Ends, loadOfQuery, type Wish, wishOf } from './price-query-rules.ts'
import { ratesInto } from './query-rate-queries.ts'

type Reader = Call<Actor>

const daysAhead = 35
export const nextDepartures = 3

export type PriceMaterial = {
  query: PriceQuery
  wish: Wish
  from: string
  to: string
  tariffs: Tariff[]
  legs: LegPrice[]
  departures: Departure[]
  asking: OfferAsking
}

type Search = { mode: PricingMode; perLane?: number }

/** The material of a price query: lines, legs, departures, rates, equipment and terms of sale. */
export async function gatherPrices(query: PriceQuery, call: Reader, { mode, perLane }: Search): Promise<PriceMaterial> {
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

/** Refuses places of empties that are no cities, at their fields. */
async function checkEmptyPlaces(tx: Tx, query: PriceQuery): Promise<void> {
  const namedFields = (['emptyPickUpPlace', 'emptyReturnPlace'] as const).filter((name) => query[name])
  if (namedFields.length === 0) return
  const codes = namedFields.map((name) => query[name] ?? '')
  const lists = await Promise.all(placeModes.map((list) => placesByCode(tx, list, codes)))
  const wrong = namedFields.filter((name) => !lists.some((list) => list.has(query[name] ?? '')))
  if (wrong.length === 0) return
  throw new Problem('shared.invalid-input', Object.fromEntries(wrong.map((name) => [name, 'pricing.port-unknown'])))
}

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

function lanesOf({ origin, destination }: Ends, legs: readonly LegPrice[]) {
  const joined = (leg: 'T' | 'H') => legs.filter((one) => one.leg === leg).map((one) => one.portCode)
  return {
    originCodes: origin && [...(origin.terminals ?? [origin.code]), ...joined('T')],
    destinationCodes: destination && [...(destination.terminals ?? [destination.code]), ...joined('H')],
  }
}
