import { type TariffRow, tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { countedPage } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type Reply, servePortal } from '../../testing/portal.ts'
import { pricingRoutesWith } from '../pricing-routes.tsx'

const { list, show } = tariffDeskEndpoints

const line = (no: number, changes: Partial<TariffRow> = {}): TariffRow => ({
  ...{
    serviceModeId: 'R',
    id: `a2429e76-ec14-40cc-ac40-65438700000${no}`,
    lineNo: `R00${no}`,
    revision: 1,
    version: 1,
  },
  ...{
    state: 'published',
    stateLabel: 'Published',
    originCode: 'CNXIA',
    originName: 'Xi’an',
    destinationCode: 'DEHAM',
  },
  ...{ destinationName: 'Hamburg', entryPortName: 'Khorgos', currency: 'USD', coc20Gp: '2950', coc40Hq: '4650' },
  ...{ validFrom: '2031-01-01', validTo: '2091-06-30', lastDay: '2091-06-30', isCurrent: true },
  ...{ transitDaysMin: 14, transitDaysMax: 16, sample: false, changedAt: new Date('2031-01-01T00:00:00Z') },
  ...changes,
})
const draft = line(2, { lineNo: 'R001', revision: 2, state: 'draft', isCurrent: false, coc40Hq: '1' })
const rows = [
  line(1),
  draft,
  line(3, { destinationName: 'Vorsino', coc20Gp: undefined, coc40Hq: '3330', sharedPerM3: '95' }),
  line(4, { destinationName: 'Madrid', coc20Gp: '0', coc40Hq: '6050' }),
]

beforeEach(() => {
  localStorage.clear()
  logInClerk('pricing.view', 'pricing.edit')
})

async function openMatrix(reply?: Reply<typeof list>, isPhone = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }))
  const { sent } = servePortal(
    emptyLists,
    answer(list, reply ?? { ...countedPage({}, ...rows), modeCounts: { R: 46, S: 31 } }),
    answer(show, new Problem('pricing.missing')),
  )
  const { router } = await openPages(pricingRoutesWith({}).desk ?? [], deskPaths.tariffs())
  return { sent, router, user: userEvent.setup() }
}

const shown = async () =>
  within(await screen.findByRole('grid', { name: 'Tariffs by lane' }))
    .getAllByRole('row')
    .map((row) => [...row.children].slice(0, -1).map((cell) => cell.textContent))

it('compares what can be sold by, lane by lane, from the cheapest of a column to the dearest; a draft is not compared', async () => {
  const { sent } = await openMatrix()
  expect(await shown()).toEqual([
    ['Lane', 'Version', 'COC 20GP', 'COC 40HQ', 'LCL per m³'],
    ['Xi’an → HamburgKhorgos · USD', 'v1', '2,950', '4,650', '—'],
    ['Xi’an → Hamburg, Khorgos', 'v2Draft', '2,950', '1', '—'],
    ['Xi’an → VorsinoKhorgos · USD', 'v1', '—', '3,330cheapest', '95'],
    ['Xi’an → MadridKhorgos · USD', 'v1', '—', '6,050dearest', '—'],
  ])
  expect(screen.getByRole('link', { name: '4,650' }).title).toBe('2 of 3 from the cheapest')
  expect(sent(list)).toMatchObject([{ serviceModeId: 'R', isAhead: true, sortName: 'originCode', pageSize: 200 }])
})

it('leads by keys from price to price, and by Enter to the tariff of the one that has the focus', async () => {
  const { router, user } = await openMatrix()
  const cell = await screen.findByRole('link', { name: '4,650' })
  cell.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('3,330cheapest')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(deskPaths.tariff(line(3).id)))
})

it('shows one mode at a time, counted on its tabs', async () => {
  const { sent, user } = await openMatrix()
  await shown()
  await user.click(screen.getByRole('tab', { name: /^Sea/ }))
  expect(screen.getByRole('tab', { name: /^Sea/ }).textContent).toBe('Sea31')
  await waitFor(() => expect(sent(list).at(-1)).toMatchObject({ serviceModeId: 'S', isAhead: true }))
})

it('says that there are no tariffs, and offers to try again where they did not come', async () => {
  await openMatrix({ ...countedPage({}), modeCounts: {} })
  expect(await screen.findByText('No tariffs yet')).toBeTruthy()
  document.body.replaceChildren()
  const { sent, user } = await openMatrix(new Problem('shared.broken'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(sent(list).length).toBeGreaterThan(1)
})

it('keeps the list, where the reader chose it, and lists on a telephone whatever was chosen', async () => {
  const { user } = await openMatrix()
  await shown()
  await user.click(screen.getByRole('button', { name: 'List' }))
  expect(await screen.findByRole('tab', { name: /^Withdrawn/ })).toBeTruthy()
  document.body.replaceChildren()
  await (await openMatrix()).user.click(await screen.findByRole('button', { name: 'Matrix' }))
  expect(await shown()).toHaveLength(5)
  document.body.replaceChildren()
  await openMatrix(undefined, true)
  expect(await screen.findByRole('tab', { name: /^Withdrawn/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Matrix' })).toBeNull()
})
