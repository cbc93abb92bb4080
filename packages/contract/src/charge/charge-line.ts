import { z } from 'zod'
import { chargePayers } from '../pricing/payers.ts'
import { libraryCode, trimmedText } from '../shared/fields/trimmed-values.ts'
import { currencyCode, day, decimal } from '../shared/wire-values.ts'

/** One charge as staff enter it; its amount is worked out, never sent. */
export const chargeForm = z.object({
  side: z.enum(['R', 'P']),
  chargeCode: libraryCode,
  partyName: trimmedText(100).nullish(),
  /** The payer of a receivable, as it was quoted unless another one is named with a reason. */
  payer: z.enum(chargePayers).nullish(),
  currency: currencyCode,
  unitPrice: decimal(14, 4, { least: 'any' }),
  unit: libraryCode,
  quantity: decimal(12, 3, { least: 'positive' }),
  exchangeRate: decimal(12, 6, { least: 'positive' }).nullish(),
  taxWay: z.enum(['TAXABLE', 'ZERO', 'EXEMPT']).optional(),
  taxRate: decimal(5, 2).nullish(),
  recordedOn: day,
  quoteLineId: trimmedText(60).nullish(),
  diffReason: trimmedText(200).nullish(),
  remark: trimmedText(200).nullish(),
})
export type ChargeForm = z.infer<typeof chargeForm>

/** A receivable charge as the customer sees it, beside what was quoted. */
export const chargeView = z.object({
  id: z.uuid(),
  chargeCode: z.string(),
  chargeName: z.string(),
  /** Absent where the price was agreed before payers were recorded: our customer then. */
  payer: z.enum(chargePayers).optional(),
  currency: z.string(),
  unitPrice: z.string(),
  unit: z.string(),
  unitLabel: z.string(),
  quantity: z.string(),
  amount: z.string(),
  exchangeRate: z.string().optional(),
  taxWay: z.string(),
  taxRate: z.string(),
  taxAmount: z.string(),
  quotedAmount: z.string().optional(),
  difference: z.string().optional(),
  /** The agreed amount, where the warehouse measured otherwise since. */
  agreedAmount: z.string().optional(),
  diffReason: z.string().optional(),
  recordedOn: day,
  statementNo: z.string().optional(),
  invoiceNo: z.string().optional(),
  remark: z.string().optional(),
})
export type ChargeView = z.infer<typeof chargeView>

/** Members of a charge for the back office alone: its side, and who bills or is billed. */
export const chargeDeskView = chargeView.extend({
  side: z.enum(['R', 'P']),
  partyName: z.string().optional(),
  /** Billed to another party of the sale than our customer. */
  isOthers: z.boolean(),
  quoteLineId: z.string().optional(),
  exchangeRateOn: day.optional(),
  exchangeRateSource: z.string().optional(),
  locked: z.boolean(),
})
export type ChargeDeskView = z.infer<typeof chargeDeskView>

/** One sum per currency: currencies are never added together. */
export const currencySum = z.object({ currency: z.string(), amount: z.string() })
export type CurrencySum = z.infer<typeof currencySum>
