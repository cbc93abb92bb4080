import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { ownPayerBy, payerOf } from '@landbridge/contract/pricing/payers'
import type { JobContents } from '../../workorder/index.ts'

type Charge = JobContents['charges'][number]

/**
 * The receivables that the consignee pays. One from before payers were recorded is our customer's; where the freight is collect it goes by its block,
 * as it was agreed then.
 */
export const chargesOfConsignee = (charges: readonly Charge[], form: BookingForm): Charge[] =>
  charges.filter(({ side, payer, toCheck, chargeCode }) => {
    const agreed = () => (form.paymentTerm === 'CC' ? payerOf({ chargeCode }, form) : ownPayerBy(form))
    return side === 'R' && !toCheck && (payer ?? agreed()) === 'CNE'
  })
