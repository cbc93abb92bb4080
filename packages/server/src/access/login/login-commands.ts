import type { AccountLogin } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import type { Call, Exchange } from '../../platform/serve.ts'
import { proveSecondFactor } from '../second-factor/second-factor-commands.ts'
import { noteFailure, noteSlowed } from '../session/security-event-store.ts'
import { claimedSessionId, giveSessionCookie, shownSecretHash } from '../session/session-cookie.ts'
import { type Device, endShownSession, makeSession } from '../session/session-store.ts'
import { isRightPassword } from '../user/password.ts'
import { tellOwner } from '../user/security-notice.ts'
import { type Credential, credentialByAccount, noteLanguage } from '../user/user-store.ts'
import { browserIdentityOf, isKnownBrowser, knownAs, rememberBrowser } from './known-browser-store.ts'
import {
  attackBegins,
  countAttempt,
  forgive,
  guessesAt,
  guessesSoFar,
  guessingAccount,
} from './login-throttle-store.ts'

const system = { actor: 'system' } as const

/** A login under way: outside any transaction of its caller, who is nobody yet. */
export type LoggingIn = { db: Database; exchange: Exchange; address: string; language: Call<'guest'>['language'] }

/** Logs in by account and password. An account that does not exist takes as long and reads the same. */
export async function loginByAccount(input: AccountLogin, at: LoggingIn): Promise<{ id: string }> {
  const { account, password } = input
  const tried = await at.db
    .as(system, async (tx) => {
      const guesses = await guessesFrom(tx, account, at)
      const counting = [...guesses.wide, guesses.here].map(async (guess) => ({
        ...guess,
        failures: await countAttempt(tx, guess),
      }))
      const [credential, counted] = await Promise.all([credentialByAccount(tx, account), Promise.all(counting)])
      return { ...guesses, credential, counted }
    })
    .catch((refusal: unknown) => noteIfSlowed(refusal, account, at))
  const { credential, here, wide, counted } = tried
  const isRight = await isRightPassword(password, credential?.passwordHash)
  if (!isRight || !credential) {
    await noteFailure({ action: 'access.login-failed', user: credential }, at)
    const { subject } = guessingAccount(account)
    const isAttackBegun = counted.some((one) => one.subject === subject && one.failures === attackBegins)
    if (credential && isAttackBegun) await at.db.as(system, (tx) => tellOwner({ tx }, credential.id, 'attack'))
    throw new Problem('access.login-wrong')
  }
  if (credential.hasSecondFactor && credential.active) {
    // The password is right: from here on it is the second factor that is guessed at.
    await at.db.as(system, (tx) => forgive(tx, here, wide))
    await proveSecondFactor(credential, input, at)
    return letIn(credential, at, async () => {})
  }
  return letIn(credential, at, (tx) => forgive(tx, here, wide))
}

/** A slowed attempt is noted before it is refused. */
async function noteIfSlowed(refusal: unknown, account: string, at: LoggingIn): Promise<never> {
  if (refusal instanceof Problem && refusal.code === 'access.login-too-soon') {
    await noteSlowed(await at.db.readAs(system, (tx) => credentialByAccount(tx, account)), at)
  }
  throw refusal
}

async function guessesFrom(tx: Tx, account: string, { address, exchange }: LoggingIn) {
  const browser = knownAs(exchange.request)
  const [isKnown, soFar] = await Promise.all([
    browser !== undefined && isKnownBrowser(tx, account, browser),
    guessesSoFar(tx, account),
  ])
  const knownBrowser = isKnown ? browser : undefined
  return guessesAt(account, { network: networkOf(address), knownBrowser, isUnderAttack: soFar >= attackBegins })
}

/** Begins the session of somebody who has proved who it is; the one this browser had before ends. */
export async function letIn(
  user: Credential,
  at: LoggingIn,
  besides: (tx: Tx) => Promise<void>,
): Promise<{ id: string }> {
  if (!user.active) {
    await noteFailure({ action: 'access.login-refused', user }, at)
    throw new Problem('access.account-deactivated')
  }
  const { request } = at.exchange
  const { id, secret } = await at.db.as(system, async (tx, now) => {
    const shown = shownSecretHash(request)
    const claimed = claimedSessionId(request)
    if (shown && claimed) await endShownSession(tx, claimed, shown)
    await besides(tx)
    const session = await makeSession(tx, user.id, deviceOf(at))
    await noteLanguage(tx, user.id, at.language)
    const browser = knownAs(request)
    if (browser) await rememberBrowser(tx, user.id, browser)
    const call = { tx, now, language: at.language, address: at.address, caller: callerFor(user) }
    await audit(call, { action: 'access.login', thing: 'session', id: session.id, customerId: user.customerId })
    return session
  })
  giveSessionCookie(at.exchange, secret)
  return { id }
}

const callerFor = ({ id, kind, customerId }: Credential): Caller =>
  kind === 'staff'
    ? { actor: 'staff', userId: id, permissions: [] }
    : { actor: 'customer', userId: id, customerId, role: 'member' }

function deviceOf({ exchange, address }: LoggingIn): Device {
  const { request } = exchange
  return {
    browserIdentity: browserIdentityOf(request),
    userAgent: request.headers['user-agent']?.slice(0, 300),
    address,
  }
}
