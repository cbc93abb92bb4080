import type { PasswordChange } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import type { Database } from '../platform/database.ts'
import type { Call, Opened } from '../platform/serve.ts'
import { siteSettingsOf } from '../site/index.ts'
import { checkNewPassword } from './access-rules.ts'
import { countAttempt, forgive, guessingOldPassword } from './login-throttle-store.ts'
import { hashPassword, isRightPassword } from './password.ts'
import { claimedSessionId } from './session-cookie.ts'
import { carryOver, endSession } from './session-store.ts'
import { credentialOf, savePassword } from './user-store.ts'

const system = { actor: 'system' } as const

/** Ends one of the caller's own sessions, this one or one on another device. */
export async function endOwnSession(id: string, call: Call<'customer' | 'staff'>): Promise<void> {
  const wasLive = await endSession(call.tx, call.caller.userId, id)
  if (!wasLive) throw new Problem('access.session-missing')
  await audit(call, { action: 'access.logout', thing: 'session', id })
}

/** Changes the caller's password, if the old one is right. This session goes on; the others are out. */
export async function changePassword(
  db: Database,
  opened: Opened<PasswordChange, 'customer' | 'staff'>,
): Promise<void> {
  const { input, caller, language, address, exchange } = opened
  const guessing = guessingOldPassword(caller.userId)
  const credential = await db.as(system, async (tx) => {
    const [found, { passwordMax }] = await Promise.all([credentialOf(tx, caller.userId), siteSettingsOf(tx)])
    if (found) checkNewPassword(input.newPassword, found, passwordMax)
    await countAttempt(tx, guessing)
    return found
  })
  const isRight = await isRightPassword(input.oldPassword, credential?.passwordHash)
  if (!isRight || !credential) {
    throw new Problem('shared.invalid-input', { oldPassword: 'access.old-password-wrong' })
  }
  const passwordHash = await hashPassword(input.newPassword)
  await db.as(system, async (tx, now) => {
    if (!(await savePassword(tx, credential, passwordHash))) throw new Problem('access.changed-meanwhile')
    await carryOver(tx, caller.userId, claimedSessionId(exchange.request))
    await forgive(tx, guessing)
    const call = { tx, now, caller, language, address }
    await audit(call, {
      action: 'access.password',
      thing: 'user',
      id: caller.userId,
      customerId: credential.customerId,
    })
  })
}
