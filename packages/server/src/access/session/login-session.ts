import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { type Caller, system } from '../../platform/caller.ts'
import type { Database, Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { rememberBrowser } from '../attempt/known-browser-store.ts'
import { type Credential, noteLanguage } from '../user/user-store.ts'
import type { LoginBrowser } from './login-browser.ts'
import { noteFailure } from './security-event-store.ts'
import { type Device, endShownSession, makeSession } from './session-store.ts'

/** A login under way: outside any transaction of its caller, who is nobody yet. */
export type LoggingIn = {
  db: Database
  loginBrowser: LoginBrowser
  address: string
  language: Call<'guest'>['language']
}

/** Begins the session of somebody who has proved who it is; the one this browser had before ends. */
export async function letIn(
  user: Credential,
  visitor: LoggingIn,
  alsoInTransaction: (tx: Tx) => Promise<void>,
): Promise<{ id: string }> {
  const begun = user.active ? await beginSession(user, visitor, alsoInTransaction).catch(passDeactivated) : undefined
  if (!begun) {
    await noteFailure({ action: 'access.login-refused', user }, visitor)
    throw deactivated()
  }
  visitor.loginBrowser.keepSecret(begun.secret)
  return { id: begun.id }
}

const deactivated = () => new Problem('access.account-deactivated')

function passDeactivated(refusal: unknown): undefined {
  if (!(refusal instanceof Problem && refusal.code === deactivated().code)) throw refusal
}

/** All in one transaction: where the user was deactivated since the proof, nothing of it stays. */
function beginSession(user: Credential, visitor: LoggingIn, alsoInTransaction: (tx: Tx) => Promise<void>) {
  const { sessionId, secretHash, knownAs } = visitor.loginBrowser
  return visitor.db.as(system, async (tx, now) => {
    if (secretHash && sessionId) await endShownSession(tx, sessionId, secretHash)
    await alsoInTransaction(tx)
    const session = await makeSession(tx, user.id, deviceOf(visitor))
    if (!session) throw deactivated()
    await noteLanguage(tx, user.id, visitor.language)
    if (knownAs) await rememberBrowser(tx, user.id, knownAs)
    const call = { tx, now, language: visitor.language, address: visitor.address, caller: callerFor(user) }
    await audit(call, { action: 'access.login', thing: 'session', id: session.id, customerId: user.customerId })
    return session
  })
}

const callerFor = ({ id, kind, customerId }: Credential): Caller =>
  kind === 'staff'
    ? { actor: 'staff', userId: id, permissions: [] }
    : { actor: 'customer', userId: id, customerId, role: 'member' }

const deviceOf = ({ loginBrowser: { identity, userAgent }, address }: LoggingIn): Device => ({
  browserIdentity: identity,
  userAgent: userAgent?.slice(0, 300),
  address,
})
