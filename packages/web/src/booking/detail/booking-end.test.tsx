import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { at } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { booking, bookingId, rail, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

type RouteStop = BookingDetail['route'][number]

const onTelephone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))

const open = async (changes: Partial<BookingDetail>) => {
  serve(answer(rail.show, booking(changes)))
  await openPages(bookingRoutesWith({}).order ?? [], paths.booking('railway', bookingId))
  await screen.findByText('History')
}

const cancelled: Partial<BookingDetail> = { state: 'cancelled', stateLabel: 'Cancelled', toQuote: true }

it('promises neither a price nor container numbers once a booking is cancelled', async () => {
  await open(cancelled)
  expect(screen.queryByText('Price')).toBeNull()
  expect(screen.queryByText(/Waiting for our quote|appear once the work order is opened/)).toBeNull()
})

it('promises both while it is waited for', async () => {
  await open({ toQuote: true })
  expect(screen.getByText('Waiting for our quote')).toBeTruthy()
  expect(screen.getByText(/appear once the work order is opened/)).toBeTruthy()
})

it('leads on a telephone with what happened while no time of the way is known, without a tab for a price that never comes', async () => {
  onTelephone()
  const route = booking().route.map(({ plannedAt, ...stop }) => stop)
  await open({ ...cancelled, route })
  expect(screen.queryByRole('tab', { name: 'Price' })).toBeNull()
  expect(screen.getAllByText('Hamburg')).toHaveLength(1)
})

it('tells the stops of the way by the clock of their places, as the line over them does', async () => {
  onTelephone()
  const [from, to] = booking().route as [RouteStop, RouteStop]
  const route = [from, { ...to, plannedAt: at('2031-02-21 04:00:00'), timeZone: 'Europe/Berlin' }]
  await open({ state: 'received', stateLabel: 'Accepted', route })
  expect(screen.getByText(/^20 Feb 2031 · estimated/)).toBeTruthy()
  expect(screen.getByText(/^20 Feb 2031 21:00/)).toBeTruthy()
})

it('says what a cancelled booking costs: nothing, or the fee that was agreed to', async () => {
  await open({
    ...cancelled,
    toQuote: false,
    quoted: { lines: [], totals: [{ currency: 'USD', amount: '4500.00' }] },
    cancelReason: 'The buyer moved the order.',
  })
  expect(screen.getByText(/Nothing to pay/)).toBeTruthy()
  expect(screen.getByText('Quoted, never agreed')).toBeTruthy()
  cleanup()
  const ended = {
    id: bookingId,
    requestKind: 'cancellation',
    requestState: 'accepted',
    requestStateLabel: 'Accepted',
  } as const
  await open({
    ...cancelled,
    requests: [{ ...ended, askedAt: at('2031-01-16 10:00:00'), fee: '150.00', feeCurrency: 'USD' }],
  })
  expect(screen.getByText(/Cancellation fee: \$150\.00/)).toBeTruthy()
  expect(screen.queryByText(/Nothing to pay/)).toBeNull()
})

it('offers to follow a booking that is over only where there is a container to follow', async () => {
  const share = () => null
  serve(answer(rail.show, booking(cancelled)))
  await openPages(bookingRoutesWith({ share }).order ?? [], paths.booking('railway', bookingId))
  await screen.findByText('History')
  expect(screen.queryByRole('button', { name: 'Share tracking' })).toBeNull()
})
