import { messagingAppEndpoints as calls, type LoginCode } from '@landbridge/contract/access/messaging-app-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { readSession, startSession } from '../../platform/session.ts'
import { pageOf } from '../../testing/answers.ts'
import { eventStreams } from '../../testing/event-streams.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { QrLogin } from './qr-login.tsx'

const user = { id: 'T-1', userId: 'U-1', realName: 'Chen Mei', role: 'customer', customerState: 2 } as const
const token = { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' }

/** A server that gives codes with tickets one after the other, and answers other calls by path. */
async function open(code: Partial<LoginCode> = {}, ...answers: CallAnswer[]) {
  let tickets = 0
  const { sent } = servePortal(
    answer(calls.code, () => {
      const ticket = String(++tickets).padStart(32, '0')
      const url = `/messaging-app/simulator?ticket=${ticket}`
      return { ticket, url, driver: 'simulator' as const, qrExpiryMs: 295_000, ...code }
    }),
    answer(phoneEndpoints.picture, () => new Response(new Blob(['picture']))),
    answer(referenceEndpoints.telephoneCodes, pageOf()),
    answers,
  )
  const streams = eventStreams()
  await startSession({ loadUser: async () => user, onEnded: vi.fn(), onFailed: vi.fn() })
  const onIn = vi.fn()
  await openPart(<QrLogin onIn={onIn} />)
  return { sent, streams, onIn, person: userEvent.setup() }
}

const shownCode = () => screen.findByRole('img', { name: 'QR code for WeChat' })

it('shows a code, says that it was scanned, and logs in by the string of the stream', async () => {
  const { streams, onIn, sent } = await open({}, answer(calls.login, token))
  await shownCode()
  expect(screen.getByText('Scan the code with WeChat')).toBeTruthy()
  const phone = screen.getByRole('link', { name: 'Open the phone simulator' })
  expect(phone.getAttribute('href')).toBe(`/messaging-app/simulator?ticket=${'1'.padStart(32, '0')}`)
  expect(phone.getAttribute('target')).toBe('_blank')
  const [stream] = streams
  expect(stream?.url).toBe(`/api/v1/messaging-app-events?ticket=${'1'.padStart(32, '0')}`)
  stream?.tell({ event: 'scanned', UserId: 'sim-mei' })
  expect(await screen.findByText('Scanned')).toBeTruthy()
  expect(screen.getByText('Confirm on your phone')).toBeTruthy()
  stream?.tell({ event: 'token', exchange: 'one-use' })
  await waitFor(() => expect(onIn).toHaveBeenCalledOnce())
  expect(sent(calls.login)).toEqual([{ userId: 'one-use' }])
  expect(stream?.isClosed).toBe(true)
  expect(readSession().status).toBe('ready')
})

it('says that the account has been deactivated, and any other code as it is, and makes another QR code', async () => {
  const { streams } = await open()
  await shownCode()
  streams[0]?.tell({ event: 'error', code: '1' })
  expect(await screen.findByText('The account has been deactivated')).toBeTruthy()
  await waitFor(() => expect(streams).toHaveLength(2))
  streams[1]?.tell({ event: 'error', code: '40029' })
  expect(await screen.findByText(/error code 40029/)).toBeTruthy()
  await waitFor(() => expect(streams).toHaveLength(3))
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, true, false])
})

it('dies in time, and another code is made on every refresh', async () => {
  const { streams, person } = await open({ qrExpiryMs: 2_000 })
  await shownCode()
  expect(await screen.findByText('The QR code has expired')).toBeTruthy()
  expect(streams[0]?.isClosed).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Refresh the code' }))
  await waitFor(() => expect(streams).toHaveLength(2))
  expect(streams[1]?.url).not.toBe(streams[0]?.url)
})

it('expires when the server says so or does not know the ticket any more', async () => {
  const { streams, person } = await open()
  await shownCode()
  streams[0]?.tell({ event: 'expired' })
  await person.click(await screen.findByRole('button', { name: 'Refresh the code' }))
  await waitFor(() => expect(streams).toHaveLength(2))
  streams[1]?.break()
  expect(await screen.findByText('The QR code has expired')).toBeTruthy()
})

// A refusal without a code comes from something between the portal and the browser.
const nameless = new Response(JSON.stringify({ success: false, code: '', message: '' }))

it('says why a login failed, else that WeChat login failed', async () => {
  const { streams } = await open({}, answer(calls.login, new Problem('access.exchange-over'), nameless))
  await shownCode()
  streams[0]?.tell({ event: 'token', exchange: 'late' })
  expect(await screen.findByText('This scan has expired. Scan again')).toBeTruthy()
  await waitFor(() => expect(streams).toHaveLength(2))
  streams[1]?.tell({ event: 'token', exchange: 'odd' })
  expect(await screen.findByText('WeChat login failed')).toBeTruthy()
})

it('has an unbound user bind a telephone, and logs in; closing that makes another code', async () => {
  const unbound = new Problem('access.messaging-app-unbound')
  const { streams, onIn, sent, person } = await open(
    {},
    answer(calls.login, unbound, unbound, token),
    answer(phoneEndpoints.sendCode, {}),
  )
  await shownCode()
  streams[0]?.tell({ event: 'token', exchange: 'first' })
  await person.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(streams).toHaveLength(2))
  streams[1]?.tell({ event: 'token', exchange: 'second' })
  await screen.findByLabelText('Phone')

  await person.click(screen.getByRole('button', { name: 'Link' }))
  expect(await screen.findByText('Please fill in mobile number')).toBeTruthy()
  expect(screen.getByText('Enter the SMS code')).toBeTruthy()
  await person.type(screen.getByLabelText('Phone'), '138 9274 5510')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('Sending succeeded')).toBeTruthy()
  expect(sent(phoneEndpoints.sendCode).at(-1)).toMatchObject({
    countryCode: '86',
    phone: '13892745510',
    isInternational: false,
    type: 'BindPhone',
    userId: 'second',
  })
  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  await waitFor(() => expect(onIn).toHaveBeenCalledOnce())
  expect(sent(calls.login).at(-1)).toEqual({
    userId: 'second',
    countryCode: '86',
    phone: '138 9274 5510',
    verifyCode: '353689',
  })
})

it('opens the provider’s page in a frame of its own where one is set, and says so where none is', async () => {
  const provider: Partial<LoginCode> = {
    driver: 'wechat',
    url: 'https://open.example/connect/qrconnect',
    appId: 'wx1',
    scope: 'snsapi_login',
  }
  await open(provider)
  const frame = await screen.findByTitle('QR code for WeChat')
  const address = new URL(frame.getAttribute('src') ?? '')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    appid: 'wx1',
    redirect_uri: `${location.origin}/messaging-app/callback`,
    response_type: 'code',
    scope: 'snsapi_login',
    state: '1'.padStart(32, '0'),
  })
  cleanup()
  await open({}, answer(calls.code, new Problem('access.messaging-app-off')))
  expect(await screen.findByText('Login with WeChat is not set up on this site')).toBeTruthy()
})
