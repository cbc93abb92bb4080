import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { row, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'
import { howItGoes, howSent } from './how-it-goes.tsx'

const air = { departure: 'or-typed', cutoffs: ['SI', 'CARGO', 'CUSTOMS'] } as const
const road = { departure: 'never', cutoffs: [], loadingDate: true } as const
const etd = new Date('2031-01-20T09:00:00Z')

it('sends a departure of ours alone, and of what is typed all that was named', () => {
  const proposal = { departures: [], departureId: 'a', etdZone: 'Asia/Shanghai' } as never
  const chosen = howItGoes({ proposal } as never, air)
  expect(chosen.cutoffs.map(({ cutoffKind }) => cutoffKind)).toEqual(['SI', 'CARGO', 'CUSTOMS'])
  expect(howSent({ ...chosen, departureNo: 'LH8411' })).toEqual({ departureId: 'a', etd: null, eta: null })
  const typed = { ...chosen, departureId: null, departureNo: 'CK221', etd, eta: etd }
  const [si, ...others] = typed.cutoffs
  expect(howSent({ ...typed, cutoffs: [{ ...(si as (typeof typed.cutoffs)[number]), at: etd }, ...others] })).toEqual({
    departureId: null,
    departureNo: 'CK221',
    etd,
    eta: etd,
    cutoffs: [{ cutoffKind: 'SI', at: etd, timeZone: 'Asia/Shanghai' }],
  })
})

it('begins with the days that the stops of a truck say', () => {
  const proposal = { departures: [], loadingDate: '2031-01-20', etd, eta: etd } as never
  expect(howSent(howItGoes({ proposal } as never, road))).toEqual({
    departureId: null,
    etd,
    eta: etd,
    loadingDate: '2031-01-20',
  })
})

it.each([
  ['truck', bookingCalls('T'), 'Truck', { truckTypeForeign: '13.6 m tilt', truckPlate: '陕A12345' }],
  ['air', bookingCalls('A'), 'Chargeable weight, kg', { chargeableWeightKg: '200.000', masterBillNo: '020-12345675' }],
] as const)('lists bookings of %s with the columns of the trade', async (mode, calls, heading, values) => {
  serve(answer(calls.list, countedPage({}, row({ bookingNo: 'X310115-7K3QX', ...values }))))
  await openPages(bookingRoutesWith({}).order ?? [], paths.bookings(mode))
  await screen.findByRole('link', { name: 'X310115-7K3QX' })
  expect(screen.getByRole('columnheader', { name: heading })).toBeTruthy()
  const [, line] = screen.getAllByRole('row')
  for (const value of Object.values(values)) {
    const shown = value === '200.000' ? '200.0' : String(value)
    expect(within(line as HTMLElement).getByText(shown)).toBeTruthy()
  }
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const offered = mode === 'air' ? ['HAWB no.'] : ['CMR no.', 'Trucks']
  for (const column of offered) expect(await screen.findByText(column)).toBeTruthy()
})
