import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { booking, bookingId, rail, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
const open = async (changes: Partial<BookingDetail>) => {
  serve(answer(rail.show, booking(changes)))
  await openPages(bookingRoutesWith({}).order ?? [], paths.booking('railway', bookingId))
  await screen.findByText('History')
}

const paper: BookingDetail['documentsDue'][number] = {
  documentType: 'SI',
  documentName: 'Shipping instruction (SI)',
  dueBy: '2031-01-20',
  bringer: 'customer',
}

it('begins with the papers that wait for the reader, while they do', async () => {
  await open({ state: 'received', stateLabel: 'Accepted', documentsDue: [paper] })
  expect(await screen.findByText('Shipping instruction (SI)')).toBeTruthy()
})

it('has room for the main button and the menu, in which the others stand', async () => {
  const actions: BookingDetail['actions'] = [
    { name: 'revise', allowed: true },
    { name: 'cancel', allowed: true },
  ]
  await open({ state: 'returned', stateLabel: 'Changes needed', actions })
  expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull()
  const [menu] = screen.getAllByRole('button', { name: 'More actions' })
  if (menu) await userEvent.click(menu)
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent?.trim())).toEqual(['Book again', 'Cancel booking'])
})
