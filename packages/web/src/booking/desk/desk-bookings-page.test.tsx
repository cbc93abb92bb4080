import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer } from '../../testing/portal.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { deskBooking, receipt, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const first = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const second = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11'
const customerId = '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11'
const queued = (id: string, bookingNo: string, changes: Partial<DeskBookingRow> = {}): DeskBookingRow => ({
  id,
  bookingNo,
  state: 'submitted',
  stateLabel: 'Submitted',
  version: 1,
  savedAt: at('2026-11-21 08:00:00'),
  serviceModeId: 'R',
  customerId,
  customerShortName: 'Haode',
  originName: 'Xi’an',
  destinationName: 'Hamburg',
  boxText: '2*40HQ',
  toQuote: false,
  quoteAmount: '9360.00',
  currency: 'USD',
  checks: [],
  revision: 1,
  ...changes,
})
const blocked: Partial<DeskBookingRow> = {
  checks: [{ check: 'space', level: 'block', checkLabel: '3 places left on the train', isLifted: false }],
  customerShortName: 'Fresh Foods',
}
const queue = [queued(first, 'R261123-M4H7W'), queued(second, 'R261123-T6N9B', blocked)]
const accepted = receipt({ id: first, state: 'received', stateLabel: 'Accepted', version: 2 })

/** The whole of a booking in the queue; the second one was accepted by somebody else meanwhile. */
function detailOf(id: string) {
  const isTaken = id === second
  return deskBooking({
    id,
    bookingNo: isTaken ? 'R261123-T6N9B' : 'R261123-M4H7W',
    state: isTaken ? 'received' : 'submitted',
    customerId,
    actions: [{ name: 'receive', allowed: !isTaken, ...(isTaken && { reason: 'booking.action-not-allowed' }) }],
    ...(!isTaken && { proposal: { departures: [], agreedLines: [], documentsDue: [], holds: [], missing: [] } }),
  })
}

/** Opens the queue as operations; accepting the second booking is refused for its space. */
async function openQueue(rows = queue) {
  const full = new Problem('pricing.space-short', undefined, { left: {} })
  const { sent } = serve(
    answer(desk.list, countedPage({ submitted: 2, received: 38 }, ...rows)),
    answer(desk.show, ({ id }) => detailOf(id)),
    answer(desk.receive, ({ id }) => (id === second ? full : accepted)),
    answer(desk.operators, { items: [] }),
  )
  await openPages(bookingRoutesWith({}).desk ?? [], '/admin/bookings')
  await screen.findByRole('link', { name: 'R261123-M4H7W' })
  return sent
}

beforeEach(async () => {
  await logInClerk('booking.view', 'booking.receive')
})

it('shows what waits, what it comes to, and what blocks each booking', async () => {
  const sent = await openQueue()
  expect(sent(desk.list)[0]?.orderState).toBe('submitted')
  expect(screen.getByRole('tab', { name: /To accept/ }).textContent).toContain('2')
  expect(screen.getByText('3 places left on the train')).toBeTruthy()
  expect(rowsByHeading()).toMatchObject([
    { Booking: 'R261123-M4H7W', Customer: 'Haode', Lane: 'Xi’an→Hamburg', Load: '2 × 40HQ', Price: '$9,360.00' },
    { Booking: 'R261123-T6N9B', Customer: 'Fresh Foods', Check: '3 places left on the train' },
  ])
  expect(screen.getAllByText('$9,360.00')).toHaveLength(2)
})

it('shows the bookings of one mode, whose tabs count them', async () => {
  const sent = await openQueue()
  const modes = within(screen.getByRole('tablist', { name: 'Mode' }))
  await userEvent.click(modes.getByRole('tab', { name: /^Road/ }))
  await waitFor(() => expect(sent(desk.list).at(-1)).toMatchObject({ serviceModeId: 'T', orderState: 'submitted' }))
})

it('says of a booking that was offered a price that the customer is to answer', async () => {
  const toQuote = { check: 'price', level: 'warn', checkLabel: 'To be quoted', isLifted: false } as const
  const offered = queued(first, 'R261123-M4H7W', { toQuote: true, openRequest: 'offer', checks: [toQuote] })
  await openQueue([offered])
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
  expect(sent(desk.receive)).toHaveLength(2)
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

it('looks for a word in every state, also where an address brings it, and is back in the queue without it', async () => {
  const { sent } = serve(
    answer(
      desk.list,
      countedPage({ submitted: 0, received: 1, all: 1 }, queued(first, 'R261123-M4H7W', { state: 'received' })),
    ),
    answer(desk.operators, { items: [] }),
  )
  await openPages(bookingRoutesWith({}).desk ?? [], '/admin/bookings?keyword=R261123-M4H7W')
  await screen.findByRole('link', { name: 'R261123-M4H7W' })
  expect(sent(desk.list).at(-1)).toMatchObject({ keyword: 'R261123-M4H7W', orderState: 'all' })
  expect(
    within(screen.getByRole('tablist', { name: 'Booking status' }))
      .getByRole('tab', { name: /^All/ })
      .getAttribute('aria-selected'),
  ).toBe('true')
  await userEvent.clear(screen.getByPlaceholderText(/^Number, customer/))
  await waitFor(() => expect(sent(desk.list).at(-1)?.orderState).toBe('submitted'))
})
