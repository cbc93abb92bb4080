import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSession, startSession } from '../../platform/session.ts'
import { openPart } from '../../testing/page.tsx'
import { PhoneLogin } from './phone-login.tsx'

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
const country = { label: 'China', value: '86', name: '', CountryCd: 'CN', CountryTelCode: '86' }
const countries = { success: true, data: { Items: [country], Total: 1, PageIndex: 1, PageSize: 1 } }

/** How many pictures were asked for. */
const pictures = (asked: { mock: { calls: readonly (readonly [string, ...unknown[]])[] } }) =>
  asked.mock.calls.filter(([url]) => url.includes('getimgverifycode')).length

/** A server that answers by path, with a list one after the other; what it was asked can be looked at. */
async function open(answers: Record<string, unknown>) {
  const asked = vi.fn(async (url: string, _init?: RequestInit) => {
    const path = url.split('?')[0] ?? ''
    if (path.endsWith('getimgverifycode')) return new Response(new Blob(['picture']))
    const answer = { '/api/v1/country-list': countries, ...answers }[path]
    return new Response(JSON.stringify(Array.isArray(answer) ? answer.shift() : answer))
  })
  vi.stubGlobal('fetch', asked)
  const user = { id: 'T-1', userId: 'U-1', realName: '', role: 'customer', customerState: 0 } as const
  await startSession({ loadUser: async () => user, ended: vi.fn(), failed: vi.fn() })
  const onIn = vi.fn()
  await openPart(<PhoneLogin onIn={onIn} />)
  await screen.findByLabelText('Phone')
  const bodyOf = (path: string) => String(asked.mock.calls.find(([url]) => url.startsWith(path))?.[1]?.body ?? '')
  return { onIn, bodyOf, asked, person: userEvent.setup() }
}

it('sends a code after phone and picture are filled in, waits a minute, and logs in by it', async () => {
  const { onIn, bodyOf, asked, person } = await open({
    '/api/v1/send-sms-code': { success: true, data: {} },
    '/api/v1/login-phone': { success: true, token: { Id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' } },
  })
  expect(screen.getByLabelText('Country code')).toHaveProperty('value', '+86')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('Please fill in mobile number')).toBeTruthy()
  expect(screen.getByText('Enter the characters in the picture')).toBeTruthy()
  expect(bodyOf('/api/v1/send-sms-code')).toBe('')

  await person.type(screen.getByLabelText('Phone'), '138 9274 5510')
  await person.type(screen.getByLabelText('Characters in the picture'), 'H7kW')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('Sending succeeded')).toBeTruthy()
  const sent = Object.fromEntries(new URLSearchParams(bodyOf('/api/v1/send-sms-code')))
  expect(sent).toMatchObject({
    countryCode: '86',
    phone: '13892745510',
    isInternational: 'F',
    type: 'Login',
    code: 'H7kW',
  })
  expect(screen.getByRole('button', { name: /Again in \d+ s/ })).toHaveProperty('disabled', true)

  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  await waitFor(() => expect(onIn).toHaveBeenCalledOnce())
  expect(bodyOf('/api/v1/login-phone')).toBe('area=86&phone=138+9274+5510&verifySmsCode=353689')
  expect(readSession().status).toBe('ready')
  await waitFor(() => expect(pictures(asked)).toBeGreaterThan(1))
})

it('asks who mistyped the code for the code alone, and for other letters before another is sent', async () => {
  const wrong = {
    success: false,
    code: 'shared.invalid-input',
    message: '',
    fields: { verifySmsCode: 'access.sms-code-wrong' },
  }
  const { onIn, asked, person } = await open({
    '/api/v1/send-sms-code': { success: true, data: {} },
    '/api/v1/login-phone': [wrong, { success: true, token: { Id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' } }],
  })
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  await person.type(screen.getByLabelText('Characters in the picture'), 'H7kW')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('Sending succeeded')
  await person.type(screen.getByLabelText('SMS code'), '111111{Enter}')
  await waitFor(() => expect(pictures(asked)).toBe(2))
  expect(screen.getByLabelText('Characters in the picture')).toHaveProperty('value', '')

  await person.clear(screen.getByLabelText('SMS code'))
  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  await waitFor(() => expect(onIn).toHaveBeenCalledOnce())
  expect(screen.queryByText('Enter the characters in the picture')).toBeNull()
})

it('asks for the letters again when the code went to another number', async () => {
  const { bodyOf, person } = await open({ '/api/v1/send-sms-code': { success: true, data: {} } })
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  await person.type(screen.getByLabelText('Characters in the picture'), 'H7kW')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('Sending succeeded')
  await person.clear(screen.getByLabelText('Characters in the picture'))
  await person.clear(screen.getByLabelText('Phone'))
  await person.type(screen.getByLabelText('Phone'), '13892745511')
  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  expect(await screen.findByText('Enter the characters in the picture')).toBeTruthy()
  expect(bodyOf('/api/v1/login-phone')).toBe('')
})

it('draws another picture when the server refuses the letters', async () => {
  const refusal = {
    success: false,
    code: 'shared.invalid-input',
    message: '',
    fields: { code: 'access.captcha-wrong' },
  }
  const { person, asked } = await open({ '/api/v1/send-sms-code': refusal })
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  await person.type(screen.getByLabelText('Characters in the picture'), 'wrong')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('The characters are wrong or have expired')).toBeTruthy()
  await waitFor(() => expect(pictures(asked)).toBeGreaterThan(1))
  expect(screen.getByLabelText('Characters in the picture')).toHaveProperty('value', '')
})
