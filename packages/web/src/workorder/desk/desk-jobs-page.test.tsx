import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskRow } from '@landbridge/contract/workorder/job-view'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { clerkId, logInClerk } from '../../testing/people.ts'
import { answer, type Portal, type Reply, servePortal } from '../../testing/portal.ts'
import { columnsChosen, rowsByHeading } from '../../testing/rows.ts'
import { deskRowOf, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

const zhao = '0b7a4a5c-7f7c-4f6f-8a4e-7c0c5b1d9e12'
const operators = { items: [{ operatorId: zhao, operatorName: 'Zhao Lei' }] }
const queued = (changes: Partial<JobDeskRow> = {}): JobDeskRow =>
  deskRowOf({
    chargeCount: 2,
    customerShortName: 'Haode',
    operatorName: 'Zhao Lei',
    boxText: '2*40HQ',
    supplierRef: 'SO-77',
    firstCutoff: at('2026-11-17 20:00:00'),
    siState: 'due',
    billState: 'draft',
    masterBillNo: 'COSU60123',
    houseBillNo: 'SMGS-88',
    margins: [{ currency: 'USD', amount: '410.00' }],
    departureNo: 'X8155',
    releaseState: 'held',
    ...changes,
  })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00+08:00') })
  await logInClerk('workorder.view', 'workorder.edit')
})
afterEach(() => {
  vi.useRealTimers()
})

type Listed = Reply<typeof desk.list>
async function openQueue(list: Listed = countedPage({}, queued()), address = deskPaths.jobs()): Promise<Portal> {
  const portal = servePortal(answer(desk.list, list), answer(bookingDeskEndpoints.operators, operators))
  await openPages(workorderRoutesWith({}, withoutParts).desk ?? [], address)
  return portal
}

it('says of each work order whose it is, where it goes and when, what it lacks, and who sees to it', async () => {
  await openQueue()
  const link = await screen.findByRole('link', { name: 'JR2611-7K3QX' })
  expect(link.getAttribute('href')).toBe(deskPaths.job(queued().id))
  expect(rowsByHeading()).toEqual([
    {
      'Job no.': 'JR2611-7K3QX',
      Customer: 'Haode',
      Route: 'Xi’an→Hamburg',
      'Size/type': '2 × 40HQ',
      Status: 'Opened',
      'Next cut-off': '11 h',
      Departure: '18 Nov',
      Arrival: '3 Dec +1 d',
      Missing: 'No container numbers',
      Operator: 'Zhao Lei',
    },
  ])
  expect(screen.getByText('11 h').className).toContain('late')
})

it('shows what the clerk has chosen besides: papers, bills, margin and the booking', async () => {
  columnsChosen(
    clerkId,
    'workorder-desk',
    'SupplierRef',
    'SiState',
    'DraftState',
    'Blno',
    'MBlno',
    'Margins',
    'BookingNo',
  )
  await openQueue()
  await screen.findByRole('link', { name: 'JR2611-7K3QX' })
  expect(rowsByHeading()).toEqual([
    {
      'Job no.': 'JR2611-7K3QX',
      'Carrier’s booking no. (S/O)': 'SO-77',
      Instruction: 'Due',
      Draft: 'To be checked',
      'Bill or note no.': 'SMGS-88',
      'Master bill no.': 'COSU60123',
      Margin: '410.00 USD',
      'Booking no.': 'R261112-7K3QX',
    },
  ])
  const booking = screen.getByRole('link', { name: 'R261112-7K3QX' })
  expect(booking.getAttribute('href')).toBe(deskPaths.booking(queued().bookingId))
})

it('narrows the queue by state, operator and words, each as the list is asked', async () => {
  const { sent } = await openQueue()
  await screen.findByRole('link', { name: 'JR2611-7K3QX' })
  const last = () => sent(desk.list).at(-1)
  await userEvent.click(screen.getByRole('tab', { name: /Arrived/ }))
  await waitFor(() => expect(last()).toMatchObject({ orderState: 'arrived' }))
  await userEvent.click(screen.getByRole('button', { name: /Operator/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Zhao Lei' }))
  await waitFor(() => expect(last()).toMatchObject({ orderState: 'arrived', operatorId: zhao }))
  await userEvent.type(screen.getByPlaceholderText(/^Job, booking/), 'Haode{Enter}')
  await waitFor(() => expect(last()).toMatchObject({ orderState: 'arrived', operatorId: zhao, keyword: 'Haode' }))
})

it('counts the work orders of each mode, and shows those of one with the filter of shared cargo where it has some', async () => {
  const { sent } = await openQueue({ ...countedPage({}, queued()), modeCounts: { R: 12, S: 3 } })
  const modes = within(await screen.findByRole('tablist', { name: 'Mode' }))
  await waitFor(() => expect(modes.getByRole('tab', { name: /^Rail/ }).textContent).toBe('Rail12'))
  expect(modes.getByRole('tab', { name: /^All/ }).textContent).toBe('All15')
  expect(modes.getByRole('tab', { name: /^Air/ }).textContent).toBe('Air0')
  expect(screen.queryByRole('group', { name: 'LCL status' })).toBeNull()
  await userEvent.click(modes.getByRole('tab', { name: /^Sea/ }))
  await waitFor(() => expect(sent(desk.list).at(-1)).toMatchObject({ serviceModeId: 'S', orderState: 'all' }))
  expect(await screen.findByRole('group', { name: 'LCL status' })).toBeTruthy()
})

it('says why it cannot show the queue', async () => {
  await openQueue(new Problem('access.not-allowed'))
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
})

it('leads to the bookings while there is no work order', async () => {
  await openQueue(countedPage({}))
  expect(await screen.findByText('Open one from an accepted booking')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See bookings' }).getAttribute('href')).toBe(deskPaths.bookings())
})
