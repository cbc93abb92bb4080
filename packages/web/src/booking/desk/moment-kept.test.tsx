import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { enterField, openPart } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { bookingId, deskBooking, receipt, serve } from '../booking-fixtures.ts'
import { BookingModeProvider, loadModeView } from '../modes/mode-views.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'

const proposal = {
  holds: [],
  missing: [],
  departures: [],
  agreedLines: [],
  documentsDue: [{ documentType: 'PL', dueBy: '2031-02-10' }],
}
const booking = deskBooking({ toQuote: true, operatorId: '018f0000-0000-7000-8000-000000000001', proposal })

const done = receipt({ state: 'received', stateLabel: 'Accepted', version: 4 })

const show = async (Dialog: typeof OfferDialog, shown = booking) => {
  const { sent } = serve(answer(desk.offer, done), answer(desk.receive, done), answer(desk.operators, { items: [] }))
  await openPart(
    <BookingModeProvider value={await loadModeView('railway')}>
      <Dialog booking={shown} onClose={() => {}} />
    </BookingModeProvider>,
  )
  return { user: userEvent.setup(), sent }
}

it('offers nothing until half a moment or none, and says what is missing', async () => {
  const { user, sent } = await show(OfferDialog)
  await user.clear(await enterField(() => screen.getByLabelText('Time of day')))
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Offer a price' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Enter both the day and the time'))
  expect(sent(desk.offer)).toEqual([])
  expect(screen.getByLabelText('Time of day')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Answer by')).not.toHaveProperty('value', '')
})

it('offers until the moment that stands there, beside what was asked for', async () => {
  const asked = { ...booking, boxText: '1 × 40HQ', wantedDate: '2031-02-05' }
  const { user, sent } = await show(OfferDialog, asked)
  expect(screen.getByText(/^Asked for: 1 × 40HQ, departure 5 Feb/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Offer a price' }))
  await waitFor(() => expect(sent(desk.offer)).toHaveLength(1))
})

it('accepts nothing with a day or a time that cannot be read, and keeps both as typed', async () => {
  const { user, sent } = await show(AcceptDialog)
  await user.click(await screen.findByText('Planned times and cut-offs'))
  const departs = () => screen.getAllByLabelText('Time of day')[0] as HTMLElement
  await user.type(await enterField(departs), '9:30')
  await user.tab()
  const due = screen.getByLabelText('By, Line 1')
  await user.clear(due)
  await user.type(due, 'soon')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Enter both the day and the time'),
        expect.stringContaining('This is not a date'),
      ]),
    ),
  )
  expect(sent(desk.receive)).toEqual([])
  expect(departs()).toHaveProperty('value', '09:30')
  expect(screen.getByLabelText('By, Line 1')).toHaveProperty('value', 'soon')
})

it('says by which clock a time counts where it is not that of China', async () => {
  const departure = { departureId: bookingId, departureNo: 'X8155', etdZone: 'Asia/Shanghai', etaZone: 'Europe/Berlin' }
  const moments = { etd: new Date('2031-02-05T04:00:00Z'), eta: new Date('2031-02-20T11:00:00Z'), cutoffs: [] }
  const leaving = { ...proposal, departureId: bookingId, departures: [{ ...departure, ...moments }] }
  await show(AcceptDialog, { ...booking, proposal: leaving })
  const times = within((await screen.findByText('Planned times and cut-offs')).closest('details') as HTMLElement)
  expect(times.getByText('UTC+1')).toBeTruthy()
  expect(times.getByText(/by the clock named beside them, else China Standard Time/)).toBeTruthy()
})

it('accepts with the days and times that stand there, and leaves out what nobody filled in', async () => {
  const chosen = { ...booking, proposal: { ...proposal, departureId: bookingId } }
  const { user, sent } = await show(AcceptDialog, chosen)
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sent(desk.receive)).toHaveLength(1))
  expect(sent(desk.receive)).toMatchObject([{ documentsDue: [{ dueBy: '2031-02-10' }], agreedLines: [] }])
})
