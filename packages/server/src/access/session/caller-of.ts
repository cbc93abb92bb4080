import { permissionsOf } from '@landbridge/contract/access/permissions'
import type { Caller } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import type { Exchange, Visitor } from '../../platform/serve.ts'
import { isSecondFactorNeeded } from '../access-rules.ts'
import { shownSecretHash } from './session-cookie.ts'
import { ownerOfSession, type SessionOwner } from './session-store.ts'

const system = { actor: 'system' } as const
const guest: Caller = { actor: 'guest' }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Finds the caller of a live session that both the public id and the cookie belong to. What else a request claims to be is not looked at. */
export function callerOf(db: Database) {
  return async ({ tokenId, request }: { tokenId: string; request: Exchange['request'] }): Promise<Visitor> => {
    if (tokenId === '') return { caller: guest, sessionEnded: false }
    const secretHash = shownSecretHash(request)
    if (!secretHash || !uuid.test(tokenId)) return { caller: guest, sessionEnded: true }
    const owner = await db.stampAs(system, (tx) => ownerOfSession(tx, tokenId, secretHash))
    return owner ? { caller: callerIn(owner), sessionEnded: false } : { caller: guest, sessionEnded: true }
  }
}

/** The caller that the owner of a session is. In production staff without a second factor may do nothing but set it up. */
function callerIn(owner: SessionOwner): Caller {
  const userId = owner.user_id
  if (owner.kind !== 'staff') {
    return { actor: 'customer', userId, customerId: owner.customer_id, role: owner.company_role ?? 'member' }
  }
  const secondFactorDue = isSecondFactorNeeded() && !owner.has_second_factor
  return { actor: 'staff', userId, secondFactorDue, permissions: secondFactorDue ? [] : permissionsOf(owner.duties) }
}
