import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { businessDay } from '@landbridge/contract/shared/business-day'
import {
  compareAmounts,
  type Money,
  percentOf,
  product,
  type Rates,
  sumsPerCurrency,
  type Worth,
  worthIn,
} from '@landbridge/contract/shared/money'
import { Decimal } from 'decimal.js'
import type { AgreedPrice, Booking, ChangeRequest } from './booking.ts'

/** A price of these lines: every amount rounded at its line, one sum per currency; currencies are never added together. */
export function priceOfLines(
  lines: readonly PriceLine[],
  { reason, at }: { reason?: string | undefined; at: Date },
): AgreedPrice {
  const worked = lines.map((line) => ({
    ...line,
    amount: product(line.unitPrice, line.quantity, line.currency),
  }))
  return { lines: worked, totals: sumsPerCurrency(worked), reason, at: at.toISOString() }
}

/** The lines of a price as it was quoted. */
export const linesOfQuote = (quote: PriceSnapshot | undefined): PriceLine[] =>
  (quote?.charges ?? []).map((charge) => ({
    chargeCode: charge.chargeCode,
    currency: charge.currency,
    unit: charge.unit,
    quantity: charge.quantity,
    unitPrice: charge.unitPrice,
    amount: charge.amount,
    ...(charge.containerType && { containerType: charge.containerType }),
  }))

/** An offer that was accepted, kept as the price that the booking stands on. */
export function quoteOfOffer(
  { id, price, departureId, until }: Pick<ChangeRequest, 'id' | 'departureId' | 'until'> & { price: AgreedPrice },
  now: Date,
): PriceSnapshot {
  const [total, ...others] = price.totals
  return {
    tariffId: id,
    departureId,
    lineNo: '',
    revision: 1,
    legType: 'Q',
    currency: total?.currency ?? 'USD',
    amount: others.length === 0 ? total?.amount : undefined,
    totals: price.totals,
    charges: price.lines.map((line) => ({
      section: 'main',
      chargeCode: line.chargeCode,
      containerType: line.containerType,
      unit: line.unit,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      currency: line.currency,
      amount: line.amount ?? '0',
      exchangeRate: '1',
      convertedAmount: line.amount ?? '0',
    })),
    pricedOn: businessDay(now),
    validTo: businessDay(until ?? now),
    sample: false,
  }
}

/** Whether what was agreed comes to something else than what was quoted. */
export function differsFromQuote(agreed: AgreedPrice, quote: PriceSnapshot | undefined): boolean {
  if (!quote) return false
  const sums = (totals: readonly { currency: string; amount: string }[]) =>
    totals.map(({ currency, amount }) => `${currency}${new Decimal(amount).toFixed()}`).toSorted()
  return sums(agreed.totals).join() !== sums(quote.totals).join()
}

/** What a cancellation costs by the time it comes: nothing before the first cut-off, a part of the price after it, and more once the customs cut-off has passed. */
const cancellationSteps = [
  { from: 'SI', percent: 10 },
  { from: 'CARGO', percent: 25 },
  { from: 'CUSTOMS', percent: 50 },
] as const

/** The currency in which the fee of a price is counted: the one that its first line is priced in. */
export const feeCurrencyOf = (agreed: AgreedPrice | undefined): string | undefined => agreed?.totals[0]?.currency

/**
 * The fee of a cancellation now, in one currency, of everything that was agreed: `rates` lead into that currency, and one that is missing
 * is said. None while nothing was agreed.
 */
export function cancellationFee(
  { agreed, given }: Pick<Booking, 'agreed' | 'given'>,
  { rates, now }: { rates: Rates; now: Date },
): Worth | undefined {
  const currency = feeCurrencyOf(agreed)
  if (!agreed || !currency || !given) return undefined
  const passed = (kind: string) => given.cutoffs.some((cutoff) => cutoff.cutoffKind === kind && cutoff.at <= now)
  const percent = Math.max(0, ...cancellationSteps.filter((step) => passed(step.from)).map((step) => step.percent))
  const fees = agreed.totals.map((total) => ({
    currency: total.currency,
    amount: percentOf(total.amount, String(percent), total.currency),
  }))
  return worthIn(fees, currency, rates)
}

/** How a company stands to its credit: what it uses of it, in its currency, or the currencies that no rate leads from. */
export type CreditStanding = { isOver: boolean; used?: string; noRate?: readonly string[] }

/** Open bookings of these amounts against a credit. What cannot be counted for want of a rate counts as over, and says why. */
export function creditStandingOf(
  used: readonly Money[],
  { limit, currency, rates }: { limit: string; currency: string; rates: Rates },
): CreditStanding {
  const worth = worthIn(used, currency, rates)
  if ('noRate' in worth) return { isOver: true, noRate: worth.noRate }
  return { isOver: compareAmounts(worth.amount, limit) > 0, used: worth.amount }
}
