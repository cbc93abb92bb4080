import {
  type NotificationPreferences,
  notificationEndpoints,
  notificationEvents,
} from '@landbridge/contract/communication/notification'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { NotificationsPage } from './notifications-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const data = ({ refused = ['email'], emails = ['mei@tea.example'] as string[] } = {}) =>
  notificationEndpoints.show.wire.output.encode({
    emails,
    events: notificationEvents.map((event) => ({ event, channels: event === 'refused' ? refused : ['email'] })),
  } as NotificationPreferences)

/** A server that answers with these preferences, one after the other and then the last. */
async function open(...given: ReturnType<typeof data>[]) {
  const left = [...given]
  const asked = vi.fn(async (_url: string, _sent?: RequestInit) => {
    const now = left.length > 1 ? left.shift() : left[0]
    return new Response(JSON.stringify({ success: true, data: now }))
  })
  vi.stubGlobal('fetch', asked)
  await openPart(<NotificationsPage />)
  return { asked, person: userEvent.setup() }
}

it('saves a switch as it is turned', async () => {
  const { asked, person } = await open(data(), data({ refused: [] }))
  const declined = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Booking declined: E-mail' })
  await screen.findByText('Cargo departed')
  expect(declined().checked).toBe(true)
  await person.click(declined())
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(declined().checked).toBe(false)
  const [, sent] = asked.mock.calls.find(([, one]) => one?.method === 'PUT') ?? []
  expect(String(sent?.body)).toMatch(/refused/)
})

it('keeps a channel without an address disabled and says where to give one', async () => {
  await open(data({ emails: [] }))
  const byText = await screen.findByRole<HTMLInputElement>('switch', { name: 'Cargo departed: Text message' })
  expect(byText.disabled).toBe(true)
  const reason = document.getElementById(byText.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('no phone number')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Cargo departed: E-mail' }).checked).toBe(false)
  expect(screen.getAllByRole('link', { name: 'Go to security settings' })[0]?.getAttribute('href')).toBe(
    '/user/accountSafe',
  )
})
