import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { hasDepartures } from '@landbridge/contract/shared/modes'
import type { Text, TextKey } from '../../platform/text.tsx'
import { modeCodeOf, priceWordsOf } from '../modes/price-words.ts'
import type { Headline, PricingModeView } from '../price/pricing-mode-view.ts'
import { firstRunOf, fittingDeparture, pricedOn } from './offer-words.ts'
import type { QueryState } from './query-state.ts'

const hourMs = 3_600_000

/** The departure and the truck that a reader chose of an offer. */
export type OfferChoice = { departureId?: string; picked?: string }

export type FirstCutoff = { name: TextKey; at: number; zone?: string; hoursBefore?: number }

/** From departure to arrival, the longest that it may take, and the first thing that is due before. */
export type OfferTimes = { departs: number; arrives: number; latest: number; cutoff?: FirstCutoff | undefined }

export type ShownOffer = {
  key: string
  offered: PriceRow
  /** The offer as it is priced on the day of its departure. */
  row: PriceRow
  departure: DepartureView | undefined
  picked: string
  headline: Headline
  times: OfferTimes | undefined
}

export const offerKey = (row: PriceRow): string => [row.id, ...row.stops.map((stop) => stop.placeCode)].join()

export function shownOffer(offered: PriceRow, state: QueryState, choice: OfferChoice = {}, text: Text): ShownOffer {
  const departure =
    offered.departures.find(({ id }) => id === choice.departureId) ?? fittingDeparture(offered.departures, state)
  const row = pricedOn(offered, departure?.departsOn)
  const picked = choice.picked ?? state.mode.pickedFirst?.(row, state) ?? ''
  return {
    key: offerKey(offered),
    offered,
    row,
    departure,
    picked,
    headline: state.mode.headline(row, state, { picked, text }),
    times: departure ? timesOf(row, departure, state.mode) : timesByWeekday(row, state),
  }
}

function timesOf(row: PriceRow, departure: DepartureView, mode: PricingModeView): OfferTimes {
  const [departs, arrives] = [departure.etd.getTime(), departure.eta.getTime()]
  const before = row.parts.find(({ legType }) => legType === 'T')?.transitDaysMin ?? 0
  const latest = Math.max(arrives, departs + (row.transitDaysMax - before) * dayMs)
  return { departs, arrives, latest, cutoff: firstCutoff(departure, mode) }
}

/** The earliest of all cut-offs: whoever misses it misses the departure. */
function firstCutoff(departure: DepartureView, mode: PricingModeView): FirstCutoff | undefined {
  const cutoffs = [
    [priceWordsOf(mode).papersCutoff ?? 'pricing.si-cutoff', departure.siCutoff],
    ['pricing.vgm-cutoff', departure.vgmCutoff],
    ['pricing.cargo-cutoff', departure.cargoCutoff],
    ['pricing.customs-cutoff', departure.customsCutoff],
    ['pricing.filing-cutoff', departure.filingCutoff],
  ] as const
  return cutoffs
    .flatMap(([name, at]) => (at ? [{ name, at: at.getTime(), zone: departure.cutoffZone }] : []))
    .toSorted((a, b) => a.at - b.at)[0]
}

/** Weekday services leave on the first of their days; a lane whose departures are over has no times. */
function timesByWeekday(row: PriceRow, state: QueryState): OfferTimes | undefined {
  if (hasDepartures(modeCodeOf(state.mode)) || row.legType !== 'Q') return undefined
  const departs = Date.parse(`${firstRunOf(row, state)}T00:00:00Z`)
  const { cargoCutoffHours: hoursBefore } = row
  return {
    departs,
    arrives: departs + row.transitDaysMin * dayMs,
    latest: departs + row.transitDaysMax * dayMs,
    ...(hoursBefore > 0 && {
      cutoff: { name: 'pricing.cargo-cutoff', at: departs - hoursBefore * hourMs, hoursBefore },
    }),
  }
}

/** The times of every departure of an offer, so that an axis over them stays as it is when another one is chosen. */
export function momentsOf(offered: PriceRow, state: QueryState): number[] {
  const times =
    offered.departures.length > 0
      ? offered.departures.map((one) => timesOf(offered, one, state.mode))
      : [timesByWeekday(offered, state)]
  return times.flatMap((one) => (one ? [one.cutoff?.at ?? one.departs, one.latest] : []))
}

/** The cheapest and the fastest of several offers, where one alone is. */
export function bestOf(offers: readonly ShownOffer[]): { cheapest?: string; fastest?: string } {
  const least = (figureOf: (offer: ShownOffer) => number | undefined) => {
    const figures = offers.map(figureOf)
    const known = figures.filter((figure) => figure !== undefined)
    const lowest = Math.min(...known)
    const [one, other] = offers.filter((_, i) => figures[i] === lowest)
    return known.length > 1 && one && !other ? one.key : undefined
  }
  const cheapest = least(({ headline }) => (headline.amount === undefined ? undefined : Number(headline.amount)))
  const fastest = least(({ times }) => times && times.arrives - times.departs)
  return { ...(cheapest && { cheapest }), ...(fastest && { fastest }) }
}
