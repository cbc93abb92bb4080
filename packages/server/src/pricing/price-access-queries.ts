import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { loadCustomer } from '../customer/index.ts'
import type { Call } from '../platform/serve.ts'
import { siteSettingsOf } from '../site/index.ts'
import type { Tariff } from './tariff/tariff-rules.ts'

/** A deployment may keep its prices from guests. */
export async function checkGuestAllowed({ tx, caller }: Call<Actor>): Promise<void> {
  if (caller.actor !== 'guest') return
  const { guestPriceQuery } = await siteSettingsOf(tx)
  if (!guestPriceQuery) throw new Problem('access.token-empty')
}

/** The salesperson whose own lines this reader may see besides the public ones: staff anyone's, a customer those of its own. */
export async function keeperFor({ tx, caller }: Call<Actor>, asked: string | undefined): Promise<string | undefined> {
  if (asked === undefined || caller.actor === 'guest') return undefined
  if (caller.actor !== 'customer') return asked
  return (await salespersonOf({ tx, caller })) === asked ? asked : undefined
}

/** Refuses a line that this reader may not see, exactly as one that does not exist. */
export async function checkMaySee({ tx, caller }: Call<Actor>, { state, salespersonId }: Tariff): Promise<void> {
  const isShown = state === 'published' || caller.actor === 'system'
  if (isShown && (salespersonId === undefined || caller.actor === 'staff' || caller.actor === 'system')) return
  const isTheirs = caller.actor === 'customer' && (await salespersonOf({ tx, caller })) === salespersonId
  if (!isShown || !isTheirs) throw new Problem('pricing.missing')
}

async function salespersonOf({ tx, caller }: Pick<Call<'customer'>, 'tx' | 'caller'>): Promise<string | undefined> {
  if (caller.customerId === null) return undefined
  return (await loadCustomer(tx, caller.customerId)).salespersonId ?? undefined
}
