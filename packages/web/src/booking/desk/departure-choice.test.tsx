import type { BookingDepartureView } from '@landbridge/contract/booking/booking-views'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { BookingModeProvider, loadModeView } from '../modes/mode-views.ts'
import { DepartureChoice } from './departure-choice.tsx'

const departures = Array.from({ length: 9 }, (_, index) => ({
  departureId: `d${index}`,
  departureNo: `X80${index}`,
  etd: new Date('2031-01-15T08:00:00Z'),
  etdZone: 'Asia/Shanghai',
  eta: new Date('2031-01-30T08:00:00Z'),
  etaZone: 'Europe/Berlin',
  cutoffs: [],
  spaceLeft: { '40HQ': 12, '20GP': 4 },
})) as unknown as BookingDepartureView[]

const trains = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('strong')?.textContent)

it('shows the first trains and the chosen one, whole, and all when they are asked for', async () => {
  await openPart(
    <BookingModeProvider value={await loadModeView('railway')}>
      <DepartureChoice label="Departure" departures={departures} sizes={['40HQ']} value="d7" onChange={() => {}} />
    </BookingModeProvider>,
  )
  expect(trains()).toEqual(['X800', 'X801', 'X802', 'X803', 'X807'])
  expect(screen.getAllByText('12 × 40HQ left')).toHaveLength(5)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Show all 9' }))
  expect(trains()).toHaveLength(9)
  await user.click(screen.getByRole('button', { expanded: true }))
  expect(trains()).toHaveLength(5)
})
