import type { AccountLogin } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { system } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import { attackBegins, guessesAt, guessingAccount } from '../attempt/guessing-rules.ts'
import { isKnownBrowser } from '../attempt/known-browser-store.ts'
import { countAttempt, forgive, guessesSoFar } from '../attempt/login-throttle-store.ts'
import { proveSecondFactor } from '../second-factor/second-factor-commands.ts'
import { type LoggingIn, letIn } from '../session/login-session.ts'
import { noteFailure, noteSlowed } from '../session/security-event-store.ts'
import { isRightPassword } from '../user/password.ts'
import { notifyOwner } from '../user/security-notice.ts'
import { credentialByAccount } from '../user/user-store.ts'

/** Logs in by account and password; an account that does not exist takes as long and reads the same. */
export async function loginByAccount(input: AccountLogin, visitor: LoggingIn): Promise<{ id: string }> {
  const { account, password } = input
  const tried = await visitor.db
    .as(system, async (tx) => {
      const guesses = await guessesFrom(tx, account, visitor)
      const counting = [...guesses.wide, guesses.here].map(async (guess) => ({
        ...guess,
        failures: await countAttempt(tx, guess),
      }))
      const [credential, counted] = await Promise.all([credentialByAccount(tx, account), Promise.all(counting)])
      return { ...guesses, credential, counted }
    })
    .catch((refusal: unknown) => noteIfSlowed(refusal, account, visitor))
  const { credential, here, wide, counted } = tried
  const isRight = await isRightPassword(password, credential?.passwordHash)
  if (!isRight || !credential) {
    await noteFailure({ action: 'access.login-failed', user: credential }, visitor)
    const { subject } = guessingAccount(account)
    const isAttackBegun = counted.some((one) => one.subject === subject && one.failures === attackBegins)
    if (credential && isAttackBegun) await visitor.db.as(system, (tx) => notifyOwner({ tx }, credential.id, 'attack'))
    throw new Problem('access.login-wrong')
  }
  if (credential.hasSecondFactor && credential.active) {
    // The password is right: from here on it is the second factor that is guessed at.
    await visitor.db.as(system, (tx) => forgive(tx, here, wide))
    await proveSecondFactor(credential, input, visitor)
    return letIn(credential, visitor, async () => {})
  }
  return letIn(credential, visitor, (tx) => forgive(tx, here, wide))
}

async function noteIfSlowed(refusal: unknown, account: string, visitor: LoggingIn): Promise<never> {
  if (refusal instanceof Problem && refusal.code === 'access.login-too-soon') {
    await noteSlowed(await visitor.db.readAs(system, (tx) => credentialByAccount(tx, account)), visitor)
  }
  throw refusal
}

async function guessesFrom(tx: Tx, account: string, { address, loginBrowser: { knownAs } }: LoggingIn) {
  const [isKnown, soFar] = await Promise.all([
    knownAs !== undefined && isKnownBrowser(tx, account, knownAs),
    guessesSoFar(tx, account),
  ])
  const knownBrowser = isKnown ? knownAs : undefined
  return guessesAt(account, { network: networkOf(address), knownBrowser, isUnderAttack: soFar >= attackBegins })
}
