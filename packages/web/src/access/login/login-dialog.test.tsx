import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { readSession, startSession } from '../../platform/session.ts'
import { pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type Reply, servePortal } from '../../testing/portal.ts'
import { LoginDialog } from './login-dialog.tsx'

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
})

const user = { id: 'T-1', userId: 'U-1', realName: 'Chen Mei', role: 'customer', customerState: 2 } as const

const token = { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' }

/** A portal that answers logins one after the other. */
function server(...replies: Reply<typeof accessEndpoints.loginAccount>[]) {
  const { sent } = servePortal(
    answer(phoneEndpoints.picture, () => new Response(new Blob(['picture']))),
    answer(referenceEndpoints.telephoneCodes, pageOf()),
    answer(accessEndpoints.loginAccount, ...replies),
  )
  return () => sent(accessEndpoints.loginAccount)
}

async function open(container?: 'loginByAccount') {
  const onClose = vi.fn()
  const onDone = vi.fn()
  await startSession({ loadUser: async () => user, onEnded: vi.fn(), onFailed: vi.fn() })
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
  const sent = server(token)
  const { onClose, onDone, person } = await openAccount()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'tea-for-two-9{Enter}')
  await screen.findByText('Login succeeded')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledOnce()
  expect(readSession()).toMatchObject({ status: 'ready', user })
  expect(sent()).toEqual([{ account: 'mei', password: 'tea-for-two-9' }])
})

it('names what is missing before it asks the server', async () => {
  const sent = server()
  const { person } = await openAccount()
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Enter the account')).toBeTruthy()
  expect(screen.getByText('Enter the password')).toBeTruthy()
  expect(sent()).toEqual([])
})

it('shows why a login failed, and stays open', async () => {
  server(new Problem('access.login-wrong'))
  const { onClose, person } = await openAccount()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'not-the-word{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('The account or the password is wrong')
  expect(onClose).not.toHaveBeenCalled()
})

it('takes a login without a token for an error', async () => {
  // No server of ours answers so; something between it and the browser might.
  server(new Response(JSON.stringify({ success: true, token: {} })))
  const { person } = await openAccount()
  await person.type(screen.getByLabelText('Account'), 'mei')
  await person.type(screen.getByLabelText('Password'), 'tea-for-two-9{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Login error')
})

it('asks for the second factor when the server does, and takes a recovery code in its place', async () => {
  const needed = new Problem('access.second-factor-required')
  const sent = server(needed, token)
  const { onClose, person } = await openAccount()
  await person.type(screen.getByLabelText('Account'), 'ops')
  await person.type(screen.getByLabelText('Password'), 'a-long-night-at-the-desk{Enter}')
  expect(await screen.findByLabelText('Code from the app')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(sent()).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: /Use a recovery code/ }))
  await person.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}')
  await screen.findByText('Login succeeded')
  // The dialog closes once the user info is there.
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent()[1]).toEqual({
    account: 'ops',
    password: 'a-long-night-at-the-desk',
    recoveryCode: 'abcde-fghjk',
  })
})

it('says that what was chosen is kept, where something waits for the login', async () => {
  server()
  await openPart(<LoginDialog onClose={vi.fn()} onDone={vi.fn()} isChosen />)
  expect(await screen.findByText('What you chose is kept: once you are in, you go on from there.')).toBeTruthy()
})
