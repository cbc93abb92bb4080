import { z } from 'zod'
import { payerSum } from '../pricing/payers.ts'
import { decimal } from '../shared/wire-values.ts'
import { priceLine } from './booking-views.ts'

/** A charge as it was agreed and as the tariff has it on the other day, in the quantity that moves. */
const moveCharge = priceLine
  .pick({
    chargeCode: true,
    chargeName: true,
    containerType: true,
    unit: true,
    currency: true,
    quantity: true,
    payer: true,
  })
  .extend({ unitPrice: decimal(14, 6).optional(), newUnitPrice: decimal(14, 6).optional() })
export type MoveCharge = z.infer<typeof moveCharge>

export const movePrice = z.object({
  /** Absent where the tariff has no price for that day, or the price was agreed apart from it. */
  charges: z.array(moveCharge).optional(),
  /** The agreed price with the charges of the other day in it, as its customer would agree to it. */
  lines: z.array(priceLine).optional(),
  /** More (or less) than was agreed, by those who pay it where the customer has caused the move. */
  differences: z.array(payerSum).optional(),
})
export type MovePrice = z.infer<typeof movePrice>
