import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
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

it('names the city of a stop as the reader does, and as it was typed while that is not known', async () => {
  const names = { name: '义乌', nameChs: '义乌', nameCht: '義烏', nameEng: 'Yiwu', nameRus: 'Иу' }
  const yiwu = { ...names, value: 'CN330782', label: 'Иу', code: 'CN330782', countryCode: 'CN' }
  servePortal(answer(referenceEndpoints.cities, [{ ...yiwu, latitude: 29.3, longitude: 120.1 }]))
  await openPart(
    <BookedStops
      stops={[
        { stopType: 'L', cityCode: 'CN330782', cityName: '义乌' },
        { stopType: 'U', cityTyped: 'Kara-Balta' },
      ]}
    />,
    'ru',
  )
  expect(await screen.findByText('Иу')).toBeTruthy()
  expect(screen.queryByText('义乌')).toBeNull()
  expect(screen.getByText('Kara-Balta')).toBeTruthy()
})
