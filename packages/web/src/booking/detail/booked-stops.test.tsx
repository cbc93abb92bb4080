import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { BookedStops } from './booked-stops.tsx'

it('gives each stop of a truck a row of its own, with its place, its address and its hours', async () => {
  const at = { cityName: 'Yiwu', stopCompany: 'Haode Warehouse', address: '88 Chengxin Road, Yiwu, Zhejiang' }
  await openPart(
    <BookedStops
      stops={[
        { stopType: 'L', ...at, stopDate: '2026-12-02', timeFrom: '09:00', timeTo: '12:00' },
        { stopType: 'U', cityName: 'Almaty', address: '14 Raiymbek Avenue' },
      ]}
    />,
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('Loading')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('Yiwu · Haode Warehouse')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('88 Chengxin Road, Yiwu, Zhejiang')).toBeTruthy()
  expect(first?.textContent).toContain('09:00–12:00')
  expect(second?.textContent).toContain('Almaty')
})
