import type { KeyScope } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Caller, system } from '../platform/caller.ts'
import { type Clock, timeBy } from '../platform/clock.ts'
import type { Database, Tx } from '../platform/database.ts'
import { hashOfSecret } from '../platform/secrets.ts'
import { bearerOf, type Exchange, type Visitor } from '../platform/serve.ts'

const windowMs = 60_000

export const callsAMinute = 300

type KeyOwner = { id: string; customerId: string; userId: string; scopes: KeyScope[] }

// A key is good as long as its maker is an active owner of the company; when it was last used is written once a minute.
const lookUp = `
  with live as (
    select k.id, k.customer_id, k.user_id, k.scopes, k.last_used_at
    from api_key k join app_user u on u.id = k.user_id
    where k.key_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > app_now())
      and u.active and u.customer_id = k.customer_id and u.company_role = 'owner'
  ), stamp as (
    update api_key set last_used_at = app_now()
    where id = (select id from live where last_used_at is null or last_used_at < app_now() - interval '1 minute')
  )
  select id, customer_id, user_id, scopes from live`

async function ownerOfKey(tx: Tx, keyHash: Buffer): Promise<KeyOwner | undefined> {
  const [owner] = await tx.ask<KeyOwner>(lookUp, [keyHash])
  return owner
}

type Credentials = { tokenId: string; request: Exchange['request'] }

/** Finds the company whose key a request carries, in one statement; a request without a key is for `otherwise`. */
export function keyCallerOf(
  { db, clock }: { db: Database; clock: Clock },
  otherwise: (credentials: Credentials) => Promise<Visitor>,
): (credentials: Credentials) => Promise<Visitor> {
  const paced = pacer(clock)
  return async (credentials) => {
    const key = bearerOf(credentials.request)
    if (key === undefined) return otherwise(credentials)
    const keyHash = hashOfSecret(key)
    paced.check(keyHash)
    const owner = await db.stampAs(system, (tx) => ownerOfKey(tx, keyHash))
    if (!owner) throw new Problem('access.key-wrong')
    paced.count(keyHash)
    return { caller: callerBy(owner), sessionEnded: false }
  }
}

const callerBy = ({ id, scopes, customerId, userId }: KeyOwner): Caller => ({
  actor: 'customer',
  userId,
  customerId,
  role: 'member',
  key: { id, scopes },
})

/** Counts the calls of each key in the present minute; only keys that are right are remembered. */
function pacer(clock: Clock) {
  let calls = new Map<string, number>()
  let began = 0
  const turn = () => {
    const now = timeBy(clock).getTime()
    if (now - began < windowMs) return
    began = now
    calls = new Map()
  }
  return {
    check(keyHash: Buffer) {
      turn()
      if ((calls.get(keyHash.toString('hex')) ?? 0) < callsAMinute) return
      const retryAfterS = Math.max(1, Math.ceil((began + windowMs - timeBy(clock).getTime()) / 1000))
      throw new Problem('access.key-too-fast', undefined, { retryAfterS })
    },
    count(keyHash: Buffer) {
      const name = keyHash.toString('hex')
      calls.set(name, (calls.get(name) ?? 0) + 1)
    },
  }
}
