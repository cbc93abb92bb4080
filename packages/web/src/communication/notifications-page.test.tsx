import {
  type NotificationPreferences,
  notificationEndpoints,
  notificationEvents,
} from '@landbridge/contract/communication/notification'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { answer, servePortal } from '../testing/portal.ts'
import { NotificationsPage } from './notifications-page.tsx'

type Chosen = { refused: NotificationPreferences['events'][number]['channels']; emails: string[] }
const preferences = ({
  refused = ['email'],
  emails = ['mei@tea.example'],
}: Partial<Chosen> = {}): NotificationPreferences => ({
  emails,
  events: notificationEvents.map((event) => ({ event, channels: event === 'refused' ? refused : ['email'] })),
})

/** The page over these preferences, which are the others once they were saved. */
async function open(before: NotificationPreferences, after = before) {
  const { sent } = servePortal(
    answer(notificationEndpoints.show, before, after),
    answer(notificationEndpoints.save, after),
  )
  await openPart(<NotificationsPage />)
  return { sent, person: userEvent.setup() }
}

it('saves a switch as it is turned', async () => {
  const { sent, person } = await open(preferences(), preferences({ refused: [] }))
  const declined = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Booking declined: E-mail' })
  await screen.findByText('Cargo departed')
  expect(declined().checked).toBe(true)
  await person.click(declined())
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(declined().checked).toBe(false)
  expect(sent(notificationEndpoints.save)).toMatchObject([{ event: 'refused' }])
})

it('keeps a channel without an address disabled and says where to give one', async () => {
  await open(preferences({ emails: [] }))
  const byText = await screen.findByRole<HTMLInputElement>('switch', { name: 'Cargo departed: Text message' })
  expect(byText.disabled).toBe(true)
  const reason = document.getElementById(byText.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('no phone number')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Cargo departed: E-mail' }).checked).toBe(false)
  expect(screen.getAllByRole('link', { name: 'Go to security settings' })[0]?.getAttribute('href')).toBe(
    '/user/accountSafe',
  )
})
