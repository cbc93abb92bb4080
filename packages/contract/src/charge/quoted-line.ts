import { z } from 'zod'
import { chargePayers } from '../pricing/payers.ts'

/** A charge of the price that was agreed with the customer; receivable lines are compared with it. */
export const quotedLine = z.object({
  quoteLineId: z.string(),
  chargeCode: z.string(),
  chargeName: z.string(),
  currency: z.string(),
  unit: z.string(),
  quantity: z.string(),
  /** The quantity that was agreed, where the warehouse measured another one or another rate follows from what it measured. */
  agreedQuantity: z.string().optional(),
  agreedAmount: z.string().optional(),
  unitPrice: z.string(),
  amount: z.string(),
  payer: z.enum(chargePayers).optional(),
})
export type QuotedLine = z.infer<typeof quotedLine>
