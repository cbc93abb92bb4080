import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { readSession, startSession } from '../platform/session.ts'
import { answers, openPart } from '../testing/page.tsx'
import { LoginDialog } from './login-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const user = { id: 'T-1', userId: 'U-1', realName: 'Chen Mei', role: 'customer', customerState: 2 } as const
const patient = { timeout: 15_000 }

async function open() {
  const onClose = vi.fn()
  const onDone = vi.fn()
  await startSession({ loadUser: async () => user, ended: vi.fn(), failed: vi.fn() })
  await openPart(<LoginDialog onClose={onClose} onDone={onDone} />)
  await screen.findByLabelText('Account', undefined, patient)
  return { onClose, onDone, person: userEvent.setup() }
}

it('logs in on Enter, says so, closes and goes on with what was wanted', async () => {
  const asked = answers({ success: true, token: { Id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' } })
  const { onClose, onDone, person } = await open()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'tea-for-two-9{Enter}')
  await screen.findByText('Login succeeded', undefined, patient)
  expect(onClose).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledOnce()
  expect(readSession()).toMatchObject({ status: 'ready', user })
  const [url, sent] = asked.mock.calls[0] ?? []
  expect(url).toContain('/api/v1/login-account?')
  expect(String(sent?.body)).toBe('account=mei&password=tea-for-two-9')
})

it('names what is missing before it asks the server', async () => {
  const asked = answers()
  const { person } = await open()
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Enter the account')).toBeTruthy()
  expect(screen.getByText('Enter the password')).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
})

it('shows why a login failed, and stays open', async () => {
  answers({ success: false, code: 'access.login-wrong', message: '' })
  const { onClose, person } = await open()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'not-the-word{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('The account or the password is wrong')
  expect(onClose).not.toHaveBeenCalled()
})

it('takes a login without a token for an error', async () => {
  answers({ success: true, token: {} })
  const { person } = await open()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'tea-for-two-9{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Login error')
})

it('asks for the second factor when the server does, and takes a recovery code in its place', async () => {
  const needed = { success: false, code: 'access.second-factor-required', message: '' }
  const asked = answers(needed, { success: true, token: { Id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' } })
  const { onClose, person } = await open()
  await person.type(screen.getByLabelText('Account'), 'ops')
  await person.type(screen.getByLabelText('Password'), 'a-long-night-at-the-desk{Enter}')
  expect(await screen.findByLabelText('Code of the app', undefined, patient)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(asked).toHaveBeenCalledOnce()
  await person.click(screen.getByRole('button', { name: /Use a recovery code/ }))
  await person.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}')
  await screen.findByText('Login succeeded', undefined, patient)
  // The dialog closes once the user info is there.
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(String(asked.mock.calls[1]?.[1].body)).toBe(
    'account=ops&password=a-long-night-at-the-desk&recoveryCode=abcde-fghjk',
  )
})
