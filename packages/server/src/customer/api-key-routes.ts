import { randomUUID } from 'node:crypto'
import { type ApiKeyView, apiKeyEndpoints as calls, type NewApiKey } from '@landbridge/contract/customer/api-key'
import { businessDay, endOfBusinessDay } from '@landbridge/contract/shared/business-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { notifyOwner, type User, usersOfCompany } from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import type { Follower } from '../platform/call.ts'
import { companyOf } from '../platform/caller.ts'
import { hashOfSecret, newSecret } from '../platform/secrets.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { type ApiKey, insertKey, keysOf, revokeKey, revokeKeysOf } from './api-key-store.ts'

const mostKeys = 20
const prefixLength = 10

export function apiKeyRoutes(port: Port): void {
  serve(port, calls.list, async (_, { tx, caller, now }) => {
    const customerId = companyOf(caller)
    const [keys, users] = await Promise.all([keysOf(tx, customerId), usersOfCompany(tx, customerId)])
    return { items: keys.map((key) => viewOf(key, { users, now })) }
  })

  serve(port, calls.make, makeKey)

  serve(port, calls.revoke, async ({ id }, call) => {
    if (!(await revokeKey(call.tx, id, companyOf(call.caller)))) throw new Problem('customer.key-missing')
    await audit(call, { action: 'customer.revoke-key', thing: 'api-key', id })
    return {}
  })
}

/** Makes a key, which nobody can read again after this answer. */
async function makeKey({ keyName, scopes, expiresOn }: NewApiKey, call: Call<'customer'>) {
  const { tx, caller, now } = call
  if (expiresOn && expiresOn < businessDay(now)) {
    throw new Problem('shared.invalid-input', { expiresOn: 'customer.key-day-past' })
  }
  const customerId = companyOf(caller)
  const apiKey = `lb_${newSecret(32).secret}`
  const id = randomUUID()
  const key = {
    id,
    customerId,
    userId: caller.userId,
    name: keyName,
    scopes: [...new Set(scopes)],
    prefix: apiKey.slice(0, prefixLength),
    createdAt: now,
    expiresAt: expiresOn ? endOfBusinessDay(expiresOn) : null,
  }
  await insertKey(tx, { ...key, keyHash: hashOfSecret(apiKey) }, mostKeys)
  await audit(call, { action: 'customer.make-key', thing: 'api-key', id, after: { keyName, scopes, expiresOn } })
  await notifyOwner(call, caller.userId, 'api-key')
  const users = await usersOfCompany(tx, customerId)
  return { ...viewOf({ ...key, lastUsedAt: null, revokedAt: null }, { users, now }), apiKey }
}

function viewOf(key: ApiKey, { users, now }: { users: readonly User[]; now: Date }): ApiKeyView {
  const maker = users.find(({ id }) => id === key.userId)
  return {
    id: key.id,
    keyName: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    state: stateOf(key, { maker, now }),
    createdBy: maker?.realName ?? '',
    createdAt: key.createdAt,
    expiresAt: key.expiresAt ?? undefined,
    lastUsedAt: key.lastUsedAt ?? undefined,
  }
}

/** A key whose maker is no owner any more has stopped with them. */
function stateOf(key: ApiKey, { maker, now }: { maker: User | undefined; now: Date }): ApiKeyView['state'] {
  if (key.revokedAt) return 'revoked'
  if (key.expiresAt && key.expiresAt <= now) return 'expired'
  return maker?.active && maker.companyRole === 'owner' ? 'live' : 'stopped'
}

/** Keys that somebody made end with the account. */
export const customerFollowers: readonly Follower[] = [
  {
    kind: 'access.closed',
    follow: async ({ id }, { tx }) => {
      await revokeKeysOf(tx, id)
    },
  },
]
