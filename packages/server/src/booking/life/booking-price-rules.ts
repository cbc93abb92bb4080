import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import type { BoxLine } from '@landbridge/contract/booking/form/box-lines'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { decimalsOf } from '@landbridge/contract/shared/money'
import { Decimal } from 'decimal.js'
import type { AgreedPrice, Booking, ChangeRequest } from './booking.ts'

/** An amount rounded half up to what its currency has. */
const rounded = (amount: Decimal, currency: string): string =>
  amount.toDecimalPlaces(decimalsOf(currency), Decimal.ROUND_HALF_UP).toFixed(decimalsOf(currency))

/** A price of these lines: every amount rounded at its line, one sum per currency; currencies are never added together. */
export function priceOfLines(
  lines: readonly PriceLine[],
  { reason, at }: { reason?: string | undefined; at: Date },
): AgreedPrice {
  const worked = lines.map((line) => ({
    ...line,
    amount: rounded(new Decimal(line.unitPrice).times(line.quantity), line.currency),
  }))
  const byCurrency = Map.groupBy(worked, (line) => line.currency)
  const totals = [...byCurrency].map(([currency, some]) => ({
    currency,
    amount: rounded(Decimal.sum(...some.map((line) => line.amount)), currency),
  }))
  return { lines: worked, totals, reason, at: at.toISOString() }
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

/** The fee of a cancellation now, in the currency of the price; none while nothing was agreed. */
export function cancellationFee({ agreed, given }: Pick<Booking, 'agreed' | 'given'>, now: Date) {
  const [total] = agreed?.totals ?? []
  if (!total || !given) return undefined
  const passed = (kind: string) => given.cutoffs.some((cutoff) => cutoff.cutoffKind === kind && cutoff.at <= now)
  const percent = Math.max(0, ...cancellationSteps.filter((step) => passed(step.from)).map((step) => step.percent))
  return {
    amount: rounded(new Decimal(total.amount).times(percent).div(100), total.currency),
    currency: total.currency,
  }
}

/** The boxes of a form as a train counts them. */
export const spaceBoxes = ({ boxes }: Pick<BookingForm, 'boxes'>) =>
  (boxes ?? []).flatMap(({ containerType, containerQty, containerOwner }: BoxLine) =>
    containerType && containerQty ? [{ containerType, quantity: containerQty, owner: containerOwner ?? 'C' }] : [],
  )

/** Whether open bookings of these amounts use up a credit; amounts in another currency come with their rate. */
export function isOverCredit(
  used: readonly { currency: string; amount: string }[],
  { limit, currency, rates }: { limit: string | null; currency: string | null; rates: ReadonlyMap<string, string> },
): boolean {
  if (limit === null || currency === null) return false
  return usedIn(used, currency, rates).gt(limit)
}

/** What is used of a credit, in its currency. */
export function usedIn(
  used: readonly { currency: string; amount: string }[],
  currency: string,
  rates: ReadonlyMap<string, string>,
): Decimal {
  return used.reduce((sum, one) => {
    const rate = one.currency === currency ? '1' : (rates.get(one.currency) ?? '0')
    return sum.plus(new Decimal(one.amount).times(rate))
  }, new Decimal(0))
}
