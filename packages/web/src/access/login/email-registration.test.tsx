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
  sessionStorage.clear()
  localStorage.clear()
})

// Much is typed here, which takes long where many tests run at once.
vi.setConfig({ testTimeout: 60_000 })
const none = { success: true, data: { Items: [], Total: 0, PageIndex: 1, PageSize: 1 } }
const wrongCode = {
  success: false,
  code: 'shared.invalid-input',
  message: '',
  fields: { code: 'access.email-code-wrong' },
}

/** Opens the registration by e-mail from the login dialog; a server answers by path, with a list one after the other. */
async function open(answers: Record<string, unknown>) {
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.split('?')[0] ?? ''
    if (path.endsWith('getimgverifycode')) return new Response(new Blob(['picture']))
    if (init?.body) sent.push(Object.fromEntries(new URLSearchParams(String(init.body))))
    const answer = answers[path] ?? none
    return new Response(JSON.stringify(Array.isArray(answer) ? answer.shift() : answer))
  })
  const user = { id: 'T-1', userId: 'U-1', realName: 'Lin Yu', role: 'customer', customerState: 0 } as const
  await startSession({ loadUser: async () => user, ended: vi.fn(), failed: vi.fn() })
  const onDone = vi.fn()
  await openPart(<LoginDialog onClose={vi.fn()} onDone={onDone} />)
  const person = userEvent.setup()
  await person.click(await screen.findByRole('button', { name: 'Register by e-mail' }))
  await screen.findByLabelText('E-mail')
  return { sent, onDone, person }
}

it('sends a code to the address, and makes an account by it with a name and a password', async () => {
  const { sent, onDone, person } = await open({
    '/api/v1/registration-code': { success: true, data: {} },
    '/api/v1/registration': [wrongCode, { success: true, token: { Id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' } }],
  })
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(sent).toEqual([])

  await person.type(screen.getByLabelText('E-mail'), 'lin@silkroad.example')
  await person.type(screen.getByLabelText('Characters in the picture'), 'H7kW')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText(/Sent to lin@silkroad.example/)
  expect(sent.at(-1)).toMatchObject({ email: 'lin@silkroad.example', code: 'H7kW' })
  expect(screen.getByRole('button', { name: /Again in \d+ s/ })).toHaveProperty('disabled', true)

  await person.type(screen.getByLabelText('Code from the e-mail'), '111111')
  await person.type(screen.getByLabelText('Name'), 'Lin Yu')
  await person.type(screen.getByLabelText('Password'), 'tea-for-two-99{Enter}')
  expect(await screen.findByText('The code is wrong or has expired')).toBeTruthy()
  await person.clear(screen.getByLabelText('Code from the e-mail'))
  await person.type(screen.getByLabelText('Code from the e-mail'), '353689{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent.at(-1)).toEqual({
    email: 'lin@silkroad.example',
    code: '353689',
    RealName: 'Lin Yu',
    newPassword: 'tea-for-two-99',
  })
  expect(readSession().status).toBe('ready')
})

it('goes back to the tabs of the specification, which stay as they were', async () => {
  const { person } = await open({})
  await person.click(screen.getByRole('tab', { name: 'Account' }))
  expect(await screen.findByLabelText('Account', { selector: 'input' })).toBeTruthy()
  expect(screen.queryByLabelText('E-mail')).toBeNull()
})
