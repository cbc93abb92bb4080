import { permissionsOf } from '@landbridge/contract/access/permissions'
import { type Caller, system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import type { CallSettings, Exchange, Expected, Visitor } from '../../platform/serve.ts'
import { shownSecretHash } from './session-cookie.ts'
import { ownerOfSession, type SessionOwner, sessionLookAgain, sessionLookUp } from './session-store.ts'

const guest: Caller = { actor: 'guest' }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type Credentials = { tokenId: string; request: Exchange['request'] }

const mostRemembered = 10_000

/** Nothing else that a request claims to be is looked at. */
export function sessionsOver(db: Database, settings: Pick<CallSettings, 'isProduction'>) {
  const remembered = new Map<string, SessionOwner>()
  const keyOf = (tokenId: string, secretHash: Buffer) => `${tokenId}/${secretHash.toString('base64')}`

  function remember(key: string, owner: SessionOwner): void {
    remembered.delete(key)
    remembered.set(key, owner)
    if (remembered.size > mostRemembered) for (const oldest of remembered.keys()) return void remembered.delete(oldest)
  }

  return {
    async callerOf({ tokenId, request }: Credentials): Promise<Visitor> {
      if (tokenId === '') return { caller: guest, sessionEnded: false }
      const secretHash = shownSecretHash(request)
      if (!secretHash || !uuid.test(tokenId)) return { caller: guest, sessionEnded: true }
      const owner = await db.stampAs(system, (tx) => ownerOfSession(tx, tokenId, secretHash))
      if (!owner) return { caller: guest, sessionEnded: true }
      remember(keyOf(tokenId, secretHash), owner)
      return { caller: callerIn(owner, settings), sessionEnded: false }
    },
    /** The owner at the last look-up, who counts only if the database finds the very same one again. */
    expectedOf({ tokenId, request }: Credentials, { reads }: { reads: boolean }): Expected | undefined {
      const secretHash = tokenId === '' ? undefined : shownSecretHash(request)
      const key = secretHash && keyOf(tokenId, secretHash)
      const owner = key && remembered.get(key)
      if (!owner) return undefined
      const holds: Expected['proof']['holds'] = ({ rows }) => {
        const isSame = JSON.stringify(rows) === JSON.stringify([owner])
        if (!isSame) remembered.delete(key)
        return isSame
      }
      const lookUp = reads ? sessionLookUp : sessionLookAgain
      return { caller: callerIn(owner, settings), proof: { statement: lookUp(tokenId, secretHash), holds } }
    },
  }
}

/** The caller that the owner of a session is; in production staff without a second factor may do nothing but set it up. */
function callerIn(owner: SessionOwner, { isProduction }: Pick<CallSettings, 'isProduction'>): Caller {
  const { userId, isReauthenticated } = owner
  if (owner.kind !== 'staff') {
    const role = owner.companyRole ?? 'member'
    return { actor: 'customer', userId, customerId: owner.customerId, role, isReauthenticated }
  }
  const secondFactorDue = isProduction && !owner.hasSecondFactor
  const permissions = secondFactorDue ? [] : permissionsOf(owner.duties)
  return { actor: 'staff', userId, secondFactorDue, permissions, isReauthenticated }
}
