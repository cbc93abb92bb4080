import type { NewAccount } from '@landbridge/contract/access/account'
import type { PhoneLogin } from '@landbridge/contract/access/phone-endpoints'
import { text as en } from '@landbridge/contract/customer/text/en'
import { text as ru } from '@landbridge/contract/customer/text/ru'
import { text as zhCn } from '@landbridge/contract/customer/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/customer/text/zh-tw'
import type { Language } from '@landbridge/contract/shared/languages'
import { Problem } from '@landbridge/contract/shared/problem'
import {
  checkMayTouchOwner,
  type FromBrowser,
  joinCompany,
  loadUser,
  notifyOwners,
  phoneNumber,
  phoneParts,
  registerAccount,
  useCode,
  userNames,
} from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import { type CallerAs, system } from '../platform/caller.ts'
import type { Database, Tx } from '../platform/database.ts'
import { emit } from '../platform/outbox.ts'
import { hashOfSecret, newSecret } from '../platform/secrets.ts'
import { sendMail, sendText } from '../platform/senders/outgoing.ts'
import { plainName } from '../platform/senders/plain-name.ts'
import type { Call } from '../platform/serve.ts'
import { siteSettingsOf } from '../site/index.ts'
import { customersByIds } from './customer-store.ts'
import { type InvitationProof, invitationsFor, keyInvitation, takeInvitation } from './invitation-store.ts'
import type { Invitation } from './team-rules.ts'

const invitationWords = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const

export const proofOf = (key: string): InvitationProof => ({ keyHash: hashOfSecret(key) })

/** Draws the key and sends the invitation; after a failure the next try draws another key. */
export async function sendInvitation(
  { id, origin, language }: { id: string; origin: string; language: Language },
  { tx }: Call<'system'>,
): Promise<void> {
  const { secret: key, hash } = newSecret(16)
  const invitation = await keyInvitation(tx, id, hash)
  if (!invitation) return
  const [[found], { companyName }] = await Promise.all([describe(tx, [invitation]), siteSettingsOf(tx)])
  if (!found) return
  const invite = `${origin}/invite?sent-in=${language}`
  const fill = (sentence: string) =>
    sentence
      .replaceAll('{by}', () => plainName(found.invitedBy || found.companyName))
      .replaceAll('{company}', () => plainName(found.companyName))
      .replaceAll('{portal}', () => companyName)
      .replaceAll('{link}', () => (invitation.email ? `${invite}#key=${key}` : invite))
  const texts = invitationWords[language]
  if (invitation.email) {
    const [subject, body] = [fill(texts['customer.invite-mail-subject']), fill(texts['customer.invite-mail-text'])]
    await sendMail({ tx }, { to: invitation.email, subject, body, blankAt: invitation.expiresAt })
  } else if (invitation.phone) {
    const template = { name: 'invitation', parameters: { company: plainName(found.companyName) } }
    await sendText({ tx }, { to: invitation.phone, body: fill(texts['customer.invite-sms-text']), template })
  }
}

async function describe(tx: Tx, invitations: readonly Invitation[]) {
  const [companies, names] = await Promise.all([
    customersByIds(
      tx,
      invitations.map(({ customerId }) => customerId),
    ),
    userNames(
      tx,
      invitations.map(({ invitedBy }) => invitedBy),
    ),
  ])
  return invitations.map((invitation) => ({
    id: invitation.id,
    companyName: companies.get(invitation.customerId)?.name ?? '',
    companyRole: invitation.companyRole,
    realName: invitation.realName,
    email: invitation.email ?? undefined,
    invitedBy: names.get(invitation.invitedBy) ?? '',
    expiresAt: invitation.expiresAt,
  }))
}

export const lookAtInvitation = (key: string, db: Database) =>
  db.readAs(system, async (tx) => {
    const [found] = await describe(tx, await invitationsFor(tx, proofOf(key)))
    if (!found) throw new Problem('customer.invitation-missing')
    return found
  })

/** The invitations that wait for the caller's telephone, and that telephone as a code is asked for it. */
export async function waitingInvitations(caller: CallerAs<'customer'>, db: Database) {
  if (caller.customerId !== null) return { items: [] }
  return db.readAs(system, async (tx) => {
    const { phone } = await loadUser(tx, caller.userId)
    if (!phone) return { items: [] }
    return { items: await describe(tx, await invitationsFor(tx, { phone })), ...phoneParts(phone) }
  })
}

export const registerInvited = ({ key, ...account }: NewAccount & { key: string }, visitor: FromBrowser) =>
  registerAccount(account, visitor, (tx, userId, now) =>
    enterCompany({ tx, now }, { userId, proof: proofOf(key), isReauthenticated: true }, visitor),
  )

export async function joinInvited(
  proof: InvitationProof,
  caller: CallerAs<'customer'>,
  visitor: FromBrowser,
): Promise<void> {
  if (caller.customerId !== null) throw new Problem('customer.has-company')
  const { userId, isReauthenticated = false } = caller
  await visitor.db.as(system, (tx, now) => enterCompany({ tx, now }, { userId, proof, isReauthenticated }, visitor))
}

export async function bindCompany(
  { area, phone, verifySmsCode, id }: PhoneLogin & { id?: string | undefined },
  caller: CallerAs<'customer'>,
  visitor: FromBrowser,
): Promise<void> {
  if (caller.customerId !== null) throw new Problem('customer.has-company')
  const number = phoneNumber(area, phone)
  await useCode(number, { code: verifySmsCode, purpose: 'BindCus' }, visitor)
  await joinInvited({ phone: number.phone, id }, { ...caller, isReauthenticated: true }, visitor)
}

/** Answers the invitation and joins, in one transaction: a user of a company is pulled into no other. */
async function enterCompany(
  { tx, now }: { tx: Tx; now: Date },
  { userId, proof, isReauthenticated }: { userId: string; proof: InvitationProof; isReauthenticated: boolean },
  { language, address }: FromBrowser,
) {
  const { id, customerId, companyRole, email } = await takeInvitation(tx, proof, userId)
  const caller = { actor: 'customer', userId, customerId, role: companyRole, isReauthenticated } as const
  const call = { tx, caller, now, language, address }
  if (companyRole === 'owner') {
    checkMayTouchOwner(call)
    await notifyOwners({ customerId, change: 'joined', user: await loadUser(tx, userId) }, call)
  }
  if (!(await joinCompany(tx, userId, { customerId, companyRole, email }))) throw new Problem('customer.has-company')
  await audit(call, {
    action: 'customer.join',
    thing: 'user',
    id: userId,
    customerId,
    after: { invitation: id, companyRole },
  })
  await emit(call, { kind: 'customer.member-joined', id: userId, customerId, data: { companyRole } })
  return { customerId }
}
