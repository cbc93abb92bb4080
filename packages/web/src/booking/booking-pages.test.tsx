import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingActionName } from '@landbridge/contract/booking/booking-lifecycle'
import type { RequestView } from '@landbridge/contract/booking/booking-views'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { signWith } from '../platform/signing.ts'
import { at, codeOf, countedPage } from '../testing/answers.ts'
import { openPages } from '../testing/page.tsx'
import { answer } from '../testing/portal.ts'
import { booking, bookingId, draftRow, rail, receipt, row, serve } from './booking-fixtures.ts'
import { bookingRoutesWith } from './booking-routes.tsx'

async function open(address: string) {
  const { router } = await openPages(bookingRoutesWith({}).order ?? [], address)
  signWith({ clockOffsetMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() })
  return { user: userEvent.setup(), router }
}

const action = (name: BookingActionName, allowed: boolean, reason?: string) => ({
  name,
  allowed,
  ...(reason && { reason }),
})
const offerId = 'c2f7a0de-6a52-4a0e-9a0c-3a1d1b6f2f11'

it('lists bookings with their states counted, the filter in the address', async () => {
  const { sent } = serve(answer(rail.list, countedPage({ all: 25, shipped: 4, returned: 1 }, row())))
  const { user, router } = await open(paths.bookings('railway'))
  const link = await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(link.getAttribute('href')).toBe(paths.booking('railway', bookingId))
  expect(screen.getByText('2 × 40HQ, 1 × 20GP')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /Shipped\s*4/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?orderState=shipped'))
  await waitFor(() => expect(sent(rail.list).at(-1)?.orderState).toBe('shipped'))
  // Without a sort name a list stands newest first.
  expect(sent(rail.list).at(-1)).toMatchObject({ sort: 'asc' })
  expect(sent(rail.list).at(-1)?.sortName).toBeUndefined()
  await user.click(screen.getByRole('button', { name: /ETD \/ ATD/ }))
  await waitFor(() => expect(sent(rail.list).at(-1)?.sortName).toBe('etd'))
})

it('offers no filter by which nothing can be found, and asks for the whole list whatever an old address says', async () => {
  const { sent } = serve(answer(rail.list, countedPage({}, row())))
  await open(paths.bookings('railway', { lclState: 'awaiting' }))
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(sent(rail.list).map(({ lclState }) => lclState)).toEqual(['all'])
  expect(screen.queryByText(/warehouse/i)).toBeNull()
})

it('says what to do when there is no booking yet', async () => {
  serve()
  await open(paths.bookings('railway'))
  expect(await screen.findByText('No bookings yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New booking' }).length).toBeGreaterThan(0)
})

it('leads from a draft back into the form', async () => {
  serve(answer(rail.list, countedPage({}, draftRow())))
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
  serve(answer(rail.show, booking({ state: 'received', stateLabel: 'Accepted', actions })))
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
  const line = (currency: string, amount: string, index: number) => ({
    chargeCode: `C${index}`,
    chargeName: `Charge ${index}`,
    unit: 'BOX',
    quantity: '1',
    unitPrice: amount,
    currency,
    amount,
  })
  const lines = ['4000.00', '300.00', '200.00'].map((amount, index) => line('USD', amount, index))
  const quoted = {
    lines: [...lines, line('CNY', '760.00', 4)],
    totals: [
      { currency: 'USD', amount: '4500.00' },
      { currency: 'CNY', amount: '760.00' },
    ],
  }
  serve(answer(rail.show, booking({ quoted })))
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
    stateLabel: 'Accepted',
    actions,
    cancellationFee: '300.00',
    cancellationCurrency: 'USD',
  })
  const { sent } = serve(
    answer(rail.show, accepted),
    answer(referenceEndpoints.codes, [codeOf('CANCELREASON', 'PLAN', 'Plan changed')]),
    answer(bookingEndpoints.cancel, receipt({ state: 'received', stateLabel: 'Accepted', bookingNo: 'R310115-7K3QX' })),
  )
  const { user } = await open(paths.booking('railway', bookingId))
  await user.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Ask to cancel' }))
  expect(await screen.findByText('Cancellation fee: $300.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText('Choose a reason')).toBeTruthy()
  await user.click(await screen.findByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByRole('option', { name: 'Plan changed' }))
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  await screen.findByText('Your request is sent')
  expect(sent(bookingEndpoints.cancel)).toMatchObject([{ id: bookingId, version: 3, reasonCode: 'PLAN' }])
})

it('fetches the confirmation of an accepted booking', async () => {
  const { confirmation } = bookingEndpoints
  const accepted = booking({ state: 'received', stateLabel: 'Accepted' })
  const { sent } = serve(answer(rail.show, accepted), answer(confirmation, new Response('%PDF')))
  const { user } = await open(paths.booking('railway', bookingId))
  await user.click(await screen.findByRole('button', { name: 'Booking confirmation' }))
  await waitFor(() => expect(sent(confirmation)).toMatchObject([{ id: bookingId }]))
})

it('names what staff want changed, and leads into the form', async () => {
  const returned = booking({
    state: 'returned',
    stateLabel: 'Changes needed',
    actions: [action('revise', true)],
    returnedFields: [{ path: 'goods.0.hsCode', note: 'Eight digits, please' }],
  })
  serve(answer(rail.show, returned))
  const { user, router } = await open(paths.booking('railway', bookingId))
  expect(await screen.findByText(/HS code, line 1: Eight digits, please/)).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Change' })[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.search).toBe(`?booking=${bookingId}`))
})

it('leads back to the bookings from one that there is not', async () => {
  serve(answer(rail.show, new Problem('booking.missing')))
  await open(paths.booking('railway', bookingId))
  const back = await screen.findByRole('link', { name: 'Back to Booking requests' })
  expect(back.getAttribute('href')).toBe(paths.bookings('railway'))
})

it('shows an offer with its price and the day to answer by, and accepts it', async () => {
  const offer: RequestView = {
    id: offerId,
    requestKind: 'offer',
    requestState: 'open',
    requestStateLabel: 'Open',
    askedAt: at('2031-01-15 12:00:00'),
    note: 'One day later, and cheaper',
    until: at('2031-01-18 18:00:00'),
    price: { lines: [], totals: [{ currency: 'USD', amount: '4200.00' }] },
  }
  const offered = booking({
    openRequest: 'offer',
    actions: [action('answerOffer', true)],
    requests: [offer],
  })
  const accepted = receipt({ bookingNo: 'R310115-7K3QX' })
  const { sent } = serve(answer(rail.show, offered), answer(bookingEndpoints.answer, accepted))
  const { user } = await open(paths.booking('railway', bookingId))
  expect(await screen.findByText('One day later, and cheaper')).toBeTruthy()
  expect(screen.getByText('Answer by 18 Jan 18:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Accept this offer?' })).getByRole('button', { name: 'Accept' }),
  )
  await screen.findByText('Offer accepted')
  expect(sent(bookingEndpoints.answer)).toMatchObject([
    { id: bookingId, version: 3, requestId: offerId, answer: 'accept' },
  ])
})

it('says of an accepted booking what its shipping instruction still lacks, and opens the form where that stands', async () => {
  const actions = [action('amend', true)]
  const documentsDue = [
    {
      documentType: 'SI',
      documentName: 'Shipping instruction (SI)',
      dueBy: '2031-01-20',
      bringer: 'customer' as const,
    },
    { documentType: 'PL', documentName: 'Packing list', bringer: 'customer' as const },
  ]
  const accepted = booking({ state: 'received', stateLabel: 'Accepted', actions, documentsDue })
  serve(answer(rail.show, accepted))
  const { user } = await open(paths.booking('railway', bookingId))
  const card = (await screen.findByRole('heading', { name: 'Shipping instruction' })).closest('section') as HTMLElement
  expect(within(card).getByText(/details are still missing:/)).toBeTruthy()
  expect(within(card).getByText('Description in English, line 1')).toBeTruthy()
  // It is asked for once: the papers that are needed do not name it again.
  const needed = (await screen.findByRole('heading', { name: 'Documents needed' })).closest('section') as HTMLElement
  expect(within(needed).queryByText('Shipping instruction (SI)')).toBeNull()
  expect(within(needed).getByText('Packing list')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Complete it' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Cargo' }).getAttribute('aria-pressed')).toBe('true')
})
