import { accessEndpoints as access } from '@landbridge/contract/access/access-endpoints'
import { messagingAppEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { type SecuritySettings, securityEndpoints as security } from '@landbridge/contract/access/security-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { refreshUser, startSession } from '../../platform/session.ts'
import { at, chinaByPhone, pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type CallAnswer, nameOf, servePortal } from '../../testing/portal.ts'
import { Reauthentication } from '../session/reauthentication.tsx'
import { SecurityPage } from './security-page.tsx'

const session = { createdAt: at('2031-01-15 16:00:00'), lastSeenAt: at('2031-01-15 16:00:00') }
const customer: SecuritySettings = {
  account: 'mei',
  phone: '+8613892745510',
  hasPassword: true,
  secondFactorDue: false,
  recoveryCodesLeft: 0,
}
const emails = { items: ['mei@tea.example'], waiting: [] }
const standing = [
  answer(access.changePassword, {}),
  answer(access.sessions, {
    items: [
      { ...session, id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', current: true, userAgent: 'Firefox/132.0 Linux' },
      {
        ...session,
        id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11',
        current: false,
        ipAddress: '192.0.2.7',
        browserIdentity: 'c0ffee12-5d43-4f51-9d53-2f2b1c1f7a10',
      },
    ],
  }),
  answer(access.endSession, {}),
  answer(security.settings, customer),
  answer(security.emails, emails),
  answer(security.addEmail, emails),
  answer(security.changeEmail, emails),
  answer(security.confirmEmail, emails),
  answer(security.reauthenticate, {}),
  answer(security.bindAccount, {}),
  answer(security.closeAccount, {}),
  answer(security.events, {
    items: [
      {
        id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a21',
        at: at('2031-01-15 16:02:00'),
        action: 'access.login-failed',
        by: 'other',
        ipAddress: '198.51.100.9',
      },
      {
        id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a22',
        at: at('2031-01-15 16:01:00'),
        action: 'access.set-password',
        by: 'staff',
      },
    ],
  }),
  answer(messagingAppEndpoints.binding, { bound: false }),
  answer(phoneEndpoints.sendCode, {}),
  answer(phoneEndpoints.picture, () => new Response(new Blob(['picture']))),
  answer(referenceEndpoints.telephoneCodes, pageOf(chinaByPhone)),
]

/** The portal of somebody who keeps their account; its writes can be looked at, in order. */
function server(more: readonly CallAnswer[]) {
  const { made } = servePortal(standing, more)
  return () => made.filter(({ call }) => !call.startsWith('GET ')).map(({ call, input }) => [call, input])
}

const due = 'Set up two-step verification before you go on: staff need it here.'

async function open(
  more: readonly CallAnswer[] = [],
  role: 'customer' | 'admin' = 'customer',
  seen = 'mei@tea.example',
) {
  localStorage.setItem('token', JSON.stringify({ Id: 'T-1', until: Date.now() + 60_000 }))
  const user = { id: 'T-1', userId: 'U-1', realName: 'Chen Mei', role, customerState: 2 } as const
  await startSession({ loadUser: async () => user, onEnded: vi.fn(), onFailed: vi.fn() })
  await refreshUser() // whoever an earlier test had logged in is somebody else now
  const sent = server(more)
  await openPart(
    <>
      <SecurityPage />
      <Reauthentication />
    </>,
  )
  await screen.findByText(seen)
  return { sent, person: userEvent.setup() }
}

it('changes the password only when it is long enough and twice the same', async () => {
  const { sent, person } = await open()
  await person.type(screen.getByLabelText('Old password'), 'tea-for-two-9')
  await person.type(screen.getByLabelText('New password'), 'short')
  await person.type(screen.getByLabelText('Repeat password'), 'shorter{Enter}')
  expect(await screen.findByText('The password is too short: at least 8 characters')).toBeTruthy()
  expect(screen.getByText('Passwords not equal')).toBeTruthy()

  for (const label of ['New password', 'Repeat password']) {
    await person.clear(screen.getByLabelText(label))
    await person.type(screen.getByLabelText(label), 'green-tea-77')
  }
  await person.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('The password is changed, and the other devices are logged out')
  const twice = { newPassword: 'green-tea-77', samePassword: 'green-tea-77' }
  expect(sent()).toEqual([[nameOf(access.changePassword), { oldPassword: 'tea-for-two-9', ...twice }]])
})

it('changes the password by a code to one’s own telephone', async () => {
  const { sent, person } = await open()
  await person.click(screen.getByRole('tab', { name: 'By SMS code' }))
  expect(await screen.findByText('The code will be sent to +86 138••••5510')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('Sending succeeded')
  expect(screen.getByRole('button', { name: /Again in \d+ s/ }).hasAttribute('disabled')).toBe(true)
  expect(sent()[0]).toEqual([
    nameOf(phoneEndpoints.sendCode),
    {
      countryCode: '86',
      phone: '13892745510',
      isInternational: false,
      type: 'UpdatePassword',
      verifyImgCode: false,
    },
  ])
  await person.type(screen.getByLabelText('SMS code'), '482915')
  await person.type(screen.getByLabelText('New password'), 'green-tea-77')
  await person.type(screen.getByLabelText('Repeat password'), 'green-tea-77{Enter}')
  await screen.findByText('The password is changed, and the other devices are logged out')
  expect(sent()[1]).toMatchObject([
    nameOf(access.changePassword),
    { verifySmsCode: '482915', newPassword: 'green-tea-77' },
  ])
})

it('keeps the list of e-mail addresses, each once', async () => {
  const { sent, person } = await open()
  await person.click(screen.getByRole('button', { name: 'Add an address' }))
  const dialog = await screen.findByRole('dialog')
  const add = async (email: string) => {
    await person.clear(within(dialog).getByLabelText('E-mail'))
    await person.type(within(dialog).getByLabelText('E-mail'), `${email}{Enter}`)
  }
  await person.click(within(dialog).getByRole('button', { name: 'Send the code' }))
  expect(await within(dialog).findByText('Please fill in the email')).toBeTruthy()
  await add('mei@tea')
  expect(await within(dialog).findByText('Please enter the correct email format')).toBeTruthy()
  await add('MEI@tea.example')
  expect(await within(dialog).findByText('The email already exists')).toBeTruthy()
  await add('chen.mei@tea.example')
  const entering = await screen.findByRole('dialog', { name: 'Enter the code' })
  // The server sends no other for a minute.
  expect(within(entering).getByRole('button', { name: /Again in \d+ s/ })).toHaveProperty('disabled', true)
  expect(within(entering).getByText(/was sent to chen.mei@tea.example/)).toBeTruthy()
  await person.click(within(entering).getByRole('button', { name: 'Confirm' }))
  expect(await within(entering).findByText('Enter the code from the e-mail')).toBeTruthy()
  await person.type(within(entering).getByLabelText('Code from the e-mail'), '482915{Enter}')
  await screen.findByText('The address is confirmed')
  expect(sent()).toEqual([
    [nameOf(security.addEmail), { email: 'chen.mei@tea.example' }],
    [nameOf(security.confirmEmail), { email: 'chen.mei@tea.example', code: '482915' }],
  ])
})

it('says which address waits for its code, and takes the code or sends another', async () => {
  const waiting = { email: 'new@tea.example', oldEmail: 'mei@tea.example', sentAt: at('2031-01-15 16:00:00') }
  const { sent, person } = await open([answer(security.emails, { ...emails, waiting: [waiting] })])
  expect(await screen.findByText('Not confirmed')).toBeTruthy()
  expect(screen.getByText('Will replace mei@tea.example once confirmed')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Enter the code' }))
  const entering = await screen.findByRole('dialog', { name: 'Enter the code' })
  await person.click(within(entering).getByRole('button', { name: 'Send again' }))
  await screen.findByText('Sending succeeded')
  expect(
    within(entering)
      .getByRole('button', { name: /Again in \d+ s/ })
      .hasAttribute('disabled'),
  ).toBe(true)
  const change = { oldEmail: 'mei@tea.example', email: 'new@tea.example' }
  expect(sent()).toEqual([[nameOf(security.changeEmail), change]])
})

it('asks who sits there once more where the server wants to know, and then goes on', async () => {
  const wanted = new Problem('access.reauthentication-required')
  const { sent, person } = await open([answer(security.addEmail, wanted, emails)])
  await person.click(screen.getByRole('button', { name: 'Add an address' }))
  await person.type(await screen.findByLabelText('E-mail'), 'chen.mei@tea.example{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await within(dialog).findByLabelText('Password')
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(await within(dialog).findByText('Enter the password')).toBeTruthy()
  await person.type(within(dialog).getByLabelText('Password'), 'tea-for-two-9{Enter}')
  await screen.findByRole('dialog', { name: 'Enter the code' })
  const adding = [nameOf(security.addEmail), { email: 'chen.mei@tea.example' }]
  expect(sent()).toEqual([adding, [nameOf(security.reauthenticate), { password: 'tea-for-two-9' }], adding])
})

it('offers an account name to who has none', async () => {
  const byPhone = { ...customer, account: undefined, hasPassword: false }
  const { sent, person } = await open([answer(security.settings, byPhone)])
  expect(screen.queryByLabelText('Old password')).toBeNull()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('New password'), 'green-tea-77')
  await person.type(screen.getByLabelText('Repeat password'), 'green-tea-77{Enter}')
  await screen.findByText('You can log in as mei now')
  expect(sent()).toEqual([[nameOf(security.bindAccount), { account: 'mei', password: 'green-tea-77' }]])
})

it('leads staff through the second factor, and tells the recovery codes once', async () => {
  const codes = ['abcde-fghjk', 'mnpqr-stuvw']
  const otpAddress = 'otpauth://totp/Landbridge:ops?issuer=Landbridge&secret=JBSWY3DPEHPK3PXP'
  const { sent, person } = await open(
    [
      answer(security.settings, { ...customer, secondFactorDue: true }),
      answer(security.setUpSecondFactor, { secret: 'JBSWY3DPEHPK3PXP', otpAddress }),
      answer(security.confirmSecondFactor, { recoveryCodes: codes }),
    ],
    'admin',
    due,
  )
  expect(screen.queryByText('Change phone')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Switch on' }))
  expect((await screen.findAllByText('Enter the code from your app')).length).toBe(1)
  await person.type(screen.getByLabelText('Code from the app'), '482 915{Enter}')
  expect(await screen.findByText('abcde-fghjk')).toBeTruthy()
  expect(sent().at(-1)).toEqual([nameOf(security.confirmSecondFactor), { otp: '482915' }])
  await person.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(screen.queryByText('abcde-fghjk')).toBeNull()
})

it('puts another device out, but not the one in hand', async () => {
  const { person } = await open()
  expect(await screen.findByText('Firefox · Linux')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Log this device out' }))
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Log that device out?' })).getByRole('button', {
      name: 'Log this device out',
    }),
  )
  expect(await screen.findByText('That device is logged out')).toBeTruthy()
})

it('tells the browsers apart that one is logged in on', async () => {
  await open()
  const other = (await screen.findByText('Unknown device')).closest('li')
  expect(other?.textContent).toContain('Browser c0ffee12')
  expect(other?.textContent).toContain('192.0.2.7')
})

it('shows staff who owe a second factor nothing but how to set it up', async () => {
  await open([answer(security.settings, { ...customer, secondFactorDue: true })], 'admin', due)
  expect(screen.getByRole('button', { name: 'Set up' })).toBeTruthy()
  for (const gone of ['mei@tea.example', 'Old password', 'Firefox · Linux']) expect(screen.queryByText(gone)).toBeNull()
})

it('shows what last happened to the account, and who did it', async () => {
  await open()
  const failed = (await screen.findByText('Failed login')).closest('li')
  expect(failed?.textContent).toContain('from 198.51.100.9')
  expect(screen.getByText('Password reset by us').closest('li')?.textContent).toContain('by us')
})

it('closes the account once that is confirmed', async () => {
  const { sent, person } = await open()
  await person.click(screen.getByRole('button', { name: 'Close account' }))
  expect(sent()).toEqual([])
  const question = await screen.findByRole('dialog', { name: 'Close your account?' })
  await person.click(within(question).getByRole('button', { name: 'Close account' }))
  await screen.findByText('The account is closed')
  expect(sent()).toEqual([[nameOf(security.closeAccount), {}]])
})
