import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Customer } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import { exchangeRates } from '../../reference/index.ts'
import { type CreditStanding, creditStandingOf } from '../life/booking-price-rules.ts'
import { creditUsed } from '../life/booking-store.ts'

/** How much of its credit a company uses with accepted bookings that are not over yet, in the credit's currency. */
export async function creditStanding(
  { id, creditLimit: limit, creditCurrency: currency }: Customer,
  { tx, now }: Call<Actor>,
): Promise<CreditStanding> {
  if (limit === null || currency === null) return { isOver: false }
  const used = await creditUsed(tx, id)
  const from = used.map((one) => one.currency)
  return creditStandingOf(used, {
    limit,
    currency,
    rates: await exchangeRates(tx, { currency, day: businessDay(now) }, from),
  })
}
