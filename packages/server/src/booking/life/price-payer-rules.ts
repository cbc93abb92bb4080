import type { PriceLine, PriceView } from '@landbridge/contract/booking/booking-views'
import { payerTermsOf } from '@landbridge/contract/booking/form/form-payers'
import { type BlockedCharge, blockShown, type PlaceInChain } from '@landbridge/contract/pricing/charge-blocks'
import {
  type ChargePayer,
  isPaidToTerminal,
  ownPayerBy,
  type PayerTerms,
  payerOf,
  sumsByPayer,
} from '@landbridge/contract/pricing/payers'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Customer } from '../../customer/index.ts'
import type { AgreedPrice, Booking } from './booking.ts'
import { isFee, linesOfCharges } from './booking-price-rules.ts'

type PricedSale = Pick<Booking, 'form' | 'legs'> & Partial<Pick<Booking, 'quote'>>
type Setting = Pick<Customer, 'fcaTerminalByShipper'>
type LineOfLeg = AgreedPrice['lines'][number]

/** The terms by which a booking's price names its payers; none where it was made before our customer's part was asked for. */
const saleOf = ({ form, legs, quote }: PricedSale, { fcaTerminalByShipper }: Setting): PayerTerms | undefined => {
  const { isLinerOut } = legs?.toSorted((one, other) => one.seq - other.seq).at(-1)?.quoted ?? quote ?? {}
  return form.customerRole ? payerTermsOf(form, { fcaTerminalByShipper, isLinerOut }) : undefined
}

/** The place of a line's leg in its chain; a line for the whole stands at both ends. */
const placeOf = ({ legSeq }: LineOfLeg, { legs = [] }: Pick<Booking, 'legs'>): PlaceInChain | undefined => {
  const seqs = legs.map(({ seq }) => seq)
  if (legSeq === undefined || seqs.length < 2) return undefined
  return { isFirst: legSeq === Math.min(...seqs), isLast: legSeq === Math.max(...seqs) }
}

/** Lines with the payers that the terms of the sale name, unless staff named another. */
export function withPayers(lines: readonly LineOfLeg[], sale: PricedSale, setting: Setting): LineOfLeg[] {
  const terms = saleOf(sale, setting)
  if (!terms) return [...lines]
  return lines.map((line) => {
    const place = placeOf(line, sale)
    return { ...line, payer: line.payer ?? payerOf(line, terms, place), block: line.block ?? blockShown(line, place) }
  })
}

/** Payers are recorded with a price; one agreed before they were stays our customer's, whatever part its form has been given since. */
const bearsPayers = (lines: readonly LineOfLeg[]): boolean => lines.every((line) => line.payer || isFee(line))

/** The lines of an amended price, with payers where the old price had them, so that billing stays as it was. */
export function amendedPayers(
  lines: readonly LineOfLeg[],
  terms: { before: Pick<Booking, 'form' | 'agreed'>; after: PricedSale; setting: Setting; isPricedAnew?: boolean },
): LineOfLeg[] {
  const { before, after, setting, isPricedAnew = false } = terms
  if (before.form.customerRole && bearsPayers(before.agreed?.lines ?? [])) return withPayers(lines, after, setting)
  return isPricedAnew ? lines.map(({ payer: _, ...line }) => line) : [...lines]
}

const payersChanged = (lines: readonly LineOfLeg[], sale: PricedSale, setting: Setting): number[] => {
  const terms = saleOf(sale, setting)
  // Where no terms name a payer, each that staff name differs from them.
  if (!terms) return lines.flatMap(({ payer }, index) => (payer ? [index] : []))
  return lines.flatMap((line, index) =>
    line.payer && line.payer !== payerOf({ ...line, end: endOf(line) }, terms, placeOf(line, sale)) ? [index] : [],
  )
}

/** The end at which a line falls due, by the block that it was quoted in. */
const endOf = ({ block }: Pick<PriceLine, 'block'>): BlockedCharge['end'] =>
  block === 'destinationTerminal' ? 'destination' : block === 'originTerminal' ? 'origin' : undefined

/** The lines of a price under other terms of sale; payers that staff named stay. */
export function linesUnder(
  { lines, paidDirectly = [] }: Pick<AgreedPrice, 'lines' | 'paidDirectly'>,
  { before, after, setting }: { before: PricedSale; after: PricedSale; setting: Setting },
): Pick<AgreedPrice, 'lines' | 'paidDirectly'> {
  const terms = bearsPayers(lines) && saleOf(before, setting) && saleOf(after, setting)
  // Agreed before payers were recorded, it stands as it was agreed.
  if (!terms) return { lines, paidDirectly }
  const changed = new Set(payersChanged(lines, before, setting))
  const open = lines.map((line, index) => (changed.has(index) ? line : { ...line, payer: undefined }))
  const placed = [...open, ...paidDirectly.map((line) => ({ ...line, payer: undefined }))].map((line) => {
    const place = placeOf(line, after)
    const at = { ...line, end: endOf(line) }
    const payer = line.payer ?? payerOf(at, terms, place)
    return {
      line: { ...line, payer, block: line.block ?? blockShown(line, place) },
      isApart: !line.payer && isPaidToTerminal(at, terms, place),
    }
  })
  const apart = placed.flatMap(({ line, isApart }) => (isApart ? [line] : []))
  return {
    lines: placed.flatMap(({ line, isApart }) => (isApart ? [] : [line])),
    ...(apart.length > 0 && { paidDirectly: apart }),
  }
}

/** Handling that was quoted apart, for the customer pays it at the terminal itself. */
export const directIn = (quote: PriceSnapshot | undefined): Pick<AgreedPrice, 'paidDirectly'> =>
  quote?.paidDirectly?.length ? { paidDirectly: linesOfCharges(quote.paidDirectly) } : {}

/** A payer that the terms of the sale do not name is agreed with a reason. */
export function checkPayersExplained(
  { lines, reason }: Pick<AgreedPrice, 'lines' | 'reason'>,
  { sale, setting, field }: { sale: PricedSale; setting: Setting; field: 'agreedLines' | 'offerLines' },
): void {
  const [first] = payersChanged(lines, sale, setting)
  if (first === undefined || reason) return
  throw new Problem('shared.invalid-input', {
    [`${field}.${first}.payer`]: 'booking.payer-reason-needed',
    ...(field === 'agreedLines' && { priceReason: 'booking.payer-reason-needed' }),
  })
}

/** The part of our customer in the sale follows from these alone. */
const ownTerms = ({ customerRole, payerType, direction }: Booking['form']) => ({ customerRole, payerType, direction })

export const ownPayerIn = ({ form }: Pick<Booking, 'form'>): ChargePayer => ownPayerBy(ownTerms(form))

export function withOwed<Price extends AgreedPrice>(price: Price, sale: Pick<Booking, 'form'>): Price {
  if (!price.lines.some(({ payer }) => payer)) return price
  const ownPayer = ownPayerIn(sale)
  const owed = price.lines.filter(({ payer }) => !payer || payer === ownPayer)
  return { ...price, owed: sumsPerCurrency(owed.map(({ currency, amount = '0' }) => ({ currency, amount }))) }
}

export const owedIn = ({ owed, totals }: Pick<AgreedPrice, 'owed' | 'totals'>) => owed ?? totals

/** The sums of a price by payer, and our customer's part; none for prices older than payers. */
export function payerSumsShown(
  lines: readonly PriceLine[],
  sale: Pick<Booking, 'form'>,
): Pick<PriceView, 'payerSums' | 'ownPayer'> {
  if (lines.length === 0 || !lines.every(({ payer }) => payer)) return {}
  const ownPayer = ownPayerIn(sale)
  const sums = lines.map(({ currency, amount = '0', payer }) => ({ currency, amount, payer }))
  return { ownPayer, payerSums: sumsByPayer(sums, ownPayer) }
}
