import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { registrationEndpoints as calls } from '@landbridge/contract/access/registration-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { readSession, startSession } from '../../platform/session.ts'
import { pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { LoginDialog } from './login-dialog.tsx'

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
})

// Much is typed here, which takes long where many tests run at once.
vi.setConfig({ testTimeout: 60_000 })
const wrongCode = new Problem('shared.invalid-input', { code: 'access.email-code-wrong' })
const token = { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' }

/** Opens the registration by e-mail from the login dialog. */
async function open(...answers: CallAnswer[]) {
  const { sent } = servePortal(
    answer(phoneEndpoints.picture, () => new Response(new Blob(['picture']))),
    answer(referenceEndpoints.telephoneCodes, pageOf()),
    answers,
  )
  const user = { id: 'T-1', userId: 'U-1', realName: 'Lin Yu', role: 'customer', customerState: 0 } as const
  await startSession({ loadUser: async () => user, onEnded: vi.fn(), onFailed: vi.fn() })
  const onDone = vi.fn()
  await openPart(<LoginDialog onClose={vi.fn()} onDone={onDone} />)
  const person = userEvent.setup()
  await person.click(await screen.findByRole('button', { name: 'Register by e-mail' }))
  await screen.findByLabelText('E-mail')
  return { sent, onDone, person }
}

it('sends a code to the address, and makes an account by it with a name and a password', async () => {
  const { sent, onDone, person } = await open(answer(calls.sendCode, {}), answer(calls.register, wrongCode, token))
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(sent(calls.sendCode)).toEqual([])

  await person.type(screen.getByLabelText('E-mail'), 'lin@silkroad.example')
  await person.type(screen.getByLabelText('Characters in the picture'), 'H7kW')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText(/Sent to lin@silkroad.example/)
  expect(sent(calls.sendCode).at(-1)).toMatchObject({ email: 'lin@silkroad.example', code: 'H7kW' })
  expect(screen.getByRole('button', { name: /Again in \d+ s/ })).toHaveProperty('disabled', true)

  await person.type(screen.getByLabelText('Code from the e-mail'), '111111')
  await person.type(screen.getByLabelText('Name'), 'Lin Yu')
  await person.type(screen.getByLabelText('Password'), 'tea-for-two-99{Enter}')
  expect(await screen.findByText('The code is wrong or has expired')).toBeTruthy()
  await person.clear(screen.getByLabelText('Code from the e-mail'))
  await person.type(screen.getByLabelText('Code from the e-mail'), '353689{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent(calls.register).at(-1)).toEqual({
    email: 'lin@silkroad.example',
    code: '353689',
    realName: 'Lin Yu',
    newPassword: 'tea-for-two-99',
  })
  expect(readSession().status).toBe('ready')
})

it('goes back to the tabs of the specification, which stay as they were', async () => {
  const { person } = await open()
  await person.click(screen.getByRole('tab', { name: 'Account' }))
  expect(await screen.findByLabelText('Account', { selector: 'input' })).toBeTruthy()
  expect(screen.queryByLabelText('E-mail')).toBeNull()
})
