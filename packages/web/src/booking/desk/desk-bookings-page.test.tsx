import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logIn, startSession } from '../../platform/session.ts'
import { openPages } from '../../testing/page.tsx'
import { rowsByHeading } from '../../testing/rows.ts'
import { booking } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const ids = ['6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11']
const customerId = '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11'
const row = (id: string, bookingNo: string, changes: object) => ({
  keyId: id,
  BookingNo: bookingNo,
  state: 'submitted',
  StateText: 'Submitted',
  version: 1,
  SavedAt: '2026-11-21 08:00:00',
  SvTrafficId: 'R',
  CustomerId: customerId,
  CusAbbrname: 'Haode',
  Portl: 'Xi’an',
  Portd: 'Hamburg',
  BoxText: '2*40HQ',
  ToQuote: 'F',
  QuoteAmount: '9360.00',
  Currcd: 'USD',
  Checks: [],
  Revision: 1,
  ...changes,
})
const blocked = {
  Checks: [{ Check: 'space', Level: 'block', CheckLabel: '3 places left on the train', IsLifted: 'F' }],
  CusAbbrname: 'Fresh Foods',
}
const queue = {
  Items: [row(ids[0] ?? '', 'R261123-M4H7W', {}), row(ids[1] ?? '', 'R261123-T6N9B', blocked)],
  Total: 2,
  PageIndex: 1,
  PageSize: 20,
  Counts: { submitted: 2, received: 38 },
}
const accepted = { keyId: ids[0], state: 'received', StateText: 'Accepted', version: 2, actions: [] }

/** The whole of a booking in the queue; the second one was accepted by somebody else meanwhile. */
function detailOf(asked: string) {
  const isTaken = asked.includes(ids[1] ?? '-')
  return booking({
    keyId: isTaken ? ids[1] : ids[0],
    BookingNo: isTaken ? 'R261123-T6N9B' : 'R261123-M4H7W',
    state: isTaken ? 'received' : 'submitted',
    CustomerId: customerId,
    CustomerName: 'Haode',
    CusAbbrname: 'Haode',
    Certification: 'certified',
    Checks: [],
    Revisions: [],
    actions: [{ name: 'receive', allowed: !isTaken, ...(isTaken && { reason: 'booking.action-not-allowed' }) }],
    ...(!isTaken && { Proposal: { Departures: [], AgreedPrice: [], DocsDue: [], Holds: [], Missing: [] } }),
  })
}

type Sent = { path: string; body: Record<string, string> }

/** Opens the queue as operations; accepting the second booking is refused for its space. */
async function openQueue(shown: object = queue) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://portal')
    const said = Object.fromEntries(new URLSearchParams(body))
    sent.push({ path: pathname, body: said })
    if (pathname === desk.list.path) return new Response(JSON.stringify({ success: true, data: shown }))
    if (pathname === desk.show.path) return new Response(JSON.stringify(detailOf(said.keyId ?? url)))
    if (pathname !== desk.receive.path) return new Response(JSON.stringify({ success: true, data: { Items: [] } }))
    const refusal = { success: false, code: 'pricing.space-short', message: 'Not enough space', data: { left: {} } }
    const isFull = said.keyId === ids[1]
    return new Response(JSON.stringify(isFull ? refusal : { success: true, data: accepted }), {
      status: isFull ? 409 : 200,
    })
  })
  await openPages(bookingRoutesWith({}).desk ?? [], '/admin/bookings')
  await screen.findByRole('link', { name: 'R261123-M4H7W' })
  return sent
}

beforeEach(async () => {
  await startSession({
    loadUser: async () => ({
      id: 'session',
      userId: customerId,
      realName: 'Wang Jun',
      role: 'admin',
      customerState: 0,
      permissions: ['booking.view', 'booking.receive'],
    }),
    ended: () => {},
    failed: () => {},
  })
  await logIn('session')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('shows what waits, what it comes to, and what blocks each booking', async () => {
  const sent = await openQueue()
  expect(sent.find(({ path }) => path === desk.list.path)?.body.orderState).toBe('submitted')
  expect(screen.getByRole('tab', { name: /To accept/ }).textContent).toContain('2')
  expect(screen.getByText('3 places left on the train')).toBeTruthy()
  expect(rowsByHeading()).toMatchObject([
    { Booking: 'R261123-M4H7W', Customer: 'Haode', Lane: 'Xi’an→Hamburg', Load: '2 × 40HQ', Price: '$9,360.00' },
    { Booking: 'R261123-T6N9B', Customer: 'Fresh Foods', Check: '3 places left on the train' },
  ])
  expect(screen.getAllByText('$9,360.00')).toHaveLength(2)
})

it('says of a booking that was offered a price that the customer is to answer', async () => {
  const toQuote = { Check: 'price', Level: 'warn', CheckLabel: 'To be quoted', IsLifted: 'F' }
  const offered = row(ids[0] ?? '', 'R261123-M4H7W', { ToQuote: 'T', OpenRequest: 'offer', Checks: [toQuote] })
  await openQueue({ ...queue, Items: [offered], Total: 1 })
  expect(screen.getByText('Customer to answer')).toBeTruthy()
  expect(screen.queryByText('To be quoted')).toBeNull()
})

it('accepts those that are picked, and says what was refused and why', async () => {
  const sent = await openQueue()
  const user = userEvent.setup()
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box)
  expect(screen.getByRole('button', { name: 'Assign' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const asked = await screen.findByRole('dialog')
  await user.click(within(asked).getByRole('button', { name: 'Accept' }))
  const summary = await screen.findByRole('dialog', { name: 'Result' })
  expect(summary.textContent).toContain('1 done')
  expect(summary.textContent).toContain('R261123-T6N9B')
  expect(sent.filter(({ path }) => path === desk.receive.path)).toHaveLength(2)
})

it('opens the acceptance of the row that has the focus by A, and comes back to the row', async () => {
  await openQueue()
  const user = userEvent.setup()
  await user.keyboard('a')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('link', { name: 'R261123-M4H7W' }).focus()
  await user.keyboard('a')
  await screen.findByRole('dialog', { name: 'Accept R261123-M4H7W' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('R261123-M4H7W'))
})

it('says by A why a booking cannot be accepted any more, and opens nothing', async () => {
  await openQueue()
  screen.getByRole('link', { name: 'R261123-T6N9B' }).focus()
  await userEvent.setup().keyboard('a')
  await screen.findByText('This is not possible in the current status of the booking')
  expect(screen.queryByRole('dialog')).toBeNull()
})
