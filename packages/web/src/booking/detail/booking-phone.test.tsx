import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { booking, bookingId, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = async (changes: object) => {
  serve({ 'railorderonline-detail': booking(changes) })
  await openPages(bookingRoutesWith({}).order ?? [], paths.booking('railway', bookingId))
  await screen.findByText('History')
}

const paper = { DocType: 'SI', DocumentName: 'Shipping instruction (SI)', DueBy: '2031-01-20', Bringer: 'customer' }

it('begins with the papers that wait for the reader, while they do', async () => {
  await open({ state: 'received', StateText: 'Accepted', DocsDue: [paper] })
  expect(await screen.findByText('Shipping instruction (SI)')).toBeTruthy()
})

it('has room for the main button and the menu, in which the others stand', async () => {
  const actions = [
    { name: 'revise', allowed: true },
    { name: 'cancel', allowed: true },
  ]
  await open({ state: 'returned', StateText: 'Changes needed', actions })
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  const [menu] = screen.getAllByRole('button', { name: 'More actions' })
  if (menu) await userEvent.click(menu)
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent?.trim())).toEqual(['Order again', 'Cancel booking'])
})
