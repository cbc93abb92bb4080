import type { AccountBinding } from '@landbridge/contract/access/account'
import type { SecuritySettings } from '@landbridge/contract/access/security-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import type { Opened } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { reasonAgainstPassword } from '../access-rules.ts'
import { recoveryCodesLeft } from '../second-factor/second-factor-store.ts'
import { hashPassword } from '../user/password.ts'
import { notifyOwner } from '../user/security-notice.ts'
import { accountIsTaken, credentialOf } from '../user/user-store.ts'
import { bindAccountName, secondFactorSince } from './account-store.ts'

type Users = 'customer' | 'staff'

export async function showSecurity(db: Database, { caller }: Opened<object, Users>): Promise<SecuritySettings> {
  return db.as(system, async (tx) => {
    const [user, since, left] = await Promise.all([
      credentialOf(tx, caller.userId),
      secondFactorSince(tx, caller.userId),
      recoveryCodesLeft(tx, caller.userId),
    ])
    if (!user) throw new Problem('access.user-missing')
    return {
      account: user.account ?? undefined,
      phone: user.phone ?? undefined,
      hasPassword: user.passwordHash !== null,
      secondFactorAt: since ?? undefined,
      secondFactorDue: caller.actor === 'staff' && caller.secondFactorDue === true,
      recoveryCodesLeft: since ? left : 0,
    }
  })
}

export async function bindAccount(db: Database, opened: Opened<AccountBinding, Users>): Promise<void> {
  const { input, caller, language, address } = opened
  const { passwordMax } = await db.as(system, siteSettingsOf)
  const reason = reasonAgainstPassword(input.password, { kind: 'customer', account: input.account }, passwordMax)
  if (reason) throw new Problem('shared.invalid-input', { password: reason })
  const passwordHash = await hashPassword(input.password)
  await db.as(system, async (tx, now) => {
    const user = await credentialOf(tx, caller.userId)
    if (user?.account) throw new Problem('access.account-bound')
    if (await accountIsTaken(tx, input.account)) throw new Problem('access.account-taken')
    await notifyOwner({ tx }, caller.userId, 'account')
    if (!(await bindAccountName(tx, caller.userId, { account: input.account, passwordHash }))) {
      throw new Problem('access.account-bound')
    }
    const customerId = user?.customerId ?? null
    const call = { tx, now, caller, language, address }
    await audit(call, {
      action: 'access.bind-account',
      thing: 'user',
      id: caller.userId,
      customerId,
      after: { account: input.account },
    })
  })
}
