import { decimalsOf } from '@landbridge/contract/shared/money'
import { Decimal } from 'decimal.js'

/** Rates into the asked currency, by the currency they come from. */
export type Rates = ReadonlyMap<string, string>

/** An amount at a rate, rounded half up to what the currency counts in. */
export function converted(amount: string, rate: string, currency: string): string {
  return rounded(new Decimal(amount).times(rate), currency)
}

export function rounded(amount: Decimal, currency: string): string {
  const decimals = decimalsOf(currency)
  return amount.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toFixed(decimals)
}

/** A sum of rounded lines in one currency. */
export const sumOf = (amounts: readonly string[], currency: string): string =>
  rounded(
    amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)),
    currency,
  )

/** The smaller price first; one that is missing stands last whichever way the list runs. */
export function byPrice(a: string | undefined, b: string | undefined, sort: 'asc' | 'desc' = 'asc'): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return new Decimal(a).cmp(b) * (sort === 'desc' ? -1 : 1)
}
