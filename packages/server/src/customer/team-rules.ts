import type { InvitationView, MemberView, memberActions } from '@landbridge/contract/customer/team'
import type { CompanyRole } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import type { User } from '../access/index.ts'

export type Invitation = {
  id: string
  customerId: string
  companyRole: CompanyRole
  realName: string
  email: string | null
  phone: string | null
  invitedBy: string
  sentAt: Date
  expiresAt: Date
}

export const mostInvitationsADay = 30
export const mostOpenInvitations = 50

/** Invitations of a company that are open, and the seconds until another may be sent today. */
export type InvitationBudget = { open: number; waitS: number }

/** Refuses more than a company needs: an invitation is a message to somebody who has not asked for one. */
export function checkInvitationBudget({ open, waitS }: InvitationBudget): void {
  const isFull = open >= mostOpenInvitations
  if (!isFull && waitS === 0) return
  throw new Problem(
    'customer.invitations-too-many',
    undefined,
    waitS > 0 ? { retryAfterS: Math.ceil(waitS) } : undefined,
  )
}

type MemberAction = (typeof memberActions)[number]
type RefusalOf = 'customer.only-owners' | 'customer.last-owner' | 'customer.not-yourself' | 'shared.not-in-this-state'

export type Reader = { userId: string; role: CompanyRole }

/** The reason that keeps a reader from doing this to a colleague now; none when allowed. `owners` are the active ones. */
function reasonAgainst(
  action: MemberAction,
  member: Pick<User, 'id' | 'companyRole' | 'active'>,
  { reader, owners }: { reader: Reader; owners: readonly string[] },
): RefusalOf | undefined {
  if (reader.role !== 'owner') return 'customer.only-owners'
  if (action === 'activate') return member.active ? 'shared.not-in-this-state' : undefined
  if (action === 'deactivate' && !member.active) return 'shared.not-in-this-state'
  const isLastOwner = owners.length === 1 && owners[0] === member.id
  if (isLastOwner) return 'customer.last-owner'
  const isSelf = member.id === reader.userId
  return isSelf && action !== 'changeRole' ? 'customer.not-yourself' : undefined
}

/** Refuses what the rules forbid; a state that forbids it reads as a change meanwhile. */
export function checkMemberAction(
  action: MemberAction,
  member: Pick<User, 'id' | 'companyRole' | 'active' | 'version'>,
  standing: { reader: Reader; owners: readonly string[] },
): void {
  const reason = reasonAgainst(action, member, standing)
  if (!reason) return
  if (reason === 'customer.only-owners') throw new Problem('access.not-allowed')
  const state = member.active ? 'active' : 'inactive'
  if (reason === 'shared.not-in-this-state') {
    throw new Problem('customer.changed-meanwhile', undefined, { state, version: member.version })
  }
  throw new Problem(reason)
}

const actions: readonly MemberAction[] = ['changeRole', 'deactivate', 'activate', 'remove']

export function memberViewOf(user: User, standing: { reader: Reader; owners: readonly string[] }): MemberView {
  return {
    id: user.id,
    realName: user.realName,
    account: user.account ?? undefined,
    phone: user.phone ?? undefined,
    emails: user.emails,
    companyRole: user.companyRole ?? 'member',
    state: user.active ? 'active' : 'inactive',
    isYou: user.id === standing.reader.userId,
    version: user.version,
    actions: actions.map((name) => {
      const reason = reasonAgainst(name, user, standing)
      return reason ? { name, allowed: false, reason } : { name, allowed: true }
    }),
  }
}

export const invitationViewOf = (
  invitation: Invitation,
  { names, now }: { names: ReadonlyMap<string, string>; now: Date },
): InvitationView => ({
  id: invitation.id,
  email: invitation.email ?? undefined,
  phone: invitation.phone ?? undefined,
  realName: invitation.realName,
  companyRole: invitation.companyRole,
  state: invitation.expiresAt > now ? 'open' : 'expired',
  invitedBy: names.get(invitation.invitedBy) ?? '',
  sentAt: invitation.sentAt,
  expiresAt: invitation.expiresAt,
})
