import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { eventStreams } from '../../testing/event-streams.ts'
import { openPart } from '../../testing/page.tsx'
import { MessagingAppCard } from './messaging-app-card.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const done = { success: true, data: {} }
const code = { ticket: 'a'.repeat(32), url: '/messaging-app/simulator', Driver: 'simulator', qrExpiryMs: 295_000 }

/** A server whose account is bound or not, and that does what it is asked. */
async function open(own: object) {
  const asked = vi.fn(async (url: string, sent: RequestInit) => {
    const isBinding = url.startsWith('/api/v1/messaging-app?') && sent.method === 'GET'
    const data = isBinding ? own : url.startsWith('/api/v1/getwxqrcode') ? code : {}
    return new Response(JSON.stringify({ ...done, data }))
  })
  vi.stubGlobal('fetch', asked)
  const streams = eventStreams()
  await openPart(<MessagingAppCard />)
  const sentTo = (path: string, method: string) =>
    asked.mock.calls.find(([url, sent]) => url.startsWith(path) && sent.method === method)
  return { streams, sentTo, person: userEvent.setup() }
}

it('binds the messaging app by a QR code', async () => {
  const { streams, sentTo, person } = await open({ Bound: false, countryCode: '86', phone: '13892745510' })
  expect(await screen.findByText('Not linked')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Link WeChat' }))
  await screen.findByRole('img', { name: 'QR code for WeChat' })
  streams[0]?.tell({ event: 'token', exchange: 'one-use', UserId: 'sim-mei', raw: '{}' })
  expect(await screen.findByText('WeChat is linked')).toBeTruthy()
  expect(String(sentTo('/api/v1/bind-messaging-app', 'POST')?.[1].body)).toBe('userId=one-use')
})

it('unbinds it by a code to the own telephone', async () => {
  const { sentTo, person } = await open({
    Bound: true,
    BoundAt: '2031-01-15 16:00:00',
    countryCode: '86',
    phone: '13892745510',
  })
  await person.click(await screen.findByRole('button', { name: 'Unlink' }))
  await person.click(await screen.findByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('Sending succeeded')).toBeTruthy()
  const sms = Object.fromEntries(new URLSearchParams(String(sentTo('/api/v1/send-sms-code', 'POST')?.[1].body)))
  expect(sms).toMatchObject({ type: 'UnBindWx', phone: '13892745510' })
  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  expect(await screen.findByText('WeChat is unlinked')).toBeTruthy()
  expect(sentTo('/api/v1/messaging-app', 'DELETE')?.[0]).toContain('verifyCode=353689')
})
