import { messagingAppEndpoints as calls } from '@landbridge/contract/access/messaging-app-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { at, pageOf } from '../../testing/answers.ts'
import { eventStreams } from '../../testing/event-streams.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type OutputOf, servePortal } from '../../testing/portal.ts'
import { MessagingAppCard } from './messaging-app-card.tsx'

afterEach(() => {
  sessionStorage.clear()
})

const code = {
  ticket: 'a'.repeat(32),
  url: '/messaging-app/simulator',
  qrExpiryMs: 295_000,
  driver: 'simulator',
} as const

/** A server whose account is bound or not, and that does what it is asked. */
async function open(own: OutputOf<typeof calls.binding>) {
  const { sent } = servePortal(
    answer(calls.binding, own),
    answer(calls.code, code),
    answer(calls.bind, {}),
    answer(calls.unbind, {}),
    answer(phoneEndpoints.sendCode, {}),
    answer(phoneEndpoints.picture, () => new Response(new Blob(['picture']))),
    answer(referenceEndpoints.telephoneCodes, pageOf()),
  )
  const streams = eventStreams()
  await openPart(<MessagingAppCard />)
  return { streams, sent, person: userEvent.setup() }
}

it('binds the messaging app by a QR code', async () => {
  const { streams, sent, person } = await open({ bound: false, countryCode: '86', phone: '13892745510' })
  expect(await screen.findByText('Not linked')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Link WeChat' }))
  await screen.findByRole('img', { name: 'QR code for WeChat' })
  streams[0]?.tell({ event: 'token', exchange: 'one-use', UserId: 'sim-mei', raw: '{}' })
  expect(await screen.findByText('WeChat is linked')).toBeTruthy()
  expect(sent(calls.bind)).toEqual([{ userId: 'one-use' }])
})

it('unbinds it by a code to the own telephone', async () => {
  const { sent, person } = await open({
    bound: true,
    boundAt: at('2031-01-15 16:00:00'),
    countryCode: '86',
    phone: '13892745510',
  })
  await person.click(await screen.findByRole('button', { name: 'Unlink' }))
  await person.click(await screen.findByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText('Sending succeeded')).toBeTruthy()
  expect(sent(phoneEndpoints.sendCode)).toMatchObject([{ type: 'UnBindWx', phone: '13892745510' }])
  await person.type(screen.getByLabelText('SMS code'), '353689{Enter}')
  expect(await screen.findByText('WeChat is unlinked')).toBeTruthy()
  expect(sent(calls.unbind)).toEqual([{ verifyCode: '353689' }])
})
