import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSession, startSession } from '../../platform/session.ts'
import { openPart } from '../../testing/page.tsx'
import { LoginDialog } from './login-dialog.tsx'

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const user = { id: 'T-1', userId: 'U-1', realName: 'Chen Mei', role: 'customer', customerState: 2 } as const

const countries = { success: true, data: { Items: [], Total: 0, PageIndex: 1, PageSize: 1 } }

/** A server that answers logins one after the other; what was sent with them is noted. */
function server(...replies: object[]) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('getimgverifycode')) return new Response(new Blob(['picture']))
    if (!url.startsWith('/api/v1/login-account?')) return new Response(JSON.stringify(countries))
    sent.push(String(init?.body))
    return new Response(JSON.stringify(replies.shift()))
  })
  return sent
}

async function open(container?: 'loginByAccount') {
  const onClose = vi.fn()
  const onDone = vi.fn()
  await startSession({ loadUser: async () => user, ended: vi.fn(), failed: vi.fn() })
  await openPart(<LoginDialog container={container} onClose={onClose} onDone={onDone} />)
  await screen.findByRole('tab', { selected: true })
  return { onClose, onDone, person: userEvent.setup() }
}

async function openAccount() {
  const opened = await open()
  await opened.person.click(screen.getByRole('tab', { name: 'Account' }))
  return opened
}

const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent

it('begins with the telephone, ready to type the number', async () => {
  server()
  await open()
  expect(chosenTab()).toBe('Phone')
  expect(screen.getByLabelText('Phone', { selector: 'input' })).toBe(document.activeElement)
})

it('begins with the account where who has one is asked to log in', async () => {
  server()
  await open('loginByAccount')
  expect(chosenTab()).toBe('Account')
  expect(screen.queryByRole('tab', { name: 'Phone' })).toBeNull()
  expect(screen.getByLabelText('Account')).toBe(document.activeElement)
})

it('logs in on Enter, says so, closes and goes on with what was wanted', async () => {
  const sent = server({ success: true, token: { Id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' } })
  const { onClose, onDone, person } = await openAccount()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'tea-for-two-9{Enter}')
  await screen.findByText('Login succeeded')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledOnce()
  expect(readSession()).toMatchObject({ status: 'ready', user })
  expect(sent).toEqual(['account=mei&password=tea-for-two-9'])
})

it('names what is missing before it asks the server', async () => {
  const sent = server()
  const { person } = await openAccount()
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Enter the account')).toBeTruthy()
  expect(screen.getByText('Enter the password')).toBeTruthy()
  expect(sent).toEqual([])
})

it('shows why a login failed, and stays open', async () => {
  server({ success: false, code: 'access.login-wrong', message: '' })
  const { onClose, person } = await openAccount()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'not-the-word{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('The account or the password is wrong')
  expect(onClose).not.toHaveBeenCalled()
})

it('takes a login without a token for an error', async () => {
  server({ success: true, token: {} })
  const { person } = await openAccount()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'tea-for-two-9{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Login error')
})

it('asks for the second factor when the server does, and takes a recovery code in its place', async () => {
  const needed = { success: false, code: 'access.second-factor-required', message: '' }
  const sent = server(needed, { success: true, token: { Id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' } })
  const { onClose, person } = await openAccount()
  await person.type(screen.getByLabelText('Account'), 'ops')
  await person.type(screen.getByLabelText('Password'), 'a-long-night-at-the-desk{Enter}')
  expect(await screen.findByLabelText('Code of the app')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(sent).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: /Use a recovery code/ }))
  await person.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}')
  await screen.findByText('Login succeeded')
  // The dialog closes once the user info is there.
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent[1]).toBe('account=ops&password=a-long-night-at-the-desk&recoveryCode=abcde-fghjk')
})
