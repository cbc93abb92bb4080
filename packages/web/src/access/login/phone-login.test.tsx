import { phoneEndpoints as calls } from '@landbridge/contract/access/phone-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { readSession, startSession } from '../../platform/session.ts'
import { chinaByPhone, pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { PhoneLogin } from './phone-login.tsx'

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
})

// Much is typed here, which takes long where many tests run at once.
vi.setConfig({ testTimeout: 60_000 })
const token = { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' }

async function open(...answers: CallAnswer[]) {
  const { sent } = servePortal(
    answer(calls.picture, () => new Response(new Blob(['picture']))),
    answer(referenceEndpoints.telephoneCodes, pageOf(chinaByPhone)),
    answers,
  )
  const user = { id: 'T-1', userId: 'U-1', realName: '', role: 'customer', customerState: 0 } as const
  await startSession({ loadUser: async () => user, onEnded: vi.fn(), onFailed: vi.fn() })
  const onIn = vi.fn()
  await openPart(<PhoneLogin onIn={onIn} />)
  await screen.findByLabelText('Phone')
  return { onIn, sent, person: userEvent.setup() }
}

it('sends a code after phone and picture are filled in, waits a minute, and logs in by it', async () => {
  const { onIn, sent, person } = await open(answer(calls.sendCode, {}), answer(calls.login, token))
  expect(screen.getByLabelText('Country code')).toHaveProperty('value', '+86')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('Please fill in mobile number')).toBeTruthy()
  expect(screen.getByText('Enter the characters in the picture')).toBeTruthy()
  expect(sent(calls.sendCode)).toEqual([])

  await person.type(screen.getByLabelText('Phone'), '138 9274 5510')
  await person.type(screen.getByLabelText('Characters in the picture'), 'H7kW')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('Sending succeeded')).toBeTruthy()
  expect(sent(calls.sendCode)[0]).toMatchObject({
    countryCode: '86',
    phone: '13892745510',
    isInternational: false,
    type: 'Login',
    code: 'H7kW',
  })
  expect(screen.getByRole('button', { name: /Again in \d+ s/ })).toHaveProperty('disabled', true)

  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  await waitFor(() => expect(onIn).toHaveBeenCalledOnce())
  expect(sent(calls.login)).toEqual([{ area: '86', phone: '138 9274 5510', verifySmsCode: '353689' }])
  expect(readSession().status).toBe('ready')
  await waitFor(() => expect(sent(calls.picture).length).toBeGreaterThan(1))
})

it('asks who mistyped the code for the code alone, and for other letters before another is sent', async () => {
  const wrong = new Problem('shared.invalid-input', { verifySmsCode: 'access.sms-code-wrong' })
  const { onIn, sent, person } = await open(answer(calls.sendCode, {}), answer(calls.login, wrong, token))
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  await person.type(screen.getByLabelText('Characters in the picture'), 'H7kW')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('Sending succeeded')
  await person.type(screen.getByLabelText('SMS code'), '111111{Enter}')
  await waitFor(() => expect(sent(calls.picture).length).toBe(2))
  expect(screen.getByLabelText('Characters in the picture')).toHaveProperty('value', '')

  await person.clear(screen.getByLabelText('SMS code'))
  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  await waitFor(() => expect(onIn).toHaveBeenCalledOnce())
  expect(screen.queryByText('Enter the characters in the picture')).toBeNull()
})

it('asks for the letters again when the code went to another number', async () => {
  const { sent, person } = await open(answer(calls.sendCode, {}))
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  await person.type(screen.getByLabelText('Characters in the picture'), 'H7kW')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('Sending succeeded')
  await person.clear(screen.getByLabelText('Characters in the picture'))
  await person.clear(screen.getByLabelText('Phone'))
  await person.type(screen.getByLabelText('Phone'), '13892745511')
  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  expect(await screen.findByText('Enter the characters in the picture')).toBeTruthy()
  expect(sent(calls.login)).toEqual([])
})

it('draws another picture when the server refuses the letters', async () => {
  const refusal = new Problem('shared.invalid-input', { code: 'access.captcha-wrong' })
  const { person, sent } = await open(answer(calls.sendCode, refusal))
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  await person.type(screen.getByLabelText('Characters in the picture'), 'wrong')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('The characters are wrong or have expired')).toBeTruthy()
  await waitFor(() => expect(sent(calls.picture).length).toBeGreaterThan(1))
  expect(screen.getByLabelText('Characters in the picture')).toHaveProperty('value', '')
})
