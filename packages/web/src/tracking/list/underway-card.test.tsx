import { trackingEndpoints, type UnderwayShipment } from '@landbridge/contract/tracking/tracking-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { UnderwayCard } from './underway-card.tsx'

const bookingId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11'

it('opens from the map the booking of what is under way, by the mode of the booking, whatever carries it now', async () => {
  const shipment: UnderwayShipment = {
    bookingId,
    bookingNo: 'R310115-7K3QX',
    originName: 'Shanghai',
    destinationName: 'Hamburg',
    bookingMode: 'R',
    serviceModeId: 'S',
    doneKm: 3060,
    totalKm: 9697,
    travelled: [[31, 122]],
    ahead: [[53.55, 10]],
    eta: new Date('2031-03-20T12:00:00Z'),
    etaZone: 'Europe/Berlin',
  }
  servePortal(answer(trackingEndpoints.underway, { items: [shipment], total: 1 }))
  const elsewhere = { path: '*', element: <p>Elsewhere</p> }
  const { container, router } = await openPages([{ path: '/', element: <UnderwayCard /> }, elsewhere])
  await waitFor(() => expect(container.querySelector('.map-pin')).not.toBeNull())
  expect(screen.getByText('Shanghai → Hamburg')).toBeTruthy()
  await userEvent.click(container.querySelector('.map-pin') as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.booking('railway', bookingId)))
})
