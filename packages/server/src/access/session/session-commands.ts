import type { PasswordChange } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import type { Call, Opened } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { checkNewPassword } from '../access-rules.ts'
import { guessingOldPassword } from '../attempt/guessing-rules.ts'
import { forgive } from '../attempt/login-throttle-store.ts'
import { hashPassword } from '../user/password.ts'
import { notifyOwner } from '../user/security-notice.ts'
import { credentialOf, savePassword } from '../user/user-store.ts'
import { provePassword, useOwnCode } from './reauthentication-commands.ts'
import { carryOver, endSession } from './session-store.ts'

/** This one or one on another device. */
export async function endOwnSession(id: string, call: Call<'customer' | 'staff'>): Promise<void> {
  const wasLive = await endSession(call.tx, call.caller.userId, id)
  if (!wasLive) throw new Problem('access.session-missing')
  await audit(call, { action: 'access.logout', thing: 'session', id })
}

/** Changes the caller's password, for whoever knows the old one or reads a code on the own telephone, and ends the other sessions. */
export async function changePassword(
  db: Database,
  opened: Opened<PasswordChange, 'customer' | 'staff'>,
  { mark, sessionId }: { mark: string | undefined; sessionId: string },
): Promise<void> {
  const { input, caller, language, address } = opened
  const credential = await db.as(system, async (tx) => {
    const [found, { passwordMax }] = await Promise.all([credentialOf(tx, caller.userId), siteSettingsOf(tx)])
    if (!found) throw new Problem('access.user-missing')
    checkNewPassword(input.newPassword, found, passwordMax)
    return found
  })
  if (input.verifySmsCode === undefined) {
    const isRight = await provePassword(credential, input.oldPassword ?? '', { db, caller, language, address })
    if (!isRight) throw new Problem('shared.invalid-input', { oldPassword: 'access.old-password-wrong' })
  } else {
    if (!credential.account) throw new Problem('access.action-not-allowed')
    const ownCode = { code: input.verifySmsCode, purpose: 'UpdatePassword', mark } as const
    await useOwnCode(credential, ownCode, { db, caller, language, address })
  }
  const passwordHash = await hashPassword(input.newPassword)
  await db.as(system, async (tx, now) => {
    if (!(await savePassword(tx, credential, passwordHash))) throw new Problem('access.changed-meanwhile')
    await carryOver(tx, caller.userId, sessionId)
    await forgive(tx, guessingOldPassword(caller.userId))
    const call = { tx, now, caller, language, address }
    await audit(call, {
      action: 'access.password',
      thing: 'user',
      id: caller.userId,
      customerId: credential.customerId,
    })
    await notifyOwner(call, caller.userId, 'password')
  })
}
