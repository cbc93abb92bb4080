import { compareAmounts, type Money } from '../shared/money.ts'

export const isFeeDue = (fee: Money | undefined): fee is Money =>
  fee !== undefined && compareAmounts(fee.amount, '0') > 0

/** True for a consent to this fee, or to a higher one in its currency. */
export const agreedTo = <Agreed extends Money>(fee: Money | undefined, agreed: Agreed | undefined): agreed is Agreed =>
  fee !== undefined && agreed?.currency === fee.currency && compareAmounts(agreed.amount, fee.amount) >= 0
