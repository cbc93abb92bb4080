import { randomUUID } from 'node:crypto'
import type { UserDetail } from '@landbridge/contract/access/access-desk-endpoints'
import type { NewStaff, UserChange } from '@landbridge/contract/access/account'
import { text } from '@landbridge/contract/access/text/en'
import { type UserAction, userLifecycle } from '@landbridge/contract/access/user-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import type { Call, Opened } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { checkNewPassword, checkNotYourself, reasonAgainstPassword } from '../access-rules.ts'
import { wholePhoneNumber } from '../phone/phone-number.ts'
import { checkMayTouchOwner, notifyOwners } from './ownership.ts'
import { hashPassword } from './password.ts'
import { showUser } from './user-queries.ts'
import { accountIsTaken, credentialByPhone, insertUser, loadUser, saveUser, type UserChanges } from './user-store.ts'
import { closeWaysBack } from './way-back-store.ts'

export async function makeStaff(opened: Opened<NewStaff, 'staff'>): Promise<UserDetail> {
  const { newPassword, ...typed } = opened.input
  const card = withWholePhone(typed)
  checkNewPassword(newPassword, { kind: 'staff', account: card.account }, 0)
  const passwordHash = await hashPassword(newPassword)
  return opened.write(async (call) => {
    if (await accountIsTaken(call.tx, card.account)) throw new Problem('access.account-taken')
    const id = randomUUID()
    await insertUser(call.tx, {
      id,
      kind: 'staff',
      account: card.account,
      realName: card.realName,
      phone: card.phone || null,
      emails: card.emails ?? [],
      duties: card.duties,
      passwordHash,
    })
    await audit(call, { action: 'access.create', thing: 'user', id, after: card })
    return showUser(id, call)
  })
}

/** Changes a user's card and duties; who has lost a duty is out at once and logs in anew. */
export async function changeUser({ id, version, ...typed }: UserChange, call: Call<'staff'>): Promise<UserDetail> {
  const card = withWholePhone(typed)
  const before = await userAt(id, version, call)
  if (card.duties && before.duties.includes('administrator')) checkNotYourself(call.caller.userId, id, card.duties)
  if (card.duties && before.kind !== 'staff') throw new Problem('access.action-not-allowed')
  if (card.phone && before.kind === 'customer') await checkPhoneFree(card.phone, id, call)
  if (isReachedElsewhere(card, before)) await guardOwner(before, 'contacts', call)
  const hasOtherRights = card.duties !== undefined && card.duties.toSorted().join() !== before.duties.toSorted().join()
  const changes: UserChanges = {
    ...(card.realName !== undefined && { realName: card.realName }),
    ...(card.duties !== undefined && { duties: card.duties }),
    ...(card.phone !== undefined && { phone: card.phone || null }),
    ...(card.emails !== undefined && { emails: card.emails ?? [] }),
  }
  await saveUser(call.tx, { id, version }, { changes, endsSessions: hasOtherRights })
  await audit(call, { ...userDeed('save', before), before: cardOf(before), after: card })
  return showUser(id, call)
}

const isReachedElsewhere = ({ phone, emails }: Omit<UserChange, 'id' | 'version'>, before: UserDetail): boolean =>
  (phone !== undefined && (phone ?? '') !== (before.phone ?? '')) ||
  (emails !== undefined && (emails ?? []).join() !== before.emails.join())

export async function givePassword(
  opened: Opened<{ id: string; version: number; newPassword: string }, 'staff'>,
): Promise<UserDetail> {
  const { id, version, newPassword } = opened.input
  checkNotYourself(opened.caller.userId, id)
  const [{ kind, account }, { passwordMax }] = await opened.read((call) =>
    Promise.all([showUser(id, call), siteSettingsOf(call.tx)]),
  )
  checkNewPassword(newPassword, { kind, account: account ?? null }, passwordMax)
  const passwordHash = await hashPassword(newPassword)
  return opened.write(async (call) => {
    const before = await userAt(id, version, call)
    await guardOwner(before, 'password', call)
    await saveUser(call.tx, { id, version }, { changes: { passwordHash }, endsSessions: true })
    await audit(call, userDeed('set-password', before))
    return showUser(id, call)
  })
}

export async function actOnUser(
  action: Exclude<UserAction, 'close'>,
  { id, version }: { id: string; version: number },
  call: Call<'staff'>,
): Promise<UserDetail> {
  const before = await userAt(id, version, call)
  if (action === 'deactivate') checkNotYourself(call.caller.userId, id)
  const next = nextState(userLifecycle, before, { action, by: 'staff' })
  const isPossible = before.actions.some(({ name }) => name === action)
  if (!next || !isPossible) throw new Problem('access.action-not-allowed', undefined, stateAndVersion(before))
  await guardOwner(before, action === 'activate' ? 'switched-on' : 'switched-off', call)
  await saveUser(call.tx, { id, version }, { changes: { active: next === 'active' }, endsSessions: true })
  if (action === 'deactivate') await closeWaysBack(call.tx, id)
  await audit(call, userDeed(action, before))
  return showUser(id, call)
}

/** A change to an owner of a company touches its ownership: the person who makes it proves anew who they are, and the owners hear of it. */
async function guardOwner(
  { id, companyRole, customerId }: UserDetail,
  change: 'password' | 'contacts' | 'switched-on' | 'switched-off',
  call: Call<'staff'>,
): Promise<void> {
  if (companyRole !== 'owner' || !customerId) return
  checkMayTouchOwner(call)
  await notifyOwners({ customerId, change, user: await loadUser(call.tx, id) }, call)
}

/** The telephone as everybody writes it; an empty field is none. */
const withWholePhone = <Card extends { phone?: string | null | undefined }>(card: Card): Card =>
  card.phone ? { ...card, phone: wholePhoneNumber(card.phone) } : card

/** Customers' users log in by their telephone: it belongs to one of them. */
async function checkPhoneFree(phone: string, userId: string, { tx }: Call<'staff'>): Promise<void> {
  const owner = await credentialByPhone(tx, phone)
  if (owner && owner.id !== userId) throw new Problem('access.phone-taken')
}

async function userAt(id: string, version: number, call: Call<'staff'>): Promise<UserDetail> {
  const user = await showUser(id, call)
  if (user.state === 'closed') throw new Problem('access.action-not-allowed', undefined, stateAndVersion(user))
  if (user.version !== version) throw new Problem('access.changed-meanwhile', undefined, stateAndVersion(user))
  return user
}

const stateAndVersion = (user: UserDetail) => ({
  state: user.state,
  version: user.version,
  actions: user.actions,
})

const userDeed = <Verb extends UserAction | 'save' | 'set-password'>(verb: Verb, { id, customerId }: UserDetail) =>
  ({ action: `access.${verb}`, thing: 'user', id, customerId: customerId ?? null }) as const

const cardOf = ({ realName, duties, phone, emails }: UserDetail) => ({ realName, duties, phone, emails })

/** Makes an administrator from outside the portal, for the first start of a production, or answers why not. */
export async function makeAdministrator(
  db: Database,
  { account, realName, password }: { account: string; realName: string; password: string },
): Promise<string | undefined> {
  if (!/^[A-Za-z0-9._@-]{2,64}$/.test(account)) return text['access.account-wrong']
  const reason = reasonAgainstPassword(password, { kind: 'staff', account }, 0)
  if (reason) return text[reason]
  const passwordHash = await hashPassword(password)
  return db.as(system, async (tx) => {
    if (await accountIsTaken(tx, account)) return text['access.account-taken']
    const id = randomUUID()
    await insertUser(tx, { id, kind: 'staff', account, realName, duties: ['administrator'], passwordHash })
    return undefined
  })
}
