import type { ChargeForm } from '@landbridge/contract/charge/charge-line'
import type { QuotedLine } from '@landbridge/contract/charge/quoted-line'
import { percentOf, roundedTo, sumsPerCurrency } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import { Decimal } from 'decimal.js'
import type { Booking } from '../booking/index.ts'
import type { Customer } from '../customer/index.ts'
import type { Charge, ChargeBasis, ChargedSale } from './charge.ts'

/** Tax on an amount by a rate in per cent; none where the line is not taxable. */
export const taxOn = (
  amount: string,
  { taxWay, taxRate }: Pick<Charge, 'taxWay' | 'taxRate'>,
  currency: string,
): string => (taxWay === 'TAXABLE' ? percentOf(amount, taxRate, currency) : roundedTo('0', currency))

/** Receivable less payable, both without tax, per currency, for the back office alone. */
export const marginsOf = (charges: readonly Pick<Charge, 'currency' | 'amount' | 'side'>[]) =>
  sumsPerCurrency(
    charges.map(({ currency, amount, side }) => ({
      currency,
      amount: side === 'R' ? amount : new Decimal(amount).neg().toString(),
    })),
  )

/** The quoted line a receivable charge stands for: the one named, else the first of the same charge and currency. */
export function quotedFor(
  charge: Pick<Charge, 'side' | 'chargeCode' | 'currency' | 'quoteLineId'>,
  quoted: readonly QuotedLine[],
): QuotedLine | undefined {
  if (charge.side === 'P') return undefined
  const namedLine = quoted.find(({ quoteLineId }) => quoteLineId === charge.quoteLineId)
  const isSameCharge = (line: QuotedLine) => line.chargeCode === charge.chargeCode && line.currency === charge.currency
  return namedLine && namedLine.currency === charge.currency ? namedLine : quoted.find(isSameCharge)
}

/** True for a line that another party of the sale pays than our customer; a line without a payer is our customer's. */
export const isOfOthers = (
  { payer }: { payer?: Charge['payer'] | undefined },
  sale: ChargedSale | undefined,
): boolean => payer !== null && payer !== undefined && sale !== undefined && payer !== sale.ownPayer

/** True for an agreed line that we bill: the customer's, and the other side's where we, not the agent, collect. */
export const isBilledByUs = (line: { payer?: Charge['payer'] | undefined }, sale: ChargedSale | undefined): boolean =>
  !isOfOthers(line, sale) || sale?.collectBy === 'US'

/** A receivable on another payer than was quoted says why. */
export function checkPayer(
  { side, payer, diffReason }: Pick<Charge, 'side' | 'payer' | 'diffReason'>,
  line: Pick<QuotedLine, 'payer'> | undefined,
): void {
  if (side === 'P' || diffReason || !payer || !line?.payer || payer === line.payer) return
  throw new Problem('shared.invalid-input', { diffReason: 'workorder.payer-reason-needed' })
}

/** The difference of a charge from its quote; nothing where nothing was quoted. */
export const differenceOf = ({ amount, quotedAmount }: Pick<Charge, 'amount' | 'quotedAmount'>): string | undefined =>
  quotedAmount === null ? undefined : new Decimal(amount).sub(quotedAmount).toString()

/** A receivable charge above the quote, or outside it, says why. `others` are the job's other lines. */
export function checkDifference(
  charge: Charge,
  { quoted, others }: { quoted: readonly QuotedLine[]; others: readonly Charge[] },
): void {
  if (charge.side === 'P' || charge.diffReason || quoted.length === 0) return
  const line = quoted.find(({ quoteLineId }) => quoteLineId === charge.quoteLineId)
  const charged = others
    .filter((one) => one.side === 'R' && one.id !== charge.id && one.quoteLineId === charge.quoteLineId)
    .reduce((sum, one) => sum.add(one.amount), new Decimal(charge.amount))
  if (!line || charged.gt(line.amount)) {
    throw new Problem('shared.invalid-input', { diffReason: 'workorder.diff-reason-needed' })
  }
}

/** True for a charge that nobody has changed since it was agreed, and that was not billed. */
export const isAsAgreed = (charge: Charge): boolean =>
  !isLocked(charge) && !charge.diffReason && Number(differenceOf(charge)) === 0

/** The payer of an entered receivable: as named, else as it stood or was quoted, else our customer; a cost has none. */
export function payerOfForm(
  { side, payer, partyName = null }: ChargeForm,
  { line, sale, before }: { line: QuotedLine | undefined; sale: ChargedSale | undefined; before: Charge | undefined },
): Pick<Charge, 'partyName' | 'payer' | 'payerByTerms' | 'isOthers'> {
  if (side === 'P') return { partyName, payer: null, payerByTerms: null, isOthers: false }
  const payerByTerms = line?.payer ?? sale?.ownPayer ?? null
  const paidBy = payer ?? before?.payer ?? payerByTerms
  const isOthers = isOfOthers({ payer: paidBy }, sale)
  const payerName = isOthers && paidBy ? sale?.partyNames[paidBy] : undefined
  return { partyName: partyName ?? payerName ?? null, payer: paidBy, payerByTerms, isOthers }
}

export const isPayerNamed = ({ payer, payerByTerms }: Pick<Charge, 'payer' | 'payerByTerms'>): boolean =>
  payer !== payerByTerms

/** The payer of a charge that stands under other terms of the sale: that which staff named, else that of its line of the new price. */
export function payerAnew(
  charge: Charge,
  { line, sale }: Pick<ChargeBasis, 'sale'> & { line: Pick<Charge, 'payerByTerms'> | undefined },
): Pick<Charge, 'partyName' | 'payer' | 'payerByTerms' | 'isOthers'> {
  const { payerByTerms } = line ?? charge
  const payer = isPayerNamed(charge) ? charge.payer : payerByTerms
  const isOthers = isOfOthers({ payer }, sale)
  const isSame = payer === charge.payer && isOthers === charge.isOthers
  const partyName = isSame ? charge.partyName : (isOthers && payer && sale?.partyNames[payer]) || null
  return { partyName, payer, payerByTerms, isOthers }
}

/** A charge that stands on a bill or an invoice is not changed any more; a correction is a new line. */
export const isLocked = ({ statementNo, invoiceNo }: Pick<Charge, 'statementNo' | 'invoiceNo'>): boolean =>
  statementNo !== null || invoiceNo !== null

/** The currency that a booking is billed in: its own, else that of its company. */
export const settleCurrencyOf = (
  { form }: Pick<Booking, 'form'>,
  customer: Pick<Customer, 'settleCurrency'>,
): string | undefined => form.settleCurrency ?? customer.settleCurrency ?? undefined
