import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { serverNow } from '../../platform/signing.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type Reply } from '../../testing/portal.ts'
import { deskBooking, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const idOf = (no: number) => `6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a1${no}`
const numberOf = (no: number) => `R261123-M4H7${no}`
const customerId = '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11'
const minuteMs = 60_000

const queued = (no: number, firstCutoff?: Date): DeskBookingRow => ({
  ...{ id: idOf(no), bookingNo: numberOf(no), state: 'submitted', stateLabel: 'Submitted', version: 1 },
  ...{ savedAt: at('2026-11-21 08:00:00'), serviceModeId: 'R', customerId, customerShortName: 'Haode' },
  ...{ originName: 'Xi’an', destinationName: 'Hamburg', boxText: '2*40HQ', toQuote: false, checks: [], revision: 1 },
  ...(firstCutoff && { firstCutoff, firstCutoffZone: 'Asia/Shanghai' }),
})

const detailOf = (id: string) =>
  deskBooking({
    ...{ id, bookingNo: numberOf(Number(id.at(-1))), state: 'submitted', customerId },
    actions: [{ name: 'receive', allowed: true }],
    proposal: { departures: [], agreedLines: [], documentsDue: [], holds: [], missing: [] },
  })

beforeEach(async () => {
  await logInClerk('booking.view', 'booking.receive')
})

async function openQueue({
  address = deskPaths.bookings(),
  isPhone = false,
  show = undefined as Reply<typeof desk.show> | undefined,
} = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') !== isPhone,
    addEventListener() {},
    removeEventListener() {},
  }))
  const over = new Date(serverNow().getTime() - minuteMs)
  const later = new Date(serverNow().getTime() + 30 * 24 * 60 * minuteMs)
  serve(
    answer(desk.list, countedPage({ submitted: 3 }, queued(1, over), queued(2, later), queued(3))),
    answer(desk.show, show ?? (({ id }) => detailOf(id))),
    answer(desk.operators, { items: [] }),
  )
  const { router } = await openPages(bookingRoutesWith({}).desk ?? [], address)
  await screen.findByRole('link', { name: numberOf(1) })
  return { router, user: userEvent.setup() }
}

const panel = (no: number) => screen.findByRole('complementary', { name: numberOf(no) })
const noPanel = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())

it('stands by its nearest cut-offs: what is over, what comes, and what has none yet', async () => {
  await openQueue()
  const heads = [...document.querySelectorAll('tr.band')].map((head) => head.textContent)
  expect(heads).toEqual(['Cut-off passed1', 'Later1', 'No cut-off yet1'])
})

it('opens a booking beside the queue, which stays in view, and is closed by Back', async () => {
  const { router, user } = await openQueue()
  await user.click(screen.getByRole('link', { name: numberOf(2) }))
  const shown = await panel(2)
  expect(within(shown).getByText('2 of 3')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/admin/bookings', search: `?booking=${idOf(2)}` })
  expect(screen.getByRole('link', { name: numberOf(1) })).toBeTruthy()
  await router.navigate(-1)
  await noPanel()
  expect(router.state.location.search).toBe('')
})

it('goes on to the next and the previous booking by J and K, which its buttons say, and back over all of them in one step', async () => {
  const { router, user } = await openQueue()
  await user.click(screen.getByRole('link', { name: numberOf(1) }))
  await panel(1)
  await user.keyboard('j')
  await panel(2)
  await user.click(screen.getByRole('button', { name: 'Next J' }))
  await panel(3)
  await user.keyboard('j')
  await panel(3)
  await user.keyboard('k')
  await panel(2)
  expect(document.activeElement?.textContent).toBe(numberOf(2))
  await router.navigate(-1)
  await noPanel()
})

it('accepts the booking beside the queue by A', async () => {
  const { user } = await openQueue({ address: deskPaths.bookings({ booking: idOf(2) }) })
  expect(within(await panel(2)).getByRole('button', { name: 'Accept A' })).toBeTruthy()
  await user.keyboard('a')
  await screen.findByRole('dialog', { name: `Accept ${numberOf(2)}` })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await panel(2)).toBeTruthy()
})

it('closes by Escape and leaves the focus on the row', async () => {
  const { user } = await openQueue()
  await user.click(screen.getByRole('link', { name: numberOf(2) }))
  await panel(2)
  await user.keyboard('{Escape}')
  await noPanel()
  expect(document.activeElement?.textContent).toBe(numberOf(2))
})

it('says beside the queue that a booking could not be read, and tries again', async () => {
  const { user } = await openQueue({ show: new Problem('shared.broken') })
  await user.click(screen.getByRole('link', { name: numberOf(2) }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('opens the page of a booking on a telephone', async () => {
  const { router, user } = await openQueue({ isPhone: true })
  await user.click(screen.getByRole('link', { name: numberOf(2) }))
  await waitFor(() => expect(router.state.location.pathname).toBe(deskPaths.booking(idOf(2))))
})
