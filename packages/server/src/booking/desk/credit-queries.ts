import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Customer } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import { exchangeRate } from '../../reference/index.ts'
import { isOverCredit, usedIn } from '../life/booking-price-rules.ts'
import { creditUsed } from '../life/booking-store.ts'

/** How much of its credit a company uses with accepted bookings that are not over yet, in the credit's currency. */
export async function creditStanding(
  { id, creditLimit, creditCurrency }: Customer,
  { tx, now }: Call<Actor>,
): Promise<{ isOver: boolean; used?: string | undefined }> {
  if (creditLimit === null || creditCurrency === null) return { isOver: false }
  const used = await creditUsed(tx, id)
  const others = used.map((one) => one.currency).filter((currency) => currency !== creditCurrency)
  const day = businessDay(now)
  const found = await Promise.all(
    others.map(async (currency) => [currency, await exchangeRate(tx, currency, creditCurrency, day)] as const),
  )
  const rates = new Map(found.flatMap(([currency, rate]) => (rate ? [[currency, rate] as const] : [])))
  return {
    isOver: isOverCredit(used, { limit: creditLimit, currency: creditCurrency, rates }),
    used: usedIn(used, creditCurrency, rates).toFixed(2),
  }
}
