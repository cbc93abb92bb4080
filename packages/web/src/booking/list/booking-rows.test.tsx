import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { listed, refused, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { columnsChosen, rowsByHeading } from '../../testing/rows.ts'
import { row } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const carried = row({
  ...{ ProxyNo: 'PO-77', JobNoIn: 'JR3101-7K3QX', ConNo: 'CSQU3054383', Ctns: 840, Weight: '37280.000', Meas: '128.4' },
  ...{ Etsh: '2031-02-05 20:00:00', EtshTz: 'Asia/Shanghai', Etad: '2031-02-22 10:00:00', EtadTz: 'Europe/Berlin' },
  ...{ PromEta: '2031-02-20 10:00:00', TrackText: 'Departed · Xi’an', Saler: 'Li Na', Creator: 'Chen Min' },
  ...{ AgreedTotals: [{ Currcd: 'USD', Amount: '9360.00' }], Remark: 'Keep dry', WantDate: '2031-02-04' },
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-10T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const shown = {
  ...{ 'Booking no.': 'R310115-7K3QX', Status: 'Shipped', Goods: 'Washing machines', 'ETD / ATD': '5 Feb' },
  ...{ 'ETA / ATA': '22 Feb +2 days', 'Latest event': 'Xi’anDeparted', Ordered: '15 Jan' },
}

it('tells of each booking where it goes, what it carries, when it leaves and arrives, and where it stands', async () => {
  servePaths({ 'railorderonline-list': listed(carried) })
  await openPages(bookingRoutesWith({}).order ?? [], paths.bookings('railway'))
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(rowsByHeading()[0]).toMatchObject({ ...shown, Containers: '2 × 40HQ, 1 × 20GP' })
})

it('shows what its reader has chosen besides: reference, job, container, figures, price and people', async () => {
  const figures = ['ProxyNo', 'JobNoIn', 'ConNo', 'Ctns', 'Weight', 'Meas', 'QuoteAmount']
  columnsChosen('guest', 'booking.railway', ...figures, 'Saler', 'Creator', 'Remark', 'WantDate')
  servePaths({ 'railorderonline-list': listed(carried) })
  await openPages(bookingRoutesWith({}).order ?? [], paths.bookings('railway'))
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(rowsByHeading()).toEqual([
    {
      ...{ 'Booking no.': 'R310115-7K3QX', 'Customer reference': 'PO-77', 'Job no.': 'JR3101-7K3QX' },
      ...{ Container: 'CSQU3054383', Packages: '840', 'Gross weight, kg': '37,280', 'Volume, m³': '128.4' },
      ...{
        Quote: '$9,360.00 USD',
        Salesperson: 'Li Na',
        'Created by': 'Chen Min',
        Remarks: 'Keep dry',
        'Wanted departure': '4 Feb',
      },
    },
  ])
})

it('lists the bookings of every mode under each other, and leads from each to its page', async () => {
  const bySea = row({
    ...{ keyId: crypto.randomUUID(), BookingNo: 'S310116-2A2AA', SvTrafficId: 'S', BoxText: '1*20GP' },
    ...{ state: 'received', StateText: 'Accepted', Portl: 'Shanghai' },
  })
  const draft = {
    ...row({ keyId: crypto.randomUUID(), SvTrafficId: 'R', state: 'draft' }),
    BookingNo: undefined,
    OrderDt: undefined,
  }
  const sent = servePaths({
    'orderonline-alllist': listed(
      ...[{ ...carried, SvTrafficId: 'R' }, bySea, draft].map((one) => ({ ...one, OmsState: one.state })),
    ),
  })
  await openPages(bookingRoutesWith({}).order ?? [], paths.allBookings())
  const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await address('R310115-7K3QX')).toBe(paths.booking('railway', carried.keyId))
  expect(await address('S310116-2A2AA')).toBe(paths.booking('sea', bySea.keyId))
  expect(await address('Draft')).toBe(paths.bookingForm('railway', { draft: draft.keyId }))
  const [first, second] = rowsByHeading()
  expect(first).toMatchObject({ Mode: 'Rail', ...shown })
  expect(second).toMatchObject({ Mode: 'Sea', 'Booking no.': 'S310116-2A2AA', Status: 'Accepted' })
  await userEvent.click(screen.getByRole('button', { name: 'Mode' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sea' }))
  await waitFor(() => expect(sentTo(sent, 'orderonline-alllist').at(-1)).toMatchObject({ SvTrafficId: 'S' }))
})

it('says why the list cannot be shown', async () => {
  servePaths({ 'orderonline-alllist': refused('access.not-allowed') })
  await openPages(bookingRoutesWith({}).order ?? [], paths.allBookings())
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
})
