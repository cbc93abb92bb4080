import { randomUUID } from 'node:crypto'
import { text } from '@landbridge/contract/access/text/en'
import type { Database } from '../../platform/database.ts'
import { reasonAgainstPassword } from '../access-rules.ts'
import { hashPassword } from './password.ts'
import { accountIsTaken, insertUser } from './user-store.ts'

/** Makes an administrator from outside the portal, for the first start of a production. Answers why not, if not. */
export async function makeAdministrator(
  db: Database,
  { account, realName, password }: { account: string; realName: string; password: string },
): Promise<string | undefined> {
  if (!/^[A-Za-z0-9._@-]{2,64}$/.test(account)) return text['access.account-wrong']
  const reason = reasonAgainstPassword(password, { kind: 'staff', account }, 0)
  if (reason) return text[reason]
  const passwordHash = await hashPassword(password)
  return db.as({ actor: 'system' }, async (tx) => {
    if (await accountIsTaken(tx, account)) return text['access.account-taken']
    const id = randomUUID()
    await insertUser(tx, { id, kind: 'staff', account, realName, duties: ['administrator'], passwordHash })
    return undefined
  })
}
