import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPages } from '../testing/page.tsx'
import { NotificationsOffPage } from './notifications-off-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(address: string, answer: object, toSwitchOff: readonly object[] = []) {
  const answers = [...toSwitchOff]
  const asked = vi.fn(async (url: string, _sent?: RequestInit) =>
    Response.json((/notification-off\?/.test(url) && answers.shift()) || answer),
  )
  vi.stubGlobal('fetch', asked)
  await openPages([{ path: '/notifications/off', element: <NotificationsOffPage /> }], address)
  return { asked, person: userEvent.setup() }
}
const askedFor = (asked: Awaited<ReturnType<typeof open>>['asked'], path: string) =>
  asked.mock.calls.filter(([url]) => new URL(url, 'http://x').pathname.endsWith(path)).length

it('switches nothing off until the reader presses', async () => {
  const { asked, person } = await open('/notifications/off#key=k', { success: true, data: { Event: 'shipped' } })
  await person.click(await screen.findByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText(/no more e-mails about “Cargo departed”/)).toBeTruthy()
  expect(askedFor(asked, 'notification-off')).toBe(1)
})

it('says of a link without a key that it no longer works, and asks nobody', async () => {
  const { asked } = await open('/notifications/off', { success: true })
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
  expect(askedFor(asked, 'notification-off-look')).toBe(0)
})

const refused = (code: string) => ({ success: false, code, message: '' })

it.each(['insight.off-link-over', 'shared.invalid-input'])('says of a key that does not hold: %s', async (code) => {
  await open('/notifications/off#key=k', refused(code))
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
})

it('calls no link over because nobody could answer: it is read or pressed once more', async () => {
  await open('/notifications/off#key=k', refused('shared.broken'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  cleanup()
  const broken = [refused('shared.broken')]
  const { person } = await open('/notifications/off#key=k', { success: true, data: { Event: 'shipped' } }, broken)
  await person.click(await screen.findByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText(/went wrong on our side/)).toBeTruthy()
  await person.click(await screen.findByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText(/no more e-mails about “Cargo departed”/)).toBeTruthy()
})
