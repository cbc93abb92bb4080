import { randomUUID } from 'node:crypto'
import type { NewAccount } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { checkNewPassword } from '../access-rules.ts'
import { type LoggingIn, letIn } from '../login/login-commands.ts'
import { hashPassword } from './password.ts'
import { accountIsTaken, insertUser } from './user-store.ts'

const system = { actor: 'system' } as const

/** `besides` runs in the same transaction, after the user is there. */
export async function registerAccount(
  { account, newPassword, realName }: NewAccount,
  at: LoggingIn,
  besides: (tx: Tx, userId: string, now: Date) => Promise<{ customerId: string }>,
): Promise<{ id: string }> {
  const { passwordMax } = await at.db.readAs(system, siteSettingsOf)
  checkNewPassword(newPassword, { kind: 'customer', account }, passwordMax)
  const passwordHash = await hashPassword(newPassword)
  const id = randomUUID()
  const customerId = await at.db.as(system, async (tx, now) => {
    if (await accountIsTaken(tx, account)) throw new Problem('access.account-taken')
    await insertUser(tx, { id, kind: 'customer', account, realName, passwordHash })
    return (await besides(tx, id, now)).customerId
  })
  return letIn({ id, kind: 'customer', account, customerId, active: true, passwordHash }, at, async () => {})
}
