import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { booking, bookingId, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const onTelephone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))

const open = async (changes: object) => {
  serve({ 'railorderonline-detail': booking(changes) })
  await openPages(bookingRoutesWith({}).order ?? [], paths.booking('railway', bookingId))
  await screen.findByText('History')
}

const cancelled = { state: 'cancelled', StateText: 'Cancelled', ToQuote: 'T' }

it('promises neither a price nor container numbers once a booking is cancelled', async () => {
  await open(cancelled)
  expect(screen.queryByText('Price')).toBeNull()
  expect(screen.queryByText(/Waiting for our quote|appear once the work order is opened/)).toBeNull()
})

it('promises both while it is waited for', async () => {
  await open({ ToQuote: 'T' })
  expect(screen.getByText('Waiting for our quote')).toBeTruthy()
  expect(screen.getByText(/appear once the work order is opened/)).toBeTruthy()
})

it('leads on a telephone with what happened while no time of the way is known, without a tab for a price that never comes', async () => {
  onTelephone()
  const Route = booking().data.Route.map(({ PlannedAt, ...stop }) => stop)
  await open({ ...cancelled, Route })
  expect(screen.queryByRole('tab', { name: 'Price' })).toBeNull()
  expect(screen.getAllByText('Hamburg')).toHaveLength(1)
})

it('tells the stops of the way by the clock of their places, as the line over them does', async () => {
  onTelephone()
  const [from, to] = booking().data.Route
  const Route = [from, { ...to, PlannedAt: '2031-02-21 04:00:00', TimeZone: 'Europe/Berlin' }]
  await open({ state: 'received', StateText: 'Accepted', Route })
  expect(screen.getByText(/^20 Feb 2031 · estimated/)).toBeTruthy()
  expect(screen.getByText(/^20 Feb 2031 21:00/)).toBeTruthy()
})

it('says what a cancelled booking costs: nothing, or the fee that was agreed to', async () => {
  await open({
    ...cancelled,
    ToQuote: 'F',
    Quoted: { Lines: [], Totals: [{ Currcd: 'USD', Amount: '4500.00' }] },
    CancelReason: 'The buyer moved the order.',
  })
  expect(screen.getByText(/Nothing to pay/)).toBeTruthy()
  expect(screen.getByText('Quoted, never agreed')).toBeTruthy()
  cleanup()
  const ended = {
    keyId: bookingId,
    RequestKind: 'cancellation',
    RequestState: 'accepted',
    RequestStateLabel: 'Accepted',
  }
  await open({
    ...cancelled,
    Requests: [{ ...ended, AskedAt: '2031-01-16 10:00:00', Fee: '150.00', FeeCurrency: 'USD' }],
  })
  expect(screen.getByText(/Cancellation fee: \$150\.00/)).toBeTruthy()
  expect(screen.queryByText(/Nothing to pay/)).toBeNull()
})

it('offers to follow a booking that is over only where there is a container to follow', async () => {
  const share = () => null
  serve({ 'railorderonline-detail': booking(cancelled) })
  await openPages(bookingRoutesWith({ share }).order ?? [], paths.booking('railway', bookingId))
  await screen.findByText('History')
  expect(screen.queryByRole('button', { name: 'Share tracking' })).toBeNull()
})
