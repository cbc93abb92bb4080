import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Rates } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import { exchangeRate, exchangeRates } from '../../reference/index.ts'

type Reader = Call<Actor>

export async function ratesInto(
  { tx }: Pick<Reader, 'tx'>,
  into: { currency: string; day: string },
  parts: readonly { currency: string }[],
): Promise<Rates> {
  const known = await exchangeRate(tx, into.currency, 'CNY', into.day)
  if (known === undefined) throw new Problem('shared.invalid-input', { currcd: 'pricing.currency-unknown' })
  return knownRates({ tx }, into, parts)
}

/** Currencies without a rate are left out: a portal may have none yet. */
export async function knownRates(
  { tx }: Pick<Reader, 'tx'>,
  into: { currency: string; day: string },
  parts: readonly { currency: string }[],
): Promise<Rates> {
  return exchangeRates(tx, into, [into.currency, ...parts.map((part) => part.currency)])
}
