import { type BookingChargeView, chargeDeskEndpoints as desk } from '@landbridge/contract/charge/charge-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { BookingCharges } from './booking-charges.tsx'

const booking = { id: '8f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12', version: 5 }
const fee: BookingChargeView = {
  id: '4f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12',
  side: 'R',
  chargeCode: 'CANC',
  chargeName: 'Cancellation fee',
  currency: 'USD',
  unitPrice: '180.0000',
  unit: 'SHPT',
  unitLabel: 'shipment',
  quantity: '1.000',
  amount: '180.0000',
  taxWay: 'TAXABLE',
  taxRate: '6.00',
  taxAmount: '10.8000',
  quotedAmount: '180.0000',
  difference: '0',
  recordedOn: '2026-11-02',
  locked: false,
  isOthers: false,
  toCheck: true,
}
const charges = (...items: BookingChargeView[]) => ({ items })

async function open(...answers: CallAnswer[]) {
  const { sent } = servePortal(...answers)
  await openPart(<BookingCharges booking={booking} />)
  return sent
}

beforeEach(() => logInClerk('booking.view', 'workorder.charge'))

it('shows the fee that a booking bears itself, with its tax and that it is to be checked, until somebody confirms it', async () => {
  const confirmed = charges({ ...fee, toCheck: false })
  const sent = await open(answer(desk.ofBooking, charges(fee), confirmed), answer(desk.confirm, confirmed))
  await screen.findByText('Charges of the booking')
  expect(rowsByHeading()[0]).toMatchObject({
    Charge: 'Cancellation fee',
    Status: 'To be checked',
    Amount: '180.00 USD',
    'Tax rate': '6 %',
  })
  expect(screen.getByText(/goes on no bill/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(rowsByHeading()[0]).toMatchObject({ Status: 'Open' }))
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(sent(desk.confirm)).toEqual([{ id: booking.id, version: 5, chargeId: fee.id }])
})

it('says that somebody else has confirmed it, and shows it so', async () => {
  const confirmed = charges({ ...fee, toCheck: false })
  await open(
    answer(desk.ofBooking, charges(fee), confirmed),
    answer(desk.confirm, new Problem('workorder.charge-confirmed')),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The charge has been confirmed already')).toBeTruthy()
  await waitFor(() => expect(rowsByHeading()[0]).toMatchObject({ Status: 'Open' }))
})

it('is confirmed by nobody who may not enter charges, and a billed one by nobody', async () => {
  await logInClerk('booking.view')
  await open(answer(desk.ofBooking, charges(fee, { ...fee, id: booking.id, toCheck: false, locked: true })))
  const [confirm, ...others] = await screen.findAllByRole('button', { name: 'Confirm' })
  expect(others).toEqual([])
  expect(confirm?.getAttribute('aria-disabled') ?? confirm?.getAttribute('disabled')).not.toBeNull()
  expect(rowsByHeading().map(({ Status }) => Status)).toEqual(expect.arrayContaining(['To be checked', 'Billed']))
})

it('draws nothing where the booking bears none', async () => {
  const sent = await open(answer(desk.ofBooking, charges()))
  await waitFor(() => expect(sent(desk.ofBooking)).toHaveLength(1))
  expect(screen.queryByText('Charges of the booking')).toBeNull()
})
