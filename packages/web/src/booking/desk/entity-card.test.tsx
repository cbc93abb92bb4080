import {
  type BookingEntityView,
  bookingEntityEndpoints as calls,
} from '@landbridge/contract/booking/booking-entity-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, servePortal } from '../../testing/portal.ts'
import { EntityCard } from './entity-card.tsx'

const bookingId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const [shanghai, hongKong] = ['6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11', '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12']
const shown: BookingEntityView = {
  id: bookingId,
  version: 5,
  entityId: shanghai,
  entityName: 'Landbridge Shanghai',
  settled: true,
  nvoccFiling: 'MOC-NV08812',
  choices: [
    { entityId: shanghai ?? '', entityCode: 'LBSH', entityName: 'Landbridge Shanghai' },
    { entityId: hongKong ?? '', entityCode: 'LBHK', entityName: 'Landbridge Hong Kong' },
  ],
}

it('says which of our companies carries a booking and has another one carry it, unless its bill is out', async () => {
  const { sent } = servePortal(
    answer(calls.show, shown),
    answer(calls.choose, new Problem('workorder.bill-to-take-back'), { ...shown, version: 6 }),
  )
  await logInClerk('booking.view', 'booking.receive')
  await openPart(<EntityCard bookingId={bookingId} />)
  expect(await screen.findByText('Landbridge Shanghai')).toBeTruthy()
  expect(screen.getByText('MOC-NV08812')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.click(await screen.findByLabelText('Carried by'))
  await user.click(await screen.findByRole('option', { name: /Landbridge Hong Kong/ }))
  const yes = () => screen.getAllByRole('button', { name: 'Change' }).at(-1) as HTMLElement
  await user.click(yes())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBeTruthy())
  await user.click(yes())
  await waitFor(() =>
    expect(sent(calls.choose)).toMatchObject([{ entityId: hongKong }, { entityId: hongKong, version: 5 }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
