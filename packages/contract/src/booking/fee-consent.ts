import { compareAmounts, type Money } from '../shared/money.ts'

/** Whether a fee costs anything. */
export const costs = (fee: Money | undefined): fee is Money => fee !== undefined && compareAmounts(fee.amount, '0') > 0

/** Whether the customer agreed to a fee: to this one, or to a higher one in its currency. */
export const agreedTo = <Agreed extends Money>(fee: Money | undefined, agreed: Agreed | undefined): agreed is Agreed =>
  fee !== undefined && agreed?.currency === fee.currency && compareAmounts(agreed.amount, fee.amount) >= 0
