import { memberActions } from '@landbridge/contract/customer/team'
import { Problem } from '@landbridge/contract/shared/problem'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { User } from '../access/index.ts'
import { checkMemberAction, type Invitation, invitationViewOf, memberViewOf } from './team-rules.ts'

const ids = ['a', 'b', 'c'] as const
const user = (id: string, { companyRole = 'member', active = true }: Partial<User> = {}): User =>
  ({ id, companyRole, active, realName: id, account: null, phone: null, emails: [], version: 4 }) as unknown as User

type Member = { companyRole: 'owner' | 'member'; active: boolean }
const member = fc.record<Member>({ companyRole: fc.constantFrom('owner', 'member'), active: fc.boolean() })
/** A company of three, one of whom does something to another. */
const team = fc
  .tuple(member, member, member, fc.constantFrom(...ids), fc.constantFrom(...ids))
  .map(([a, b, c, readerId, memberId]) => {
    const people = ids.map((id, index) => user(id, [a, b, c][index]))
    const owners = people.filter(({ companyRole, active }) => companyRole === 'owner' && active).map(({ id }) => id)
    const reader = { userId: readerId, role: people.find(({ id }) => id === readerId)?.companyRole ?? 'member' }
    return { people, owners, reader, memberId }
  })

const refusalOf = (work: () => void): string | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

describe('a colleague', () => {
  it('is touched by owners alone, and never so that the company loses its last one', () => {
    fc.assert(
      fc.property(team, fc.constantFrom(...memberActions), ({ people, owners, reader, memberId }, action) => {
        const one = people.find(({ id }) => id === memberId) ?? user(memberId)
        const refusal = refusalOf(() => checkMemberAction(action, one, { reader, owners }))
        if (reader.role !== 'owner') expect(refusal).toBe('access.not-allowed')
        const left = owners.filter((id) => id !== memberId)
        if (refusal === undefined && action !== 'activate' && owners.length > 0) expect(left).not.toEqual([])
      }),
    )
  })

  it('is shown with what is allowed, which is what is not refused', () => {
    fc.assert(
      fc.property(team, ({ people, owners, reader, memberId }) => {
        const one = people.find(({ id }) => id === memberId) ?? user(memberId)
        const view = memberViewOf(one, { reader, owners })
        expect(view).toMatchObject({ isYou: reader.userId === memberId, state: one.active ? 'active' : 'inactive' })
        for (const { name, allowed, reason } of view.actions) {
          expect(refusalOf(() => checkMemberAction(name, one, { reader, owners })) === undefined).toBe(allowed)
          expect(reason === undefined).toBe(allowed)
        }
      }),
    )
  })

  it('changes the own role, but neither leaves nor switches the own account off', () => {
    const standing = { reader: { userId: 'a', role: 'owner' as const }, owners: ['a', 'b'] }
    const own = user('a', { companyRole: 'owner' })
    expect(refusalOf(() => checkMemberAction('changeRole', own, standing))).toBeUndefined()
    for (const action of ['deactivate', 'remove'] as const) {
      expect(refusalOf(() => checkMemberAction(action, own, standing))).toBe('customer.not-yourself')
    }
  })

  it('who is in that state already was changed meanwhile, and the answer says how it stands', () => {
    const standing = { reader: { userId: 'a', role: 'owner' as const }, owners: ['a'] }
    expect(() => checkMemberAction('activate', user('b'), standing)).toThrow(
      expect.objectContaining({ code: 'customer.changed-meanwhile', data: { state: 'active', version: 4 } }),
    )
    expect(() => checkMemberAction('deactivate', user('b', { active: false }), standing)).toThrow(
      expect.objectContaining({ code: 'customer.changed-meanwhile', data: { state: 'inactive', version: 4 } }),
    )
  })
})

it('shows an invitation as open until it runs out, with who sent it', () => {
  const expiresAt = new Date('2031-01-22T08:00:00Z')
  const invitation = { realName: 'Li', email: null, phone: '138', invitedBy: 'a', expiresAt } as Invitation
  const view = (now: Date) => invitationViewOf(invitation, { names: new Map([['a', 'Chen Mei']]), now })
  expect(view(new Date('2031-01-22T07:59:59Z'))).toMatchObject({ state: 'open', invitedBy: 'Chen Mei', phone: '138' })
  expect(view(expiresAt).state).toBe('expired')
})
