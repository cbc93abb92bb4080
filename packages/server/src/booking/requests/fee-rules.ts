import { compareAmounts, type Money } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ChangeRequest } from '../life/booking.ts'

/** Whether the customer agreed to a fee: to this one, or to a higher one in its currency. */
export const agreedTo = (
  fee: Money | undefined,
  agreed: ChangeRequest['agreedFee'],
): agreed is NonNullable<typeof agreed> =>
  fee !== undefined && agreed?.currency === fee.currency && compareAmounts(agreed.amount, fee.amount) >= 0

/** Whether a fee costs anything. */
export const costs = (fee: Money | undefined): fee is Money => fee !== undefined && compareAmounts(fee.amount, '0') > 0

/** Refuses a fee to which the customer has not agreed. */
export function checkAgreed(fee: Money | undefined, request: Pick<ChangeRequest, 'agreedFee'> | undefined): void {
  if (costs(fee) && !agreedTo(fee, request?.agreedFee)) throw new Problem('booking.fee-not-agreed')
}
