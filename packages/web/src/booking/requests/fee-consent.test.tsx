import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { RequestView } from '@landbridge/contract/booking/booking-views'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { booking, bookingId, receipt, serve } from '../booking-fixtures.ts'
import { BookingNotices } from '../detail/booking-notices.tsx'

const request: RequestView = {
  id: bookingId,
  requestKind: 'amendment',
  requestState: 'open',
  requestStateLabel: 'Open',
  askedAt: new Date('2031-01-15T08:00:00Z'),
  fee: '100.00',
  feeCurrency: 'USD',
}
const withFee = (changes: Partial<RequestView> = {}) =>
  booking({
    version: 4,
    state: 'received',
    requests: [{ ...request, ...changes }],
    actions: [{ name: 'withdraw', allowed: true }],
  })

it('shows the fee that is asked, and sends the agreement after the reader said yes to it', async () => {
  const { sent } = serve(
    answer(bookingEndpoints.answer, receipt({ state: 'received', stateLabel: 'Accepted', version: 5 })),
  )
  const user = userEvent.setup()
  await openPart(<BookingNotices booking={withFee()} />)
  expect(screen.getByText('This change carries a fee of $100.00. It is carried out as soon as you agree')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Agree to the fee' }))
  const asked = within(await screen.findByRole('dialog'))
  expect(sent(bookingEndpoints.answer)).toHaveLength(0)
  await user.click(asked.getByRole('button', { name: 'Agree to the fee' }))
  await waitFor(() => expect(sent(bookingEndpoints.answer)).toHaveLength(1))
  expect(sent(bookingEndpoints.answer)).toMatchObject([{ id: bookingId, version: 4, answer: 'accept' }])
})

it('asks nothing where there is no fee, or where it was agreed to', async () => {
  serve()
  await openPart(<BookingNotices booking={withFee({ fee: '0.00' })} />)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await openPart(<BookingNotices booking={withFee({ feeAgreedAt: new Date() })} />)
  expect(screen.queryByRole('button')).toBeNull()
})
