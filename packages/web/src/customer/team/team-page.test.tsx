import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { type CompanyView, customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { type MemberView, memberActions } from '@landbridge/contract/customer/team'
import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Reauthentication } from '../../access/session/reauthentication.tsx'
import { startSession } from '../../platform/session.ts'
import { openPart } from '../../testing/page.tsx'
import { InvitePage } from './invite-page.tsx'
import { TeamPage } from './team-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

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
  customerEndpoints.userInfo.wire.output.encode({
    id,
    userId: id,
    realName: 'Chen Mei',
    emails: [],
    role: 'customer',
    customerState: 2,
    permissions: [],
    companyRole,
    secondFactorDue: false,
    customer: company,
  })
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
const listed = (role: 'owner' | 'finance') =>
  teamEndpoints.list.wire.output.encode({ items: [mei], invitations: role === 'owner' ? [invitation] : [] })

const invited = (url: string) =>
  url.includes('/team-member') ? teamEndpoints.invite.wire.output.encode(invitation) : {}

/** A server that answers by path, for somebody of this role in the company. */
async function openTeam(companyRole: 'owner' | 'finance', wantsPassword = false) {
  let isShown = !wantsPassword
  const data: Record<string, unknown> = {
    '/api/v1/user-info': infoOf(companyRole),
    '/api/v1/team-member': listed(companyRole),
    '/api/v1/country-list': { Items: [], Total: 0, PageIndex: 1, PageSize: 20 },
    '/api/v1/security-settings': securityEndpoints.settings.wire.output.encode({
      hasPassword: true,
      secondFactorDue: false,
      recoveryCodesLeft: 0,
    }),
  }
  const asked = vi.fn(async (url: string, sent?: RequestInit) => {
    if (url.includes('/reauthenticate')) isShown = true
    else if (!isShown && sent?.method === 'POST')
      return Response.json({ success: false, code: 'access.reauthentication-required', message: '' })
    const found = sent?.method === 'POST' ? invited(url) : data[url.split('?')[0] ?? '']
    return new Response(JSON.stringify(found ? { success: true, data: found } : { success: true, data: {} }))
  })
  vi.stubGlobal('fetch', asked)
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
  return { asked, person: userEvent.setup() }
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
  const { person, asked } = await openTeam('owner')
  await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
  await person.type(await screen.findByLabelText('E-mail', { selector: 'input' }), 'nowhere')
  await person.click(screen.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('Please enter the correct email format')).toBeTruthy()
  expect(asked.mock.calls.some(([, sent]) => sent?.method === 'POST')).toBe(false)
})

it('says that an owner is invited with the password, asks for it, and then sends the invitation', async () => {
  const { person, asked } = await openTeam('owner', true)
  await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
  await person.type(await screen.findByLabelText('E-mail', { selector: 'input' }), 'nina@tea.example')
  await person.click(screen.getByRole('radio', { name: 'Owner' }))
  expect(await screen.findByText(/You will be asked for your password, and the other owners are told/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Send the invitation' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await person.type(await within(dialog).findByLabelText('Password'), 'tea-for-two-9{Enter}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const written = asked.mock.calls.filter(([, sent]) => sent?.method === 'POST').map(([url]) => url.split('?')[0])
  expect(written).toEqual(
    ['/api/v1/team-member', '/api/v1/reauthenticate', '/api/v1/team-member'].map((path) =>
      expect.stringContaining(path),
    ),
  )
})

it('lets colleagues read and says that owners invite', async () => {
  const { person } = await openTeam('finance')
  const invite = await screen.findByRole('button', { name: 'Invite a colleague' })
  expect(invite.getAttribute('aria-disabled')).toBe('true')
  await person.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Only the company’s owners can do this')
  expect(screen.queryByRole('button', { name: /Manage/ })).toBeNull()
})

it.each(['customer.invitation-missing', 'shared.invalid-input'])(
  'says of a key that no longer works what to do: %s',
  async (code) => {
    const refusal = { success: false, code, message: '' }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal)))
    await openPart(<InvitePage />, 'en', `/#key=${'A'.repeat(22)}`)
    expect(await screen.findByText('This invitation no longer works')).toBeTruthy()
  },
)

it('calls no invitation over because it could not be read, and reads it once more when the reader asks', async () => {
  const found = teamEndpoints.look.wire.output.encode({
    id,
    companyName: 'Silk Road Tea',
    companyRole: 'finance',
    realName: 'Lin',
    invitedBy: 'Chen Mei',
    expiresAt: at,
  })
  const answers = [
    { success: false, code: 'shared.broken', message: '' },
    { success: true, data: found },
  ]
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('invitation-look') ? answers.shift() : { success: true, data: [] }),
  )
  await openPart(<InvitePage />, 'en', `/#key=${'B'.repeat(22)}`)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /Silk Road Tea/ })).toBeTruthy()
  expect(screen.queryByText('This invitation no longer works')).toBeNull()
})
