import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { BookingActionName } from '@landbridge/contract/booking/booking-lifecycle'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer } from '../../testing/portal.ts'
import { bookingId, deskBooking, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

beforeEach(async () => {
  await logInClerk('booking.view', 'booking.receive', 'booking.offer')
})
/** Opens a booking at the desk; what work orders put into its head stands for their button. */
async function openBooking(changes: Partial<DeskBookingDetail>) {
  serve(answer(desk.show, deskBooking(changes)), answer(desk.operators, { items: [] }))
  const slots = {
    jobAction: () => <button type="button">Open a work order</button>,
    deskCharges: () => <p>What the booking bears itself</p>,
  }
  await openPages(bookingRoutesWith(slots).desk ?? [], `/admin/bookings/${bookingId}`)
  await screen.findByRole('heading', { level: 1 })
}

const allowed = (...names: BookingActionName[]) => names.map((name) => ({ name, allowed: true }))

it('offers a price to what the tariff has none for, and tells staff what to do', async () => {
  await openBooking({
    state: 'submitted',
    toQuote: true,
    quoted: undefined,
    agreed: undefined,
    actions: allowed('receive', 'offer'),
  })
  expect(screen.getAllByRole('button', { name: 'Offer a price' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByText(/Offer one to the customer/)).toBeTruthy()
  expect(screen.queryByText(/Your salesperson/)).toBeNull()
})

it('accepts what has its price', async () => {
  await openBooking({ state: 'submitted', toQuote: false, actions: allowed('receive', 'offer') })
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Offer a price' })).toBeNull()
})

it('opens the first job of what was accepted, from the head and from the foot of a telephone', async () => {
  await openBooking({ state: 'received', toQuote: false, actions: allowed('assign') })
  expect(await screen.findAllByRole('button', { name: 'Open a work order' })).toHaveLength(2)
})

it('shows what a cancelled booking bears itself, and no such thing of one that goes on', async () => {
  await openBooking({ state: 'received', toQuote: false, actions: [] })
  expect(screen.queryByText('What the booking bears itself')).toBeNull()
  cleanup()
  await openBooking({ state: 'cancelled', toQuote: false, actions: [] })
  expect(await screen.findByText('What the booking bears itself')).toBeTruthy()
})

it('shows the whole booking with its bill, its release and its letter of credit', async () => {
  await openBooking({
    serviceModeId: 'S',
    bookingNo: 'S261123-M4H7W',
    state: 'submitted',
    toQuote: false,
    loadType: 'FCL',
    billKind: 'H',
    billRelease: 'OBL',
    billOriginals: 3,
    underLetterOfCredit: true,
    lcNumber: 'LC0815',
  } as Partial<DeskBookingDetail>)
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByRole('heading', { name: 'Documents' })).toBeTruthy()
  for (const said of ['Original bill', 'LC0815']) expect(drawer.getByText(new RegExp(said))).toBeTruthy()
})
