import type { KeyScope } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { FastifyRequest } from 'fastify'
import { type Caller, type CallerAs, companyOf, holdsPermission } from './caller.ts'

type Gate<By extends Actor> = {
  by: readonly By[]
  permission?: string
  roles?: readonly string[]
  scope?: KeyScope
  company?: 'needed' | 'optional'
  beforeSecondFactor?: boolean
  reauthenticated?: boolean
}

export function checkMayCall<By extends Actor>(
  caller: Caller,
  gate: Gate<By>,
  tokenId: string,
): asserts caller is CallerAs<By> {
  checkScope(caller, gate)
  checkSecondFactor(caller, gate)
  if (!mayCall(caller, gate)) throw refusal(caller, tokenId, gate.by)
  checkCompany(caller, gate)
  checkReauthentication(caller, gate)
}

/** A write under a cookie comes from our own pages: no other site can set the header, and a browser says where it stands. */
export function checkSameSite(
  { headers }: FastifyRequest,
  { signed, by }: { signed: boolean; by: readonly Actor[] },
): void {
  if (!signed && by.every((actor) => actor === 'guest')) return
  const fetchSite = headers['sec-fetch-site']
  const isElsewhere =
    (fetchSite !== undefined && fetchSite !== 'same-origin') ||
    (headers.origin !== undefined && hostOf(headers.origin) !== headers.host)
  if (headers['x-requested-with'] !== 'XMLHttpRequest' || isElsewhere) throw new Problem('access.cross-site')
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')

function mayCall<By extends Actor>(
  caller: Caller,
  { by, permission, roles }: { by: readonly By[]; permission?: string; roles?: readonly string[] },
): caller is CallerAs<By> {
  if (!(by as readonly Actor[]).includes(caller.actor)) return false
  if (caller.actor === 'customer' && roles && !roles.includes(caller.role)) return false
  return !permission || caller.actor !== 'staff' || holdsPermission(caller, permission)
}

/** Staff who owe a second factor can set it up and go; what is open to guests is open to them. */
function checkSecondFactor(
  caller: Caller,
  { by, beforeSecondFactor = false }: { by: readonly Actor[]; beforeSecondFactor?: boolean },
): void {
  const isDue = caller.actor === 'staff' && caller.secondFactorDue === true
  if (isDue && !beforeSecondFactor && !by.includes('guest')) throw new Problem('access.second-factor-required')
}

/** An open session alone does not change how the account is got into. */
function checkReauthentication(caller: Caller, { reauthenticated = false }: { reauthenticated?: boolean }): void {
  const isShown = 'isReauthenticated' in caller && caller.isReauthenticated === true
  if (reauthenticated && !isShown) throw new Problem('access.reauthentication-required')
}

/** Refuses a key beyond its scopes; a call without a scope is for people. */
function checkScope(caller: Caller, { scope }: { scope?: KeyScope }): void {
  if (caller.actor !== 'customer' || !caller.key) return
  if (!scope) throw new Problem('access.not-for-keys')
  if (!caller.key.scopes.includes(scope)) throw new Problem('access.key-scope', undefined, { scope })
}

function checkCompany(caller: Caller, { company = 'needed' }: { company?: 'needed' | 'optional' }): void {
  if (caller.actor === 'customer' && company === 'needed') companyOf(caller)
}

function refusal(caller: Caller, tokenId: string, by: readonly Actor[]): Problem {
  if (caller.actor !== 'guest' || by.includes('guest')) return new Problem('access.not-allowed')
  return new Problem(tokenId ? 'access.token-error' : 'access.token-empty')
}
