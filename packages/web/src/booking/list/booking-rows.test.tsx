import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingListCall } from '@landbridge/contract/booking/booking-list-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { columnsChosen, rowsByHeading } from '../../testing/rows.ts'
import { draftRow, rail, row } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const carried = row({
  customerReference: 'PO-77',
  jobNo: 'JR3101-7K3QX',
  containerNo: 'CSQU3054383',
  packages: 840,
  grossWeightKg: '37280.000',
  volumeM3: '128.4',
  etd: at('2031-02-05 20:00:00'),
  etdZone: 'Asia/Shanghai',
  eta: at('2031-02-22 10:00:00'),
  etaZone: 'Europe/Berlin',
  promisedEta: at('2031-02-20 10:00:00'),
  trackLabel: 'Departed · Xi’an',
  salesperson: 'Li Na',
  createdBy: 'Chen Min',
  agreedTotals: [{ currency: 'USD', amount: '9360.00' }],
  departureNo: 'X8155',
  remark: 'Keep dry',
  wantedDate: '2031-02-04',
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-10T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = {
  'Booking no.': 'R310115-7K3QX',
  Status: 'Shipped',
  Goods: 'Washing machines',
  'ETD / ATD': '5 Feb',
  'ETA / ATA': '22 Feb +2 days',
  'Latest event': 'Xi’anDeparted',
  Ordered: '15 Jan',
}

it('tells of each booking where it goes, what it carries, when it leaves and arrives, and where it stands', async () => {
  servePortal(answer(rail.list, countedPage({}, carried)))
  await openPages(bookingRoutesWith({}).order ?? [], paths.bookings('railway'))
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(rowsByHeading()[0]).toMatchObject({ ...shown, Containers: '2 × 40HQ, 1 × 20GP' })
})

it('shows what its reader has chosen besides: reference, job, container, figures, price and people', async () => {
  const figures = ['customerReference', 'jobNo', 'containerNo', 'packages', 'grossWeightKg', 'volumeM3', 'price']
  columnsChosen('guest', 'booking.railway', ...figures, 'salesperson', 'createdBy', 'remark', 'wantedDate')
  servePortal(answer(rail.list, countedPage({}, carried)))
  await openPages(bookingRoutesWith({}).order ?? [], paths.bookings('railway'))
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(rowsByHeading()).toEqual([
    {
      'Booking no.': 'R310115-7K3QX',
      'Customer reference': 'PO-77',
      'Job no.': 'JR3101-7K3QX',
      Container: 'CSQU3054383',
      Packages: '840',
      'Gross weight, kg': '37,280',
      'Volume, m³': '128.4',
      Quote: '$9,360.00 USD',
      Salesperson: 'Li Na',
      'Created by': 'Chen Min',
      Remarks: 'Keep dry',
      'Wanted departure': '4 Feb',
    },
  ])
})

it('shows the columns that its reader chose while they had other names, and keeps the next choice by the names of today', async () => {
  columnsChosen('guest', 'booking.railway', 'BookingNo', 'ProxyNo', 'Etsh', 'QuoteAmount', 'TrainNo')
  servePortal(answer(rail.list, countedPage({}, carried)))
  await openPages(bookingRoutesWith({}).order ?? [], paths.bookings('railway'))
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
  const chosen = { 'Booking no.': 'R310115-7K3QX', 'Customer reference': 'PO-77', 'ETD / ATD': '5 Feb', Train: 'X8155' }
  expect(rowsByHeading()).toEqual([{ ...chosen, Quote: '$9,360.00 USD' }])
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Quote' }))
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('table')
  await waitFor(() => expect(rowsByHeading()).toEqual([chosen]))
  expect(localStorage.getItem('guest columns booking.railway')?.split(',').toSorted()).toEqual([
    'bookingNo',
    'customerReference',
    'departureNo',
    'etd',
  ])
})

it('shows by sea the carrier’s booking number, whether the cargo was released and where it is handed in, once they are chosen', async () => {
  columnsChosen('guest', 'booking.sea', 'supplierRef', 'releaseState', 'warehouseName')
  const released = row({ supplierRef: '6398123450', releaseState: 'released', warehouseName: 'Waigaoqiao 2' })
  servePortal(answer(bookingListCall('S'), countedPage({}, released)))
  await openPages(bookingRoutesWith({}).order ?? [], paths.bookings('sea'))
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
  expect(rowsByHeading()[0]).toMatchObject({
    'Carrier’s booking no. (S/O)': '6398123450',
    'Release status': 'Released',
    Warehouse: 'Waigaoqiao 2',
  })
})

it('lists the bookings of every mode under each other, and leads from each to its page', async () => {
  const bySea = {
    ...row({
      id: crypto.randomUUID(),
      bookingNo: 'S310116-2A2AA',
      boxText: '1*20GP',
      state: 'received',
      stateLabel: 'Accepted',
      originName: 'Shanghai',
    }),
    serviceModeId: 'S',
  } as const
  const draft = { ...draftRow({ id: crypto.randomUUID() }), serviceModeId: 'R' } as const
  const shownRows = [{ ...carried, serviceModeId: 'R' } as const, bySea, draft]
  const all = countedPage({}, ...shownRows.map((one) => ({ ...one, bookingState: one.state })))
  const { sent } = servePortal(answer(bookingEndpoints.listAll, all))
  await openPages(bookingRoutesWith({}).order ?? [], paths.allBookings())
  const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await address('R310115-7K3QX')).toBe(paths.booking('railway', carried.id))
  expect(await address('S310116-2A2AA')).toBe(paths.booking('sea', bySea.id))
  expect(await address('Draft')).toBe(paths.bookingForm('railway', { draft: draft.id }))
  const [first, second] = rowsByHeading()
  expect(first).toMatchObject({ Mode: 'Rail', ...shown })
  expect(second).toMatchObject({ Mode: 'Sea', 'Booking no.': 'S310116-2A2AA', Status: 'Accepted' })
  await userEvent.click(screen.getByRole('button', { name: 'Mode' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sea' }))
  await waitFor(() => expect(sent(bookingEndpoints.listAll).at(-1)).toMatchObject({ serviceModeId: 'S' }))
})

it('says why the list cannot be shown', async () => {
  servePortal(answer(bookingEndpoints.listAll, new Problem('access.not-allowed')))
  await openPages(bookingRoutesWith({}).order ?? [], paths.allBookings())
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
})
