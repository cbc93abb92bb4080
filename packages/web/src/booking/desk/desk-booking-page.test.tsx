import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logIn, startSession } from '../../platform/session.ts'
import { openPages } from '../../testing/page.tsx'
import { booking, bookingId } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

beforeEach(async () => {
  await startSession({
    loadUser: async () => ({
      id: 'session',
      userId: bookingId,
      realName: 'Wang Jun',
      role: 'admin',
      customerState: 0,
      permissions: ['booking.view', 'booking.receive', 'booking.offer'],
    }),
    ended: () => {},
    failed: () => {},
  })
  await logIn('session')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens a booking at the desk; what work orders put into its head stands for their button. */
async function openBooking(changes: object) {
  const answer = booking({
    CustomerId: bookingId,
    CustomerName: 'Haode',
    CusAbbrname: 'Haode',
    Certification: 'certified',
    Checks: [],
    Revisions: [],
    ...changes,
  })
  vi.stubGlobal(
    'fetch',
    async (url: string) =>
      new Response(JSON.stringify(url.includes(desk.show.path) ? answer : { success: true, data: { Items: [] } })),
  )
  const slots = {
    jobDeed: () => <button type="button">Open a work order</button>,
    deskCharges: () => <p>What the booking bears itself</p>,
  }
  await openPages(bookingRoutesWith(slots).desk ?? [], `/admin/bookings/${bookingId}`)
  await screen.findByRole('heading', { level: 1 })
}

const allowed = (...names: string[]) => names.map((name) => ({ name, allowed: true }))

it('offers a price to what the tariff has none for, and tells staff what to do', async () => {
  await openBooking({
    state: 'submitted',
    ToQuote: 'T',
    Quoted: undefined,
    Agreed: undefined,
    actions: allowed('receive', 'offer'),
  })
  expect(screen.getAllByRole('button', { name: 'Offer a price' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByText(/Offer one to the customer/)).toBeTruthy()
  expect(screen.queryByText(/Your salesperson/)).toBeNull()
})

it('accepts what has its price', async () => {
  await openBooking({ state: 'submitted', ToQuote: 'F', actions: allowed('receive', 'offer') })
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Offer a price' })).toBeNull()
})

it('opens the first job of what was accepted, from the head and from the foot of a telephone', async () => {
  await openBooking({ state: 'received', ToQuote: 'F', actions: allowed('assign') })
  expect(await screen.findAllByRole('button', { name: 'Open a work order' })).toHaveLength(2)
})

it('shows what a cancelled booking bears itself, and no such thing of one that goes on', async () => {
  await openBooking({ state: 'received', ToQuote: 'F', actions: [] })
  expect(screen.queryByText('What the booking bears itself')).toBeNull()
  cleanup()
  await openBooking({ state: 'cancelled', ToQuote: 'F', actions: [] })
  expect(await screen.findByText('What the booking bears itself')).toBeTruthy()
})
