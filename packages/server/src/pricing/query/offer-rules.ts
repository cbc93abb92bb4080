import type { PriceSort } from '@landbridge/contract/pricing/price-query'
import { everyDayBetween, weekdayOf } from '@landbridge/contract/shared/calendar-day'
import { hasDepartures } from '@landbridge/contract/shared/modes'
import { hasSpace, isOpen } from '../departure/space-rules.ts'
import { offerSplit } from '../price/combined-price-rules.ts'
import type { Departure } from '../price/departure-row.ts'
import { type LegPrice, lastDayOf, linesOn, type Parts, type Tariff, versionOn } from '../price/line-rules.ts'
import type { Offer, OfferAsking, PricingMode } from '../price/pricing-mode.ts'
import { byPrice } from '../price-order-rules.ts'

export function offerOf(parts: Parts, departures: readonly Departure[], asking: OfferAsking): Offer {
  const days = (parts.first?.transitDays ?? 0) + (parts.last?.transitDays ?? 0)
  const terms = asking.withHead ? parts.line?.terms : undefined
  const [validFrom, validTo] = [validFromOf(parts), validToOf(parts, asking.versions)]
  return {
    ...parts,
    departures: departures.filter(({ departsOn }) => validFrom <= departsOn && departsOn <= validTo),
    validFrom,
    validTo,
    prices: asking.mode.pricesOf(parts, asking),
    split: offerSplit(parts, asking),
    transitDaysMin: days + (terms?.transitDaysMin ?? 0),
    transitDaysMax: days + (terms?.transitDaysMax ?? 0),
  }
}

/** A departure runs the lane of a line, and is the line's own where prices are a carrier's. */
export const runsOnLine = (departure: Departure, line: Tariff): boolean =>
  departure.originCode === line.originCode &&
  departure.destinationCode === line.destinationCode &&
  (departure.entryPortCode ?? '') === (line.entryPortCode ?? '') &&
  (departure.carrierCode ?? '') === (line.terms.carrierCode ?? '')

/** Road before and after the main haul: not priced, priced where there is a price, or required. */
export type LegWish = 'no' | 'maybe' | 'must'
export type Joining = {
  withFirst: LegWish
  withLast: LegWish
  /** Terminals that the question names: a line from another one needs the road to it. */
  originCode?: string | undefined
  destinationCode?: string | undefined
}

/** A line between the terminals of the question may stand without the road. */
export function joinLegs(
  lines: readonly Tariff[],
  legs: readonly LegPrice[],
  { withFirst, withLast, originCode, destinationCode }: Joining,
): Parts[] {
  return lines.flatMap((line) => {
    const firstWish = line.originCode === originCode || withFirst === 'no' ? withFirst : 'must'
    const lastWish = line.destinationCode === destinationCode || withLast === 'no' ? withLast : 'must'
    const firsts = legsAt(legs, { leg: 'T', portCode: line.originCode }, firstWish)
    const lasts = legsAt(legs, { leg: 'H', portCode: line.destinationCode }, lastWish)
    return firsts.flatMap((first) => lasts.map((last) => ({ line, first, last })))
  })
}

function legsAt(
  legs: readonly LegPrice[],
  { leg, portCode }: Pick<LegPrice, 'leg' | 'portCode'>,
  wanted: LegWish,
): (LegPrice | undefined)[] {
  if (wanted === 'no') return [undefined]
  const found = legs.filter((one) => one.leg === leg && one.portCode === portCode)
  return found.length > 0 || wanted === 'must' ? found : [undefined]
}

/** The lines of a lane as they can be booked next: each in the version of its next departure, or of a day where none goes. */
export function linesNext(tariffs: readonly Tariff[], departures: readonly Departure[], from: string): Tariff[] {
  const lines = Map.groupBy(tariffs, ({ lineage }) => lineage)
  return [...lines.values()].flatMap((versions) => {
    const next = departures.find((departure) => versions.some((line) => runsOnLine(departure, line)))
    return versionOn(versions, next?.departsOn ?? from) ?? versionOn(versions, from) ?? []
  })
}

/** Each open departure that the lines run, with the version of the line that holds on its day. */
export function offeredOn(
  tariffs: readonly Tariff[],
  departures: readonly Departure[],
  now: Date,
): { line: Tariff; departure: Departure }[] {
  return departures
    .filter((departure) => isOpen(departure, now))
    .flatMap((departure) => {
      const running = tariffs.filter((line) => runsOnLine(departure, line))
      return linesOn(running, departure.departsOn).map((line) => ({ line, departure }))
    })
}

/** Each day on which a line runs by its days of the week, with the version that holds on it. */
export function runsOn(
  tariffs: readonly Tariff[],
  { from, to }: { from: string; to: string },
): { line: Tariff; day: string }[] {
  return everyDayBetween(from, to).flatMap((day) =>
    linesOn(tariffs, day)
      .filter((line) => line.terms.weekdays.includes(weekdayOf(day)))
      .map((line) => ({ line, day })),
  )
}

/** The offers of one line and route as one, with all its departures and later versions. */
export function foldedOffers(offers: readonly Offer[]): Offer[] {
  const waysOf = ({ line, first, last }: Offer) =>
    [line?.lineage ?? line?.id, first && roadOf(first), last && roadOf(last)].join()
  return [...Map.groupBy(offers, waysOf).values()].flatMap((sameWay) => {
    const [one, ...others] = inOrderOfDays(sameWay)
    if (!one) return []
    const departures = [one, ...others].flatMap((offer) => offer.departures)
    const versions = others.filter((offer, index) => isOther(offer, [one, ...others.slice(0, index)]))
    return {
      ...one,
      departures: departures.toSorted((a, b) => a.etd.getTime() - b.etd.getTime()),
      ...(versions.length > 0 && { versions }),
    }
  })
}

const roadOf = ({ leg, portCode, cityCode }: LegPrice): string => `${leg} ${portCode} ${cityCode}`

const pricedBy = ({ line, first, last }: Parts): string => [line?.id, first?.id, last?.id].join()

const isOther = (offer: Offer, before: readonly Offer[]): boolean =>
  before.every((one) => pricedBy(one) !== pricedBy(offer))

const inOrderOfDays = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((a, b) => etdOf(a) - etdOf(b) || a.validFrom.localeCompare(b.validFrom))

/** Offers in the order asked for, prices that are missing last; equal ones by the next departure, then by line. */
export function sortedOffers(
  offers: readonly Offer[],
  { sortName, sort }: { sortName: PriceSort; sort: 'asc' | 'desc' },
): Offer[] {
  return offers.toSorted(
    (a, b) => compareBy(sortName, a, b, sort) || etdOf(a) - etdOf(b) || lineNoOf(a).localeCompare(lineNoOf(b)),
  )
}

const etdOf = (offer: Offer): number => offer.departures[0]?.etd.getTime() ?? Number.MAX_SAFE_INTEGER
const lineNoOf = (offer: Offer): string => offer.line?.lineNo ?? offer.first?.cityCode ?? offer.last?.cityCode ?? ''

function compareBy(sortName: PriceSort, a: Offer, b: Offer, sort: 'asc' | 'desc'): number {
  const way = sort === 'desc' ? -1 : 1
  switch (sortName) {
    case 'etd':
      return (etdOf(a) - etdOf(b)) * way
    case 'transitDaysMin':
      return (a.transitDaysMin - b.transitDaysMin) * way
    case 'validTo':
      return a.validTo.localeCompare(b.validTo) * way
    case 'emissionKg':
      return ((a.line?.terms.distanceKm ?? 0) - (b.line?.terms.distanceKm ?? 0)) * way
    default:
      return byPrice(a.prices[sortName] ?? loadPrice(a), b.prices[sortName] ?? loadPrice(b), sort)
  }
}

const loadPrice = ({ prices, line }: Offer): string | undefined =>
  prices.loadPrice ?? (Object.keys(prices).length === 0 ? line?.terms.sharedContainer?.perM3 : undefined)

/** The last day of departure on which all parts hold: none is over, and no newer version of the line has begun. */
export const validToOf = ({ line, first, last }: Parts, versions: readonly Tariff[]): string =>
  [line && lastDayOf(line, versions), first?.validTo, last?.validTo].flatMap((day) => day ?? []).toSorted()[0] ?? ''

export const validFromOf = ({ line, first, last }: Parts): string =>
  [line?.validFrom, first?.validFrom, last?.validFrom]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1) ?? ''

/** Offers by days of the week alone sell no space, so that they always have some. */
export const offerHasSpace = (offer: Offer, mode: Pick<PricingMode, 'code'>): boolean =>
  !hasDepartures(mode.code) || offer.departures.some(hasSpace)
