import type { Rates } from '@landbridge/contract/shared/money'
import type { Tariff } from '../price/line-rules.ts'
import type { Equipment, PricingMode } from '../price/pricing-mode.ts'
import { byPrice } from '../price-order-rules.ts'

export type PricedLine = { line: Tariff; price: string; currency: string; isInQueryCurrency: boolean }

/** Prices in the currency of the query, or the line's own where no rate leads there; lines without this price are left out. */
export const pricedLines = (
  lines: readonly Tariff[],
  {
    mode,
    currency,
    rates,
    equipment,
  }: { mode: Pick<PricingMode, 'lineCosts'>; currency: string; rates: Rates; equipment: Equipment },
): PricedLine[] =>
  lines.flatMap((line) => {
    const isKnown = rates.has(line.currency)
    const into = isKnown ? currency : line.currency
    const price = mode.lineCosts(line, {
      currency: into,
      rates: isKnown ? rates : new Map([[line.currency, '1']]),
      equipment,
    })
    return price ? [{ line, price, currency: into, isInQueryCurrency: into === currency }] : []
  })

type Heat = (line: Tariff) => number

/** The lanes of most heat and most days of departure, one for each destination, each by its cheapest line. */
export function hottest(lines: readonly PricedLine[], heatOf: Heat, limit: number): PricedLine[] {
  const cheapest = cheapestOfLanes(lines)
  const departureDaysOf = ({ line }: PricedLine) =>
    new Set(lines.filter((one) => isSameLane(one.line, line)).flatMap((one) => one.line.terms.weekdays)).size
  const ranked = cheapest
    .map((lane) => ({ lane, heat: heatOf(lane.line), departureDays: departureDaysOf(lane) }))
    .toSorted((a, b) => b.heat - a.heat || b.departureDays - a.departureDays || cheaperFirst(a.lane, b.lane))
    .map(({ lane }) => lane)
  return firstOf(ranked, ({ line }) => line.destinationCode).slice(0, limit)
}

export const cheapestOfLanes = (lines: readonly PricedLine[]): PricedLine[] =>
  firstOf(lines.toSorted(cheaperFirst), ({ line }) => `${line.originCode} ${line.destinationCode}`)

const isSameLane = (a: Tariff, b: Tariff): boolean =>
  a.originCode === b.originCode && a.destinationCode === b.destinationCode

/** Amounts of two currencies are not compared: those of the asked one stand first, then those of each other one together. */
const cheaperFirst = (a: PricedLine, b: PricedLine): number =>
  Number(b.isInQueryCurrency) - Number(a.isInQueryCurrency) ||
  a.currency.localeCompare(b.currency) ||
  byPrice(a.price, b.price) ||
  a.line.lineNo.localeCompare(b.line.lineNo)

function firstOf<T>(all: readonly T[], kindOf: (one: T) => string): T[] {
  const seen = new Map<string, T>()
  for (const one of all) if (!seen.has(kindOf(one))) seen.set(kindOf(one), one)
  return [...seen.values()]
}

export const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) => index).flatMap((index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  )

/** Each border on the way once, by the station that is reached first: the one right after it stands on its other side. */
export function crossings(stations: readonly string[], isBorder: (station: string) => boolean): string[] {
  const found: string[] = []
  for (let i = 0; i < stations.length; i += 1) {
    const station = stations[i] ?? ''
    if (!isBorder(station)) continue
    found.push(station)
    if (isBorder(stations[i + 1] ?? '')) i += 1
  }
  return found
}
