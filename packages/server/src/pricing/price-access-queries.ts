import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { loadCustomer } from '../customer/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Call } from '../platform/serve.ts'
import { siteSettingsOf } from '../site/index.ts'
import type { Tariff } from './price/line-rules.ts'

export async function checkGuestAllowed({ tx, caller }: Call<Actor>): Promise<void> {
  if (caller.actor !== 'guest') return
  const { guestPriceQuery } = await siteSettingsOf(tx)
  if (!guestPriceQuery) throw new Problem('access.token-empty')
}

/** The salesperson whose own lines this reader may see besides the public ones: staff anyone's, a customer those of its own. */
export async function keeperFor(
  { tx, caller }: Call<Actor>,
  requestedId: string | undefined,
): Promise<string | undefined> {
  if (requestedId === undefined || caller.actor === 'guest') return undefined
  if (caller.actor !== 'customer') return requestedId
  return (await salespersonOf(tx, caller.customerId)) === requestedId ? requestedId : undefined
}

/** Refuses a line its reader may not see as if it did not exist; for a company, by that company's rights. */
export async function checkMaySee(
  { tx, caller }: Call<Actor>,
  { state, salespersonId }: Tariff,
  forCustomer?: string | null,
): Promise<void> {
  if (state !== 'published' && caller.actor !== 'system') throw new Problem('pricing.missing')
  if (salespersonId === undefined) return
  const isOurs = caller.actor === 'staff' || caller.actor === 'system'
  if (isOurs && forCustomer === undefined) return
  const company = forCustomer ?? (caller.actor === 'customer' ? caller.customerId : null)
  if ((await salespersonOf(tx, company)) !== salespersonId) throw new Problem('pricing.missing')
}

/** The setting of the company that a price is for; nobody's is strict. */
export async function fcaTerminalFor({ tx, caller }: Call<Actor>, forCustomer?: string | null): Promise<boolean> {
  const company = forCustomer ?? (caller.actor === 'customer' ? caller.customerId : null)
  return company ? (await loadCustomer(tx, company)).fcaTerminalByShipper : false
}

async function salespersonOf(tx: Tx, customerId: string | null): Promise<string | undefined> {
  if (customerId === null) return undefined
  return (await loadCustomer(tx, customerId)).salespersonId ?? undefined
}
