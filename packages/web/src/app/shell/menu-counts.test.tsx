import { type MenuCount, menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import { Problem } from '@landbridge/contract/shared/problem'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { logIn, type SessionUser, startSession } from '../../platform/session.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, everyOther, type Portal, servePortal } from '../../testing/portal.ts'
import { routes } from '../router.tsx'

const customer: SessionUser = { id: 't', userId: 'u', realName: 'Chen Min', role: 'customer', customerState: 2 }
const staff: SessionUser = {
  ...customer,
  role: 'admin',
  permissions: ['booking.view', 'workorder.view', 'customer.view'],
}

let counts: MenuCount[] = []
let portal: Portal

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  portal = servePortal(
    answer(menuEndpoints.counts, () => ({ items: counts })),
    everyOther(new Problem('shared.missing')),
  )
})

async function openAs(user: SessionUser, address: string, language: 'en' | 'ru' = 'en') {
  await startSession({ loadUser: async () => user, onEnded: () => {}, onFailed: () => {} })
  await act(() => logIn('t'))
  await openPages(routes, address, language)
}

const page = '/user/order/unopen/common/bill'

it('says how much waits behind each entry, the whole of a closed mode, and nothing where nothing waits', async () => {
  counts = [
    { entry: 'bookings', serviceModeId: 'R', count: 2 },
    { entry: 'bookings', serviceModeId: 'S', count: 1 },
    { entry: 'jobs', serviceModeId: 'R', count: 1 },
    { entry: 'notices', count: 120 },
    { entry: 'certification', count: 1 },
  ]
  await openAs(customer, page)
  const side = await screen.findByRole('navigation', { name: 'Side menu' })
  await within(side).findByRole('link', { name: 'Announcements 120 unread' })
  expect(within(side).getByText('99+').closest('a')?.title).toBe('Announcements')
  const names = (role: 'link' | 'button') =>
    within(side)
      .getAllByRole(role)
      .map((one) => one.textContent)
      .filter((words) => /\d|refused/.test(words ?? ''))
  expect(within(side).getByRole('link', { name: 'All bookings 3 items wait for you' })).toBeTruthy()
  expect(within(side).getByRole('link', { name: 'Company certification Certification refused: see why' })).toBeTruthy()
  expect(within(side).getByRole('button', { name: 'Railway service 3 items wait for you' })).toBeTruthy()
  expect(within(side).getByRole('button', { name: 'Sea service 1 item waits for you' })).toBeTruthy()
  expect([names('link').length, names('button').length]).toEqual([3, 2])

  await userEvent.click(within(side).getByRole('button', { name: /Railway service/ }))
  expect(within(side).getByRole('link', { name: 'Booking requests 2 items wait for you' })).toBeTruthy()
  expect(within(side).getByRole('link', { name: 'My work orders 1 item waits for you' })).toBeTruthy()
})

it('says the figures in the reader’s language, and asks anew when the reader comes back to the page', async () => {
  counts = [{ entry: 'bookings', serviceModeId: 'R', count: 2 }]
  await openAs(customer, page, 'ru')
  const side = await screen.findByRole('navigation', { name: 'Боковое меню' })
  await within(side).findByRole('link', { name: /2 дела ждут вас/ })
  const before = portal.sent(menuEndpoints.counts).length
  counts = []
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(within(side).queryByRole('link', { name: /ждут вас/ })).toBeNull())
  expect(portal.sent(menuEndpoints.counts)).toHaveLength(before + 1)
})

it('says to staff how long their queues are', async () => {
  counts = [
    { entry: 'deskBookings', count: 7 },
    { entry: 'deskJobs', count: 1 },
  ]
  await openAs(staff, '/admin/unopened/statements')
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  const bookings = await within(menu).findByRole('link', { name: 'Bookings 7 waiting for our answer' })
  // Who points at the figure is told as well.
  expect(within(bookings).getByText('7').closest('[title]')?.getAttribute('title')).toBe('7 waiting for our answer')
  expect(within(menu).getByRole('link', { name: 'Work orders 1 waiting for our answer' })).toBeTruthy()
  expect(within(menu).getByRole('link', { name: 'Customers' })).toBeTruthy()
})
