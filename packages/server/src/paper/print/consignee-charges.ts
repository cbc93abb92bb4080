import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { incoterms, ownPayerBy, payerOf } from '@landbridge/contract/pricing/payers'
import type { JobContents } from '../../workorder/index.ts'

type Charge = JobContents['charges'][number]

/**
 * The receivables that the consignee pays. One from before payers were recorded is our customer's; where the freight is collect it goes by its block,
 * as it was agreed then.
 */
export function chargesOfConsignee(charges: readonly Charge[], form: BookingForm): Charge[] {
  const terms = { ...form, incoterm: incoterms.find((one) => one === form.incoterm) }
  return charges.filter(({ side, payer, toCheck, chargeCode }) => {
    const agreed = () => (form.paymentTerm === 'CC' ? payerOf({ chargeCode }, terms) : ownPayerBy(terms))
    return side === 'R' && !toCheck && (payer ?? agreed()) === 'CNE'
  })
}
