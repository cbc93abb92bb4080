import { agreedTo, isFeeDue } from '@landbridge/contract/booking/fee-consent'
import type { Money } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ChangeRequest } from '../life/booking.ts'

export function checkAgreed(fee: Money | undefined, request: Pick<ChangeRequest, 'agreedFee'> | undefined): void {
  if (isFeeDue(fee) && !agreedTo(fee, request?.agreedFee)) throw new Problem('booking.fee-not-agreed')
}

/** The fee that staff name; a fee needs its currency. */
export function feeNamed({
  fee,
  feeCurrency,
}: {
  fee?: string | null | undefined
  feeCurrency?: string | null | undefined
}) {
  if (!fee) return undefined
  if (!feeCurrency) throw new Problem('shared.invalid-input', { feeCurrency: 'booking.fee-currency-needed' })
  return { amount: fee, currency: feeCurrency }
}
