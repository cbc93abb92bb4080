import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Money } from '@landbridge/contract/shared/money'
import type { Customer } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import { exchangeRates } from '../../reference/index.ts'
import type { Credit } from './booking-price-rules.ts'
import { creditUsed } from './booking-store.ts'

/** A company's credit and its use by live bookings, one left out on request; none without a limit. */
export async function creditOf(
  customer: Customer,
  besidesId: string | undefined,
  call: Call<Actor>,
): Promise<Credit | undefined> {
  if (customer.creditLimit === null) return undefined
  return creditWith(customer, await creditUsed(call.tx, customer.id, besidesId), call)
}

export async function creditWith(
  { creditLimit: limit, creditCurrency: currency }: Pick<Customer, 'creditLimit' | 'creditCurrency'>,
  used: readonly Money[],
  { tx, now }: Call<Actor>,
): Promise<Credit | undefined> {
  if (limit === null || currency === null) return undefined
  return { limit, currency, used, rates: await exchangeRates(tx, { currency, day: businessDay(now) }) }
}
