import { type AccountBinding, mostEmails } from '@landbridge/contract/access/account'
import type { SecuritySettings } from '@landbridge/contract/access/security-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import type { Database } from '../../platform/database.ts'
import type { Call, Opened } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { reasonAgainstPassword } from '../access-rules.ts'
import { recoveryCodesLeft } from '../second-factor/second-factor-store.ts'
import { addEmail, bindAccountName, removeEmail, replaceEmail, secondFactorSince } from './account-store.ts'
import { hashPassword } from './password.ts'
import { accountIsTaken, credentialOf, loadUser } from './user-store.ts'

const system = { actor: 'system' } as const
type Users = 'customer' | 'staff'

/** What the caller logs in with. */
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

export async function listOwnEmails({ tx, caller }: Call<Users>): Promise<{ items: string[] }> {
  return { items: (await loadUser(tx, caller.userId)).emails }
}

/** Adds an address that is not in the list yet. */
export async function addOwnEmail({ email }: { email: string }, call: Call<Users>): Promise<{ items: string[] }> {
  const emails = await addEmail(call.tx, call.caller.userId, { email, most: mostEmails })
  if (!emails) throw await reasonAgainst(email, call)
  return changed(call, emails, { after: email })
}

/** Puts an address in the place of another. */
export async function changeOwnEmail(
  { oldEmail, email }: { oldEmail: string; email: string },
  call: Call<Users>,
): Promise<{ items: string[] }> {
  const emails = await replaceEmail(call.tx, call.caller.userId, { oldEmail, email })
  if (!emails) {
    const { items } = await listOwnEmails(call)
    if (!items.includes(oldEmail)) throw new Problem('access.email-missing')
    throw new Problem('shared.invalid-input', { email: 'access.email-taken' })
  }
  return changed(call, emails, { before: oldEmail, after: email })
}

export async function removeOwnEmail({ email }: { email: string }, call: Call<Users>): Promise<{ items: string[] }> {
  const emails = await removeEmail(call.tx, call.caller.userId, email)
  if (!emails) throw new Problem('access.email-missing')
  return changed(call, emails, { before: email })
}

async function reasonAgainst(email: string, call: Call<Users>): Promise<Problem> {
  const { items } = await listOwnEmails(call)
  const isThere = items.some((one) => one.toLowerCase() === email.toLowerCase())
  return new Problem('shared.invalid-input', { email: isThere ? 'access.email-taken' : 'access.emails-full' })
}

async function changed(call: Call<Users>, items: string[], what: { before?: string; after?: string }) {
  await audit(call, { action: 'access.email', thing: 'user', id: call.caller.userId, ...what })
  return { items }
}

/** Gives a user who came by phone or messaging app an account name and a first password. */
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
