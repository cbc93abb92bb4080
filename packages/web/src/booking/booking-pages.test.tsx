import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../paths.ts'
import { signWith } from '../platform/signing.ts'
import { openPages } from '../testing/page.tsx'
import { codeOf, counted, listed, type Sent } from '../testing/portal-by-path.ts'
import { booking, bookingId, receipt, row, serve } from './booking-fixtures.ts'
import { bookingRoutesWith } from './booking-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(address: string) {
  const { router } = await openPages(bookingRoutesWith({}).order ?? [], address)
  signWith({ clockOffsetMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() })
  return { user: userEvent.setup(), router }
}

const action = (name: string, allowed: boolean, reason?: string) => ({ name, allowed, ...(reason && { reason }) })
const sentTo = (sent: readonly Sent[], path: string) => sent.filter(({ url }) => url.pathname.endsWith(`/${path}`))
const offerId = 'c2f7a0de-6a52-4a0e-9a0c-3a1d1b6f2f11'

it('lists bookings with their states counted, the filter in the address', async () => {
  const sent = serve({ 'railorderonline-list': counted({ all: 25, shipped: 4, returned: 1 }, row()) })
  const { user, router } = await open(paths.bookings('railway'))
  const link = await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(link.getAttribute('href')).toBe(paths.booking('railway', bookingId))
  expect(screen.getByText('2 × 40HQ, 1 × 20GP')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /Shipped\s*4/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?orderState=shipped'))
  await waitFor(() => expect(sentTo(sent, 'railorderonline-list').at(-1)?.body.orderState).toBe('shipped'))
  // Without a sort name a list stands newest first.
  const { sort, sortName } = sentTo(sent, 'railorderonline-list').at(-1)?.body ?? {}
  expect([sort, sortName]).toEqual(['asc', undefined])
  await user.click(screen.getByRole('button', { name: /ETD \/ ATD/ }))
  await waitFor(() => expect(sentTo(sent, 'railorderonline-list').at(-1)?.body.sortName).toBe('Etsh'))
})

it('offers no filter by which nothing can be found, and asks for the whole list whatever an old address says', async () => {
  const sent = serve({ 'railorderonline-list': listed(row()) })
  await open(paths.bookings('railway', { lclState: 'awaiting' }))
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(sentTo(sent, 'railorderonline-list').map(({ body }) => body.lclState)).toEqual(['all'])
  expect(screen.queryByText(/warehouse/i)).toBeNull()
})

it('says what to do when there is no booking yet', async () => {
  serve({ 'railorderonline-list': listed() })
  await open(paths.bookings('railway'))
  expect(await screen.findByText('No bookings yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New booking' }).length).toBeGreaterThan(0)
})

it('leads from a draft back into the form', async () => {
  const { BookingNo, OrderDt, ...draft } = row({ state: 'draft', StateText: 'Draft' })
  serve({ 'railorderonline-list': listed(draft) })
  await open(paths.bookings('railway'))
  const link = (await screen.findAllByRole('link', { name: 'Draft' }))[0]
  expect(link?.getAttribute('href')).toBe(paths.bookingForm('railway', { draft: bookingId }))
})

it('keeps refused actions in view, with the reason', async () => {
  const actions = [
    action('revise', false, 'shared.not-in-this-state'),
    action('amend', true),
    action('askCancel', true),
    action('cancel', false, 'shared.not-in-this-state'),
    action('answerOffer', false, 'booking.no-open-offer'),
    action('withdraw', false, 'booking.no-open-request'),
  ]
  serve({ 'railorderonline-detail': booking({ state: 'received', StateText: 'Accepted', actions }) })
  const { user } = await open(paths.booking('railway', bookingId))
  await user.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement)
  const menu = within(await screen.findByRole('menu'))
  const change = menu.getByRole('menuitem', { name: 'Change Not possible in the current status' })
  expect(change.getAttribute('aria-disabled')).toBe('true')
  expect(menu.getByRole('menuitem', { name: 'Answer the offer There is no offer to answer' })).toBeTruthy()
  expect(menu.getByRole('menuitem', { name: 'Ask to cancel' }).getAttribute('aria-disabled')).toBeNull()
  expect(menu.queryByRole('menuitem', { name: 'Cancel booking' })).toBeNull()
})

it('shows the weight as it was said, one total per currency, and a dash for whom nobody named', async () => {
  const line = (Currcd: string, Amount: string, at: number) => {
    return { CostCd: `C${at}`, CostName: `Charge ${at}`, UnitCd: 'BOX', Quantity: '1', Rate: Amount, Currcd, Amount }
  }
  const Lines = ['4000.00', '300.00', '200.00'].map((amount, at) => line('USD', amount, at))
  const Quoted = {
    Lines: [...Lines, line('CNY', '760.00', 4)],
    Totals: [
      { Currcd: 'USD', Amount: '4500.00' },
      { Currcd: 'CNY', Amount: '760.00' },
    ],
  }
  serve({ 'railorderonline-detail': booking({ Quoted }) })
  await open(paths.booking('railway', bookingId))
  const total = async (words: string) => (await screen.findByText(words)).parentElement?.textContent
  expect(await total('Total in USD')).toContain('$4,500.00')
  expect(await total('Total in CNY')).toContain('760.00')
  expect(await total('Consignee')).toContain('—')
})

it('shows the fee before it asks to cancel an accepted booking', async () => {
  const actions = [action('askCancel', true), action('cancel', false)]
  const accepted = booking({
    state: 'received',
    StateText: 'Accepted',
    actions,
    CancellationFee: '300.00',
    CancellationCurrency: 'USD',
  })
  const sent = serve({
    'railorderonline-detail': accepted,
    'codelib-query': { success: true, data: [codeOf('CANCELREASON', 'PLAN', 'Plan changed')] },
    'order-cancel': receipt({ state: 'received', StateText: 'Accepted', BookingNo: 'R310115-7K3QX' }),
  })
  const { user } = await open(paths.booking('railway', bookingId))
  await user.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement)
  await user.click(screen.getByRole('menuitem', { name: 'Ask to cancel' }))
  expect(await screen.findByText('Cancellation fee: $300.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(screen.getByText('Choose a reason')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByRole('option', { name: 'Plan changed' }))
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  await screen.findByText('Your request is sent')
  expect(sentTo(sent, 'order-cancel')[0]?.body).toMatchObject({ keyId: bookingId, version: '3', ReasonCode: 'PLAN' })
})

it('fetches the confirmation of an accepted booking', async () => {
  const sent = serve({ 'railorderonline-detail': booking({ state: 'received', StateText: 'Accepted' }) })
  const { user } = await open(paths.booking('railway', bookingId))
  await user.click(await screen.findByRole('button', { name: 'Booking confirmation' }))
  await waitFor(() => expect(sentTo(sent, 'order-confirmation')).toHaveLength(1))
  expect(sentTo(sent, 'order-confirmation')[0]?.url.searchParams.get('keyId')).toBe(bookingId)
})

it('names what staff want changed, and leads into the form', async () => {
  const returned = booking({
    state: 'returned',
    StateText: 'Changes needed',
    actions: [action('revise', true)],
    ReturnedFields: [{ Path: 'goods.0.hsCode', Note: 'Eight digits, please' }],
  })
  serve({ 'railorderonline-detail': returned })
  const { user, router } = await open(paths.booking('railway', bookingId))
  expect(await screen.findByText(/HS code, line 1: Eight digits, please/)).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Change' })[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.search).toBe(`?booking=${bookingId}`))
})

it('leads back to the bookings from one that there is not', async () => {
  serve({ 'railorderonline-detail': { success: false, code: 'booking.missing', message: 'There is no such booking' } })
  await open(paths.booking('railway', bookingId))
  const back = await screen.findByRole('link', { name: 'Back to Booking requests' })
  expect(back.getAttribute('href')).toBe(paths.bookings('railway'))
})

it('shows an offer with its price and the day to answer by, and accepts it', async () => {
  const offer = {
    keyId: offerId,
    RequestKind: 'offer',
    RequestState: 'open',
    RequestStateLabel: 'Open',
    AskedAt: '2031-01-15 12:00:00',
    Note: 'One day later, and cheaper',
    Until: '2031-01-18 18:00:00',
    Price: { Lines: [], Totals: [{ Currcd: 'USD', Amount: '4200.00' }] },
  }
  const sent = serve({
    'railorderonline-detail': booking({
      openRequest: 'offer',
      OpenRequest: 'offer',
      actions: [action('answerOffer', true)],
      Requests: [offer],
    }),
    'order-answer': receipt({ BookingNo: 'R310115-7K3QX' }),
  })
  const { user } = await open(paths.booking('railway', bookingId))
  expect(await screen.findByText('One day later, and cheaper')).toBeTruthy()
  expect(screen.getByText('Answer by 18 Jan 18:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Accept this offer?' })).getByRole('button', { name: 'Accept' }),
  )
  await screen.findByText('Offer accepted')
  expect(sentTo(sent, 'order-answer')[0]?.body).toMatchObject({
    keyId: bookingId,
    version: '3',
    RequestId: offerId,
    Answer: 'accept',
  })
})

it('says of an accepted booking what its shipping instruction still lacks, and opens the form where that stands', async () => {
  const actions = [action('amend', true)]
  const accepted = booking({ state: 'received', StateText: 'Accepted', actions })
  serve({ 'railorderonline-detail': accepted })
  const { user } = await open(paths.booking('railway', bookingId))
  const card = (await screen.findByRole('heading', { name: 'Shipping instruction' })).closest('section') as HTMLElement
  expect(within(card).getByText(/details are still missing:/)).toBeTruthy()
  expect(within(card).getByText('Description in English, line 1')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Complete it' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Cargo' }).getAttribute('aria-pressed')).toBe('true')
})
