import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { businessDay } from '@landbridge/contract/shared/business-day'
import {
  compareAmounts,
  lineAmount,
  type Money,
  percentOf,
  type Rates,
  sumsPerCurrency,
  type Worth,
  worthIn,
} from '@landbridge/contract/shared/money'
import { Decimal } from 'decimal.js'
import type { AgreedPrice, Booking, ChangeRequest, Lift } from './booking.ts'

/** What a booking that waits comes to as it stands; nothing while its price is to be quoted. */
export const priceStanding = ({ quote, toQuote }: Pick<Booking, 'quote' | 'toQuote'>): readonly Money[] =>
  toQuote ? [] : (quote?.totals ?? [])

/** Whether a price leaves something to be quoted apart, so that its charges are no whole. */
export const isPartly = ({ quotedApart = [] }: Pick<PriceSnapshot, 'quotedApart'>): boolean => quotedApart.length > 0

/** A price of these lines: every amount rounded at its line, one sum per currency; currencies are never added together. */
export function priceOfLines(
  lines: readonly PriceLine[],
  { reason, at }: { reason?: string | undefined; at: Date },
): AgreedPrice {
  const worked = lines.map((line) => ({
    ...line,
    amount: lineAmount(line),
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

/** Whether a price was offered by us and not taken from a line of the tariff, which bears a number. */
export const isOfOffer = ({ lineNo }: Pick<PriceSnapshot, 'lineNo'>): boolean => lineNo === ''

/** Charges for changing one's mind: they stand in a price beside what was quoted for the transport. */
const feeCodes: readonly string[] = ['AMND', 'CANC']
const isFee = ({ chargeCode }: Pick<PriceLine, 'chargeCode'>) => feeCodes.includes(chargeCode)

/** A fee as a line of a price; none where it comes to nothing. */
export const feeLines = (chargeCode: 'AMND' | 'CANC', fee: Money | undefined): PriceLine[] =>
  fee && Number(fee.amount) > 0
    ? [{ chargeCode, currency: fee.currency, unit: 'SHPT', quantity: '1', unitPrice: fee.amount }]
    : []

/** The fees that a price has come by so far. */
export const feesIn = (agreed: AgreedPrice | undefined): PriceLine[] => (agreed?.lines ?? []).filter(isFee)

/** What the transport alone comes to, per currency. */
const transportIn = ({ lines }: AgreedPrice): Money[] =>
  sumsPerCurrency(lines.filter((line) => !isFee(line)).map(({ currency, amount = '0' }) => ({ currency, amount })))

/** Whether what was agreed for the transport comes to something else than what was quoted. */
export function differsFromQuote(agreed: AgreedPrice, quote: PriceSnapshot | undefined): boolean {
  if (!quote) return false
  return sumsText(transportIn(agreed)) !== sumsText(quote.totals)
}

/** Sums of several currencies as a text that is the same for the same sums. */
const sumsText = (totals: readonly Money[]): string =>
  totals
    .map(({ currency, amount }) => `${currency}${new Decimal(amount).toFixed()}`)
    .toSorted()
    .join()

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
  const fees = transportIn(agreed).map((total) => ({
    currency: total.currency,
    amount: percentOf(total.amount, String(percent), total.currency),
  }))
  return worthIn(fees, currency, rates)
}

/** The currency in which the whole of a price is told: the one that it is billed in, else the one of its first charge; none where every sum is in it. */
export function worthCurrencyOf(
  totals: readonly Money[],
  settleCurrency: string | null | undefined,
): string | undefined {
  const currency = settleCurrency && settleCurrency !== 'ORIGINAL' ? settleCurrency : totals[0]?.currency
  return totals.some((total) => total.currency !== currency) ? currency : undefined
}

/** The credit of a company: its limit, what its accepted bookings use of that, and the rates into its currency. */
export type Credit = { limit: string; currency: string; rates: Rates; used: readonly Money[] }

/** How a company stands to its credit: what it uses of it, in its currency, or the currencies that no rate leads from. */
export type CreditStanding = { isOver: boolean; used?: string; noRate?: readonly string[] }

/**
 * How a company stands to its credit when another price comes to what it uses; one without a credit is never over it. What cannot be
 * counted for want of a rate counts as over, and says why.
 */
export function creditStandingOf(credit: Credit | undefined, more: readonly Money[] = []): CreditStanding {
  if (!credit) return { isOver: false }
  const { limit, currency, rates } = credit
  const [used, whole] = [credit.used, [...credit.used, ...more]].map((sums) => worthIn(sums, currency, rates))
  const known = used && 'amount' in used ? { used: used.amount } : {}
  if (!whole || 'noRate' in whole) return { ...known, isOver: true, noRate: whole?.noRate ?? [] }
  return { ...known, isOver: compareAmounts(whole.amount, limit) > 0 }
}

/** Whether a credit was lifted for as much as a price comes to now. A lift that saw no price was given whatever it would be. */
export function coversPrice({ price: seen }: Lift, price: readonly Money[], credit: Credit | undefined): boolean {
  if (!seen || !credit) return true
  const [lifted, asked] = [seen, price].map((sums) => worthIn(sums, credit.currency, credit.rates))
  if (!lifted || !asked || 'noRate' in lifted || 'noRate' in asked) return sumsText(seen) === sumsText(price)
  return compareAmounts(asked.amount, lifted.amount) <= 0
}
