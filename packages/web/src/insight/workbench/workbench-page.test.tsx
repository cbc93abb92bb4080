import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { ownAnnouncementEndpoints as own } from '@landbridge/contract/communication/announcement-endpoints'
import { todoEndpoints } from '@landbridge/contract/insight/todo'
import {
  type MonthFigures,
  monthsShown,
  type WorkbenchFigures,
  workbenchEndpoints,
} from '@landbridge/contract/insight/workbench'
import { trackingEndpoints } from '@landbridge/contract/tracking/tracking-endpoints'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { row, serve } from '../../booking/booking-fixtures.ts'
import { bookingTodoLooks } from '../../booking/booking-todo-looks.ts'
import { paths } from '../../paths.ts'
import { signWith } from '../../platform/signing.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { jobTodoLooks } from '../../workorder/job-todo-looks.ts'
import { insightRoutesWith } from '../insight-routes.tsx'
import type { TodoLooks } from './needs-you.tsx'

const insightRoutes = insightRoutesWith(async () => ({ ...bookingTodoLooks, ...jobTodoLooks }) as TodoLooks)

const months = Array.from({ length: monthsShown }, (_, i): MonthFigures => {
  return { month: new Date(Date.UTC(2030, 1 + i, 1)).toISOString().slice(0, 7), tonnage: [], cost: '0.00' }
})
const noFigures: WorkbenchFigures = { months, costCurrency: 'CNY', withoutRate: [], completedThisMonth: 0 }

async function open(
  figures: WorkbenchFigures = noFigures,
  rows: Partial<BookingRow>[] = [{}],
  now = '2031-01-15T08:00:00Z',
) {
  const shown = rows.map((changes) => ({ ...row(changes), serviceModeId: 'R', bookingState: 'shipped' }) as const)
  serve(
    answer(bookingEndpoints.listAll, countedPage({ draft: 0, shipped: 4 }, ...shown)),
    answer(workbenchEndpoints.figures, figures),
    answer(todoEndpoints.list, { items: [] }),
    answer(trackingEndpoints.underway, { items: [], total: 0 }),
    answer(own.list, { items: [], total: 0, unread: 0, pageIndex: 1, pageSize: 6 }),
  )
  await openPages(insightRoutes.order ?? [], paths.workbench())
  signWith({ clockOffsetMs: Date.parse(now) - Date.now() })
}

it('opens with counts, the last bookings, and no empty plots or drafts where there is nothing yet', async () => {
  await open()
  expect((await screen.findAllByRole('link', { name: 'R310115-7K3QX' })).length).toBeGreaterThan(0)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(expect.arrayContaining(['Booking no.', 'Containers', 'Status']))
  expect(screen.getByText('ordered 15 Jan')).toBeTruthy()
  const states = within(screen.getByRole('region', { name: 'Booking status' }))
  expect(states.getByRole('link', { name: /Shipped\s*4/ }).getAttribute('href')).toBe(
    paths.allBookings({ orderState: 'shipped' }),
  )
  expect(await states.findByRole('link', { name: /Done this month\s*0/ })).toBeTruthy()
  expect(await screen.findByText('Nothing is on the way at present')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Tonnage|Charges|Drafts/ })).toBeNull()
})

it('counts as late what is still on its way, not what has arrived', async () => {
  const late = { promisedEta: at('2031-02-01 08:00:00'), eta: at('2031-02-03 08:00:00'), etaZone: 'Europe/Berlin' }
  const arrived = { ...late, id: crypto.randomUUID(), bookingNo: 'R310115-ARRVD', ata: at('2031-02-03 08:00:00') }
  await open(noFigures, [late, arrived])
  const states = within(await screen.findByRole('region', { name: 'Booking status' }))
  expect(await states.findByText('1 late')).toBeTruthy()
})

it('greets who has no name without a comma', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)$/ })).toBeTruthy()
})

it.each([
  ['2031-01-15T01:00:00Z', 'Good morning'],
  ['2031-01-15T08:00:00Z', 'Good afternoon'],
  ['2031-01-15T12:00:00Z', 'Good evening'],
])(
  'greets by the clock of the reader, who need not live where the business does: at %s with %s',
  async (now, greeting) => {
    await open(noFigures, [{}], now)
    expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeTruthy()
  },
)

it('tells tonnage by mode and charges by month, the newest first where they stand as a table', async () => {
  const moved = {
    month: '2031-01',
    tonnage: [{ serviceModeId: 'R', grossWeightKg: '36545' }],
    cost: '48250.50',
  } as const
  const told = [...months.slice(0, -1), { ...moved, tonnage: [...moved.tonnage] }]
  await open({ ...noFigures, months: told, completedThisMonth: 2 })
  const tonnage = within(await screen.findByRole('table', { name: /^Gross weight departed/ }))
  expect(
    tonnage
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['MonthRail', 'Jan 203136.5 t', 'Dec 20300.0 t'])
  const charges = within(screen.getByRole('table', { name: /^Charges by month in CNY/ }))
  expect(charges.getByRole('row', { name: 'Jan 2031 ¥48,250.50' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Done this month\s*2/ })).toBeTruthy()
})
