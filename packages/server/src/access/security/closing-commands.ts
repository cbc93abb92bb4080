import type { UserDetail } from '@landbridge/contract/access/access-desk-endpoints'
import { userLifecycle } from '@landbridge/contract/access/user-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call, Opened } from '../../platform/serve.ts'
import { checkNotYourself } from '../access-rules.ts'
import { lockOwners } from '../user/colleague-store.ts'
import { checkMayTouchOwner, notifyOwners } from '../user/ownership.ts'
import { notifyOwner } from '../user/security-notice.ts'
import { showUser } from '../user/user-queries.ts'
import { loadUser, type User, usersOfCompany } from '../user/user-store.ts'
import { eraseUser } from './account-store.ts'

export async function closeOwnAccount(db: Database, { caller, language, address }: Opened<object, 'customer'>) {
  await db.as(system, async (tx, now) => {
    const user = await loadUser(tx, caller.userId)
    await closeAccount(user, { tx, now, caller, language, address })
  })
}

export async function closeUser(
  db: Database,
  { input: { id, version }, caller, language, address }: Opened<{ id: string; version: number }, 'staff'>,
): Promise<UserDetail> {
  checkNotYourself(caller.userId, id)
  return db.as(system, async (tx, now) => {
    const call = { tx, now, caller, language, address }
    const shown = await showUser(id, call)
    if (!nextState(userLifecycle, shown, { action: 'close', by: 'staff' }))
      throw new Problem('access.action-not-allowed')
    await closeAccount({ ...(await loadUser(tx, id)), version }, call)
    return showUser(id, call)
  })
}

/** Followers in later areas act with it, and may refuse: a company that has orders with us is not left without anybody. */
async function closeAccount(user: User, call: Call<'customer' | 'staff'>): Promise<void> {
  const { tx } = call
  const { id, customerId } = user
  const isLast = await isLastOwner(user, call)
  await notifyOwner({ tx }, id, 'closed')
  const isOwner = customerId !== null && user.companyRole === 'owner'
  if (isOwner) await notifyOwners({ customerId, change: 'closed', user }, call)
  if (!(await eraseUser(tx, user))) throw new Problem('access.changed-meanwhile')
  await audit(call, { action: 'access.close', thing: 'user', id, customerId })
  await emit(call, { kind: 'access.closed', id, customerId, data: { isLast } })
  // Nobody is asked for a password before what is refused in any case.
  if (isOwner) checkMayTouchOwner(call)
}

/** The last owner does not leave colleagues behind without one; a person alone in the company may go. */
async function isLastOwner({ id, customerId }: User, { tx }: Call<'customer' | 'staff'>): Promise<boolean> {
  if (customerId === null) return false
  const owners = await lockOwners(tx, customerId)
  if (owners.some((owner) => owner !== id)) return false
  const others = (await usersOfCompany(tx, customerId)).filter((one) => one.active && one.id !== id)
  if (others.length > 0 && owners.includes(id)) throw new Problem('access.close-last-owner')
  return others.length === 0
}
