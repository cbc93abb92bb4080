import { randomUUID } from 'node:crypto'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { Problem } from '@landbridge/contract/shared/problem'
import {
  closeWaysBack,
  type FromBrowser,
  insertWayBack,
  isAccountClosed,
  loadUser,
  lockOwners,
  notifyOwners,
  type PutOut,
  restoreOwner,
  takeWayBack,
  type User,
  userNames,
  wayBackOf,
} from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import { companyOf, system } from '../platform/caller.ts'
import type { Database } from '../platform/database.ts'
import { hashOfSecret, newSecret } from '../platform/secrets.ts'
import type { Call } from '../platform/serve.ts'
import { customersByIds } from './customer-store.ts'

const openDays = 1

type Offer = { change: PutOut; origin: string | undefined; call: Call<'customer'> }

/** An owner whom another puts out is given a link that undoes it; nothing where the portal has no address or the owner no mail. */
export async function offerWayBack(user: User, { change, origin, call }: Offer) {
  const { tx, caller, now } = call
  if (!origin || user.id === caller.userId || user.emails.length === 0) return undefined
  const { secret, hash } = newSecret(16)
  const expiresAt = timeAfterDays(now, openDays)
  const back = { id: randomUUID(), userId: user.id, customerId: companyOf(caller), change, putOutBy: caller.userId }
  await insertWayBack(tx, { ...back, expiresAt }, { keyHash: hash, now })
  return { link: `${origin}/owner-back?sent-in=${user.language}#key=${secret}`, until: expiresAt }
}

export const lookAtWayBack = (key: string, db: Database) =>
  db.readAs(system, async (tx) => {
    const back = await wayBackOf(tx, hashOfSecret(key))
    if (!back) throw new Problem('customer.way-back-missing')
    const [companies, names] = await Promise.all([
      customersByIds(tx, [back.customerId]),
      userNames(tx, [back.putOutBy]),
    ])
    return {
      companyName: companies.get(back.customerId)?.name ?? '',
      change: back.change,
      putOutBy: names.get(back.putOutBy) ?? '',
      expiresAt: back.expiresAt,
    }
  })

/** The holder of the link becomes an owner again; all owners hear of it, and whoever put this one out stays what they are. */
export async function goBack(
  key: string,
  { db, language, address }: Pick<FromBrowser, 'db' | 'language' | 'address'>,
): Promise<void> {
  await db.as(system, async (tx, now) => {
    const back = await takeWayBack(tx, hashOfSecret(key))
    if (!back) throw new Problem('customer.way-back-missing')
    const { userId, customerId, change } = back
    await lockOwners(tx, customerId)
    if (!(await restoreOwner(tx, back)))
      throw new Problem((await isAccountClosed(tx, userId)) ? 'customer.way-back-missing' : 'customer.has-company')
    await closeWaysBack(tx, userId)
    const caller = { actor: 'customer', userId, customerId, role: 'owner', isReauthenticated: true } as const
    const call = { tx, now, caller, language, address }
    await notifyOwners({ customerId, change: 'returned', user: await loadUser(tx, userId) }, call)
    await audit(call, { action: 'customer.return-owner', thing: 'user', id: userId, customerId, after: { change } })
  })
}
