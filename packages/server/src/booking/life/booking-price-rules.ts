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

/** The sums of a booking that waits, as it stands; nothing while its price is to be quoted. */
export const priceStanding = ({ quote, toQuote }: Pick<Booking, 'quote' | 'toQuote'>): readonly Money[] =>
  toQuote ? [] : (quote?.owed ?? quote?.totals ?? [])

/** True for a price that leaves something to be quoted apart, so that its charges are no whole. */
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

export const linesOfQuote = (quote: PriceSnapshot | undefined): PriceLine[] => linesOfCharges(quote?.charges)

export const linesOfCharges = (charges: PriceSnapshot['charges'] = []): PriceLine[] =>
  charges.map((charge) => ({
    chargeCode: charge.chargeCode,
    currency: charge.currency,
    unit: charge.unit,
    quantity: charge.quantity,
    unitPrice: charge.unitPrice,
    amount: charge.amount,
    ...(charge.containerType && { containerType: charge.containerType }),
    ...(charge.payer && { payer: charge.payer }),
    ...(charge.block && { block: charge.block }),
  }))

/** An offer that was accepted, kept as the price that the booking stands on. */
export function quoteOfOffer(
  { id, price, departureId, until }: Pick<ChangeRequest, 'id' | 'departureId' | 'until'> & { price: AgreedPrice },
  now: Date,
  before?: PriceSnapshot,
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
    ...(price.owed && { owed: price.owed }),
    ...(before?.isLinerOut && { isLinerOut: true }),
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
      ...(line.payer && { payer: line.payer }),
      ...(line.block && { block: line.block }),
    })),
    pricedOn: businessDay(now),
    validTo: businessDay(until ?? now),
    sample: false,
  }
}

/** True for a price that we offered: one taken from a line of the tariff bears a number. */
export const isOfOffer = ({ lineNo }: Pick<PriceSnapshot, 'lineNo'>): boolean => lineNo === ''

/** Charges for changing one's mind: they stand in a price beside what was quoted for the transport. */
const feeCodes: readonly string[] = ['AMND', 'CANC']
export const isFee = ({ chargeCode }: Pick<PriceLine, 'chargeCode'>) => feeCodes.includes(chargeCode)

export const feeLines = (chargeCode: 'AMND' | 'CANC', fee: Money | undefined): PriceLine[] =>
  fee && Number(fee.amount) > 0
    ? [{ chargeCode, currency: fee.currency, unit: 'SHPT', quantity: '1', unitPrice: fee.amount }]
    : []

export const feesIn = (agreed: AgreedPrice | undefined): PriceLine[] => (agreed?.lines ?? []).filter(isFee)

/** The sums of the transport alone, per currency. */
const transportIn = ({ lines, paidDirectly = [] }: AgreedPrice): Money[] => {
  const transport = [...lines.filter((line) => !isFee(line)), ...paidDirectly]
  return sumsPerCurrency(transport.map(({ currency, amount = '0' }) => ({ currency, amount })))
}

/** True where the transport was agreed at other sums than were quoted. */
export function differsFromQuote(agreed: AgreedPrice, quote: PriceSnapshot | undefined): boolean {
  if (!quote) return false
  const quoted = sumsPerCurrency([...quote.totals, ...(quote.paidDirectly ?? [])])
  return sumsText(transportIn(agreed)) !== sumsText(quoted)
}

/** Sums of several currencies as a text that is the same for the same sums. */
const sumsText = (totals: readonly Money[]): string =>
  totals
    .map(({ currency, amount }) => `${currency}${new Decimal(amount).toFixed()}`)
    .toSorted()
    .join()

/** The part of the price that a cancellation costs: nothing before the first cut-off, and more once the customs cut-off has passed. */
const cancellationSteps = [
  { from: 'SI', percent: 10 },
  { from: 'CARGO', percent: 25 },
  { from: 'CUSTOMS', percent: 50 },
] as const

/** The currency in which the fee of a price is counted: the one that its first line is priced in. */
export const feeCurrencyOf = (agreed: AgreedPrice | undefined): string | undefined => agreed?.totals[0]?.currency

/** The present cancellation fee in one currency; `rates` lead into it, and a missing one is named. */
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

/** The currency to total a price in: the billing one, else the first charge's; none if all lines share one. */
export function worthCurrencyOf(
  totals: readonly Money[],
  settleCurrency: string | null | undefined,
): string | undefined {
  const currency = settleCurrency && settleCurrency !== 'ORIGINAL' ? settleCurrency : totals[0]?.currency
  return totals.some((total) => total.currency !== currency) ? currency : undefined
}

/** The credit of a company: its limit, what its accepted bookings use of that, and the rates into its currency. */
export type Credit = { limit: string; currency: string; rates: Rates; used: readonly Money[] }

/** A company's use of its credit, in the credit's currency, or the currencies that no rate leads from. */
export type CreditStanding = { isOver: boolean; used?: string; noRate?: readonly string[] }

/** A company's credit standing with another price added; a sum without a rate counts as over the limit. */
export function creditStandingOf(credit: Credit | undefined, more: readonly Money[] = []): CreditStanding {
  if (!credit) return { isOver: false }
  const { limit, currency, rates } = credit
  const [used, usedThen] = [credit.used, [...credit.used, ...more]].map((sums) => worthIn(sums, currency, rates))
  const known = used && 'amount' in used ? { used: used.amount } : {}
  if (!usedThen || 'noRate' in usedThen) return { ...known, isOver: true, noRate: usedThen?.noRate ?? [] }
  return { ...known, isOver: compareAmounts(usedThen.amount, limit) > 0 }
}

/** True where a credit was lifted for at least the sums that a price comes to now, or before there was any. */
export function coversPrice({ price: seen }: Lift, price: readonly Money[], credit: Credit | undefined): boolean {
  if (!seen || !credit) return true
  const [lifted, due] = [seen, price].map((sums) => worthIn(sums, credit.currency, credit.rates))
  if (!lifted || !due || 'noRate' in lifted || 'noRate' in due) return sumsText(seen) === sumsText(price)
  return compareAmounts(due.amount, lifted.amount) <= 0
}
