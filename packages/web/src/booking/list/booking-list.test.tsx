import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { signWith } from '../../platform/signing.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { rail, row, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const onTelephone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))

const waiting: BookingRow['toDo'] = {
  todoKind: 'papers',
  paperNames: ['Commercial invoice', 'Packing list'],
  dueBy: '2031-01-20',
}

async function openList(...rows: BookingRow[]) {
  serve(answer(rail.list, countedPage({}, ...rows)))
  await openPages(bookingRoutesWith({}).order ?? [], paths.bookings('railway'))
  signWith({ clockOffsetMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() })
  await screen.findByRole('link', { name: 'R310115-7K3QX' })
}

it('says of cargo that is there that it has arrived, and where', async () => {
  const there = { ata: at('2031-02-10 10:00:00'), trackLabel: 'Arrived · Hamburg' }
  await openList(row(there), row({ id: '5b7d7d7e-0a9d-4a5e-9d0e-0f3a5f5a1c12', bookingNo: 'R310114-2A2AA' }))
  const [, first, second] = screen.getAllByRole('row')
  expect(within(first as HTMLElement).getByText('Arrived', { selector: '.pill' })).toBeTruthy()
  expect(within(first as HTMLElement).getByTitle('Arrived · Hamburg').textContent).toBe('HamburgArrived')
  expect(within(second as HTMLElement).getByText('Shipped', { selector: '.pill' })).toBeTruthy()
})

it('says what waits for the reader before what happened last', async () => {
  await openList(row({ toDo: waiting, trackLabel: 'Departed · Xi’an' }))
  const todo = screen.getByTitle('Upload commercial invoice, packing list')
  expect(todo.textContent).toMatch(/^Upload 2 documentsby .*20/)
  expect(screen.queryByText('Departed')).toBeNull()
})

it('says it in few words, with all of it for who points at them', async () => {
  await openList(row({ state: 'returned', stateLabel: 'Changes needed', toDo: { todoKind: 'returned' } }))
  expect(screen.getByTitle('Change and submit again').textContent).toBe('Make changes')
})

it('shows on a telephone what is to be done, and of what has no times yet the day that was asked for', async () => {
  onTelephone()
  await openList(row({ state: 'submitted', stateLabel: 'Submitted', wantedDate: '2031-01-29', toDo: waiting }))
  const card = within(screen.getByRole('article'))
  expect(card.getByText(/^wanted .*29/)).toBeTruthy()
  expect(card.getByText('Upload 2 documents')).toBeTruthy()
})
