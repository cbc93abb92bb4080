import type { Reauthentication } from '@landbridge/contract/access/account'
import type { CodePurpose } from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import type { Opened } from '../../platform/serve.ts'
import { browserHash } from '../attempt/captcha-store.ts'
import { guessingOldPassword } from '../attempt/guessing-rules.ts'
import { countAttempt, forgive } from '../attempt/login-throttle-store.ts'
import { tryCode } from '../phone/sms-store.ts'
import { isRightPassword } from '../user/password.ts'
import { type Credential, credentialOf } from '../user/user-store.ts'
import { noteFailure, type Trying } from './security-event-store.ts'
import { stampReauthentication } from './session-store.ts'

/** Shows who the caller is, beyond the session, so that the session may change how the account is got into for a while. */
export async function reauthenticate(
  db: Database,
  opened: Opened<Reauthentication, 'customer' | 'staff'>,
  { mark, sessionId }: { mark: string | undefined; sessionId: string },
): Promise<void> {
  const { input, caller, language, address } = opened
  const credential = await db.as(system, (tx) => credentialOf(tx, caller.userId))
  if (!credential) throw new Problem('access.user-missing')
  const { password, verifySmsCode } = input
  if (password !== undefined) {
    const isRight = await provePassword(credential, password, { db, caller, language, address })
    if (!isRight) throw new Problem('shared.invalid-input', { password: 'access.password-wrong' })
  } else {
    const ownCode = { code: verifySmsCode ?? '', purpose: 'Reauthenticate', mark } as const
    await useOwnCode(credential, ownCode, { db, caller, language, address })
  }
  await db.as(system, async (tx, now) => {
    await stampReauthentication(tx, caller.userId, sessionId)
    await forgive(tx, guessingOldPassword(caller.userId))
    const call = { tx, now, caller, language, address }
    const customerId = credential.customerId
    await audit(call, { action: 'access.reauthenticate', thing: 'session', id: sessionId, customerId })
  })
}

/** Tries are counted before they are looked at. */
export async function provePassword(credential: Credential, password: string, trying: Trying): Promise<boolean> {
  const { id, passwordHash } = credential
  await trying.db.as(system, (tx) => countAttempt(tx, guessingOldPassword(id)))
  const isRight = await isRightPassword(password, passwordHash)
  if (!isRight) await noteFailure({ action: 'access.reauthenticate-failed', user: credential }, trying)
  return isRight
}

/** Uses up a code that went to a customer's own telephone; that of staff is no key to the back office. */
export async function useOwnCode(
  credential: Credential,
  { code, purpose, mark }: { code: string; purpose: CodePurpose; mark: string | undefined },
  trying: Trying,
): Promise<void> {
  const { kind, phone } = credential
  if (kind === 'staff') throw new Problem('access.action-not-allowed')
  const ownCode = phone && mark ? { phone, purpose, browser: browserHash(mark) } : undefined
  const isRight = ownCode && (await trying.db.as(system, (tx) => tryCode(tx, ownCode, { code, uses: true })))
  if (isRight) return
  await noteFailure({ action: 'access.reauthenticate-failed', user: credential }, trying)
  throw new Problem('shared.invalid-input', { verifySmsCode: 'access.sms-code-wrong' })
}
