import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { type CompanyView, customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { type MemberView, memberActions } from '@landbridge/contract/customer/team'
import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Reauthentication } from '../../access/session/reauthentication.tsx'
import { startSession } from '../../platform/session.ts'
import { me, pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, nameOf, servePortal } from '../../testing/portal.ts'
import { InvitePage } from './invite-page.tsx'
import { TeamPage } from './team-page.tsx'

const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const at = new Date('2031-01-15T08:00:00Z')
const company = {
  id,
  name: 'Silk Road Tea',
  shortName: 'Tea',
  billingPer: 'shipment' as const,
  state: 'certified' as const,
  customerState: 2,
  version: 1,
  actions: [],
} satisfies CompanyView
const infoOf = (companyRole: 'owner' | 'finance') =>
  me({ id, userId: id, realName: 'Chen Mei', companyRole, customer: company })
const mei = {
  id,
  realName: 'Chen Mei',
  account: 'mei',
  emails: [],
  companyRole: 'owner' as const,
  state: 'active' as const,
  isYou: true,
  version: 3,
  actions: memberActions.map((name) => ({ name, allowed: false, reason: 'customer.last-owner' })),
} satisfies MemberView
const invitation = {
  id,
  email: 'lin@tea.example',
  realName: 'Lin',
  companyRole: 'finance',
  state: 'expired',
  invitedBy: 'Chen Mei',
  sentAt: at,
  expiresAt: at,
} as const
const listed = (role: 'owner' | 'finance') => ({ items: [mei], invitations: role === 'owner' ? [invitation] : [] })

/** A server that answers by path, for somebody of this role in the company. */
async function openTeam(companyRole: 'owner' | 'finance', wantsPassword = false) {
  const confirms = wantsPassword ? [new Problem('access.reauthentication-required')] : []
  const { made } = servePortal(
    answer(customerEndpoints.userInfo, infoOf(companyRole)),
    answer(teamEndpoints.list, listed(companyRole)),
    answer(teamEndpoints.invite, ...confirms, invitation),
    answer(securityEndpoints.settings, { hasPassword: true, secondFactorDue: false, recoveryCodesLeft: 0 }),
    answer(securityEndpoints.reauthenticate, {}),
    answer(referenceEndpoints.telephoneCodes, pageOf()),
  )
  localStorage.setItem('token', JSON.stringify({ Id: id, until: Date.now() + 60_000 }))
  const user = { id, userId: id, realName: 'Chen Mei', role: 'customer', customerState: 2, companyRole } as const
  await startSession({ loadUser: async () => user, ended: vi.fn(), failed: vi.fn() } as unknown as Parameters<
    typeof startSession
  >[0])
  await openPart(
    <>
      <TeamPage />
      <Reauthentication />
    </>,
  )
  return {
    posted: () => made.map(({ call }) => call).filter((call) => call.startsWith('POST')),
    person: userEvent.setup(),
  }
}

it('shows an owner the team, why the last owner stays, and who has not answered', async () => {
  const { person } = await openTeam('owner')
  expect(await screen.findByText('lin@tea.example')).toBeTruthy()
  expect(screen.getByText('Expired')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /Manage/ }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Deactivate'), expect.stringContaining('Remove from the company')]),
  )
})

it('asks for a right address before it invites', async () => {
  const { person, posted } = await openTeam('owner')
  await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
  await person.type(await screen.findByLabelText('E-mail', { selector: 'input' }), 'nowhere')
  await person.click(screen.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('Please enter the correct email format')).toBeTruthy()
  expect(posted()).toEqual([])
})

it('says that an owner is invited with the password, asks for it, and then sends the invitation', async () => {
  const { person, posted } = await openTeam('owner', true)
  await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
  await person.type(await screen.findByLabelText('E-mail', { selector: 'input' }), 'nina@tea.example')
  await person.click(screen.getByRole('radio', { name: 'Owner' }))
  expect(await screen.findByText(/You will be asked for your password, and the other owners are told/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Send the invitation' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await person.type(await within(dialog).findByLabelText('Password'), 'tea-for-two-9{Enter}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const { invite } = teamEndpoints
  expect(posted()).toEqual([invite, securityEndpoints.reauthenticate, invite].map(nameOf))
})

it('lets colleagues read and says that owners invite', async () => {
  const { person } = await openTeam('finance')
  const invite = await screen.findByRole('button', { name: 'Invite a colleague' })
  expect(invite.getAttribute('aria-disabled')).toBe('true')
  await person.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Only the company’s owners can do this')
  expect(screen.queryByRole('button', { name: /Manage/ })).toBeNull()
})

it.each(['customer.invitation-missing', 'shared.invalid-input'] as const)(
  'says of a key that no longer works what to do: %s',
  async (code) => {
    servePortal(answer(teamEndpoints.look, new Problem(code)))
    await openPart(<InvitePage />, 'en', `/#key=${'A'.repeat(22)}`)
    expect(await screen.findByText('This invitation no longer works')).toBeTruthy()
  },
)

it('calls no invitation over because it could not be read, and reads it once more when the reader asks', async () => {
  const found = {
    id,
    companyName: 'Silk Road Tea',
    companyRole: 'finance',
    realName: 'Lin',
    invitedBy: 'Chen Mei',
    expiresAt: at,
  } as const
  servePortal(answer(teamEndpoints.look, new Problem('shared.broken'), found))
  await openPart(<InvitePage />, 'en', `/#key=${'B'.repeat(22)}`)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /Silk Road Tea/ })).toBeTruthy()
  expect(screen.queryByText('This invitation no longer works')).toBeNull()
})
