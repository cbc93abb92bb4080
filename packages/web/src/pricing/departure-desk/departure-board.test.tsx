import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { departureWeekEndpoints, type WeekDeparture } from '@landbridge/contract/pricing/departure-week-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { countedPage } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type OutputOf, type Reply, servePortal } from '../../testing/portal.ts'
import { pricingRoutesWith } from '../pricing-routes.tsx'

const { week } = departureWeekEndpoints
const page = { pageIndex: 1, pageSize: 20 }
type Week = OutputOf<typeof week>

const train = (no: number, day: number, changes: Partial<WeekDeparture> = {}): WeekDeparture => ({
  ...{ serviceModeId: 'R', id: `a2429e76-ec14-40cc-ac40-65438700000${no}`, departureName: `X800${no}` },
  ...{ originCode: 'CNXIA', originName: 'Xi’an', destinationCode: 'DEHAM', destinationName: 'Hamburg' },
  ...{ entryPortCode: 'CNHRS', entryPortName: 'Khorgos', departsOn: `2031-01-${day}`, etdZone: 'Asia/Shanghai' },
  ...{ etd: new Date(Date.UTC(2031, 0, day, 13, 40)), closesAt: new Date(Date.UTC(2031, 0, day - 2, 6)) },
  ...{ slotsTotal: 50, slotsLeft: 11, stage: 'scheduled', isOpen: true, ...changes },
})
const sailing = train(7, 23, {
  ...{ serviceModeId: 'S', departureName: 'Wood Lark / 046W', carrierName: 'COSCO', serviceCode: 'AEU3' },
  ...{ originCode: 'CNSHA', originName: 'Shanghai', etd: new Date(Date.UTC(2031, 0, 23, 4)), slotsLeft: 2 },
  ...{ entryPortCode: undefined, entryPortName: undefined },
})
const board: Week = {
  ...{
    startDate: '2031-01-20',
    endDate: '2031-01-26',
    total: 3,
    slotsTotal: 200,
    slotsLeft: 15,
    modeCounts: { R: 4, S: 1, A: 1 },
  },
  items: [
    train(1, 20, { stage: 'departed', isOpen: false, slotsLeft: 0 }),
    train(2, 21, { isOpen: false, slotsLeft: 2 }),
    train(3, 22),
    train(4, 22, { etd: new Date(Date.UTC(2031, 0, 22, 20)), stage: 'cancelled', isOpen: false }),
    sailing,
    train(5, 24, { serviceModeId: 'A', departureName: 'CA1037', slotsTotal: 0, slotsLeft: 0 }),
  ],
}

beforeEach(() => {
  localStorage.clear()
  logInClerk('pricing.view', 'pricing.edit')
})

async function openWeek(reply: Reply<typeof week> = board, query: Record<string, string> = {}, isPhone = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }))
  const { sent } = servePortal(
    emptyLists,
    answer(week, reply),
    answer(departureDeskEndpoints.list, { ...countedPage({}), modeCounts: {} }),
    answer(departureDeskEndpoints.show, new Problem('pricing.departure-missing')),
  )
  const { router } = await openPages(
    pricingRoutesWith({}).desk ?? [],
    deskPaths.departures({ weekOf: '2031-01-22', ...query }),
  )
  return { sent, router, user: userEvent.setup() }
}

const rows = () =>
  within(screen.getByRole('grid', { name: 'Departures of the week' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

it('shows what leaves on each day of a lane, by the clock of its place, how full it is and what can be booked', async () => {
  const { sent } = await openWeek()
  await screen.findByRole('grid')
  expect(sent(week)).toEqual([{ ...page, weekOf: '2031-01-22' }])
  expect(screen.getByText('week 4')).toBeTruthy()
  expect(rows()).toEqual([
    [
      'Xi’an → HamburgKhorgos',
      'X800121:4050 of 50departed',
      'X800221:4048 of 50closed',
      'X800321:4039 of 5011 freeX800404:00blank',
      ...['', '', '', ''],
    ],
    ['Shanghai → HamburgCOSCO · AEU3', '', '', '', 'Wood Lark12:0048 of 502 free', '', '', ''],
    ['Xi’an → HamburgKhorgos', '', '', '', '', 'CA103721:40open', '', ''],
  ])
  expect(screen.getByText(/3 lanes/).textContent).toBe('3 lanes · 185 of 200 TEU booked')
})

it('walks to the weeks before and after, and back to the present one', async () => {
  const { sent, user } = await openWeek()
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Week after' }))
  await waitFor(() => expect(sent(week).at(-1)).toEqual({ ...page, weekOf: '2031-01-27' }))
  await user.click(screen.getByRole('button', { name: 'Week before' }))
  await waitFor(() => expect(sent(week).at(-1)).toEqual({ ...page, weekOf: '2031-01-20' }))
  await user.click(screen.getByRole('button', { name: 'This week' }))
  await waitFor(() => expect(sent(week).at(-1)).toEqual(page))
  expect(screen.queryByRole('button', { name: 'This week' })).toBeNull()
})

it('counts the modes on their tabs and shows the week of one', async () => {
  const { sent, user } = await openWeek()
  const tab = await screen.findByRole('tab', { name: /^Sea/ })
  await waitFor(() => expect(tab.textContent).toBe('Sea1'))
  await user.click(tab)
  await waitFor(() => expect(sent(week).at(-1)).toEqual({ ...page, weekOf: '2031-01-22', serviceModeId: 'S' }))
})

it('leads by keys from departure to departure, and by Enter to the one that has the focus', async () => {
  const { router, user } = await openWeek()
  const first = await screen.findByRole('link', { name: /^X8001/ })
  first.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.textContent).toContain('X8003')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('X8004')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(deskPaths.departure(train(4, 22).id)))
})

it('says that a week has no departures', async () => {
  await openWeek({ ...board, items: [], total: 0, modeCounts: {} })
  expect(await screen.findByText('No departures this week')).toBeTruthy()
})

it('pages the lanes, and goes to the last page where an address names a later one', async () => {
  const { sent, user } = await openWeek({ ...board, total: 45 }, { page: '9' })
  await waitFor(() => expect(sent(week).at(-1)).toMatchObject({ pageIndex: 3 }))
  await user.click(await screen.findByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(sent(week).at(-1)).toMatchObject({ pageIndex: 2, weekOf: '2031-01-22' }))
})

it('offers to try again where the week did not come', async () => {
  const { user, sent } = await openWeek(new Problem('shared.broken'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(sent(week).length).toBeGreaterThan(1)
})

it('asks for the present week where an address names none that there is', async () => {
  const { sent } = await openWeek(board, { weekOf: '2031-02-31', serviceModeId: 'X' })
  await screen.findByRole('grid')
  expect(sent(week)).toEqual([page])
})

it('lists the week by its days on a telephone', async () => {
  await openWeek(board, {}, true)
  const monday = (await screen.findByRole('heading', { name: /20 Jan/ })).closest('section') as HTMLElement
  expect(within(monday).getByRole('link').textContent).toBe('X800121:4050 of 50departed')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.queryByRole('heading', { name: /26 Jan/ })).toBeNull()
})

it('keeps the list, where the reader chose it, also without an address that says so', async () => {
  const { user, sent } = await openWeek()
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'List' }))
  await waitFor(() => expect(sent(departureDeskEndpoints.list)).toHaveLength(1))
  document.body.replaceChildren()
  const again = await openWeek()
  await waitFor(() => expect(again.sent(departureDeskEndpoints.list)).toHaveLength(1))
  await again.user.click(screen.getByRole('button', { name: 'Board' }))
  expect(await screen.findByRole('grid')).toBeTruthy()
})
