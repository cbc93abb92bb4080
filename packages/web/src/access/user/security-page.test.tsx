import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refreshUser, startSession } from '../../platform/session.ts'
import { openPart } from '../../testing/page.tsx'
import { Reauthentication } from '../session/reauthentication.tsx'
import { SecurityPage } from './security-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const session = { CreatedAt: '2031-01-15 16:00:00', LastSeenAt: '2031-01-15 16:00:00' }
const customer = {
  account: 'mei',
  phone: '+8613892745510',
  HasPassword: true,
  SecondFactorDue: false,
  RecoveryCodesLeft: 0,
}
const nothing = {}

const china = '中国'
const named = {
  CountryName: china,
  CountryNameChs: china,
  CountryNameCht: china,
  CountryNameEng: 'China',
  CountryNameRus: 'Китай',
}
const emails = { Items: ['mei@tea.example'], Waiting: [] }
const standing: Record<string, unknown> = {
  'POST /api/v1/email': emails,
  'PUT /api/v1/email': emails,
  'POST /api/v1/email-confirm': emails,
  'GET /api/v1/security-settings': customer,
  'GET /api/v1/email': emails,
  'GET /api/v1/country-list': {
    Items: [{ CountryCd: 'CN', CountryTelCode: '86', ...named, label: 'China', value: 'CN' }],
    Total: 1,
    PageIndex: 1,
    PageSize: 20,
  },
  'GET /api/v1/messaging-app': { Bound: false },
  'GET /api/v1/security-events': {
    Items: [
      {
        keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a21',
        At: '2031-01-15 16:02:00',
        Action: 'access.login-failed',
        By: 'other',
        IpAddress: '198.51.100.9',
      },
      {
        keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a22',
        At: '2031-01-15 16:01:00',
        Action: 'access.set-password',
        By: 'staff',
      },
    ],
  },
  'GET /api/v1/sessions': {
    Items: [
      { ...session, keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', Current: true, UserAgent: 'Firefox/132.0 Linux' },
      {
        ...session,
        keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11',
        Current: false,
        IpAddress: '192.0.2.7',
        BrowserIdentity: 'c0ffee12-5d43-4f51-9d53-2f2b1c1f7a10',
      },
    ],
  },
}

/** A server that answers each call by its name; what was sent can be looked at. */
function server(more: Record<string, unknown> = {}) {
  const sent: string[] = []
  const answersTo = { ...standing, ...more }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const name = `${method} ${url.split('?')[0]}`
    if (method !== 'GET') sent.push(`${name} ${String(body ?? '')}`.trim())
    const answer = answersTo[name]
    if (answer instanceof Function) return new Response(JSON.stringify(answer()))
    return new Response(JSON.stringify({ success: true, data: answer ?? nothing }))
  })
  return sent
}

const due = 'Set up two-step verification before you go on: staff need it here.'

async function open(
  more: Record<string, unknown> = {},
  role: 'customer' | 'admin' = 'customer',
  seen = 'mei@tea.example',
) {
  localStorage.setItem('token', JSON.stringify({ Id: 'T-1', until: Date.now() + 60_000 }))
  const user = { id: 'T-1', userId: 'U-1', realName: 'Chen Mei', role, customerState: 2 } as const
  await startSession({ loadUser: async () => user, ended: vi.fn(), failed: vi.fn() })
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
  const same = 'newPassword=green-tea-77&samePassword=green-tea-77'
  expect(sent).toEqual([`PUT /api/v1/password oldPassword=tea-for-two-9&${same}`])
})

it('changes the password by a code to one’s own telephone', async () => {
  const { sent, person } = await open()
  await person.click(screen.getByRole('tab', { name: 'By SMS code' }))
  expect(await screen.findByText('The code will be sent to +86 138••••5510')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('Sending succeeded')
  expect(screen.getByRole('button', { name: /Again in \d+ s/ }).hasAttribute('disabled')).toBe(true)
  expect(sent[0]).toBe(
    'POST /api/v1/send-sms-code countryCode=86&phone=13892745510&isInternational=F&type=UpdatePassword&verifyImgCode=F',
  )
  await person.type(screen.getByLabelText('SMS code'), '482915')
  await person.type(screen.getByLabelText('New password'), 'green-tea-77')
  await person.type(screen.getByLabelText('Repeat password'), 'green-tea-77{Enter}')
  await screen.findByText('The password is changed, and the other devices are logged out')
  expect(sent[1]).toContain('verifySmsCode=482915&newPassword=green-tea-77')
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
  expect(sent).toEqual([
    'POST /api/v1/email email=chen.mei%40tea.example',
    'POST /api/v1/email-confirm email=chen.mei%40tea.example&code=482915',
  ])
})

it('says which address waits for its code, and takes the code or sends another', async () => {
  const waiting = { email: 'new@tea.example', oldEmail: 'mei@tea.example', SentAt: '2031-01-15 16:00:00' }
  const { sent, person } = await open({ 'GET /api/v1/email': { ...emails, Waiting: [waiting] } })
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
  expect(sent).toEqual(['PUT /api/v1/email oldEmail=mei%40tea.example&email=new%40tea.example'])
})

it('asks who sits there once more where the server wants to know, and then goes on', async () => {
  const wanted = { success: false, code: 'access.reauthentication-required', message: '' }
  const answers = [wanted, { success: true, data: emails }]
  const { sent, person } = await open({ 'POST /api/v1/email': () => answers.shift() })
  await person.click(screen.getByRole('button', { name: 'Add an address' }))
  await person.type(await screen.findByLabelText('E-mail'), 'chen.mei@tea.example{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await within(dialog).findByLabelText('Password')
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(await within(dialog).findByText('Enter the password')).toBeTruthy()
  await person.type(within(dialog).getByLabelText('Password'), 'tea-for-two-9{Enter}')
  await screen.findByRole('dialog', { name: 'Enter the code' })
  const email = 'POST /api/v1/email email=chen.mei%40tea.example'
  expect(sent).toEqual([email, 'POST /api/v1/reauthenticate password=tea-for-two-9', email])
})

it('offers an account name to who has none', async () => {
  const { account: _, ...byPhone } = customer
  const { sent, person } = await open({ 'GET /api/v1/security-settings': { ...byPhone, HasPassword: false } })
  expect(screen.queryByLabelText('Old password')).toBeNull()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('New password'), 'green-tea-77')
  await person.type(screen.getByLabelText('Repeat password'), 'green-tea-77{Enter}')
  await screen.findByText('You can log in as mei now')
  expect(sent).toEqual(['POST /api/v1/bind-account account=mei&password=green-tea-77'])
})

it('leads staff through the second factor, and tells the recovery codes once', async () => {
  const codes = ['abcde-fghjk', 'mnpqr-stuvw']
  const otpAddress = 'otpauth://totp/Landbridge:ops?issuer=Landbridge&secret=JBSWY3DPEHPK3PXP'
  const { sent, person } = await open(
    {
      'GET /api/v1/security-settings': { ...customer, SecondFactorDue: true },
      'POST /api/v1/totp-setup': { Secret: 'JBSWY3DPEHPK3PXP', OtpAddress: otpAddress },
      'POST /api/v1/totp-confirm': { RecoveryCodes: codes },
    },
    'admin',
    due,
  )
  expect(screen.queryByText('Change phone')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Switch on' }))
  expect((await screen.findAllByText('Enter the code of your app')).length).toBe(1)
  await person.type(screen.getByLabelText('Code of the app'), '482 915{Enter}')
  expect(await screen.findByText('abcde-fghjk')).toBeTruthy()
  expect(sent.at(-1)).toBe('POST /api/v1/totp-confirm otp=482+915')
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
  await open({ 'GET /api/v1/security-settings': { ...customer, SecondFactorDue: true } }, 'admin', due)
  expect(screen.getByRole('button', { name: 'Set up' })).toBeTruthy()
  for (const gone of ['mei@tea.example', 'Old password', 'Firefox · Linux']) expect(screen.queryByText(gone)).toBeNull()
})

it('shows what last happened to the account, and who did it', async () => {
  await open()
  const failed = (await screen.findByText('Failed login')).closest('li')
  expect(failed?.textContent).toContain('from 198.51.100.9')
  expect(screen.getByText('Password set anew by us').closest('li')?.textContent).toContain('by us')
})

it('closes the account once that is confirmed', async () => {
  const { sent, person } = await open()
  await person.click(screen.getByRole('button', { name: 'Close account' }))
  expect(sent).toEqual([])
  const question = await screen.findByRole('dialog', { name: 'Close your account?' })
  await person.click(within(question).getByRole('button', { name: 'Close account' }))
  await screen.findByText('The account is closed')
  expect(sent).toEqual(['POST /api/v1/account-close'])
})
