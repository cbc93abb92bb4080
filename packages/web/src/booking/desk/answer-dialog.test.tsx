import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { RequestView } from '@landbridge/contract/booking/booking-views'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { bookingId, deskBooking, receipt, serve } from '../booking-fixtures.ts'
import { BookingModeProvider, loadModeView } from '../modes/mode-views.ts'
import { AnswerDialog } from './answer-dialog.tsx'

const line = {
  chargeCode: 'RAILF',
  currency: 'USD',
  unit: 'BOX',
  quantity: '1',
  unitPrice: '4757',
  containerType: '40HQ',
}
const request: RequestView = {
  id: bookingId,
  requestKind: 'amendment',
  requestState: 'open',
  requestStateLabel: 'Open',
  askedAt: new Date('2031-01-15T08:00:00Z'),
  changes: {
    boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C', containerCargoKg: '60000' }],
    wantedArrivalDate: '2031-02-20',
  },
  stood: { boxes: [{ containerType: '40RF', containerQty: 1, containerOwner: 'C', containerCargoKg: '21000' }] },
}
const booking = deskBooking({
  requests: [request],
  boxes: [{ containerType: '40RF', containerQty: 1, containerOwner: 'C' }],
  agreed: {
    lines: [{ ...line, containerType: '40RF', unitPrice: '6980' }],
    totals: [{ currency: 'USD', amount: '6980' }],
  },
  amendment: {
    agreedLines: [line],
    holds: [],
    refused: [],
    warnings: [{ path: 'boxes.0.containerCargoKg', reason: 'booking.over-weight-limit', values: { limit: '26000' } }],
  },
})

const open = async () => {
  const { sent } = serve(answer(desk.amend, receipt({ state: 'received', stateLabel: 'Accepted', version: 4 })))
  await openPart(
    <BookingModeProvider value={await loadModeView('railway')}>
      <AnswerDialog booking={booking} request={request} onClose={() => {}} />
    </BookingModeProvider>,
  )
  const amends = () => sent(desk.amend)
  return { user: userEvent.setup(), amends }
}

it('shows what is asked for beside what stood and what the railway must agree to, the new price and what it warns of, and leaves a price that nobody changed to the server', async () => {
  const { user, amends } = await open()
  const asked = async (field: RegExp) => (await screen.findByText(field, { selector: 'dt' })).parentElement?.textContent
  expect(await asked(/^Cargo per container/)).toMatch(/21,000 kg → 60,000 kg The railway must agree$/)
  expect(await asked(/^Size and type/)).toMatch(/40RF → 40HQ The railway must agree$/)
  expect(await asked(/^Needed by/)).toMatch(/— → 20 Feb 2031 $/)
  expect(screen.queryByText(/^Quantity/, { selector: 'dt' })).toBeNull()
  expect(screen.getByText(/above the limit of 26000 kg/)).toBeTruthy()
  expect(screen.getByDisplayValue(/^4,?757/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(amends()).toHaveLength(1))
  expect(amends()).toMatchObject([{ answer: 'accept' }])
  expect(amends()[0]?.agreedLines).toBeUndefined()
})

it('sends a price that was changed', async () => {
  const { user, amends } = await open()
  const price = await screen.findByDisplayValue(/^4,?757/)
  await user.clear(price)
  await user.type(price, '5000')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(amends()[0]?.agreedLines).toMatchObject([{ unitPrice: '5000' }]))
})
