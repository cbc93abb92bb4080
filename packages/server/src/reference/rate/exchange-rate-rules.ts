import { Decimal } from 'decimal.js'
import type { ExchangeRate } from '../reference-types.ts'

export type CrossRate = { rate: string; yearMonth: string; sample: boolean }

/** The rate of a month between two currencies over CNY; without one of that month, the newest before it. */
export function crossRate(
  rates: readonly ExchangeRate[],
  from: string,
  to: string,
  yearMonth: string,
): CrossRate | undefined {
  const [one, other] = [rateOf(rates, from, yearMonth), rateOf(rates, to, yearMonth)]
  if (!one || !other) return undefined
  const rate = from === to ? new Decimal(1) : new Decimal(one.rate).div(other.rate)
  const older = one.yearMonth < other.yearMonth ? one : other
  return { rate: printedRate(rate), yearMonth: older.yearMonth, sample: one.sample || other.sample }
}

/** Rates have six places; one that is very small keeps six digits instead. */
export function printedRate(rate: Decimal): string {
  const printed = rate.abs().lt('0.1') ? rate.toSignificantDigits(6) : rate.toDecimalPlaces(6)
  return printed.toFixed()
}

function rateOf(rates: readonly ExchangeRate[], currency: string, yearMonth: string) {
  if (currency === 'CNY') return { rate: '1', yearMonth, sample: false }
  return rates
    .filter((rate) => rate.currency === currency && rate.yearMonth <= yearMonth)
    .toSorted((a, b) => b.yearMonth.localeCompare(a.yearMonth))[0]
}
