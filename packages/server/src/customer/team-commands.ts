import { randomUUID } from 'node:crypto'
import type { InvitationForm, InvitationView, MemberView } from '@landbridge/contract/customer/team'
import type { CompanyRole } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import {
  changeColleague,
  checkMayTouchOwner,
  countInvitation,
  leaveCompany,
  loadUser,
  lockOwners,
  notifyOwners,
  phoneNumber,
  phoneParts,
  type User,
  userNames,
  usersOfCompany,
} from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import { companyOf } from '../platform/caller.ts'
import type { Tx } from '../platform/database.ts'
import { emit } from '../platform/outbox.ts'
import { plainName } from '../platform/senders/plain-name.ts'
import type { Call } from '../platform/serve.ts'
import {
  expiryOf,
  insertInvitation,
  isInvited,
  loadInvitation,
  loadInvitationBudget,
  openInvitations,
  renewInvitation,
  revokeInvitation,
} from './invitation-store.ts'
import {
  checkInvitationBudget,
  checkMemberAction,
  type Invitation,
  invitationViewOf,
  memberViewOf,
} from './team-rules.ts'
import { offerWayBack } from './way-back-commands.ts'

type ByCustomer = Call<'customer'>

/** The people of the caller's company; invitations are for its owners alone. */
export async function showTeam(call: ByCustomer): Promise<{ items: MemberView[]; invitations: InvitationView[] }> {
  const { tx, caller, now } = call
  const customerId = companyOf(caller)
  const [users, waiting] = await Promise.all([
    usersOfCompany(tx, customerId),
    caller.role === 'owner' ? openInvitations(tx, customerId) : [],
  ])
  const names = new Map(users.map((user) => [user.id, user.realName || user.account || '']))
  const owners = users.filter((user) => user.companyRole === 'owner' && user.active).map(({ id }) => id)
  return {
    items: users.map((user) => memberViewOf(user, { reader: caller, owners })),
    invitations: waiting.map((invitation) => invitationViewOf(invitation, { names, now })),
  }
}

export async function inviteMember(form: InvitationForm, origin: string, call: ByCustomer): Promise<InvitationView> {
  const { tx, caller, now } = call
  const customerId = companyOf(caller)
  const address = addressOf(form)
  checkInvitationBudget(await loadInvitationBudget(tx, customerId))
  if (await isColleague(tx, customerId, address)) throw new Problem('customer.already-member')
  if (await isInvited(tx, customerId, address)) throw new Problem('customer.already-invited')
  if (form.companyRole === 'owner') checkMayTouchOwner(call)
  await countByPhone(address, call)
  const invitation: Invitation = {
    id: randomUUID(),
    customerId,
    companyRole: form.companyRole,
    realName: form.realName ?? '',
    ...address,
    invitedBy: caller.userId,
    sentAt: now,
    expiresAt: expiryOf(now),
  }
  await insertInvitation(tx, invitation)
  await send(invitation, origin, call)
  await tellOfInvitation(invitation, call)
  const { id, companyRole } = invitation
  await audit(call, { action: 'customer.invite', thing: 'invitation', id, after: { companyRole, ...address } })
  return viewOf(invitation, call)
}

export async function resendInvitation(id: string, origin: string, call: ByCustomer): Promise<InvitationView> {
  const { tx, caller, now } = call
  const invitation = await loadInvitation(tx, id, companyOf(caller))
  const waitS = 60 - (now.getTime() - invitation.sentAt.getTime()) / 1000
  if (waitS > 0) throw new Problem('customer.invitations-too-many', undefined, { retryAfterS: Math.ceil(waitS) })
  checkInvitationBudget(await loadInvitationBudget(tx, invitation.customerId))
  if (invitation.companyRole === 'owner') checkMayTouchOwner(call)
  await countByPhone(invitation, call)
  await renewInvitation(tx, invitation, now)
  await send(invitation, origin, call)
  await tellOfInvitation(invitation, call)
  await audit(call, { action: 'customer.invite-again', thing: 'invitation', id })
  return viewOf({ ...invitation, sentAt: now, expiresAt: expiryOf(now) }, call)
}

/** Another owner to be is announced to the owners. */
async function tellOfInvitation({ customerId, companyRole, realName, email, phone }: Invitation, call: ByCustomer) {
  if (companyRole !== 'owner') return
  const address = email ?? phone ?? ''
  const name = realName ? `${plainName(realName)} (${address})` : address
  await notifyOwners({ customerId, change: 'invited', name }, call)
}

export async function takeBackInvitation(id: string, call: ByCustomer): Promise<void> {
  const invitation = await loadInvitation(call.tx, id, companyOf(call.caller))
  await revokeInvitation(call.tx, invitation, call.now)
  await audit(call, { action: 'customer.uninvite', thing: 'invitation', id })
}

type SeenMember = { id: string; version: number }
type MemberChange = SeenMember & { companyRole?: CompanyRole | undefined; active?: boolean | undefined }
/** The address of the portal, for the link that brings an owner back; none where the deployment has not said it. */
type Origin = string | undefined

/** Changes a colleague's role, or switches one off or on; rights end at commit, everywhere. */
export async function changeMember(
  { id, version, ...change }: MemberChange,
  origin: Origin,
  call: ByCustomer,
): Promise<MemberView> {
  const { tx, caller } = call
  const customerId = companyOf(caller)
  const { member, owners } = await memberAt({ id, version }, customerId, call)
  const standing = { reader: caller, owners }
  const isDemoted = change.companyRole !== undefined && change.companyRole !== member.companyRole
  if (isDemoted && member.companyRole === 'owner') checkMemberAction('changeRole', member, standing)
  if (change.active !== undefined) checkMemberAction(change.active ? 'activate' : 'deactivate', member, standing)
  if (!isDemoted && change.active === undefined) return memberViewOf(member, standing)
  await guardOwnership(member, change, { origin, call })
  await changeColleague(tx, customerId, { id, version }, change)
  const before = { companyRole: member.companyRole, active: member.active }
  await audit(call, { action: 'customer.change-member', thing: 'user', id, before, after: change })
  const [after, left] = await Promise.all([loadUser(tx, id), lockOwners(tx, customerId)])
  return memberViewOf(after, { reader: caller, owners: left })
}

/** Changes of owners need a fresh proof of identity, and all owners are told. */
async function guardOwnership(
  user: User,
  { companyRole, active }: Omit<MemberChange, 'id' | 'version'>,
  { origin, call }: { origin: Origin; call: ByCustomer },
) {
  const customerId = companyOf(call.caller)
  const [wasOwner, isOwner] = [user.companyRole === 'owner', (companyRole ?? user.companyRole) === 'owner']
  if (!wasOwner && !isOwner) return
  checkMayTouchOwner(call)
  const isPutOut = wasOwner && (!isOwner || active === false)
  const wayBack = isPutOut
    ? await offerWayBack(user, { change: isOwner ? 'switched-off' : 'unmade', origin, call })
    : undefined
  if (wasOwner !== isOwner) await notifyOwners({ customerId, change: isOwner ? 'made' : 'unmade', user, wayBack }, call)
  if (active !== undefined)
    await notifyOwners({ customerId, change: active ? 'switched-on' : 'switched-off', user, wayBack }, call)
}

/** Takes a colleague out of the company; the login stays, without a company. */
export async function removeMember(
  seen: SeenMember,
  { call, asSystem, origin }: { call: ByCustomer; asSystem: Tx; origin: Origin },
): Promise<void> {
  const customerId = companyOf(call.caller)
  const inSystem = { ...call, tx: asSystem }
  const { member, owners } = await memberAt(seen, customerId, inSystem)
  checkMemberAction('remove', member, { reader: call.caller, owners })
  if (member.companyRole === 'owner') {
    checkMayTouchOwner(inSystem)
    const wayBack = await offerWayBack(member, { change: 'removed', origin, call: inSystem })
    await notifyOwners({ customerId, change: 'removed', user: member, wayBack }, inSystem)
  }
  if (!(await leaveCompany(asSystem, customerId, seen))) throw new Problem('customer.changed-meanwhile')
  const before = { companyRole: member.companyRole, realName: member.realName }
  await audit(inSystem, { action: 'customer.remove-member', thing: 'user', id: seen.id, customerId, before })
}

async function memberAt({ id, version }: SeenMember, customerId: string, { tx, caller }: ByCustomer) {
  const owners = await lockOwners(tx, customerId)
  if (!owners.includes(caller.userId)) throw new Problem('access.not-allowed')
  const member = (await usersOfCompany(tx, customerId)).find((user) => user.id === id)
  if (!member) throw new Problem('customer.member-missing')
  if (member.version !== version) {
    const state = member.active ? 'active' : 'inactive'
    throw new Problem('customer.changed-meanwhile', undefined, { state, version: member.version })
  }
  return { member, owners }
}

/** An invitation by telephone counts like a code, with its countries and budgets. */
async function countByPhone({ phone }: Address, { tx, address = '' }: ByCustomer): Promise<void> {
  const parts = phone === null ? undefined : phoneParts(phone)
  if (parts) await countInvitation(tx, phoneNumber(parts.area, parts.phone), address)
}

type Address = Pick<Invitation, 'email' | 'phone'>

const addressOf = ({ email, area, phone }: InvitationForm): Address =>
  email ? { email, phone: null } : { email: null, phone: phoneNumber(area ?? '', phone ?? '').phone }

async function isColleague(tx: Tx, customerId: string, { email, phone }: Address): Promise<boolean> {
  const users: User[] = await usersOfCompany(tx, customerId)
  const lowerEmail = email?.toLowerCase()
  return users.some((user) =>
    phone ? user.phone === phone : user.emails.some((one) => one.toLowerCase() === lowerEmail),
  )
}

const send = ({ id }: Invitation, origin: string, call: ByCustomer): Promise<void> =>
  emit(call, { kind: 'customer.invited', id, data: { origin, language: call.language } })

async function viewOf(invitation: Invitation, { tx, now }: ByCustomer): Promise<InvitationView> {
  return invitationViewOf(invitation, { names: await userNames(tx, [invitation.invitedBy]), now })
}
