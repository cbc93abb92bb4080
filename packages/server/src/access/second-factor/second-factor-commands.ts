import type { UserDetail } from '@landbridge/contract/access/access-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import type { Opened } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { checkNotYourself } from '../access-rules.ts'
import { guessingSecondFactor } from '../attempt/guessing-rules.ts'
import { countAttempt, forgive } from '../attempt/login-throttle-store.ts'
import { noteFailure, type Trying } from '../session/security-event-store.ts'
import { carryOver } from '../session/session-store.ts'
import { notifyOwner } from '../user/security-notice.ts'
import { showUser } from '../user/user-queries.ts'
import { type Credential, credentialOf, saveUser } from '../user/user-store.ts'
import {
  forgetSecondFactor,
  keepSecret,
  makeRecoveryCodes,
  newSecondFactor,
  switchOff,
  switchOn,
  takeOtp,
  takeRecoveryCode,
} from './second-factor-store.ts'

type Codes = { otp?: string | undefined; recoveryCode?: string | undefined }
type OpenedByStaff<In> = Opened<In, 'staff'>

export async function setUpSecondFactor(db: Database, { caller }: OpenedByStaff<object>) {
  return db.as(system, async (tx) => {
    const [user, { companyName }] = await Promise.all([credentialOf(tx, caller.userId), siteSettingsOf(tx)])
    if (!user || user.hasSecondFactor) throw new Problem('access.second-factor-on')
    const { secret, base32, otpAddress } = newSecondFactor(companyName, user.account ?? user.id)
    await keepSecret(tx, user.id, secret)
    return { secret: base32, otpAddress }
  })
}

export async function confirmSecondFactor(db: Database, opened: OpenedByStaff<{ otp: string }>, sessionId: string) {
  const { caller, input, language, address } = opened
  const guessing = guessingSecondFactor(caller.userId)
  await db.as(system, (tx) => countAttempt(tx, guessing))
  return db.as(system, async (tx, now) => {
    const user = await credentialOf(tx, caller.userId)
    if (user?.hasSecondFactor) throw new Problem('access.second-factor-on')
    if (!(await takeOtp(tx, caller.userId, { otp: input.otp, now }))) throw wrongOtp(input)
    if (!(await switchOn(tx, caller.userId))) throw new Problem('access.second-factor-on')
    const recoveryCodes = await makeRecoveryCodes(tx, caller.userId)
    await carryOver(tx, caller.userId, sessionId)
    await forgive(tx, guessing)
    const call = { tx, now, caller, language, address }
    await audit(call, { action: 'access.second-factor-on', thing: 'user', id: caller.userId })
    await notifyOwner(call, caller.userId, 'second-factor-on')
    return { recoveryCodes }
  })
}

export async function removeSecondFactor(db: Database, opened: OpenedByStaff<Codes>): Promise<void> {
  const { caller, input, language, address } = opened
  await proveSecondFactor({ id: caller.userId, customerId: null }, input, { db, caller, language, address })
  await db.as(system, async (tx, now) => {
    if (!(await switchOff(tx, caller.userId))) throw new Problem('access.second-factor-off')
    const call = { tx, now, caller, language, address }
    await audit(call, { action: 'access.second-factor-off', thing: 'user', id: caller.userId })
    await notifyOwner(call, caller.userId, 'second-factor-off')
  })
}

/** Takes the second factor from somebody who has lost it; the back office knows who asks. */
export async function takeSecondFactor(
  db: Database,
  opened: OpenedByStaff<{ id: string; version: number }>,
): Promise<UserDetail> {
  const { input, caller, language, address } = opened
  checkNotYourself(caller.userId, input.id)
  return db.as(system, async (tx, now) => {
    const call = { tx, now, caller, language, address }
    const user = await showUser(input.id, call)
    if (!user.secondFactorAt) throw new Problem('access.second-factor-off')
    await saveUser(tx, input, { changes: { secondFactorAt: null }, endsSessions: true })
    await forgetSecondFactor(tx, input.id)
    await audit(call, { action: 'access.remove-second-factor', thing: 'user', id: input.id })
    await notifyOwner(call, input.id, 'second-factor-off')
    return showUser(input.id, call)
  })
}

/** Proves the second factor by a code of the app or a recovery code, each once; tries are counted before they are looked at. */
export async function proveSecondFactor(
  user: Pick<Credential, 'id' | 'customerId'>,
  codes: Codes,
  trying: Trying,
): Promise<void> {
  const { id: userId } = user
  const { db } = trying
  const { otp, recoveryCode } = codes
  if (!otp && !recoveryCode) throw new Problem('access.second-factor-required')
  const guessing = guessingSecondFactor(userId)
  await db.as(system, (tx) => countAttempt(tx, guessing))
  const isRight = await db.as(system, (tx, now) =>
    otp ? takeOtp(tx, userId, { otp, now }) : takeRecoveryCode(tx, userId, recoveryCode ?? ''),
  )
  if (!isRight) {
    await noteFailure({ action: 'access.second-factor-failed', user }, trying)
    throw wrongOtp(codes)
  }
  await db.as(system, (tx) => forgive(tx, guessing))
}

const wrongOtp = ({ otp }: Codes) =>
  new Problem(
    'shared.invalid-input',
    otp ? { otp: 'access.otp-wrong' } : { recoveryCode: 'access.recovery-code-wrong' },
  )
